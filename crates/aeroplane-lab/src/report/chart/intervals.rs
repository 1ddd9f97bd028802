//! Measured numbers below one another, each with its interval and with what it is compared with.

use plotters::element::{Circle, PathElement};
use plotters::style::text_anchor::HPos;
use plotters::style::{Color as _, ShapeStyle, WHITE};

use super::scale::Scale;
use super::{COMPARED, Canvas, INK, MARGIN, PlotError, SCALE, TOP, WIDTH, picture, shortened, words};
use crate::report::numbers;
use crate::statistics::{Share, Spread};

/// The height of a line, in pixels.
const LINE: i32 = 22;
/// The room for the numbers at the right of each panel.
const NUMBERS: i32 = 62;
/// How wide a character of a name is about.
const CHARACTER: i32 = 7;
/// The longest name that is not shortened, in characters.
const LONGEST: usize = 38;

/// A plot of lines; each has an estimate in each panel.
pub(in crate::report) struct Intervals {
    pub(in crate::report) title: String,
    pub(in crate::report) description: String,
    pub(in crate::report) panels: Vec<Panel>,
    pub(in crate::report) lines: Vec<Line>,
}

/// What one column of a plot shows.
pub(in crate::report) struct Panel {
    unit: String,
}

impl Panel {
    pub(in crate::report) fn new(unit: &str) -> Self {
        Self { unit: unit.to_owned() }
    }
}

/// A measured number.
#[derive(Debug, Clone)]
pub(in crate::report) struct Estimate {
    value: f64,
    low: f64,
    high: f64,
    written: String,
    compared: Option<f64>,
}

impl Estimate {
    /// A share, shown in percent.
    pub(in crate::report) fn percent(share: Share) -> Self {
        Self {
            value: 100.0 * share.share,
            low: 100.0 * share.interval.low,
            high: 100.0 * share.interval.high,
            written: numbers::percent(share),
            compared: None,
        }
    }

    /// The mean of something.
    pub(in crate::report) fn mean(spread: Spread) -> Self {
        Self {
            value: spread.mean,
            low: spread.interval.low,
            high: spread.interval.high,
            written: numbers::mean(spread),
            compared: None,
        }
    }

    /// Compared with that number.
    pub(in crate::report) fn beside(mut self, compared: f64) -> Self {
        self.compared = Some(compared);
        self
    }
}

/// A line of a plot.
pub(in crate::report) struct Line {
    label: String,
    kind: Kind,
}

enum Kind {
    Heading,
    Measured(Vec<Option<Estimate>>),
    /// What the others are compared with: its dots are hollow.
    Base(Vec<Option<Estimate>>),
}

impl Line {
    /// A name for the lines below.
    pub(in crate::report) fn heading(label: &str) -> Self {
        Self { label: label.to_owned(), kind: Kind::Heading }
    }

    /// A number in each panel where there is one.
    pub(in crate::report) fn measured(label: &str, estimates: Vec<Option<Estimate>>) -> Self {
        Self { label: label.to_owned(), kind: Kind::Measured(estimates) }
    }

    /// What the other lines are compared with.
    pub(in crate::report) fn base(label: &str, estimates: Vec<Option<Estimate>>) -> Self {
        Self { label: label.to_owned(), kind: Kind::Base(estimates) }
    }

    fn estimate(&self, panel: usize) -> Option<&Estimate> {
        match &self.kind {
            Kind::Heading => None,
            Kind::Measured(estimates) | Kind::Base(estimates) => estimates.get(panel)?.as_ref(),
        }
    }
}

impl Intervals {
    /// The plot as SVG.
    pub(in crate::report) fn draw(&self) -> Result<String, PlotError> {
        let bottom = TOP + LINE * count(self.lines.len());
        picture(&self.title, &self.description, bottom + SCALE, |canvas| self.draw_on(canvas, bottom))
    }

    fn draw_on(&self, canvas: &Canvas<'_>, bottom: i32) -> Result<(), PlotError> {
        let longest = self.lines.iter().map(|line| line.label.chars().count()).max().unwrap_or(0);
        let labels = MARGIN + CHARACTER * count(longest.min(LONGEST)) + MARGIN;
        let panel_width = (WIDTH - labels) / count(self.panels.len()).max(1);
        for (number, panel) in self.panels.iter().enumerate() {
            let left = labels + panel_width * count(number);
            let right = left + panel_width - NUMBERS - MARGIN;
            let estimates = self.lines.iter().filter_map(|line| line.estimate(number));
            let shown = estimates.flat_map(|estimate| {
                [Some(estimate.low), Some(estimate.high), estimate.compared].into_iter().flatten()
            });
            let scale = Scale::of(shown, left, right);
            scale.draw(canvas, &panel.unit, TOP, bottom)?;
            for (index, line) in self.lines.iter().enumerate() {
                if let Some(estimate) = line.estimate(number) {
                    let is_base = matches!(line.kind, Kind::Base(_));
                    draw_estimate(canvas, scale, estimate, middle(index), is_base)?;
                    let at = (right + MARGIN, middle(index));
                    canvas.draw_text(&estimate.written, &words(13, HPos::Left), at)?;
                }
            }
        }
        for (index, line) in self.lines.iter().enumerate() {
            let size = if matches!(line.kind, Kind::Heading) { 15 } else { 14 };
            let left = if matches!(line.kind, Kind::Heading) { MARGIN } else { 2 * MARGIN };
            canvas.draw_text(
                &shortened(&line.label, LONGEST),
                &words(size, HPos::Left),
                (left, middle(index)),
            )?;
        }
        Ok(())
    }
}

/// The height in the middle of a line.
fn middle(line: usize) -> i32 {
    TOP + LINE * count(line) + LINE / 2
}

/// Plots have fewer lines than there are numbers.
fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(0)
}

fn draw_estimate(
    canvas: &Canvas<'_>,
    scale: Scale,
    estimate: &Estimate,
    y: i32,
    is_base: bool,
) -> Result<(), PlotError> {
    if let Some(compared) = estimate.compared {
        let x = scale.pixel(compared);
        canvas.draw(&PathElement::new([(x, y - LINE / 2), (x, y + LINE / 2)], COMPARED.stroke_width(2)))?;
    }
    let (low, high) = (scale.pixel(estimate.low), scale.pixel(estimate.high));
    let stroke: ShapeStyle = INK.stroke_width(2);
    canvas.draw(&PathElement::new([(low, y), (high, y)], stroke))?;
    for end in [low, high] {
        canvas.draw(&PathElement::new([(end, y - 4), (end, y + 4)], stroke))?;
    }
    let dot = (scale.pixel(estimate.value), y);
    canvas.draw(&Circle::new(dot, 5, INK.filled()))?;
    if is_base {
        canvas.draw(&Circle::new(dot, 3, WHITE.filled()))?;
    }
    Ok(())
}
