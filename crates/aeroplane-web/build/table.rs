//! Writes the Rust source that holds the page: one row a file, in the order of their paths.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use anyhow::{Context as _, Result};

use crate::content_type;
use crate::page::MADE_OF;
use crate::sources::{cannot, fingerprint};

/// The file that every page begins with.
const INDEX: &str = "index.html";

/// The folder for files whose names hold a hash of what is in them.
const HASHED: &str = "assets/";

/// The endings of compressed copies, and the fields that hold them.
const COMPRESSED: [(&str, &str); 2] = [("br", "brotli"), ("gz", "gzip")];

/// Copies the page into the folder and writes the table of it there.
pub(crate) fn write(page: &Path, folder: &Path) -> Result<()> {
    let mut files = BTreeMap::new();
    collect(page, "", &mut files)?;
    files.remove(MADE_OF);
    // A copy, so that the program can be compiled again when the page that was taken is no longer there.
    let copy = folder.join("page");
    if copy.is_dir() {
        fs::remove_dir_all(&copy).with_context(|| cannot("remove", &copy))?;
    }
    for (path, bytes) in &files {
        let path = copy.join(path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(|| cannot("make", folder))?;
        }
        fs::write(&path, bytes).with_context(|| cannot("write", &path))?;
    }
    let table = folder.join("page.rs");
    fs::write(&table, rows(&files)?).with_context(|| cannot("write", &table))
}

/// Reads all files of a folder.
fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    let entries: io::Result<Vec<_>> = fs::read_dir(folder).and_then(Iterator::collect);
    for entry in entries.with_context(|| cannot("list", folder))? {
        let path = entry.path();
        let name = entry.file_name();
        let name = name.to_str().with_context(|| format!("{} has no readable name", path.display()))?;
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}/"), files)?;
        } else {
            let bytes = fs::read(&path).with_context(|| cannot("read", &path))?;
            files.insert(format!("{prefix}{name}"), bytes);
        }
    }
    Ok(())
}

/// The source text of the table.
fn rows(files: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let originals: Vec<&String> = files.keys().filter(|path| original(files, path).is_none()).collect();
    let index = originals.iter().position(|path| *path == INDEX);
    let index = index.with_context(|| format!("the page has no {INDEX}"))?;
    let mut text =
        format!("const INDEX: usize = {index};\n\nstatic FILES: [File; {}] = [\n", originals.len());
    for path in originals {
        let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
        let content_type = content_type::of(ending).with_context(|| {
            format!("the page has a file {path}, of a kind that build/content_type.rs does not know")
        })?;
        let lifetime = if path.starts_with(HASHED) { "Forever" } else { "UntilChanged" };
        // Writing into a text cannot fail.
        let _ = writeln!(
            text,
            "    File {{ path: {path:?}, content_type: {content_type:?}, lifetime: Lifetime::{lifetime}, plain: {}, \
             {} }},",
            content(path, &files[path]),
            COMPRESSED.map(|(ending, field)| copy(files, path, ending, field)).join(", ")
        );
    }
    text.push_str("];\n");
    Ok(text)
}

/// The path of the file of which this one is a compressed copy, if it is one.
fn original<'path>(files: &BTreeMap<String, Vec<u8>>, path: &'path str) -> Option<&'path str> {
    let (stem, ending) = path.rsplit_once('.')?;
    let is_copy = COMPRESSED.iter().any(|(compressed, _)| *compressed == ending);
    (is_copy && files.contains_key(stem)).then_some(stem)
}

/// The field for a file's compressed copy, which may be missing. One that saves nothing is not worth its place.
fn copy(files: &BTreeMap<String, Vec<u8>>, path: &str, ending: &str, field: &str) -> String {
    let copy = format!("{path}.{ending}");
    match files.get(&copy).filter(|bytes| bytes.len() < files[path].len()) {
        Some(bytes) => format!("{field}: Some({})", content(&copy, bytes)),
        None => format!("{field}: None"),
    }
}

/// The bytes of a file and their tag.
fn content(path: &str, bytes: &[u8]) -> String {
    let inside = format!("/page/{path}");
    // Half of the fingerprint tells files apart as surely.
    let tag = &fingerprint(bytes)[..32];
    format!(
        "Content {{ bytes: include_bytes!(concat!(env!(\"OUT_DIR\"), {inside:?})), etag: {:?} }}",
        format!("\"{tag}\"")
    )
}
