//! The options of the server on the command line.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches, value_parser};

use super::table::{OPTIONS, ServerOption};

/// The heading of the options in `--help`.
const HEADING: &str = "Server";

/// What the command line says of a server.
#[derive(Debug, Clone)]
pub(crate) struct ServerArguments {
    /// The file to read, if one is named.
    pub(crate) config: Option<PathBuf>,
    /// The value of each option that is there, in the order of the table.
    values: Vec<Option<String>>,
}

impl ServerArguments {
    /// What is said of an option.
    pub(crate) fn value(&self, option: &ServerOption) -> Option<&str> {
        let index = OPTIONS.iter().position(|other| other.key == option.key)?;
        self.values.get(index)?.as_deref()
    }
}

impl Args for ServerArguments {
    fn augment_args(command: Command) -> Command {
        let config = Arg::new("config")
            .long("config")
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
            .help("The file with settings [default: aeroplane.toml, if it is there]")
            .help_heading(HEADING);
        OPTIONS.iter().fold(command.arg(config), |command, option| {
            let names = option.variables().join(", ");
            let argument = Arg::new(option.key)
                .long(option.flag())
                .value_name(option.value)
                .help(format!("{} [environment: {names}]", option.meaning))
                .help_heading(HEADING);
            command.arg(argument)
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for ServerArguments {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Ok(Self {
            config: matches.get_one::<PathBuf>("config").cloned(),
            values: OPTIONS.iter().map(|option| matches.get_one::<String>(option.key).cloned()).collect(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
