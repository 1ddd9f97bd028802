//! The size budget of source files: a file that outgrows it holds more than one idea.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use crate::process;

/// Above this many lines of code a file is named in a warning.
const WARN_ABOVE: usize = 400;
/// Above this many lines of code a file fails the check.
const FAIL_ABOVE: usize = 600;

/// Lists the source files that are large, fails if any is too large.
pub(crate) fn check() -> Result<()> {
    let mut files = Vec::new();
    collect_sources(process::root(), &mut files)?;
    files.sort();

    let mut too_large = Vec::new();
    for path in &files {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let lines = lines_of_code(&text);
        let shown = path.strip_prefix(process::root()).unwrap_or(path).display();
        if lines > FAIL_ABOVE {
            too_large.push(format!("{shown} has {lines} lines of code"));
        } else if lines > WARN_ABOVE {
            eprintln!("warning: {shown} has {lines} lines of code; more than {FAIL_ABOVE} will fail");
        }
    }
    ensure!(
        too_large.is_empty(),
        "a file may have at most {FAIL_ABOVE} lines of code, so split it by ideas:\n{}",
        too_large.join("\n")
    );
    Ok(())
}

/// Finds all Rust sources of the project, also those not yet under version control: they will be.
fn collect_sources(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let path = entry.path();
        // Links are not followed: they may form a circle.
        let kind = entry.file_type()?;
        if kind.is_dir() && !holds_foreign_files(&entry.file_name().to_string_lossy()) {
            collect_sources(&path, files)?;
        } else if kind.is_file() && path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// Whether a folder of this name holds what was built or fetched rather than written here.
fn holds_foreign_files(folder: &str) -> bool {
    folder.starts_with('.') || ["target", "node_modules"].contains(&folder)
}

/// The lines that are neither blank nor only a comment: explaining more never costs budget.
fn lines_of_code(text: &str) -> usize {
    text.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with("//")).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_blank_lines_are_free() {
        let text = "//! About.\n\nfn f() {\n    // Why.\n    /// Documented.\n    g(); // Because.\n}\n";
        assert_eq!(lines_of_code(text), 3);
    }

    #[test]
    fn the_search_finds_this_file_and_nothing_built() {
        let mut files = Vec::new();
        collect_sources(process::root(), &mut files).unwrap();
        assert!(files.contains(&process::root().join("xtask/src/budget.rs")));
        assert!(!files.iter().any(|file| file.starts_with(process::root().join("target"))));
    }
}
