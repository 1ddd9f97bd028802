//! The file with the server's settings.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::Source;
use super::table::{OPTIONS, ServerOption};
use crate::failure::Failure;
use crate::foreign_text::{printable, printed_path};

/// What the file says; nothing where there is none.
pub(super) struct File {
    path: PathBuf,
    values: Vec<(&'static str, String)>,
}

impl File {
    pub(super) fn value(&self, option: &ServerOption) -> Option<(String, Source)> {
        let (_, value) = self.values.iter().find(|(key, _)| *key == option.key)?;
        Some((value.clone(), Source::File(self.path.clone())))
    }
}

/// Reads the file that was named, or the usual one where it is there.
pub(super) fn read(named: Option<&Path>, usual: &str) -> Result<File, Failure> {
    let path = named.unwrap_or(Path::new(usual));
    match fs::read_to_string(path) {
        Ok(text) => parse(path, &text),
        Err(error) if named.is_none() && error.kind() == io::ErrorKind::NotFound => {
            Ok(File { path: path.to_owned(), values: Vec::new() })
        }
        Err(error) => Err(Failure::of_file("read", path, &error)),
    }
}

fn parse(path: &Path, text: &str) -> Result<File, Failure> {
    let refused = |problem: String| Failure::Usage(format!("{}: {problem}", printed_path(path)));
    // The message of the parser quotes the line, which may hold a password.
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
        refused(format!("line {line}: {}", error.message()))
    })?;
    let mut values = Vec::new();
    for (key, value) in &table {
        let Some(option) = OPTIONS.iter().find(|option| option.key == key) else {
            let known = OPTIONS.iter().map(|option| option.key).collect::<Vec<_>>().join(", ");
            let key = printable(key, 40);
            return Err(refused(format!("there is no setting {key:?}; there are {known}")));
        };
        let text = text_of(option, value).ok_or_else(|| {
            let form = if option.is_list { "a text or a list of texts" } else { "a text or a number" };
            refused(format!("{}: expected {form}", option.key))
        })?;
        values.push((option.key, text));
    }
    Ok(File { path: path.to_owned(), values })
}

/// The value as it would stand on the command line.
fn text_of(option: &ServerOption, value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Array(values) if option.is_list => {
            let texts: Option<Vec<&str>> = values.iter().map(toml::Value::as_str).collect();
            Some(texts?.join(","))
        }
        toml::Value::Array(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_)
        | toml::Value::Table(_) => None,
    }
}
