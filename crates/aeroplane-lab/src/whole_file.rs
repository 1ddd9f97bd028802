//! Writing files whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::Builder;

/// Whether a file that is there already is replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Existing {
    Replace,
    Keep,
}

/// Writes a file in one step: whoever looks finds the old content or the whole new one, also after a crash and where
/// several processes write it at the same time. A file that is there already is replaced, behind a symbolic link the one
/// that it leads to. What is no regular file – a device, a pipe – is written to as it is.
///
/// # Errors
///
/// The system's error; the place of a regular file then holds what it held before.
pub fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    write_whole_with(path, Existing::Replace, |file| file.write_all(content))
}

/// [`write_whole`] for content that is written piece by piece.
pub(crate) fn write_whole_with<E: From<io::Error>>(
    path: &Path,
    existing: Existing,
    write: impl FnOnce(&mut File) -> Result<(), E>,
) -> Result<(), E> {
    if is_stream(path) {
        return match existing {
            Existing::Replace => write(&mut OpenOptions::new().append(true).open(path)?),
            Existing::Keep => Err(io::Error::from(io::ErrorKind::AlreadyExists).into()),
        };
    }
    let path = &match existing {
        Existing::Replace => destination(path)?,
        Existing::Keep => path.to_owned(),
    };
    // As readable as any other new file: results are for sharing.
    let mut file = Builder::new().make_in(folder_of(path), |path| File::create_new(path))?;
    write(file.as_file_mut())?;
    // A move to a name whose content is still on its way to the disk could outlive it.
    file.as_file().sync_all()?;
    match existing {
        Existing::Replace => file.persist(path),
        Existing::Keep => file.persist_noclobber(path),
    }
    .map_err(|error| error.error)?;
    Ok(())
}

/// Whether [`write_whole`] can make the file, asked before there is something to write. Nothing is written, but for a
/// moment into its folder.
///
/// # Errors
///
/// The system's error.
pub fn check_writable(path: &Path) -> io::Result<()> {
    if is_stream(path) {
        return Ok(());
    }
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Builder::new().tempfile_in(folder_of(&destination(path)?)).map(drop)
}

/// Whether what is there is neither a file nor a folder, so that nothing can take its place. That of the standard output
/// is the process's own, whatever it leads to.
fn is_stream(path: &Path) -> bool {
    path.starts_with("/dev/fd")
        || path == Path::new("/dev/stdout")
        || path == Path::new("/dev/stderr")
        || fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir())
}

/// Where symbolic links lead, also to what is not there yet.
fn destination(path: &Path) -> io::Result<PathBuf> {
    /// As many as systems follow.
    const MOST_LINKS: usize = 40;

    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(next) => path = folder_of(&path).join(next),
            // It is no link, or not there.
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many symbolic links lead to one another"))
}

fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(parent) if parent != Path::new("") => parent.to_owned(),
        Some(_) | None => PathBuf::from("."),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("part.json");
        write_whole(&path, b"old and long").unwrap();
        write_whole(&path, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        let kept = write_whole_with(&path, Existing::Keep, |file| file.write_all(b"other"));
        assert_eq!(kept.unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        let failed = write_whole_with(&path, Existing::Replace, |_| Err(io::Error::other("no")));
        assert_eq!(failed.unwrap_err().to_string(), "no");
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn links_and_devices_stay() {
        use std::os::unix::fs::{FileTypeExt as _, symlink};

        let folder = tempfile::tempdir().unwrap();
        let (link, file) = (folder.path().join("link"), folder.path().join("file"));
        symlink("file", &link).unwrap();
        for content in ["made", "replaced"] {
            write_whole(&link, content.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&file).unwrap(), content);
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        }
        let device = folder.path().join("device");
        symlink("/dev/null", &device).unwrap();
        for path in [&device, Path::new("/dev/null")] {
            write_whole(path, b"nothing").unwrap();
            assert!(fs::metadata(path).unwrap().file_type().is_char_device());
        }
        symlink("round", folder.path().join("round")).unwrap();
        assert!(write_whole(&folder.path().join("round"), b"").is_err());
    }

    #[test]
    fn a_place_is_looked_at_beforehand() {
        let folder = tempfile::tempdir().unwrap();
        check_writable(&folder.path().join("new")).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        assert!(check_writable(&folder.path().join("nope/new")).is_err());
        assert!(check_writable(folder.path()).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_file_can_be_read_by_whom_any_new_file_can() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().unwrap();
        let (path, usual) = (folder.path().join("one"), folder.path().join("other"));
        write_whole(&path, b"").unwrap();
        fs::write(&usual, b"").unwrap();
        let mode = |path| fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode(path), mode(usual));
    }
}
