//! `cargo xtask bless`: writes anew whatever is made from the code, so that the difference can be reviewed.

use std::fs;
use std::io::ErrorKind;

use anyhow::{Context as _, Result, ensure};

use crate::{findings, process, web};

/// A file under version control that a program of the project writes.
struct Generated {
    /// Its path from the root of the workspace.
    path: &'static str,
    /// The program that prints it, in the words of `cargo run`.
    program: &'static [&'static str],
    /// The arguments with which the program prints it.
    arguments: &'static [&'static str],
}

/// The program that people play with.
const AEROPLANE: &[&str] = &["--package", "aeroplane-cli"];
/// The program that describes the protocol.
const DESCRIBE: &[&str] =
    &["--package", "aeroplane-protocol", "--features", "descriptions", "--example", "describe"];

/// The program that prints what the page knows, and the games that its tests follow.
const PAGE: &[&str] = &["--package", "aeroplane-view", "--example", "page"];

/// Every file that is made by a program.
const GENERATED: [Generated; 12] = [
    Generated { path: "docs/openapi.json", program: DESCRIBE, arguments: &["openapi"] },
    Generated { path: "docs/protocol.md", program: DESCRIBE, arguments: &["manual"] },
    Generated {
        path: "crates/aeroplane-protocol/typescript/protocol.ts",
        program: DESCRIBE,
        arguments: &["typescript"],
    },
    Generated { path: "web/src/generated/board.ts", program: PAGE, arguments: &["board"] },
    Generated { path: "web/src/generated/rules.ts", program: PAGE, arguments: &["rules"] },
    Generated { path: "web/src/generated/limits.ts", program: DESCRIBE, arguments: &["limits"] },
    game("web/tests/games/classic.json", &["game", "classic"]),
    game("web/tests/games/classic_two.json", &["game", "classic_two"]),
    game("web/tests/games/cn_basic.json", &["game", "cn_basic"]),
    game("web/tests/games/cn_improved.json", &["game", "cn_improved"]),
    game("web/tests/games/cn_casual.json", &["game", "cn_casual"]),
    // The program has the page inside it, which is made of the files above.
    Generated { path: "RULES.md", program: AEROPLANE, arguments: &["rules", "--markdown"] },
];

/// A game that the page's tests follow.
const fn game(path: &'static str, arguments: &'static [&'static str]) -> Generated {
    Generated { path, program: PAGE, arguments }
}

/// Writes all generated files and goldens anew.
pub(crate) fn renew() -> Result<()> {
    for file in &GENERATED {
        file.write().with_context(|| format!("cannot write {}", file.path))?;
        eprintln!("wrote {}", file.path);
    }
    findings::renew().context("cannot write docs/findings.md")?;
    eprintln!("running the tests, which write their goldens and snapshots");
    process::run(
        // A golden that stays wrong must not keep the others from being written.
        process::cargo(["test", "--workspace", "--locked", "--no-fail-fast"])
            .env(process::BLESS, "1")
            // Not `force`: that touches unchanged snapshots too and would bury the difference.
            .env("INSTA_UPDATE", "always"),
    )
    .context("some tests fail for another reason than an old golden")?;
    eprintln!("taking the pictures of the page");
    web::pictures().context("some screens fail for another reason than an old picture")
}

/// Fails if a generated file is not as the program would write it.
pub(crate) fn check() -> Result<()> {
    for file in &GENERATED {
        let path = file.path;
        let found = match fs::read_to_string(process::root().join(path)) {
            Ok(text) => Some(text),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error).with_context(|| format!("cannot read {path}")),
        };
        let difference = difference(found.as_deref(), &file.print()?);
        ensure!(
            difference.is_none(),
            "{path} {}; `cargo xtask bless` mends it",
            difference.unwrap_or_default()
        );
    }
    findings::check()
}

impl Generated {
    /// Writes the file anew, in a folder that perhaps is not there yet.
    fn write(&self) -> Result<()> {
        let path = process::root().join(self.path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(fs::write(path, self.print()?)?)
    }

    /// The file as the program writes it now.
    fn print(&self) -> Result<String> {
        let mut cargo = process::cargo(["run", "--quiet", "--locked"]);
        let text = process::output(cargo.args(self.program).arg("--").args(self.arguments))?;
        ensure!(!text.is_empty(), "the program that makes {} printed nothing", self.path);
        Ok(text)
    }
}

/// How a file differs from what it should hold, as the end of a sentence; `None` if it does not.
pub(crate) fn difference(found: Option<&str>, expected: &str) -> Option<String> {
    let Some(found) = found else {
        return Some(String::from("is missing"));
    };
    if found == expected {
        return None;
    }
    let alike = found.lines().zip(expected.lines()).take_while(|(old, new)| old == new);
    Some(format!("is out of date from line {} on", alike.count() + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_text_does_not_differ() {
        assert_eq!(difference(Some("a\nb\n"), "a\nb\n"), None);
    }

    #[test]
    fn a_difference_is_named_by_its_first_line() {
        assert_eq!(difference(None, "a\n").as_deref(), Some("is missing"));
        assert_eq!(difference(Some("a\nx\n"), "a\nb\n").as_deref(), Some("is out of date from line 2 on"));
        assert_eq!(difference(Some("a\n"), "a\nb\n").as_deref(), Some("is out of date from line 2 on"));
        assert_eq!(difference(Some("a"), "a\n").as_deref(), Some("is out of date from line 2 on"));
    }
}
