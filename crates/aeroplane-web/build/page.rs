//! How the page is made out of its sources.
//!
//! Cargo's build script and `cargo xtask` share this file.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use crate::npm;
use crate::sources::{Sources, WEB, cannot};

/// The file beside the page that holds the fingerprint of what the page was made of.
pub(crate) const MADE_OF: &str = "sources.sha256";

/// Where the page of a project is put.
pub(crate) fn folder(root: &Path) -> PathBuf {
    root.join(WEB).join("dist")
}

/// Whether a folder holds a page that was made of the sources with that fingerprint.
pub(crate) fn is_made_of(page: &Path, fingerprint: &str) -> bool {
    fs::read_to_string(page.join(MADE_OF)).is_ok_and(|found| found.trim() == fingerprint)
}

/// Makes the page of a project, unless it is there, and says where it is.
pub(crate) fn make(root: &Path) -> Result<PathBuf> {
    // Taken before: a source that changes meanwhile must not pass for one that was built in.
    let fingerprint = Sources::of(root)?.fingerprint()?;
    let page = folder(root);
    if is_made_of(&page, &fingerprint) {
        return Ok(page);
    }
    npm::require()?;
    let web = root.join(WEB);
    npm::fetch(&web)?;
    npm::run(&web, ["run", "build"])?;
    ensure!(
        page.join("index.html").is_file(),
        "`npm run build` made no {}",
        page.join("index.html").display()
    );
    let note = page.join(MADE_OF);
    fs::write(&note, format!("{fingerprint}\n")).with_context(|| cannot("write", &note))?;
    Ok(page)
}
