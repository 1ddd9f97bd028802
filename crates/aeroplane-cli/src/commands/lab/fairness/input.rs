//! Rolls out of files.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use aeroplane_lab::{FacesError, RollTally, read_faces};

use crate::failure::Failure;
use crate::foreign_text::printed_path;
use crate::record_file::{self, LARGEST_RECORD};

/// The path that stands for the standard input.
const STANDARD_INPUT: &str = "-";
/// What every record begins with, if not with blanks or comments.
const RECORD_TAG: &[u8] = b"[Format";
/// How far is looked for it, in bytes.
const BEGINNING: u64 = 1 << 16;

/// Counts the rolls of a record, with whose they are, or the faces of any other file.
pub(super) fn add(path: &Path, tally: &mut RollTally) -> Result<(), Failure> {
    let failed = |error: &io::Error| Failure::of_file("read", path, error);
    let mut input: Box<dyn Read> = if path == Path::new(STANDARD_INPUT) {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(path).map_err(|error| failed(&error))?)
    };
    let mut beginning = Vec::new();
    input.by_ref().take(BEGINNING).read_to_end(&mut beginning).map_err(|error| failed(&error))?;
    if beginning.windows(RECORD_TAG.len()).any(|bytes| bytes == RECORD_TAG) {
        let rest = LARGEST_RECORD + 1 - beginning.len() as u64;
        input.take(rest).read_to_end(&mut beginning).map_err(|error| failed(&error))?;
        tally.add_game(record_file::parse(path, &beginning)?.game());
        return Ok(());
    }
    let mut sequence = tally.sequence();
    read_faces(beginning.as_slice().chain(input), |face| sequence.add(face)).map_err(|error| match error {
        FacesError::Io(error) => failed(&error),
        FacesError::NoFace { .. } | FacesError::Empty => {
            Failure::Usage(format!("{}: {error}", printed_path(path)))
        }
    })
}
