//! Reading files that may hold anything, within bounds.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// Reads a file of at most so many bytes.
///
/// # Errors
///
/// The system's error, or [`io::ErrorKind::FileTooLarge`] for a longer file.
pub(crate) fn read(path: &Path, largest: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(largest.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > largest {
        let problem = format!("it is larger than {largest} bytes, which no such file is");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, problem));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_read_than_may_be() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, b"12345").unwrap();
        assert_eq!(read(&path, 5).unwrap(), b"12345");
        assert_eq!(read(&path, 4).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
    }
}
