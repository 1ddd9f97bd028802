//! The form of the files in which solutions and their beginnings are kept.
//!
//! A line of JSON that says what the file is, then the numbers of all states in order, little-endian, then the SHA-256
//! of everything before it. It is written and read from front to back.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, BufWriter, Read, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::game::{Pair, SmallGame, TooManyPlanes};
use crate::whole_file::{Existing, write_whole_with};

/// The longest first line that is read, in bytes. The rules take about a thousand.
const LONGEST_HEADER: u64 = 1 << 16;

/// How many states are read at once.
const CELLS_AT_A_TIME: usize = 1 << 14;

/// Why a file of a solution cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SolutionFileError {
    /// The system could not read or write it.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The first line is not the one of such a file.
    #[error("it is no such file: its first line says {0}")]
    Header(String),
    /// It is a file of this kind, but of another form.
    #[error("its form is {found:?} and not {expected:?}: write it anew with this version of the program")]
    Format {
        /// The form that it has.
        found: String,
        /// The form that is read.
        expected: &'static str,
    },
    /// It tells of a game that nobody can have solved.
    #[error(transparent)]
    Game(#[from] TooManyPlanes),
    /// Its header says something else than the game does.
    #[error("it tells of {found} states, but its game has {expected}")]
    States {
        /// What it says.
        found: u64,
        /// How many there are.
        expected: u64,
    },
    /// It is not as long as it should be, or its checksum is another one.
    #[error("it is damaged: its length or its checksum is wrong")]
    Damaged,
    /// It was begun for another game.
    #[error("it belongs to another game ({rules}, {pair})")]
    OtherGame {
        /// The rules of that game.
        rules: Box<aeroplane_rules::Rules>,
        /// Its seats.
        pair: Pair,
    },
}

/// What the first line says of every such file.
pub(super) trait Header: Serialize + for<'de> Deserialize<'de> {
    /// The name and version of the form.
    const FORMAT: &'static str;

    /// Its game, and how many states it says that the game has.
    fn game(&self) -> (Result<SmallGame, TooManyPlanes>, u64);
}

/// Only what tells one form from another.
#[derive(Deserialize)]
struct AnyHeader {
    format: String,
}

/// A writer that sums up what goes through it.
struct Summed<W> {
    inner: W,
    sum: Sha256,
}

impl<W: Write> Write for Summed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.inner.write(bytes)?;
        self.sum.update(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// Writes a file so that its place holds either what it held before or the whole new file.
pub(super) fn write<H: Header, const N: usize>(
    path: &Path,
    existing: Existing,
    header: &H,
    cells: impl Iterator<Item = [u8; N]>,
) -> Result<(), SolutionFileError> {
    write_whole_with(path, existing, |file| write_to(file, header, cells))
}

/// Writes header, cells and checksum.
pub(super) fn write_to<H: Header, const N: usize>(
    writer: impl Write,
    header: &H,
    cells: impl Iterator<Item = [u8; N]>,
) -> Result<(), SolutionFileError> {
    let mut writer = BufWriter::new(Summed { inner: writer, sum: Sha256::new() });
    serde_json::to_writer(&mut writer, header).map_err(io::Error::from)?;
    writer.write_all(b"\n")?;
    for cell in cells {
        writer.write_all(&cell)?;
    }
    let mut summed = writer.into_inner().map_err(io::IntoInnerError::into_error)?;
    let sum = summed.sum.finalize_reset();
    summed.inner.write_all(&sum)?;
    summed.inner.flush()?;
    Ok(())
}

/// A file whose first line was read.
pub(super) struct Opened<H, R> {
    pub(super) header: H,
    pub(super) game: SmallGame,
    states: u64,
    reader: BufReader<R>,
    /// Of what was read so far.
    sum: Sha256,
}

/// Opens a file.
pub(super) fn open<H: Header>(path: &Path) -> Result<Opened<H, File>, SolutionFileError> {
    read_header(File::open(path)?)
}

/// Reads the first line.
pub(super) fn read_header<H: Header, R: Read>(reader: R) -> Result<Opened<H, R>, SolutionFileError> {
    let mut reader = BufReader::new(reader);
    let mut line = Vec::new();
    reader.by_ref().take(LONGEST_HEADER).read_until(b'\n', &mut line)?;
    let no_header = |error: serde_json::Error| SolutionFileError::Header(error.to_string());
    let AnyHeader { format } = serde_json::from_slice(&line).map_err(no_header)?;
    if format != H::FORMAT {
        return Err(SolutionFileError::Format { found: format, expected: H::FORMAT });
    }
    let header: H = serde_json::from_slice(&line).map_err(no_header)?;
    let (game, states) = header.game();
    Ok(Opened { game: game?, states, header, reader, sum: Sha256::new_with_prefix(&line) })
}

impl<H: Header, R: Read> Opened<H, R> {
    /// Reads the cells of so many states, and checks that the file is whole.
    pub(super) fn cells<const N: usize, T>(
        mut self,
        states: usize,
        value: impl Fn([u8; N]) -> T,
    ) -> Result<(H, Vec<T>), SolutionFileError> {
        let expected = states as u64;
        if self.states != expected {
            return Err(SolutionFileError::States { found: self.states, expected });
        }
        // The list grows with what is really there: a short file takes little memory, whatever it says.
        let mut values = Vec::new();
        let mut room = vec![0; CELLS_AT_A_TIME * N];
        while values.len() < states {
            let cells = (states - values.len()).min(CELLS_AT_A_TIME);
            let bytes = &mut room[..cells * N];
            read_exactly(&mut self.reader, bytes)?;
            self.sum.update(&*bytes);
            values.extend(bytes.as_chunks::<N>().0.iter().map(|&cell| value(cell)));
        }
        let mut sum = [0; 32];
        read_exactly(&mut self.reader, &mut sum)?;
        let is_whole = self.reader.fill_buf()?.is_empty() && self.sum.finalize()[..] == sum;
        if is_whole { Ok((self.header, values)) } else { Err(SolutionFileError::Damaged) }
    }
}

fn read_exactly(reader: &mut impl Read, bytes: &mut [u8]) -> Result<(), SolutionFileError> {
    reader.read_exact(bytes).map_err(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => SolutionFileError::Damaged,
        _ => SolutionFileError::Io(error),
    })
}
