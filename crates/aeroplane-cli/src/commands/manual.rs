//! `aeroplane manual`: manual pages, made from the same descriptions as `--help`.

use std::io::{self, Write as _};

use clap::Command;

use crate::failure::Failure;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The command to describe [default: the program]
    command: Option<String>,
}

/// Prints the page in the form that `man` reads.
pub(crate) fn run(arguments: &Arguments, mut program: Command) -> Result<(), Failure> {
    program.build();
    let command = match &arguments.command {
        None => program,
        Some(name) => {
            let known: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
            let unknown =
                || Failure::Usage(format!("there is no command {name:?}; there are {}", known.join(", ")));
            program.find_subcommand(name).ok_or_else(unknown)?.clone()
        }
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    io::stdout().lock().write_all(&page)?;
    Ok(())
}
