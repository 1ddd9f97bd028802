//! Values as literals of TypeScript.

use std::fmt::Display;

use aeroplane_rules::{ByColor, Color};
use aeroplane_view::Cell;

/// The first lines of a module.
pub(crate) fn heading(types: &str) -> String {
    format!(
        "// Made by `cargo xtask bless` from aeroplane-rules and aeroplane-view.\n\n\
         import type {{ {types} }} from \"../../../crates/aeroplane-protocol/typescript/protocol\";\n"
    )
}

/// An exported constant with its documentation.
pub(crate) fn constant(documentation: &str, name: &str, kind: &str, value: impl Display) -> String {
    format!("\n/** {documentation} */\nexport const {name}: {kind} = {value};\n")
}

/// A text of letters and underscores.
pub(crate) fn word(word: impl Display) -> String {
    format!("\"{word}\"")
}

/// A cell of the grid.
pub(crate) fn cell(Cell { row, column }: Cell) -> String {
    format!("{{ row: {row}, column: {column} }}")
}

/// A list in one line.
pub(crate) fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    format!("[{}]", items.join(", "))
}

/// A list with a line for each item.
pub(crate) fn lines(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| format!("  {item},\n")).collect();
    format!("[\n{}]", items.concat())
}

/// An object with a line for each field.
pub(crate) fn fields<N: Display>(fields: impl IntoIterator<Item = (N, String)>) -> String {
    let fields: Vec<String> =
        fields.into_iter().map(|(name, value)| format!("  {name}: {value},\n")).collect();
    format!("{{\n{}}}", fields.concat())
}

/// A value for each color.
pub(crate) fn by_color(value: impl FnMut(Color) -> String) -> String {
    let ByColor(values) = ByColor::from_fn(value);
    fields(Color::ALL.into_iter().zip(values))
}
