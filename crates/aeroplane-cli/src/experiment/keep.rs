//! The files in which a run keeps what it has.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use aeroplane_lab::{Difference, Findings, Part, write_whole};

use super::unusable;
use crate::bounded_file;
use crate::failure::Failure;

/// The names of the files in a folder.
const RESULT: &str = "result.json";
const FINDINGS: &str = "findings.json";
const TABLE: &str = "findings.csv";

/// The largest part that is read, in bytes. One with hundreds of cells takes a few million.
const LARGEST_PART: u64 = 256 << 20;

/// The files in which `--out` keeps something: one, or those of a folder that is there or whose name ends with a slash.
pub(super) fn files_in(out: &Path) -> Vec<PathBuf> {
    let names_folder = out.as_os_str().as_encoded_bytes().ends_with(b"/");
    if !names_folder && !out.is_dir() {
        return vec![out.to_owned()];
    }
    [RESULT, FINDINGS].map(|name| out.join(name)).into()
}

/// Where a run keeps what it has.
pub(crate) struct Keep {
    part: PathBuf,
    /// The folder, where there is one for everything.
    folder: Option<PathBuf>,
}

impl Keep {
    /// A file, or a folder: one that is there, or a name that ends with a slash.
    pub(crate) fn new(out: &Path) -> Result<Self, Failure> {
        if let [file] = &mut files_in(out)[..] {
            return Ok(Self { part: std::mem::take(file), folder: None });
        }
        fs::create_dir_all(out).map_err(|error| Failure::of_file("make", out, &error))?;
        Ok(Self { part: out.join(RESULT), folder: Some(out.to_owned()) })
    }

    /// The part that is there already: a beginning of the range of the same experiment. `None` where there is no file.
    pub(crate) fn load(&self, own: &Part, range: &Range<u64>) -> Result<Option<Part>, Failure> {
        let Some(part) = self.load_any()? else { return Ok(None) };
        self.is_of(own, &part)?;
        let games = part.games();
        if games.start != range.start || games.end > range.end {
            let problem = format!(
                "holds games {} to {}, which are no beginning of {} to {}: choose another file",
                games.start, games.end, range.start, range.end
            );
            return Err(unusable(&self.part, problem));
        }
        Ok(Some(part))
    }

    /// Refuses to take the place of anything but some of the same games.
    pub(crate) fn may_take_place(&self, own: &Part) -> Result<(), Failure> {
        let Some(part) = self.load_any()? else { return Ok(()) };
        self.is_of(own, &part)?;
        let (kept, games) = (part.games(), own.games());
        if kept.is_empty() || (games.start <= kept.start && kept.end <= games.end) {
            return Ok(());
        }
        let problem = format!(
            "holds games {} to {}, which would be lost, because {} to {} take their place: choose another file",
            kept.start, kept.end, games.start, games.end
        );
        Err(unusable(&self.part, problem))
    }

    fn load_any(&self) -> Result<Option<Part>, Failure> {
        match self.part.try_exists() {
            Ok(true) => read_part(&self.part).map(Some),
            Ok(false) => Ok(None),
            Err(error) => Err(Failure::of_file("read", &self.part, &error)),
        }
    }

    fn is_of(&self, own: &Part, part: &Part) -> Result<(), Failure> {
        let Some(Difference { what, one, other }) = part.difference(own.experiment()) else { return Ok(()) };
        let problem = format!(
            "holds another experiment, {what} is {one} there and {other} here: choose another file, or the same experiment"
        );
        Err(unusable(&self.part, problem))
    }

    pub(crate) fn write_part(&self, part: &Part) -> Result<(), Failure> {
        write(&self.part, &part.to_json())
    }

    pub(crate) fn write_all(&self, part: &Part, findings: &Findings) -> Result<(), Failure> {
        self.write_part(part)?;
        let Some(folder) = &self.folder else { return Ok(()) };
        let json = serde_json::to_string(findings).map_err(io::Error::from)?;
        write(&folder.join(FINDINGS), &(json + "\n"))?;
        write(&folder.join(TABLE), &findings.to_csv())
    }
}

/// The part in a file.
pub(crate) fn read_part(path: &Path) -> Result<Part, Failure> {
    let bytes =
        bounded_file::read(path, LARGEST_PART).map_err(|error| Failure::of_file("read", path, &error))?;
    let text = String::from_utf8(bytes)
        .map_err(|_| unusable(path, "this is no result of the laboratory: expected text in UTF-8"))?;
    Part::from_json(&text).map_err(|error| unusable(path, error))
}

/// Writes a file whole or not at all.
pub(super) fn write(path: &Path, content: &str) -> Result<(), Failure> {
    write_whole(path, content.as_bytes()).map_err(|error| Failure::of_file("write", path, &error))
}
