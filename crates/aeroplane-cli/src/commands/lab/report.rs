//! `aeroplane lab report`: results as a page for readers.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use aeroplane_lab::{PAGE_TITLE, Page, PageError, Part};

use crate::bounded_file;
use crate::experiment::read_part;
use crate::failure::{Failure, say};
use crate::foreign_text::printed_path;

/// The name of the page in a folder.
const IN_FOLDER: &str = "report.md";

/// Writes results as a page for readers, with tables and plots.
///
/// Parts of the same experiment are joined; tournaments at the same table under the same rules share a section. The same
/// parts in the same order give the same files, byte for byte.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// What `lab tournament`, `lab seats`, `lab sweep` and `lab merge` have left in files
    #[arg(required = true, value_name = "PART")]
    parts: Vec<PathBuf>,
    /// Where the page goes: Markdown with a folder of plots beside it, one HTML file with the plots inside, or a folder
    /// for report.md and its plots
    #[arg(long, value_name = "FILE.md|FILE.html|FOLDER/")]
    out: PathBuf,
    /// The title of the page
    #[arg(long, default_value = PAGE_TITLE)]
    title: String,
    /// A paragraph for the beginning of the page, in which words between backticks are code; several times for several
    #[arg(long, value_name = "TEXT")]
    note: Vec<String>,
}

/// The largest page that is read, in bytes: plots in HTML take a few million.
const LARGEST_PAGE: u64 = 256 << 20;

/// What is written, and where.
enum Target {
    Markdown(PathBuf),
    Html(PathBuf),
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let target = Target::of(&arguments.out)?;
    match &target {
        Target::Markdown(path) | Target::Html(path) => may_take_place(path)?,
    }
    let parts = arguments.parts.iter().map(|path| read_part(path)).collect::<Result<Vec<Part>, _>>()?;
    let page = Page::of(&arguments.title, &arguments.note, &parts)
        .map_err(|error| unusable(&error, &arguments.parts))?;
    match target {
        Target::Markdown(path) => write_markdown(&page, &path),
        Target::Html(path) => {
            write(&path, &page.to_html())?;
            say(&format!("wrote {}", printed_path(&path)));
            Ok(())
        }
    }
}

impl Target {
    /// What the name asks for. A name that ends otherwise could be that of a part, and is no place for a page.
    fn of(out: &Path) -> Result<Self, Failure> {
        if out.as_os_str().as_encoded_bytes().ends_with(b"/") || out.is_dir() {
            return Ok(Self::Markdown(out.join(IN_FOLDER)));
        }
        match out.extension().and_then(OsStr::to_str) {
            Some("md") => Ok(Self::Markdown(out.to_owned())),
            Some("html") => Ok(Self::Html(out.to_owned())),
            _ => Err(Failure::Usage(format!(
                "{}: a report is a file that ends in .md or .html, or a folder with a slash behind its name",
                printed_path(out)
            ))),
        }
    }
}

/// Only a page of results is replaced by another one.
fn may_take_place(path: &Path) -> Result<(), Failure> {
    if !path.is_file() {
        return Ok(());
    }
    let page =
        bounded_file::read(path, LARGEST_PAGE).map_err(|error| Failure::of_file("read", path, &error))?;
    if page.is_empty() || Page::is_page(&String::from_utf8_lossy(&page)) {
        return Ok(());
    }
    Err(Failure::Usage(format!(
        "{}: is there already, is no report of the laboratory and is not replaced: choose another name",
        printed_path(path)
    )))
}

/// The text, and a folder of its own name for the plots.
fn write_markdown(page: &Page, path: &Path) -> Result<(), Failure> {
    let folder = path.with_extension("");
    let page = page.to_markdown(&folder.file_name().unwrap_or_default().to_string_lossy());
    fs::create_dir_all(&folder).map_err(|error| Failure::of_file("make", &folder, &error))?;
    for plot in &page.plots {
        write(&folder.join(&plot.name), &plot.svg)?;
    }
    // Last, so that a page never shows plots that are not there.
    write(path, &page.text)?;
    say(&format!("wrote {} and {} plots", printed_path(path), page.plots.len()));
    Ok(())
}

fn write(path: &Path, content: &str) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| Failure::of_file("make", folder, &error))?;
    }
    fs::write(path, content).map_err(|error| Failure::of_file("write", path, &error))
}

/// The failure, with the names of the files that do not go together.
fn unusable(error: &PageError, paths: &[PathBuf]) -> Failure {
    match error {
        PageError::Merge { one, other, error } => {
            let name = |number: &usize| paths.get(*number).map(|path| printed_path(path)).unwrap_or_default();
            Failure::Usage(format!("{} and {}: {error}", name(one), name(other)))
        }
        PageError::Nothing | PageError::Plot(_) => Failure::Usage(error.to_string()),
    }
}
