//! The variants of the forms as tables in Markdown, from what their documentation says.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde_json::Value;

use super::schema::generator;
use crate::command::Command;
use crate::event::Event;
use crate::message::{Notice, ServerMessage};
use crate::refusal::Refusal;

/// What a table lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Table {
    /// What a member can ask for.
    Commands,
    /// What happens in a room.
    Events,
    /// What a server sends.
    ServerMessages,
    /// What a server says about a connection.
    Notices,
    /// Why a command is not carried out.
    Refusals,
    /// What happens on the board.
    Steps,
}

impl Table {
    /// All tables.
    pub const ALL: [Self; 6] =
        [Self::Commands, Self::Events, Self::ServerMessages, Self::Notices, Self::Refusals, Self::Steps];

    /// The name by which a document asks for the table.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Commands => "commands",
            Self::Events => "events",
            Self::ServerMessages => "server messages",
            Self::Notices => "notices",
            Self::Refusals => "refusals",
            Self::Steps => "steps",
        }
    }
}

/// A table with a line for each variant: its word, its fields and its meaning.
pub fn table(table: Table) -> String {
    match table {
        Table::Commands => lines::<Command>("command"),
        Table::Events => lines::<Event>("event"),
        Table::ServerMessages => lines::<ServerMessage>("message"),
        Table::Notices => lines::<Notice>("notice"),
        Table::Refusals => lines::<Refusal>("refusal"),
        Table::Steps => lines::<aeroplane_rules::Step>("step"),
    }
}

fn lines<T: JsonSchema>(tag: &str) -> String {
    let schema = generator("/$defs").into_root_schema_for::<T>();
    let variants = schema.get("oneOf").and_then(Value::as_array);
    let mut text = format!("| `{tag}` | fields | meaning |\n|---|---|---|\n");
    for variant in variants.into_iter().flatten() {
        let word = &variant["properties"][tag]["const"];
        let word = word.as_str().unwrap_or_default();
        let meaning = sentence(variant);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "| `{word}` | {} | {meaning} |", fields(variant, tag));
    }
    text
}

/// The fields of a variant with their types and meanings.
fn fields(variant: &Value, tag: &str) -> String {
    let required: Vec<&str> =
        variant["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let properties = variant["properties"].as_object().into_iter().flatten();
    let fields = properties.filter(|(name, _)| *name != tag).map(|(name, field)| {
        let optional = if required.contains(&name.as_str()) { "" } else { "?" };
        format!("`{name}{optional}`: {}", type_name(field))
    });
    fields.collect::<Vec<_>>().join(", ")
}

/// The name of a field's type, in the words of the TypeScript declarations.
fn type_name(field: &Value) -> String {
    if let Some(reference) = field["$ref"].as_str() {
        let name = reference.rsplit('/').next().unwrap_or_default();
        return match name.strip_prefix("ByColorOf") {
            Some(inner) if inner.contains("int") => "ByColor of number".into(),
            Some(inner) => format!("ByColor of {inner}"),
            None => name.into(),
        };
    }
    match field["type"].as_str().unwrap_or_default() {
        "array" => format!("list of {}", type_name(&field["items"])),
        "integer" | "number" => "number".into(),
        other => other.into(),
    }
}

/// The meaning of a variant on one line.
fn sentence(variant: &Value) -> String {
    let text = variant["description"].as_str().unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::CommandName;

    #[test]
    fn every_command_has_a_line_with_a_meaning() {
        let text = table(Table::Commands);
        assert_eq!(text.lines().count(), 2 + CommandName::ALL.len());
        assert!(text.contains("| `leave_seat` | `color`: Color | Stand up. Before the start. |"), "{text}");
        assert!(text.contains("| `roll` | `link?`: DiceLink | Roll,"), "{text}");
    }

    #[test]
    fn every_line_of_every_table_says_something() {
        for kind in Table::ALL {
            let text = table(kind);
            assert!(text.lines().count() > 3, "{kind:?}");
            assert!(!text.contains("|  |\n") && !text.contains("``"), "{text}");
        }
    }
}
