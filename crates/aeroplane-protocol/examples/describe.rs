//! Prints what the forms of the protocol look like, for the files under version control that `cargo xtask bless` keeps.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "printing is all that it does")]

use std::env;
use std::process::ExitCode;

use aeroplane_protocol::description::{limits, manual, openapi, typescript};

/// The document that holds the tables.
const MANUAL: &str = include_str!("../../../docs/protocol.md");

fn main() -> ExitCode {
    let what = env::args().nth(1);
    let text = match what.as_deref() {
        Some("typescript") => Ok(typescript()),
        Some("limits") => Ok(limits()),
        Some("openapi") => Ok(format!("{:#}\n", openapi())),
        Some("manual") => manual(MANUAL).map_err(|error| error.to_string()),
        Some(_) | None => Err("say `typescript`, `limits`, `openapi` or `manual`".into()),
    };
    match text {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
