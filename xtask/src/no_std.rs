//! The check that the rules need no standard library, so that they run wherever the game does.

use std::fs;

use anyhow::{Context as _, Result, ensure};

use crate::arrows::{OUTSIDE_CRATES_WITHOUT_STD, RULES};
use crate::process;

/// Fails if the rules without their default features do not build, or cannot do without the standard library.
///
/// Only a build for a target that has no standard library would be full proof, and such a target is not on every
/// machine; so the crates below the rules are held against a list of those known to do without.
pub(crate) fn check() -> Result<()> {
    let root_module = process::root().join("crates").join(RULES).join("src/lib.rs");
    let text =
        fs::read_to_string(&root_module).with_context(|| format!("cannot read {}", root_module.display()))?;
    ensure!(
        text.lines().any(|line| line.trim() == "#![no_std]"),
        "{} does not say `#![no_std]`",
        root_module.display()
    );

    // Clippy rather than a plain build, to hear of code that only the default features use.
    process::run(&mut process::cargo([
        "clippy",
        "--locked",
        "--package",
        RULES,
        "--no-default-features",
        "--",
        "--deny",
        "warnings",
    ]))?;

    let tree = process::output(&mut process::cargo([
        "tree",
        "--locked",
        "--package",
        RULES,
        "--no-default-features",
        // Procedural macros run in the compiler, where the standard library always is.
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
        "--format",
        "{p}|{f}",
    ]))?;
    let complaints: Vec<String> = tree.lines().filter_map(complaint_about).collect();
    ensure!(
        complaints.is_empty(),
        "{RULES} must do without the standard library:\n{}",
        complaints.join("\n")
    );
    Ok(())
}

/// What is wrong with a line of the dependency tree, `NAME vVERSION …|FEATURE,FEATURE,…`.
fn complaint_about(line: &str) -> Option<String> {
    let (package, features) = line.split_once('|').unwrap_or((line, ""));
    let name = package.split_whitespace().next()?;
    if name != RULES && !OUTSIDE_CRATES_WITHOUT_STD.contains(&name) {
        return Some(format!("it depends on {name}, which is not known to do without it."));
    }
    features
        .split(',')
        .any(|feature| feature.trim() == "std")
        .then(|| format!("it depends on {name} with its feature `std`."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_known_to_do_without_the_standard_library_pass() {
        assert_eq!(complaint_about("aeroplane-rules v0.1.0 (/somewhere)|"), None);
        assert_eq!(complaint_about("serde v1.0.0|alloc,derive"), None);
    }

    #[test]
    fn a_std_feature_or_an_unknown_crate_is_named() {
        assert_eq!(
            complaint_about("serde v1.0.0|alloc,std").as_deref(),
            Some("it depends on serde with its feature `std`.")
        );
        for (line, name) in [("rand v0.10.0|", "rand"), ("ts-rs v12.0.1|serde-compat", "ts-rs")] {
            let complaint = format!("it depends on {name}, which is not known to do without it.");
            assert_eq!(complaint_about(line), Some(complaint));
        }
    }
}
