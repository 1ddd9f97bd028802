//! The winning chances of a game as a picture.
//!
//! Colors alone would not do: each line has a pattern and a marker of its own, and its name stands where it ends.

use aeroplane_rules::{ByColor, Color};
use plotters::prelude::*;
use plotters::style::Color as _;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::{Analysis, Worth};

/// Width and height of the picture, in pixels.
const SIZE: (u32, u32) = (1100, 520);
/// The room beside the lines for their names.
const NAME_COLUMN: u32 = 220;
/// The least distance between two names, in pixels.
const LINE_HEIGHT: i32 = 18;
/// How many markers a line has at most.
const MARKERS: usize = 24;
/// The size of a marker, in pixels from its middle.
const MARKER: i32 = 4;

/// A picture that could not be drawn.
#[derive(Debug, thiserror::Error)]
#[error("the picture cannot be drawn: {0}")]
pub struct ChartError(String);

impl ChartError {
    #[expect(clippy::needless_pass_by_value, reason = "made for map_err")]
    fn of(error: impl ToString) -> Self {
        Self(error.to_string())
    }
}

/// A point of a line: the number of the action, and the chance behind it in per cent.
type Point = (f64, f64);

/// The chances of all players behind each action as an SVG, the same bytes for the same analysis. The color and
/// its name are written at the end of each line.
///
/// # Errors
///
/// [`ChartError`] where the drawing library refuses.
pub fn chances_chart(analysis: &Analysis, names: &ByColor<String>) -> Result<String, ChartError> {
    let mut picture = String::new();
    {
        let root = SVGBackend::with_string(&mut picture, SIZE).into_drawing_area();
        root.fill(&WHITE).map_err(ChartError::of)?;
        let last = number(analysis.plies.len().max(1));
        let mut chart = ChartBuilder::on(&root)
            .margin(16)
            .margin_right(NAME_COLUMN)
            .x_label_area_size(44)
            .y_label_area_size(56)
            .build_cartesian_2d(0.0..last, 0.0..100.0)
            .map_err(ChartError::of)?;
        chart
            .configure_mesh()
            .x_desc("action: rolls, moves and withdrawals")
            .y_desc("winning chance in %")
            .x_label_formatter(&|action| format!("{action:.0}"))
            .y_label_formatter(&|percent| format!("{percent:.0}"))
            .max_light_lines(1)
            .bold_line_style(RGBColor(210, 210, 210))
            .label_style(("sans-serif", 14))
            .draw()
            .map_err(ChartError::of)?;
        let mut ends: Vec<(Color, i32, i32)> = Vec::new();
        for account in &analysis.accounts {
            let points = line_of(analysis, account.color);
            draw_line(&mut chart, account.color, &points)?;
            let end = points.last().copied().unwrap_or_default();
            let (across, down) = chart.backend_coord(&end);
            ends.push((account.color, across, down));
        }
        for (color, across, down) in spread(ends) {
            let paint = paint(color);
            let style = TextStyle::from(("sans-serif", 15).into_font())
                .color(&paint)
                .pos(Pos::new(HPos::Left, VPos::Center));
            let label = format!("{} {color} {}", sign(color), names[color]);
            root.draw_text(&label, &style, (across + 10, down)).map_err(ChartError::of)?;
        }
        root.present().map_err(ChartError::of)?;
    }
    Ok(picture)
}

type Chart<'a, 'b> = ChartContext<
    'a,
    SVGBackend<'b>,
    Cartesian2d<plotters::coord::types::RangedCoordf64, plotters::coord::types::RangedCoordf64>,
>;

fn draw_line(chart: &mut Chart<'_, '_>, color: Color, points: &[Point]) -> Result<(), ChartError> {
    let style = ShapeStyle { stroke_width: 2, ..paint(color).filled() };
    let line = points.to_vec();
    match color {
        Color::Red => chart.draw_series(LineSeries::new(line, style)).map_err(ChartError::of)?,
        Color::Yellow => {
            chart.draw_series(DashedLineSeries::new(line, 12, 5, style)).map_err(ChartError::of)?
        }
        Color::Blue => chart.draw_series(DashedLineSeries::new(line, 6, 4, style)).map_err(ChartError::of)?,
        Color::Green => {
            chart.draw_series(DashedLineSeries::new(line, 2, 4, style)).map_err(ChartError::of)?
        }
    };
    // Markers of different lines do not stand at the same action.
    let apart = (points.len() / MARKERS).max(1);
    let first = apart * usize::from(color.seat()) / 4;
    let marked = points.iter().skip(first).step_by(apart).copied();
    match color {
        Color::Red => chart.draw_series(marked.map(|point| Circle::new(point, MARKER, style))),
        Color::Yellow => chart.draw_series(marked.map(|point| TriangleMarker::new(point, MARKER + 1, style))),
        Color::Blue => chart.draw_series(marked.map(|point| Cross::new(point, MARKER, style))),
        Color::Green => {
            let square = |point| {
                let corners = [(-MARKER + 1, -MARKER + 1), (MARKER - 1, MARKER - 1)];
                EmptyElement::at(point) + Rectangle::new(corners, style)
            };
            return chart.draw_series(marked.map(square)).map_err(ChartError::of).map(|_| ());
        }
    }
    .map_err(ChartError::of)?;
    Ok(())
}

/// The chances of a color: at the start, and behind each action.
fn line_of(analysis: &Analysis, color: Color) -> Vec<Point> {
    let percent = |chance: Worth| 100.0 * chance.share();
    let start = (0.0, percent(analysis.at_start[color]));
    let behind = analysis.plies.iter().map(|ply| (number(ply.ply), percent(ply.after[color])));
    core::iter::once(start).chain(behind).collect()
}

/// Moves names apart that would stand on one another.
fn spread(mut ends: Vec<(Color, i32, i32)>) -> Vec<(Color, i32, i32)> {
    ends.sort_by_key(|&(color, _, down)| (down, color));
    // Upwards from the lowest, which stays where it is: most lines end at the bottom of the picture.
    let mut ceiling = i32::MAX;
    for (_, _, down) in ends.iter_mut().rev() {
        *down = (*down).min(ceiling);
        ceiling = *down - LINE_HEIGHT;
    }
    ends
}

/// Colors that are told apart by people with any kind of color blindness, after Okabe and Ito, each near its seat's.
const fn paint(color: Color) -> RGBColor {
    match color {
        Color::Red => RGBColor(213, 94, 0),
        Color::Yellow => RGBColor(140, 102, 0),
        Color::Blue => RGBColor(0, 114, 178),
        Color::Green => RGBColor(0, 130, 95),
    }
}

/// The marker of a line as a character.
const fn sign(color: Color) -> &'static str {
    match color {
        Color::Red => "●",
        Color::Yellow => "▲",
        Color::Blue => "✕",
        Color::Green => "■",
    }
}

fn number(count: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "no game has 2^53 actions")]
    let number = count as f64;
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_end_at_one_height_are_moved_apart() {
        let ends = Color::ALL.map(|color| (color, 900, 400)).to_vec();
        let heights: Vec<i32> = spread(ends).into_iter().map(|(_, _, down)| down).collect();
        assert_eq!(heights, [346, 364, 382, 400]);
    }

    #[test]
    fn names_that_end_apart_stay_where_they_are() {
        let ends = vec![(Color::Red, 900, 400), (Color::Blue, 900, 40)];
        assert_eq!(spread(ends), [(Color::Blue, 900, 40), (Color::Red, 900, 400)]);
    }
}
