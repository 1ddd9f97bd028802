//! `aeroplane lab merge`: the parts of a divided run become one.

use std::path::PathBuf;

use aeroplane_lab::{MergeError, Part};

use crate::experiment::{self, Keep, OutputArguments, read_part};
use crate::failure::Failure;
use crate::foreign_text::printed_path;

/// Joins the parts of a divided run.
///
/// They must be of the same experiment and lie side by side. All parts together are, byte for byte, what an undivided run
/// gives.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// What the runs kept with --out, in any order
    #[arg(required = true, value_name = "PART")]
    parts: Vec<PathBuf>,
    #[command(flatten)]
    output: OutputArguments,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    experiment::check_targets(&arguments.output)?;
    let parts = arguments.parts.iter().map(|path| read_part(path)).collect::<Result<Vec<_>, _>>()?;
    let joined = Part::merge(&parts).map_err(|error| refused(&error, &arguments.parts))?;
    let keep = arguments.output.out.as_deref().map(Keep::new).transpose()?;
    if let Some(keep) = &keep {
        keep.may_take_place(&joined)?;
    }
    experiment::tell(&joined, &arguments.output, keep.as_ref())
}

/// The error with the names of the files.
fn refused(error: &MergeError, paths: &[PathBuf]) -> Failure {
    let names = error.parts().and_then(|(one, other)| Some((paths.get(one)?, paths.get(other)?)));
    let Some((one, other)) = names else { return Failure::Usage(error.to_string()) };
    Failure::Usage(format!("{} and {}: {error}", printed_path(one), printed_path(other)))
}
