//! Plots as SVG: readable in black and white, without a font of their own, the same bytes for the same numbers.
//!
//! Nothing is told by color alone. Plotters has no words for those who cannot see a picture, so they are put into the
//! finished text: a `<title>` and a `<desc>` are the first children of the root, which has the role `img`.

mod intervals;
mod lengths;
mod scale;

use plotters::backend::SVGBackend;
use plotters::coord::Shift;
use plotters::drawing::{DrawingArea, DrawingAreaErrorKind, IntoDrawingArea as _};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color as _, IntoFont as _, RGBColor, TextStyle, WHITE};

use super::html::escaped;

pub(super) use intervals::{Estimate, Intervals, Line, Panel};
pub(super) use lengths::{Lengths, LengthsLine};

/// A plot that cannot be drawn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a plot cannot be drawn: {0}")]
pub struct PlotError(String);

impl<E: std::error::Error + Send + Sync> From<DrawingAreaErrorKind<E>> for PlotError {
    fn from(error: DrawingAreaErrorKind<E>) -> Self {
        Self(error.to_string())
    }
}

/// The width of every plot, in pixels: as wide as a text on GitHub.
const WIDTH: i32 = 860;
/// Where the rows of a plot begin, below the title.
const TOP: i32 = 34;
/// The room for the scale below a plot.
const SCALE: i32 = 44;
/// The space at the sides.
const MARGIN: i32 = 12;
/// Of lines and dots.
const INK: RGBColor = RGBColor(0x1b, 0x4f, 0x8a);
/// Of the inside of hills.
const SLOPE: RGBColor = RGBColor(0xc8, 0xd8, 0xe8);
/// Of what the measured is compared with.
const COMPARED: RGBColor = RGBColor(0xc8, 0x5a, 0x00);
/// Of texts.
const WORDS: RGBColor = RGBColor(0x22, 0x22, 0x22);
/// Of the lines of a scale.
const FAINT: RGBColor = RGBColor(0xdd, 0xdd, 0xdd);

/// Where plots are drawn, in pixels.
type Canvas<'svg> = DrawingArea<SVGBackend<'svg>, Shift>;

/// Draws a plot of that height, with a title for everybody and a description for those who cannot see it.
fn picture(
    title: &str,
    description: &str,
    height: i32,
    draw: impl FnOnce(&Canvas<'_>) -> Result<(), PlotError>,
) -> Result<String, PlotError> {
    let mut svg = String::new();
    {
        let size = (WIDTH.unsigned_abs(), height.unsigned_abs());
        let canvas = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        canvas.fill(&WHITE)?;
        canvas.draw_text(&shortened(title, 100), &words(16, HPos::Left), (MARGIN, TOP / 2))?;
        draw(&canvas)?;
        canvas.present()?;
    }
    Ok(described(&svg, title, description))
}

/// The picture with words for those who cannot see it, and without what plotters says at each element and need not: a third
/// of its size. Inside texts quotes are escaped, so nothing but attributes is taken away.
fn described(svg: &str, title: &str, description: &str) -> String {
    let svg = svg.replace(" opacity=\"1\"", "").replace(" font-family=\"sans-serif\"", "");
    let words = format!("<title>{}</title>\n<desc>{}</desc>\n", escaped(title), escaped(description));
    match svg.split_once(">\n") {
        Some((root, rest)) => format!("{root} role=\"img\" font-family=\"sans-serif\">\n{words}{rest}"),
        None => svg,
    }
}

/// The style of a text whose anchor is in the middle of its height.
fn words(height: i32, side: HPos) -> TextStyle<'static> {
    // The generic family: every machine has one, and it is chosen where the picture is shown.
    ("sans-serif", height).into_font().color(&WORDS.to_rgba()).pos(Pos::new(side, VPos::Center))
}

/// The text in at most so many characters.
fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}
