//! Fills the tables into a document.

use super::tables::{Table, table};

/// Begins a place for a table in a document; behind it stands the table's name.
const BEGIN: &str = "<!-- table: ";
/// Ends the line that [`BEGIN`] begins.
const CLOSE: &str = " -->";
/// Ends the place.
const END: &str = "<!-- end of table -->";

/// A document whose tables cannot be filled in.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ManualError {
    /// It asks for a table that there is not.
    #[error("there is no table `{name}`")]
    UnknownTable {
        /// What it asks for.
        name: String,
    },
    /// The place of a table does not end.
    #[error("the table `{name}` does not end: `{END}` is missing")]
    NoEnd {
        /// Which table.
        name: String,
    },
}

/// The document with every table as it is now.
///
/// # Errors
///
/// A [`ManualError`] if a table is unknown or its place has no end.
pub fn manual(document: &str) -> Result<String, ManualError> {
    let mut text = String::with_capacity(document.len());
    let mut lines = document.lines();
    while let Some(line) = lines.next() {
        text.push_str(line);
        text.push('\n');
        let Some(name) = line.strip_prefix(BEGIN).and_then(|rest| rest.strip_suffix(CLOSE)) else { continue };
        let known = Table::ALL.into_iter().find(|table| table.name() == name);
        let wanted = known.ok_or_else(|| ManualError::UnknownTable { name: name.into() })?;
        if !lines.any(|line| line == END) {
            return Err(ManualError::NoEnd { name: name.into() });
        }
        text.push('\n');
        text.push_str(&table(wanted));
        text.push('\n');
        text.push_str(END);
        text.push('\n');
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_filled_in_and_the_rest_is_left() {
        let empty = "# Title\n\n<!-- table: notices -->\nold\n<!-- end of table -->\n\nRest.\n";
        let filled = manual(empty).unwrap();
        assert!(filled.starts_with("# Title\n\n<!-- table: notices -->\n\n| `notice` |"), "{filled}");
        assert!(filled.ends_with("<!-- end of table -->\n\nRest.\n") && !filled.contains("old"), "{filled}");
        assert_eq!(manual(&filled).unwrap(), filled);
    }

    #[test]
    fn a_table_that_cannot_be_filled_in_is_named() {
        let name = || String::from("prices");
        assert_eq!(manual("<!-- table: prices -->\n"), Err(ManualError::UnknownTable { name: name() }));
        let name = || String::from("events");
        assert_eq!(manual("<!-- table: events -->\n"), Err(ManualError::NoEnd { name: name() }));
    }
}
