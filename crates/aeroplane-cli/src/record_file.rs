//! Game records in files: reading them within bounds, and writing them so that a crash loses nothing.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process;

use aeroplane_rules::Record;

use crate::failure::Failure;
use crate::foreign_text::{printable, printed_path};

/// The largest file that is read, in bytes. A long game with its proof takes a few hundred thousand.
pub(crate) const LARGEST_RECORD: u64 = 64 << 20;

/// The longest account of a mistake, in characters. It may list all legal moves and repeat what stands in the file.
const LONGEST_ERROR: usize = 2000;

/// The path that stands for the standard input.
const STANDARD_INPUT: &str = "-";

/// The record in a file; `-` is the standard input.
///
/// Nothing of the game can be trusted less for coming from there: every action is played when it is read.
pub(crate) fn read(path: &Path) -> Result<Record, Failure> {
    let bytes = read_bytes(path).map_err(|error| Failure::of_file("read", path, &error))?;
    parse(path, &bytes)
}

/// The record in bytes that were read from a file, up to one byte beyond the limit.
pub(crate) fn parse(path: &Path, bytes: &[u8]) -> Result<Record, Failure> {
    let name = printed_path(path);
    if bytes.len() as u64 > LARGEST_RECORD {
        let megabytes = LARGEST_RECORD >> 20;
        return Err(Failure::Usage(format!("{name} is larger than {megabytes} MB: no record of a game is")));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let (line, column) = place_behind(&bytes[..error.valid_up_to()]);
        Failure::Usage(format!("{name} is no record: line {line}, column {column}: expected text in UTF-8"))
    })?;
    Record::parse(text).map_err(|error| {
        let error = printable(&error.to_string(), LONGEST_ERROR);
        Failure::Usage(format!("{name} is no record: {error}"))
    })
}

/// Reads no more than one byte beyond the limit.
fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path == Path::new(STANDARD_INPUT) {
        io::stdin().lock().take(LARGEST_RECORD + 1).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(LARGEST_RECORD + 1).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// Line and column behind a beginning of valid text, both from 1.
fn place_behind(beginning: &[u8]) -> (usize, usize) {
    let beginning = String::from_utf8_lossy(beginning);
    let lines = beginning.matches('\n').count() + 1;
    let column = beginning.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (lines, column)
}

/// Writes a record to a file. A file that is there already is replaced only if it is `own`, the one that this game was
/// loaded from or saved to last, and still holds a record: nothing else is ever lost.
///
/// The record is written beside its place first and then moved there in one step, so that the place holds either the
/// old record or the whole new one.
pub(crate) fn write(path: &Path, record: &Record, own: Option<&Path>) -> Result<(), Failure> {
    let failed = |error: &io::Error| Failure::of_file("write", path, error);
    if path == Path::new(STANDARD_INPUT) {
        return Err(Failure::Usage(format!("{STANDARD_INPUT} is no name for a file: nothing was written")));
    }
    let target = match fs::symlink_metadata(path) {
        Ok(_) => replaceable(path, own)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_owned(),
        Err(error) => return Err(failed(&error)),
    };
    let beside = target.with_file_name(format!(".aeroplane-{}.part", process::id()));
    write_new(&beside, record).and_then(|()| fs::rename(&beside, &target)).map_err(|error| {
        // It may not be there at all; the failure that counts is the first one.
        let _ = fs::remove_file(&beside);
        failed(&error)
    })
}

/// The file that a new record may take the place of: behind a link, where the link leads.
fn replaceable(path: &Path, own: Option<&Path>) -> Result<PathBuf, Failure> {
    let failed = |error: &io::Error| Failure::of_file("write", path, error);
    let target = fs::canonicalize(path).map_err(|error| failed(&error))?;
    let is_own = own.is_some_and(|own| fs::canonicalize(own).is_ok_and(|own| own == target));
    if is_own && read(&target).is_ok() {
        return Ok(target);
    }
    let name = printed_path(path);
    let what = if fs::metadata(&target).map_err(|error| failed(&error))?.is_file() {
        "is there already and is not the file of this game"
    } else {
        "is not a file"
    };
    Err(Failure::Usage(format!("{name} {what}: nothing was written, choose another name")))
}

fn write_new(path: &Path, record: &Record) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    if !record.game().is_over() {
        keep_private(&mut options);
    }
    let mut file = options.open(path)?;
    file.write_all(record.to_string().as_bytes())?;
    // A move to a name whose content is still on its way to the disk could outlive it.
    file.sync_all()
}

/// Lets nobody but its owner read the new file: from the record of a game that goes on, rolls can be foreseen.
#[cfg(unix)]
fn keep_private(options: &mut OpenOptions) {
    use std::os::unix::fs::OpenOptionsExt as _;

    options.mode(0o600);
}

/// Elsewhere a new file has the rights that its folder gives.
#[cfg(not(unix))]
fn keep_private(_: &mut OpenOptions) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_characters() {
        assert_eq!(place_behind(b""), (1, 1));
        assert_eq!(place_behind("a\né".as_bytes()), (2, 2));
        assert_eq!(place_behind(b"a\n"), (2, 1));
    }
}
