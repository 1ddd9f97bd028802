//! What a server can be told, and by whom: the command line before the environment, the environment before the file, the
//! file before what is usual.

mod arguments;
mod file;
mod log;
mod table;

use std::path::PathBuf;

use aeroplane_server::Configuration;
use aeroplane_store::Location;

pub(crate) use arguments::ServerArguments;
pub(crate) use log::{LogFormat, LogLevel, start_log};
pub(crate) use table::{OPTIONS, ServerOption};

use crate::failure::Failure;
use crate::foreign_text::{printable, printed_path};

/// The file that is read where it is there and no other is named.
const USUAL_FILE: &str = "aeroplane.toml";
/// The database where none is named: a file in the working directory.
const USUAL_DATABASE: &str = "aeroplane.db";
/// How much of a wrong value is repeated.
const LONGEST_VALUE: usize = 60;

/// Everything that can be told to a server.
#[derive(Debug, Clone)]
pub(crate) struct Settings {
    pub(crate) configuration: Configuration,
    pub(crate) log: LogLevel,
    pub(crate) log_format: LogFormat,
}

impl Settings {
    fn usual() -> Self {
        Self {
            configuration: Configuration::new(Location::file(USUAL_DATABASE)),
            log: LogLevel::Info,
            log_format: LogFormat::Text,
        }
    }
}

/// Where the value of an option comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Source {
    /// Nobody said anything.
    Usual,
    /// A file.
    File(PathBuf),
    /// A variable of the environment.
    Variable(String),
    /// The command line.
    CommandLine,
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Usual => f.write_str("usual"),
            Self::File(path) => f.write_str(&printed_path(path)),
            Self::Variable(name) => f.write_str(name),
            Self::CommandLine => f.write_str("command line"),
        }
    }
}

/// The settings, and where each of them comes from, in the order of the table.
#[derive(Debug, Clone)]
pub(crate) struct Resolved {
    pub(crate) settings: Settings,
    pub(crate) sources: Vec<(&'static ServerOption, Source)>,
}

/// Puts together what the command line, the environment and the file say. `variable` looks a variable up.
pub(crate) fn resolve(
    arguments: &ServerArguments,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<Resolved, Failure> {
    let file = file::read(arguments.config.as_deref(), USUAL_FILE)?;
    let mut settings = Settings::usual();
    let mut sources = Vec::new();
    for option in OPTIONS {
        let said = arguments
            .value(option)
            .map(|value| (value.to_owned(), Source::CommandLine))
            .or_else(|| {
                let mut names = option.variables().into_iter();
                names.find_map(|name| Some((variable(&name)?, Source::Variable(name))))
            })
            .or_else(|| file.value(option));
        let source = match said {
            None => Source::Usual,
            Some((value, source)) => {
                (option.set)(&mut settings, &value)
                    .map_err(|problem| refused(option, &source, &value, &problem))?;
                source
            }
        };
        sources.push((option, source));
    }
    Ok(Resolved { settings, sources })
}

/// Puts together what the command line, this process's environment and the file say.
pub(crate) fn resolve_here(arguments: &ServerArguments) -> Result<Resolved, Failure> {
    resolve(arguments, |name| std::env::var(name).ok().filter(|value| !value.is_empty()))
}

fn refused(option: &ServerOption, source: &Source, value: &str, problem: &str) -> Failure {
    let name = match source {
        Source::Usual | Source::CommandLine => format!("--{}", option.flag()),
        Source::Variable(name) => name.clone(),
        Source::File(path) => format!("{}: {}", printed_path(path), option.key),
    };
    // A database's URL may have a password in it.
    let shown =
        if option.is_secret { String::new() } else { format!(" {:?}", printable(value, LONGEST_VALUE)) };
    Failure::Usage(format!("{name}{shown}: {problem}"))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        server: ServerArguments,
    }

    fn arguments(line: &[&str]) -> ServerArguments {
        Line::try_parse_from(["aeroplane"].iter().chain(line)).unwrap().server
    }

    fn written(folder: &Path, text: &str) -> String {
        let path = folder.join("server.toml");
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }

    /// A value that every option of this kind takes and that is not the usual one.
    fn sample(option: &ServerOption) -> &'static str {
        match option.key {
            "listen" => "127.0.0.1:1234",
            "database" => "elsewhere.db",
            "origins" => "https://play.example,https://other.example",
            "trusted_proxies" => "10.0.0.0/8",
            "log" => "debug",
            "log_format" => "json",
            _ => "77",
        }
    }

    /// A value as it stands in a file.
    fn in_file(value: &str) -> String {
        if value.parse::<u64>().is_ok() { value.to_owned() } else { format!("{value:?}") }
    }

    #[test]
    fn the_command_line_the_environment_and_the_file_know_the_same_options() {
        let folder = tempfile::tempdir().unwrap();
        for option in OPTIONS {
            let value = sample(option);
            let usual = (option.show)(&Settings::usual());
            let empty = written(folder.path(), "");
            let flag = format!("--{}={value}", option.flag());
            let by_flag = resolve(&arguments(&["--config", &empty, &flag]), |_| None).unwrap();
            let by_variable = resolve(&arguments(&["--config", &empty]), |name| {
                (option.variables().first().unwrap() == name).then(|| value.to_owned())
            })
            .unwrap();
            let full = written(folder.path(), &format!("{} = {}", option.key, in_file(value)));
            let by_file = resolve(&arguments(&["--config", &full]), |_| None).unwrap();
            let index = OPTIONS.iter().position(|other| other.key == option.key).unwrap();
            for (resolved, source) in [
                (by_flag, Source::CommandLine),
                (by_variable, Source::Variable(option.variables()[0].clone())),
                (by_file, Source::File(PathBuf::from(&full))),
            ] {
                let shown = (option.show)(&resolved.settings);
                assert_ne!(shown, usual, "{}", option.key);
                assert_eq!(resolved.sources[index].1, source, "{}", option.key);
                for (other, source) in resolved.sources.iter().filter(|(other, _)| other.key != option.key) {
                    assert_eq!(*source, Source::Usual, "{}", other.key);
                }
            }
        }
    }

    #[test]
    fn the_command_line_comes_before_the_environment_and_the_environment_before_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = written(folder.path(), "listen = \"127.0.0.1:1\"\nopen_rooms = 3");
        let variable = |name: &str| (name == "AEROPLANE_LISTEN").then(|| "127.0.0.1:2".to_owned());
        let listen = |resolved: Resolved| resolved.settings.configuration.listen.port();
        let all = resolve(&arguments(&["--config", &file, "--listen", "127.0.0.1:3"]), variable).unwrap();
        assert_eq!(listen(all), 3);
        let two = resolve(&arguments(&["--config", &file]), variable).unwrap();
        assert_eq!(two.settings.configuration.limits.open_rooms, 3);
        assert_eq!(listen(two), 2);
        assert_eq!(listen(resolve(&arguments(&["--config", &file]), |_| None).unwrap()), 1);
    }

    #[test]
    fn the_database_has_a_second_variable_that_others_know_too() {
        let folder = tempfile::tempdir().unwrap();
        let file = written(folder.path(), "");
        let database = |names: &'static [&'static str]| {
            let variable = |name: &str| names.contains(&name).then(|| format!("{name}.db"));
            let resolved = resolve(&arguments(&["--config", &file]), variable).unwrap();
            resolved.settings.configuration.database.to_string()
        };
        assert_eq!(database(&["DATABASE_URL"]), "sqlite:DATABASE_URL.db");
        assert_eq!(database(&["AEROPLANE_DATABASE", "DATABASE_URL"]), "sqlite:AEROPLANE_DATABASE.db");
    }

    #[test]
    fn what_cannot_be_used_is_named_with_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let refused = |text: &str, line: &[&str]| {
            let file = written(folder.path(), text);
            let line: Vec<&str> = ["--config", &file].into_iter().chain(line.iter().copied()).collect();
            resolve(&arguments(&line), |_| None).unwrap_err().to_string()
        };
        let unknown = refused("lisen = \"127.0.0.1:1\"", &[]);
        assert!(unknown.contains("lisen") && unknown.contains("listen"), "{unknown}");
        assert!(refused("listen = 8080", &[]).contains("server.toml: listen \"8080\": expected an address"));
        assert!(refused("listen = ", &[]).contains("server.toml"));
        assert!(refused("open_rooms = \"many\"", &[]).contains("open_rooms \"many\""));
        assert!(refused("open_rooms = [1]", &[]).contains("open_rooms"));
        assert!(refused("", &["--origins", "example.org"]).contains("--origins \"example.org\""));
        let secret = refused("database = \"postgres://app:hush@host:notaport/x\"", &[]);
        assert!(secret.contains("database") && !secret.contains("hush"), "{secret}");
    }

    #[test]
    fn a_file_that_was_named_must_be_there() {
        let missing = resolve(&arguments(&["--config", "/nowhere/at-all.toml"]), |_| None).unwrap_err();
        assert!(missing.to_string().contains("cannot read /nowhere/at-all.toml"), "{missing}");
    }

    #[test]
    fn the_manual_lists_every_option_as_it_is() {
        let manual = include_str!("../../../../docs/server.md");
        let usual = Settings::usual();
        for option in OPTIONS {
            let usual = (option.show)(&usual);
            let usual = if usual.is_empty() { String::from("none") } else { format!("`{usual}`") };
            let variables =
                option.variables().iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
            let row = format!(
                "| `--{}` | {variables} | `{}` | {usual} | {} |",
                option.flag(),
                option.key,
                option.meaning
            );
            assert!(manual.contains(&row), "docs/server.md lacks the row\n{row}");
        }
    }
}
