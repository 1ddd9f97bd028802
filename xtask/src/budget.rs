//! The size budget of source files: a file that outgrows it holds more than one idea.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use crate::process;
use crate::sources::WEB;

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
        let Some(comments) = Comments::of(path) else { continue };
        let lines = lines_of_code(&text, comments);
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

/// Finds all sources of the project, also those not yet under version control: they will be.
fn collect_sources(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let path = entry.path();
        // Links are not followed: they may form a circle.
        let kind = entry.file_type()?;
        if kind.is_dir() && !holds_foreign_files(&entry.file_name().to_string_lossy()) {
            collect_sources(&path, files)?;
        } else if kind.is_file() && Comments::of(&path).is_some() {
            files.push(path);
        }
    }
    Ok(())
}

/// Whether a folder of this name holds what was built, fetched or generated rather than written here.
fn holds_foreign_files(folder: &str) -> bool {
    folder.starts_with('.') || ["target", "node_modules", "dist", "generated"].contains(&folder)
}

/// How comments are written in a source file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Comments {
    /// After two slashes.
    Lines,
    /// Also between marks, over several lines.
    Blocks,
}

impl Comments {
    /// How they are written in that file; `None` where it is no source that is counted.
    fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "rs" => Some(Self::Lines),
            "ts" | "svelte" | "css" | "mjs" if is_of_page(path) => Some(Self::Blocks),
            _ => None,
        }
    }
}

/// Whether a file belongs to the page. What else there is in its languages is generated, or small.
fn is_of_page(path: &Path) -> bool {
    path.strip_prefix(process::root()).is_ok_and(|inside| inside.starts_with(WEB))
}

/// The marks between which a comment may stretch over several lines.
const BLOCKS: [(&str, &str); 2] = [("/*", "*/"), ("<!--", "-->")];

/// The lines that are neither blank nor only a comment: explaining more never costs budget.
fn lines_of_code(text: &str, comments: Comments) -> usize {
    let mut end_of_block = None;
    let is_code = |line: &&str| {
        if let Some(end) = end_of_block {
            if line.contains(end) {
                end_of_block = None;
            }
            return false;
        }
        if comments == Comments::Blocks
            && let Some((start, end)) = BLOCKS.into_iter().find(|(start, _)| line.starts_with(start))
        {
            let (_, rest) = line.split_at(start.len());
            end_of_block = (!rest.contains(end)).then_some(end);
            // What stands behind a comment on its line is code.
            return rest.split_once(end).is_some_and(|(_, code)| !code.trim().is_empty());
        }
        !line.is_empty() && !line.starts_with("//")
    };
    text.lines().map(str::trim_start).filter(is_code).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_blank_lines_are_free() {
        let text = "//! About.\n\nfn f() {\n    // Why.\n    /// Documented.\n    g(); // Because.\n}\n";
        assert_eq!(lines_of_code(text, Comments::Lines), 3);
        let starred = "fn f(x: &mut u8) {\n    *x = 1;\n}\n";
        assert_eq!(lines_of_code(starred, Comments::Lines), 3);
    }

    #[test]
    fn comments_of_the_page_may_have_several_lines() {
        let text = "/** About\n * f. */\nfunction f() {\n  // Why.\n  /* a */ g();\n  /* b */\n}\n\n<!-- One\n two\n -->\n<p>\n";
        assert_eq!(lines_of_code(text, Comments::Blocks), 4);
    }

    #[test]
    fn sources_of_other_languages_are_those_of_the_page() {
        let comments = |path: &str| Comments::of(&process::root().join(path));
        assert_eq!(comments("web/src/App.svelte"), Some(Comments::Blocks));
        assert_eq!(comments("web/tests/measure.mjs"), Some(Comments::Blocks));
        assert_eq!(comments("crates/aeroplane-protocol/typescript/protocol.ts"), None);
        assert_eq!(comments("xtask/src/main.rs"), Some(Comments::Lines));
        assert_eq!(comments("web/package.json"), None);
    }

    #[test]
    fn the_search_finds_this_file_and_nothing_built() {
        let mut files = Vec::new();
        collect_sources(process::root(), &mut files).unwrap();
        assert!(files.contains(&process::root().join("xtask/src/budget.rs")));
        let built = ["target", "web/dist", "web/node_modules"].map(|folder| process::root().join(folder));
        assert!(!files.iter().any(|file| built.iter().any(|folder| file.starts_with(folder))));
    }
}
