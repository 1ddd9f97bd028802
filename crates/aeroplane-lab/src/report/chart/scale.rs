//! From numbers to pixels, with round numbers along the way.

use plotters::element::PathElement;
use plotters::style::text_anchor::HPos;

use super::{Canvas, FAINT, PlotError, WORDS, shortened, words};

/// The numbers that a plot shows, and where it shows them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scale {
    low: f64,
    high: f64,
    left: i32,
    right: i32,
    step: f64,
}

/// About so many round numbers stand below a plot.
const MARKS: f64 = 5.0;

impl Scale {
    /// A scale of round numbers that shows all of these between the pixels.
    pub(super) fn of(numbers: impl IntoIterator<Item = f64>, left: i32, right: i32) -> Self {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for number in numbers.into_iter().filter(|number| number.is_finite()) {
            low = low.min(number);
            high = high.max(number);
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        // A single number has some room on either side.
        let width = if high > low { high - low } else { (high.abs() / 10.0).max(1.0) };
        let step = round_step(width / MARKS);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        let high = if high > low { high } else { low + step };
        Self { low, high, left, right, step }
    }

    /// Where the number is shown.
    #[expect(clippy::cast_possible_truncation, reason = "rounded, and between the pixels of the plot")]
    pub(super) fn pixel(self, number: f64) -> i32 {
        let part = ((number - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        self.left + (part * f64::from(self.right - self.left)).round() as i32
    }

    /// The round numbers of the scale.
    fn marks(self) -> impl Iterator<Item = f64> {
        // Multiplied rather than added, so that no error grows along the way.
        (0_u32..100)
            .map(move |index| self.low + f64::from(index) * self.step)
            .take_while(move |&mark| mark <= self.high + self.step / 2.0)
    }

    /// Draws the scale below rows from `top` to `bottom`.
    pub(super) fn draw(
        self,
        canvas: &Canvas<'_>,
        unit: &str,
        top: i32,
        bottom: i32,
    ) -> Result<(), PlotError> {
        let digits = if self.step < 0.1 { 2 } else { usize::from(self.step < 1.0) };
        for mark in self.marks() {
            let x = self.pixel(mark);
            canvas.draw(&PathElement::new([(x, top), (x, bottom)], FAINT))?;
            canvas.draw_text(&format!("{mark:.digits$}"), &words(13, HPos::Center), (x, bottom + 12))?;
        }
        canvas.draw(&PathElement::new([(self.left, bottom), (self.right, bottom)], WORDS))?;
        let middle = i32::midpoint(self.left, self.right);
        canvas.draw_text(&shortened(unit, 60), &words(13, HPos::Center), (middle, bottom + 30))?;
        Ok(())
    }
}

/// The smallest of 1, 2 and 5 and their tenfolds and tenths that is not smaller.
fn round_step(least: f64) -> f64 {
    let (mut step, mut factors) = (1e-3, [2.0, 2.5, 2.0].into_iter().cycle());
    // Numbers of games and rolls end long before this does.
    while step < least && step < 1e15 {
        step *= factors.next().unwrap_or(2.0);
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (least, step) in [(0.03, 0.05), (1.2, 2.0), (3.0, 5.0), (7.0, 10.0), (40.0, 50.0)] {
            let found = round_step(least);
            assert!((found / step - 1.0).abs() < 1e-9, "{least}: {found}");
        }
    }

    #[test]
    fn every_number_is_on_the_scale() {
        let scale = Scale::of([24.1, 86.3], 100, 200);
        let marks: Vec<f64> = scale.marks().collect();
        assert_eq!(marks, [20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!((scale.pixel(20.0), scale.pixel(60.0), scale.pixel(100.0)), (100, 150, 200));
        // Nothing, one number and what is no number have a scale too.
        for numbers in [vec![], vec![7.0], vec![f64::NAN], vec![0.0, 0.0]] {
            let scale = Scale::of(numbers, 0, 10);
            assert!((0..=10).contains(&scale.pixel(7.0)));
            assert!(scale.marks().count() >= 2);
        }
    }
}
