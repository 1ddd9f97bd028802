//! Tables of values separated by commas, as RFC 4180 has them.

use std::io::{self, Write};

/// Writes a row. Fields that hold a comma, a quotation mark or a line break are quoted.
pub(crate) fn write_row<T: AsRef<str>>(output: &mut impl Write, fields: &[T]) -> io::Result<()> {
    for (index, field) in fields.iter().enumerate() {
        let (field, comma) = (field.as_ref(), if index == 0 { "" } else { "," });
        if field.contains([',', '"', '\n', '\r']) {
            write!(output, "{comma}\"{}\"", field.replace('"', "\"\""))?;
        } else {
            write!(output, "{comma}{field}")?;
        }
    }
    writeln!(output)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_would_break_a_row_are_quoted() {
        let mut row = Vec::new();
        write_row(&mut row, &["1", "a,b", "the \"cat\"", ""]).unwrap();
        assert_eq!(String::from_utf8(row).unwrap(), "1,\"a,b\",\"the \"\"cat\"\"\",\n");
    }
}
