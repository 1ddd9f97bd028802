//! Whether the output is written in color.

use std::env;
use std::io::{self, IsTerminal as _};

use aeroplane_view::Style;
use clap::ValueEnum;

#[derive(clap::Args)]
pub(crate) struct ColorArgument {
    /// Color the board; auto does on a terminal unless `NO_COLOR` is set
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = When::Auto)]
    color: When,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

impl ColorArgument {
    /// The style of what goes to the standard output.
    pub(crate) fn style(&self) -> Style {
        let colored = match self.color {
            When::Always => true,
            When::Never => false,
            When::Auto => io::stdout().is_terminal() && terminal_wants_color(),
        };
        if colored { Style::Color } else { Style::Plain }
    }
}

/// What the environment says: any text in `NO_COLOR` forbids color, and so does a terminal that says it knows none.
fn terminal_wants_color() -> bool {
    let is_forbidden = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let is_dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    !is_forbidden && !is_dumb
}
