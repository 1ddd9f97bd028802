//! `aeroplane completions`: what a shell needs in order to complete commands and options.

use std::io::{self, Write as _};

use clap::Command;
use clap_complete::Shell;

use crate::failure::Failure;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The shell that will read the script
    shell: Shell,
}

/// Prints the script for the shell.
pub(crate) fn run(arguments: &Arguments, mut program: Command) -> Result<(), Failure> {
    let name = program.get_name().to_owned();
    // Made in memory first: the generator cannot tell of a reader that has gone.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut program, name, &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(())
}
