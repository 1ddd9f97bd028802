//! The files that results go to, looked at before anything is played.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use aeroplane_lab::{Findings, check_writable};

use super::arguments::OutputArguments;
use super::keep::files_in;
use super::unusable;
use crate::failure::Failure;

/// As much of a table as is looked at, in bytes: more than its first headings.
const LOOKED_AT: u64 = 256;

/// Refuses places that cannot be written, and those that hold something which nobody wants to lose.
pub(crate) fn check(output: &OutputArguments) -> Result<(), Failure> {
    let kept = match &output.out {
        Some(out) => check_part(out)?,
        None => Vec::new(),
    };
    let Some(csv) = &output.csv else { return Ok(()) };
    if kept.iter().any(|kept| is_same(kept, csv)) {
        return Err(unusable(csv, "--out and --csv name the same file: choose another one for one of them"));
    }
    check_writable(csv).map_err(|error| Failure::of_file("write", csv, &error))?;
    check_table(csv).map_err(|error| Failure::of_file("read", csv, &error))?
}

/// The files in which a part and what belongs to it are kept.
fn check_part(out: &Path) -> Result<Vec<PathBuf>, Failure> {
    let files = files_in(out);
    for file in &files {
        if file.metadata().is_ok_and(|found| !found.is_file()) {
            let problem =
                "is no regular file: a run has to read again what --out keeps, so choose a file or a folder";
            return Err(unusable(file, problem));
        }
    }
    // A folder is made when it is needed, and that before anything is played.
    if let [file] = &files[..] {
        check_writable(file).map_err(|error| Failure::of_file("write", file, &error))?;
    }
    Ok(files)
}

/// Only a table of the laboratory is replaced by another one.
fn check_table(csv: &Path) -> io::Result<Result<(), Failure>> {
    if !csv.is_file() {
        return Ok(Ok(()));
    }
    let mut beginning = Vec::new();
    File::open(csv)?.take(LOOKED_AT).read_to_end(&mut beginning)?;
    if beginning.is_empty() || Findings::is_csv(&beginning) {
        return Ok(Ok(()));
    }
    let problem = "is there already, is no table of the laboratory and is not replaced: choose another name";
    Ok(Err(unusable(csv, problem)))
}

/// Whether two names lead to the same place, whether or not anything is there yet.
fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| {
        let (folder, name) = (path.parent()?, path.file_name()?);
        let folder = if folder == Path::new("") { Path::new(".") } else { folder };
        path.canonicalize().or_else(|_| Ok::<_, io::Error>(folder.canonicalize()?.join(name))).ok()
    };
    one == other || real(one).is_some_and(|one| real(other) == Some(one))
}
