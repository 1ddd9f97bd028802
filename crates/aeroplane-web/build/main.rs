//! Puts the page into the crate: a ready one if it was made of the sources as they are now, otherwise one that is built
//! here. Nothing is written outside cargo's own folder.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

mod content_type;
mod npm;
mod page;
mod sources;
mod table;

use std::path::{Path, PathBuf};
use std::{env, fs, io, process};

use anyhow::{Context as _, Result, ensure};

use sources::{Sources, cannot};

/// The variable by which packagers name the folder of a ready page.
const READY_PAGE: &str = "AEROPLANE_WEB_DIST";

fn main() {
    if let Err(error) = embed() {
        // Cargo shows this as an error of the crate, on one line, and ends the build.
        println!("cargo::error={}", format!("{error:#}").replace('\n', " "));
        if error.is::<npm::Failed>() {
            // A script that ends so has its whole output shown: npm's own explanation is in it.
            process::exit(1);
        }
    }
}

fn embed() -> Result<()> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed={READY_PAGE}");
    let root = root()?;
    let sources = Sources::of(&root).context("the sources of the page are not all there")?;
    for watched in sources.watched() {
        println!("cargo::rerun-if-changed={}", root.join(watched).display());
    }
    // New files right in the page's folder are not watched; whoever builds the page beforehand renews this note.
    let note = root.join(sources::WEB).join("dist").join(page::MADE_OF);
    if note.is_file() {
        println!("cargo::rerun-if-changed={}", note.display());
    }
    let page = page(&root, &sources)?;
    table::write(&page, &own_folder()?)
}

/// The root of the project.
fn root() -> Result<PathBuf> {
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").context("cargo names no crate")?);
    let root = crate_folder.parent().and_then(Path::parent);
    Ok(root.context("the crate lies outside the project")?.to_owned())
}

/// The folder that cargo lets this script write into.
fn own_folder() -> Result<PathBuf> {
    Ok(PathBuf::from(env::var_os("OUT_DIR").context("cargo names no folder to write into")?))
}

/// The folder of the page to take.
fn page(root: &Path, sources: &Sources) -> Result<PathBuf> {
    let fingerprint = sources.fingerprint()?;
    if let Some(ready) = env::var_os(READY_PAGE) {
        let ready = root.join(ready);
        println!("cargo::rerun-if-changed={}", ready.display());
        ensure!(
            page::is_made_of(&ready, &fingerprint),
            "{READY_PAGE} names {}, which holds no page made of these sources: `cargo xtask web` makes one in web/dist",
            ready.display()
        );
        return Ok(ready);
    }
    let ready = page::folder(root);
    if page::is_made_of(&ready, &fingerprint) {
        return Ok(ready);
    }
    let copy = own_folder()?.join("project");
    copy_sources(root, sources, &copy)?;
    page::make(&copy).context("the web page cannot be built")
}

/// Copies the sources, each to the same place in another folder; whatever else was there is gone then, except packages
/// that were fetched.
fn copy_sources(root: &Path, sources: &Sources, copy: &Path) -> Result<()> {
    match Sources::of(copy) {
        Ok(old) => {
            for file in old.files() {
                let path = copy.join(file);
                fs::remove_file(&path).with_context(|| cannot("remove", &path))?;
            }
        }
        // What is not whole is of no use.
        Err(_) => remove(copy)?,
    }
    for file in sources.files() {
        let (from, to) = (root.join(file), copy.join(file));
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).with_context(|| cannot("make", folder))?;
        }
        fs::copy(&from, &to).with_context(|| cannot("copy", &from))?;
    }
    Ok(())
}

/// Removes a folder that may be there.
fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(error).with_context(|| cannot("remove", folder))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}
