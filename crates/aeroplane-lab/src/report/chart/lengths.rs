//! How often something took how long: a hill for each line, all on one scale.

use plotters::element::{PathElement, Polygon};
use plotters::style::text_anchor::HPos;
use plotters::style::{Color as _, ShapeStyle};

use super::scale::Scale;
use super::{COMPARED, Canvas, INK, MARGIN, PlotError, SCALE, SLOPE, TOP, WIDTH, picture, shortened, words};
use crate::statistics::{Histogram, float};

/// The height of a hill with the space above it, in pixels.
const LINE: i32 = 74;
/// The height of the hill itself.
const HILL: i32 = 56;
/// The room for names.
const LABELS: i32 = 190;
/// About so many steps lead over the widest hill.
const STEPS: u64 = 60;

/// A plot of hills.
pub(in crate::report) struct Lengths {
    pub(in crate::report) title: String,
    pub(in crate::report) description: String,
    pub(in crate::report) unit: String,
    pub(in crate::report) lines: Vec<LengthsLine>,
}

/// A hill.
pub(in crate::report) struct LengthsLine {
    pub(in crate::report) label: String,
    pub(in crate::report) rolls: Histogram,
}

impl Lengths {
    /// The plot as SVG.
    pub(in crate::report) fn draw(&self) -> Result<String, PlotError> {
        let lines = i32::try_from(self.lines.len()).unwrap_or(0);
        let bottom = TOP + LINE * lines;
        picture(&self.title, &self.description, bottom + SCALE, |canvas| self.draw_on(canvas, bottom))
    }

    fn draw_on(&self, canvas: &Canvas<'_>, bottom: i32) -> Result<(), PlotError> {
        // The few longest games would make everything else narrow.
        let ends = self
            .lines
            .iter()
            .filter_map(|line| Some((line.rolls.quantile(1, 200)?, line.rolls.quantile(199, 200)?)));
        let (least, most) = ends.reduce(|(a, b), (c, d)| (a.min(c), b.max(d))).unwrap_or((0, 1));
        let width = ((most - least) / STEPS).max(1);
        let shown = [float(least.into()), float((most + width).into())];
        let scale = Scale::of(shown, LABELS, WIDTH - 2 * MARGIN);
        scale.draw(canvas, &self.unit, TOP, bottom)?;
        for (line, base) in self.lines.iter().zip((1..).map(|line| TOP + LINE * line)) {
            draw_hill(canvas, scale, &line.rolls, (least, most, width), base)?;
            let name = shortened(&line.label, 24);
            canvas.draw_text(&name, &words(14, HPos::Left), (MARGIN, base - HILL / 2))?;
            let Some(median) = line.rolls.quantile(1, 2) else {
                canvas.draw_text("no game", &words(13, HPos::Left), (MARGIN, base - HILL / 2 + 18))?;
                continue;
            };
            canvas.draw_text(
                &format!("median {median}"),
                &words(13, HPos::Left),
                (MARGIN, base - HILL / 2 + 18),
            )?;
            let x = scale.pixel(float(median.into()));
            canvas.draw(&PathElement::new([(x, base - HILL - 6), (x, base)], COMPARED.stroke_width(2)))?;
        }
        Ok(())
    }
}

/// Draws a hill over `least` to `most` in steps of that width. What is beyond is left out.
fn draw_hill(
    canvas: &Canvas<'_>,
    scale: Scale,
    rolls: &Histogram,
    (least, most, width): (u64, u64, u64),
    base: i32,
) -> Result<(), PlotError> {
    let steps = usize::try_from((most - least) / width + 1).unwrap_or(0);
    let mut heights = vec![0_u64; steps];
    for (number, times) in rolls.iter() {
        let step = number.checked_sub(least).and_then(|behind| usize::try_from(behind / width).ok());
        if let Some(height) = step.and_then(|step| heights.get_mut(step)) {
            *height = height.saturating_add(times);
        }
    }
    let highest = heights.iter().copied().max().unwrap_or(0);
    if highest == 0 {
        return Ok(());
    }
    let mut outline = vec![(scale.pixel(float(least.into())), base)];
    for (left, height) in (0_u64..).map(|step| least + step * width).zip(&heights) {
        let height = u128::from(*height) * u128::from(HILL.unsigned_abs()) / u128::from(highest);
        let y = base - i32::try_from(height).unwrap_or(0);
        outline.push((scale.pixel(float(left.into())), y));
        outline.push((scale.pixel(float((left + width).into())), y));
    }
    outline.push((outline.last().map_or(0, |&(x, _)| x), base));
    canvas.draw(&Polygon::new(outline.clone(), SLOPE.filled()))?;
    let stroke: ShapeStyle = INK.stroke_width(1);
    canvas.draw(&PathElement::new(outline, stroke))?;
    Ok(())
}
