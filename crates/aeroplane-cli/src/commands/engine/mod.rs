//! `aeroplane engine`: one JSON request a line in, one JSON answer a line out, until the input ends.
//!
//! Whatever a line holds, it gets one answer and the engine goes on. Answers leave as soon as no further complete
//! request waits, so that a partner may send one request at a time or thousands at once.

mod answer;
mod request;

use std::io::{self, Write as _};

use crate::failure::Failure;
use crate::lines::{Line, Lines};

/// Answers the requests of the standard input until it ends.
pub(crate) fn run() -> Result<(), Failure> {
    let mut lines = Lines::new(io::stdin().lock());
    let mut output = io::BufWriter::new(io::stdout().lock());
    while let Some(line) = lines.next()? {
        let answer = match line {
            Line::Whole(text) => answer::answer(text),
            Line::TooLong => answer::too_long(),
        };
        serde_json::to_writer(&mut output, &answer).map_err(io::Error::from)?;
        output.write_all(b"\n")?;
        if !lines.has_another() {
            output.flush()?;
        }
    }
    output.flush()?;
    Ok(())
}
