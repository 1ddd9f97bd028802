//! The check of the protocol's forms in TypeScript.

use anyhow::Result;

use crate::{npm, process};

/// Checks the fixtures of the protocol against its TypeScript declarations and its JSON schemas.
pub(crate) fn check() -> Result<()> {
    let folder = process::root().join("crates/aeroplane-protocol/typescript");
    npm::require()?;
    npm::fetch(&folder)?;
    npm::run(&folder, ["run", "--silent", "check"])
}
