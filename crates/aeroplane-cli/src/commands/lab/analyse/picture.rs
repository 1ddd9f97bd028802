//! The picture of a game in a file.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;
use std::process;

use aeroplane_lab::chances_chart;
use aeroplane_rules::ByColor;

use super::Judged;
use crate::failure::Failure;
use crate::foreign_text::{printable, printed_path};
use crate::layout::LONGEST_NAME;

/// What every picture begins with.
const BEGINNING: &[u8] = b"<svg";

/// Draws the game. A file that is there already is replaced only if it is such a picture, and in one step.
pub(super) fn write(path: &Path, game: &Judged) -> Result<(), Failure> {
    let names = ByColor::from_fn(|color| printable(game.record.player(color), LONGEST_NAME));
    let picture = chances_chart(&game.analysis, &names).map_err(|error| Failure::Io(error.to_string()))?;
    let failed = |error: &io::Error| Failure::of_file("write", path, error);
    if path.is_dir() {
        return Err(Failure::Usage(format!("--svg: {} is a folder: name a file", printed_path(path))));
    }
    if !can_be_replaced(path).map_err(|error| failed(&error))? {
        return Err(Failure::Usage(format!(
            "--svg: {} is there already and is no picture: nothing was written, choose another name",
            printed_path(path)
        )));
    }
    let beside = path.with_file_name(format!(".aeroplane-{}.part", process::id()));
    fs::write(&beside, picture).and_then(|()| fs::rename(&beside, path)).map_err(|error| {
        // It may not be there at all; the failure that counts is the first one.
        let _ = fs::remove_file(&beside);
        failed(&error)
    })
}

/// Whether nothing is lost: there is no such file, or it is a picture, or empty.
fn can_be_replaced(path: &Path) -> io::Result<bool> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        Err(error) => return Err(error),
    };
    let mut beginning = Vec::new();
    file.take(BEGINNING.len() as u64).read_to_end(&mut beginning)?;
    Ok(beginning.is_empty() || beginning == BEGINNING)
}
