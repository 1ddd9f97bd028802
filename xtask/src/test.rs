//! `cargo xtask test`: everything that the continuous integration runs.

use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};

use crate::arrows::{PROTOCOL, RULES};
use crate::{bless, budget, chromium, deps, no_std, postgres, process, protocol, web};

type Check = fn() -> Result<()>;

/// The name of each check before the tests, and the check; cheap ones first, those that build something last. The page
/// is made before cargo builds anything that holds it, which then takes it as it is.
const STEPS: [(&str, Check); 18] = [
    ("PostgreSQL", postgres::provide),
    ("Chromium", || chromium::provide().map(drop)),
    ("format", format),
    ("deps", deps::run),
    ("file sizes", budget::check),
    ("packages of the page", web::fetch),
    ("style of the page", || web::run("lint")),
    ("types of the page", || web::run("check")),
    ("tests of the page", || web::run("test")),
    ("page", web::build),
    ("clippy", clippy),
    ("fuzz targets", fuzz_targets),
    ("documentation", documentation),
    ("rules without the standard library", no_std::check),
    ("descriptions of the JSON forms", descriptions),
    ("generated files", bless::check),
    ("protocol in TypeScript", protocol::check),
    ("page in the browser", web::browser),
];

/// Runs each step up to the first that fails, then the tests.
pub(crate) fn run() -> Result<ExitCode> {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !process::succeeds(&mut process::cargo([tool, "--version"])) {
            bail!("`cargo {tool}` is missing: `rustup component add {component}` brings it");
        }
    }
    for (name, check) in STEPS {
        announce(name);
        check().with_context(|| format!("the step `{name}` failed"))?;
    }
    announce("tests");
    // Handed over, so that the test runner's own summary is the last thing anyone reads.
    process::hand_over(process::cargo(["test", "--workspace", "--locked"]))
}

fn announce(name: &str) {
    eprintln!("==> {name}");
}

fn format() -> Result<()> {
    process::run(&mut process::cargo(["fmt", "--all", "--check"]))
}

fn clippy() -> Result<()> {
    process::run(&mut process::cargo([
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "--deny",
        "warnings",
    ]))
}

/// Checks that the fuzz targets, a workspace of their own, still compile.
fn fuzz_targets() -> Result<()> {
    let mut cargo = process::cargo(["check", "--locked", "--manifest-path", "fuzz/Cargo.toml"]);
    cargo.args(["--target-dir", "target/fuzz"]);
    // Nothing is linked here, so the fuzzer's own library, which needs a C++ compiler, is not built: any path will do.
    process::run(cargo.env("CUSTOM_LIBFUZZER_PATH", "/unused/libfuzzer.a"))
}

/// Checks the features that describe the JSON forms for other languages. Nothing that is shipped has them.
fn descriptions() -> Result<()> {
    for (package, features) in [(RULES, "schema,typescript"), (PROTOCOL, "descriptions")] {
        let with_features = ["--locked", "--package", package, "--features", features];
        let mut clippy = process::cargo(["clippy", "--all-targets"]);
        process::run(clippy.args(with_features).args(["--", "--deny", "warnings"]))?;
        process::run(process::cargo(["test", "--lib"]).args(with_features))?;
    }
    Ok(())
}

fn documentation() -> Result<()> {
    let mut cargo = process::cargo(["doc", "--workspace", "--no-deps", "--locked"]);
    process::run(cargo.env("RUSTDOCFLAGS", "--deny warnings"))
}
