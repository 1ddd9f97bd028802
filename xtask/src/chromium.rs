//! The browser that the page is tested in.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};

use crate::apt;

/// The variable that names the browser, here and for the page's own tests.
pub(crate) const VARIABLE: &str = "CHROMIUM";

/// What the browser is called where it can be started by its name.
const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Where it lies where programs are not found by their names.
const PLACES: &[&str] = if cfg!(target_os = "macos") {
    &[
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ]
} else if cfg!(windows) {
    &[
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    ]
} else {
    &[]
};

/// The browser, and the fonts for all languages of the game.
const PACKAGES: [&str; 4] = ["chromium", "fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"];

/// Sees to it that the browser is there, and says where: installs it where it may, else says how.
pub(crate) fn provide() -> Result<PathBuf> {
    if let Some(named) = env::var_os(VARIABLE).filter(|named| !named.is_empty()) {
        let named = PathBuf::from(named);
        ensure!(named.is_file(), "{VARIABLE} names {}, which is not there", named.display());
        return Ok(named);
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    if !apt::may_install() {
        bail!(
            "Chromium is missing, and the page is tested in it. On Debian install it with `apt-get install \
             --no-install-recommends {}`; elsewhere install Chromium or Chrome, or name it in the variable {VARIABLE}",
            PACKAGES.join(" ")
        );
    }
    apt::install(&PACKAGES)?;
    // Some systems have a package of that name which only says where to get the browser.
    find().with_context(|| {
        format!("this system's packages hold no Chromium: install one and name it in the variable {VARIABLE}")
    })
}

fn find() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    find_in(&folders).or_else(|| PLACES.iter().map(PathBuf::from).find(|place| place.is_file()))
}

/// The browser in the first of its names that one of the folders has.
fn find_in(folders: &[PathBuf]) -> Option<PathBuf> {
    let in_folder = |name: &str, folder: &Path| folder.join(format!("{name}{}", env::consts::EXE_SUFFIX));
    NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| in_folder(name, folder)))
        .find(|program| program.is_file())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_first_name_counts_more_than_the_first_folder() {
        let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
        let folders = folders.each_ref().map(|folder| folder.path().to_owned());
        assert_eq!(find_in(&folders), None);
        let [chrome, chromium] =
            [("google-chrome", 0), ("chromium", 1)].map(|(name, folder): (&str, usize)| {
                folders[folder].join(format!("{name}{}", env::consts::EXE_SUFFIX))
            });
        fs::write(&chrome, "").unwrap();
        assert_eq!(find_in(&folders), Some(chrome));
        fs::write(&chromium, "").unwrap();
        assert_eq!(find_in(&folders), Some(chromium));
    }
}
