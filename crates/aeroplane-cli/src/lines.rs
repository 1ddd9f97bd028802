//! Reading an input line by line, without ever holding more of it than a line may need.

use std::io::{self, BufRead as _, BufReader, Read};

/// The longest line that is read, in bytes. The largest sensible request to the engine is a thousand times shorter, and
/// what people type shorter still.
pub(crate) const LONGEST_LINE: usize = 1 << 20;

/// The bytes that are read at a time.
const BUFFER: usize = 1 << 16;

/// A line of the input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// A line without its end.
    Whole(&'a [u8]),
    /// A line longer than [`LONGEST_LINE`]; it was read and forgotten.
    TooLong,
}

/// The lines of an input.
pub(crate) struct Lines<R> {
    input: BufReader<R>,
    line: Vec<u8>,
}

impl<R: Read> Lines<R> {
    pub(crate) fn new(input: R) -> Self {
        Self { input: BufReader::with_capacity(BUFFER, input), line: Vec::new() }
    }

    /// The next line, `None` at the end of the input.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let mut too_long = false;
        let mut ended = false;
        let mut any = false;
        while !ended {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if chunk.is_empty() {
                break;
            }
            any = true;
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            too_long |= self.line.len() + part.len() > LONGEST_LINE;
            if !too_long {
                self.line.extend_from_slice(part);
            }
            ended = end.is_some();
            let read = part.len() + usize::from(ended);
            self.input.consume(read);
        }
        Ok(match (any, too_long) {
            (false, _) => None,
            (true, true) => Some(Line::TooLong),
            (true, false) => Some(Line::Whole(&self.line)),
        })
    }

    /// Whether another complete line has already been read, so that asking for it cannot wait.
    pub(crate) fn has_another(&self) -> bool {
        self.input.buffer().contains(&b'\n')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &[u8]) -> Vec<String> {
        let mut lines = Lines::new(input);
        let mut all = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            all.push(match line {
                Line::Whole(text) => String::from_utf8_lossy(text).into_owned(),
                Line::TooLong => String::from("too long"),
            });
        }
        all
    }

    #[test]
    fn the_last_line_needs_no_end() {
        assert_eq!(read(b"one\n\ntwo"), ["one", "", "two"]);
        assert_eq!(read(b""), [""; 0]);
        assert_eq!(read(b"\n"), [""]);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_the_next_one_read() {
        let mut input = vec![b'x'; 10 * LONGEST_LINE];
        input.extend_from_slice(b"\nnext\n");
        assert_eq!(read(&input), ["too long", "next"]);
        let mut just_fits = vec![b'x'; LONGEST_LINE];
        just_fits.push(b'\n');
        assert_eq!(read(&just_fits)[0].len(), LONGEST_LINE);
    }
}
