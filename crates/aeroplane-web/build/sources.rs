//! What the page is made of, and the fingerprint by which a page is known to be made of just that.
//!
//! Cargo's build script and `cargo xtask` share this file, so that both mean the same by it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context as _, Result};
use sha2::{Digest as _, Sha256};

/// The folder of the page's own sources.
pub(crate) const WEB: &str = "web";

/// The folder of the texts in every language.
const LOCALES: &str = "locales";

/// Everything from which the page is built, by its path from the root of the project: files, and folders with whatever
/// is in them.
const SOURCES: [&str; 3] = [WEB, "crates/aeroplane-protocol/typescript/protocol.ts", LOCALES];

/// What lies below `web/` and has no part in the page: what was fetched, what was built, and the tests.
const NO_SOURCES: [&str; 4] = ["node_modules", "dist", "dist-pictures", "tests"];

/// The one hidden file that says how the page is built. Others are those of editors and caches.
const NPM_SETTINGS: &str = ".npmrc";

/// The page's sources under a root, found in one walk.
pub(crate) struct Sources {
    root: PathBuf,
    /// The files, by their paths from the root with `/` between the names, in order.
    files: Vec<String>,
}

impl Sources {
    /// Finds the sources in a project.
    pub(crate) fn of(root: &Path) -> Result<Self> {
        let mut files = Vec::new();
        for source in SOURCES {
            collect(root, source, &mut files)?;
        }
        files.sort();
        Ok(Self { root: root.to_owned(), files })
    }

    /// Every file, by its path from the root.
    pub(crate) fn files(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(String::as_str)
    }

    /// What cargo has to watch: folders that hold nothing but sources, so that new files are noticed, and single files
    /// elsewhere. The folder of the page itself is not watched, for what is fetched and built lies there too.
    #[allow(dead_code, reason = "tasks watch nothing")]
    pub(crate) fn watched(&self) -> BTreeSet<&str> {
        self.files().map(watched_for).collect()
    }

    /// The fingerprint of what the files are called and hold, in hexadecimal. It is the same on every platform: the
    /// repository keeps one form of line ends everywhere.
    pub(crate) fn fingerprint(&self) -> Result<String> {
        let mut hash = Sha256::new();
        for file in &self.files {
            let path = self.root.join(file);
            let bytes = fs::read(&path).with_context(|| cannot("read", &path))?;
            // Lengths, so that no two sets of files run together into the same bytes.
            for part in [file.as_bytes(), &bytes] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part);
            }
        }
        Ok(hexadecimal(&hash.finalize()))
    }
}

/// What cargo watches for the sake of a file.
fn watched_for(file: &str) -> &str {
    match file.split('/').collect::<Vec<_>>()[..] {
        [LOCALES, ..] => LOCALES,
        [WEB, folder, _, ..] => &file[..WEB.len() + 1 + folder.len()],
        _ => file,
    }
}

/// The fingerprint of some bytes, in hexadecimal.
pub(crate) fn fingerprint(bytes: &[u8]) -> String {
    hexadecimal(&Sha256::digest(bytes))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing into a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Adds the file, or all files of the folder, at a path from the root.
fn collect(root: &Path, source: &str, files: &mut Vec<String>) -> Result<()> {
    let path = root.join(source);
    let kind = fs::metadata(&path).with_context(|| cannot("find", &path))?;
    if !kind.is_dir() {
        files.push(source.to_owned());
        return Ok(());
    }
    let entries: io::Result<Vec<_>> = fs::read_dir(&path).and_then(Iterator::collect);
    for entry in entries.with_context(|| cannot("list", &path))? {
        let name = entry.file_name();
        // No source has a name that is not UTF-8: nothing could import it.
        if let Some(name) = name.to_str().filter(|name| is_source(source, name)) {
            collect(root, &format!("{source}/{name}"), files)?;
        }
    }
    Ok(())
}

/// Whether what has this name in that folder has a part in the page.
fn is_source(folder: &str, name: &str) -> bool {
    let is_aside = folder == WEB && NO_SOURCES.contains(&name);
    !is_aside && (!name.starts_with('.') || name == NPM_SETTINGS)
}

/// What could not be done with a file.
pub(crate) fn cannot(what: &str, path: &Path) -> String {
    format!("cannot {what} {}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [&str; 4] = [
        "crates/aeroplane-protocol/typescript/protocol.ts",
        "locales/en/play.ftl",
        "web/package.json",
        "web/src/app/App.svelte",
    ];

    fn put(root: &Path, file: &str, text: &str) {
        let path = root.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// A project with the files.
    fn project() -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        for file in FILES {
            put(root.path(), file, file);
        }
        root
    }

    fn fingerprint_of(root: &Path) -> String {
        Sources::of(root).unwrap().fingerprint().unwrap()
    }

    #[test]
    fn the_fingerprint_is_the_same_everywhere() {
        let root = project();
        assert!(Sources::of(root.path()).unwrap().files().eq(FILES));
        assert_eq!(
            fingerprint_of(root.path()),
            "5675d367550421f9f7ae99641d54beeb1398ce3231697076e78edb8ae226300a"
        );
    }

    #[test]
    fn what_was_fetched_or_built_is_no_source() {
        let root = project();
        let before = fingerprint_of(root.path());
        let aside = [
            "node_modules/x/index.js",
            "dist/index.html",
            "tests/page.ts",
            ".cache/x",
            "src/.App.svelte.swp",
        ];
        for file in aside {
            put(root.path(), &format!("web/{file}"), "x");
        }
        put(root.path(), "crates/aeroplane-protocol/typescript/check.mjs", "x");
        assert_eq!(fingerprint_of(root.path()), before);
        for file in ["src/tests/x.ts", ".npmrc"] {
            let before = fingerprint_of(root.path());
            put(root.path(), &format!("web/{file}"), "x");
            assert_ne!(fingerprint_of(root.path()), before, "{file}");
        }
    }

    #[test]
    fn names_and_contents_count() {
        let root = project();
        let mut seen = BTreeSet::from([fingerprint_of(root.path())]);
        put(root.path(), "locales/en/play.ftl", "other");
        assert!(seen.insert(fingerprint_of(root.path())));
        fs::rename(root.path().join("locales/en"), root.path().join("locales/eo")).unwrap();
        assert!(seen.insert(fingerprint_of(root.path())));
        fs::remove_dir_all(root.path().join("locales/eo")).unwrap();
        assert!(seen.insert(fingerprint_of(root.path())));
    }

    #[test]
    fn a_project_without_a_page_is_refused() {
        let root = project();
        fs::remove_dir_all(root.path().join("web")).unwrap();
        assert!(Sources::of(root.path()).is_err());
    }

    #[test]
    fn folders_of_sources_are_watched_whole_and_what_lies_beside_built_files_one_by_one() {
        let root = project();
        let sources = Sources::of(root.path()).unwrap();
        assert!(sources.watched().into_iter().eq([FILES[0], "locales", "web/package.json", "web/src"]));
    }
}
