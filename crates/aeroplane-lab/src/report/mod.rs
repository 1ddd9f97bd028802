//! Results as a page for readers: what was asked, what came out, and how sure it is.

mod chart;
mod command;
mod document;
mod groups;
mod html;
mod markdown;
mod numbers;
mod preface;
mod seats;
mod strength;
mod sweep;
mod sweep_effects;

use crate::experiment::Design;
use crate::part::{MergeError, Part};

use self::document::{Block, Document};
use self::groups::Group;

pub use self::chart::PlotError;

/// The title of a report that is given none.
pub const PAGE_TITLE: &str = "Results of the laboratory";

/// A page about parts of experiments, with plots. The same parts in the same order give the same bytes.
///
/// ```
/// use std::num::NonZeroUsize;
/// use std::sync::atomic::AtomicBool;
///
/// use aeroplane_lab::{Design, Experiment, Part, PAGE_TITLE, Page};
///
/// let design = Design::Seats { participant: "random".parse()?, rules: vec!["classic planes=1".parse()?] };
/// let experiment = Experiment { seed: 1, games: 12, roll_limit: 10_000, design };
/// let mut part = Part::new(experiment, 0)?;
/// part.play_to(12, NonZeroUsize::MIN, &AtomicBool::new(false), |_| {})?;
///
/// let page = Page::of(PAGE_TITLE, &[], &[part])?.to_markdown("plots");
/// assert!(page.text.contains("aeroplane lab seats --bot random"));
/// assert_eq!(page.plots.len(), 2);
/// assert!(Page::is_page(&page.text) && !Page::is_page("# Notes"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    document: Document,
}

/// A report in Markdown, and the plots that it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkdownPage {
    /// The text.
    pub text: String,
    /// The plots, each with a name of its own.
    pub plots: Vec<PlotFile>,
}

/// A plot as a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlotFile {
    /// The name of the file, such as `strength-classic.svg`: small letters, digits and hyphens.
    pub name: String,
    /// The picture, as SVG.
    pub svg: String,
}

/// Why there is no report.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PageError {
    /// There is nothing to report.
    #[error("there are no parts to report")]
    Nothing,
    /// Two parts of one experiment do not lie side by side.
    #[error("{error}")]
    Merge {
        /// The number of one of the parts, from 0 in the order in which they were given.
        one: usize,
        /// The number of the other.
        other: usize,
        /// What is wrong with them.
        error: MergeError,
    },
    /// A plot that cannot be drawn.
    #[error(transparent)]
    Plot(#[from] PlotError),
}

impl Page {
    /// The report of these parts. Parts of the same experiment are joined; tournaments at the same table under the same
    /// rules share a section. The notes are paragraphs at the beginning, in which words between backticks are code.
    ///
    /// # Errors
    ///
    /// [`PageError`] where parts of an experiment do not lie side by side, or there are none.
    pub fn of(title: &str, notes: &[String], parts: &[Part]) -> Result<Self, PageError> {
        let experiments = groups::join(parts)?;
        let mut document = Document::new(title);
        for note in notes {
            document.push(Block::Paragraph(note.as_str().into()));
        }
        preface::write(&mut document, &experiments);
        for group in groups::of(&experiments) {
            match group {
                Group::Strength(parts) => strength::write(&mut document, &parts)?,
                Group::Alone(part) => match &part.experiment().design {
                    Design::Seats { participant, .. } => seats::write(&mut document, part, participant)?,
                    Design::Sweep { participant, base, changes } => {
                        sweep::write(&mut document, part, participant, *base, changes)?;
                    }
                    Design::Tournament { .. } => strength::write(&mut document, &[part])?,
                },
            }
        }
        Ok(Self { document })
    }

    /// Whether the text is a page of results, in either form.
    pub fn is_page(text: &str) -> bool {
        text.contains(preface::MARK)
    }

    /// As Markdown in GitHub's dialect, for a file beside which the plots are in a folder of that name.
    pub fn to_markdown(&self, folder: &str) -> MarkdownPage {
        let plots =
            self.document.plots().map(|plot| PlotFile { name: plot.file_name(), svg: plot.svg.clone() });
        MarkdownPage { text: markdown::page(&self.document, folder), plots: plots.collect() }
    }

    /// As one HTML file with the plots inside. Nothing in it is a script, and it asks for no other file.
    pub fn to_html(&self) -> String {
        html::page(&self.document)
    }
}
