//! Rolls that somebody wrote down.

use std::io::{self, Read};

use aeroplane_rules::Roll;

/// A text that holds no rolls, or other things than rolls.
#[derive(Debug, thiserror::Error)]
pub enum FacesError {
    /// A digit that no die of six faces shows.
    #[error("line {line}, column {column}: {digit} is no face of a die: expected 1 to 6")]
    NoFace {
        /// The digit.
        digit: char,
        /// Its line, from 1.
        line: u64,
        /// Its place in the line in characters, from 1.
        column: u64,
    },
    /// There is no digit at all.
    #[error("no rolls: expected digits from 1 to 6")]
    Empty,
    /// Reading failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Reads faces one after another and hands each of them over: digits from 1 to 6 with anything else between them, or
/// nothing. However long the text is, only a small part of it is held.
///
/// # Errors
///
/// [`FacesError`] at the first digit that is no face, where there is none at all, or where reading fails. The rolls before
/// have been handed over by then.
pub fn read_faces(mut text: impl Read, mut each: impl FnMut(Roll)) -> Result<(), FacesError> {
    let mut buffer = vec![0; 1 << 16];
    let (mut line, mut column, mut any) = (1, 0, false);
    loop {
        let read = match text.read(&mut buffer) {
            Ok(0) => return if any { Ok(()) } else { Err(FacesError::Empty) },
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error.into()),
        };
        for &byte in buffer.iter().take(read) {
            match byte {
                b'\n' => (line, column) = (line + 1, 0),
                // What goes on with a character of several bytes is no column of its own.
                0x80..=0xbf => {}
                _ => column += 1,
            }
            if !byte.is_ascii_digit() {
                continue;
            }
            let Some(roll) = Roll::new(byte - b'0') else {
                return Err(FacesError::NoFace { digit: char::from(byte), line, column });
            };
            any = true;
            each(roll);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, String> {
        let mut faces = String::new();
        read_faces(text.as_bytes(), |roll| faces.push_str(&roll.to_string()))
            .map_err(|error| error.to_string())?;
        Ok(faces)
    }

    #[test]
    fn anything_may_stand_between_faces() {
        assert_eq!(read("1, 2;3\n\t4 – 5/6").as_deref(), Ok("123456"));
        assert_eq!(read("face\r\n661\r\n").as_deref(), Ok("661"));
        assert_eq!(read("[1,2]").as_deref(), Ok("12"));
    }

    #[test]
    fn other_digits_are_named_with_their_place() {
        let error = "line 2, column 4: 7 is no face of a die: expected 1 to 6";
        assert_eq!(read("1 2 3\né, 7 1"), Err(error.to_owned()));
        assert_eq!(read("10"), Err("line 1, column 2: 0 is no face of a die: expected 1 to 6".to_owned()));
    }

    #[test]
    fn no_faces_are_no_dice() {
        for text in ["", "\n\n", "none"] {
            assert_eq!(read(text), Err("no rolls: expected digits from 1 to 6".to_owned()));
        }
    }

    #[test]
    fn a_text_longer_than_the_buffer_is_read_whole() {
        let text = "1\n".repeat(100_000) + "8";
        let mut rolls = 0;
        let error = read_faces(text.as_bytes(), |_| rolls += 1).unwrap_err();
        assert!(matches!(error, FacesError::NoFace { digit: '8', line: 100_001, column: 1 }));
        assert_eq!(rolls, 100_000);
    }
}
