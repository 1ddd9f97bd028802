//! The rules of a game as command-line options: a preset, and one option for every row of the rule-point table.

use aeroplane_rules::{Preset, RULE_POINTS, RulePoint, Rules};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};

/// The heading of the options in `--help`.
const HEADING: &str = "Rules";

/// The rules that the options describe.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RuleArguments {
    pub(crate) rules: Rules,
    /// Whether any of the options was given.
    pub(crate) given: bool,
}

/// The option of a rule point: its name with hyphens.
pub(crate) fn option_name(point: &RulePoint) -> String {
    point.name.replace('_', "-")
}

impl Args for RuleArguments {
    fn augment_args(command: Command) -> Command {
        let names = Preset::ALL.map(Preset::name).join(", ");
        let preset = Arg::new("rules")
            .long("rules")
            .value_name("PRESET")
            .help(format!("The rules to start from: {names} [default: classic]"))
            .help_heading(HEADING);
        RULE_POINTS.iter().fold(command.arg(preset), |command, point| {
            let option = Arg::new(point.name)
                .long(option_name(point))
                .value_name("VALUE")
                .allow_negative_numbers(true)
                .help(format!("{}: {}", point.meaning, point.domain.expected()))
                .help_heading(HEADING);
            command.arg(option)
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for RuleArguments {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let refused =
            |error: aeroplane_rules::RulesError| Error::raw(ErrorKind::ValueValidation, format!("{error}\n"));
        let preset = matches.get_one::<String>("rules");
        let mut given = preset.is_some();
        let mut rules = match preset {
            Some(line) => line.parse().map_err(refused)?,
            None => Rules::from(Preset::Classic),
        };
        for point in &RULE_POINTS {
            if let Some(text) = matches.get_one::<String>(point.name) {
                given = true;
                point.parse(text).and_then(|value| point.set(&mut rules, value)).map_err(refused)?;
            }
        }
        Ok(Self { rules, given })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
