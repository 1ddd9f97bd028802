//! Weights in floating point, and how they learn.
//!
//! Additions, multiplications, divisions and square roots are exact to the last bit on every platform, and nothing else
//! is used here, so that the same samples in the same order give the same weights.

use aeroplane_bots::evaluation::{DIRECT, FEATURES, HIDDEN_LIMIT, ONE, Row, Weights};
use aeroplane_dice::Randomness;

use super::episode::Sample;
use super::exponential::exponential;

/// All rows of weights: those of the features and those of the outputs.
const ROWS: usize = FEATURES + DIRECT;
/// How many samples go into one step.
pub(super) const STEP: usize = 256;
/// How quickly the means of gradients and of their squares forget, and what keeps divisions from zero (Kingma and Ba,
/// "Adam: a method for stochastic optimization", 2015).
const FORGET_MEAN: f32 = 0.9;
const FORGET_SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;

/// Weights that learn by Adam.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Learner<const WIDTH: usize> {
    pub(super) weights: Vec<[f32; WIDTH]>,
    pub(super) means: Vec<[f32; WIDTH]>,
    pub(super) squares: Vec<[f32; WIDTH]>,
    /// The powers of both constants of forgetting after the steps so far.
    pub(super) forgotten: [f32; 2],
    /// The sums of the step that is being made; nothing between two steps.
    gradients: Vec<[f32; WIDTH]>,
}

impl<const WIDTH: usize> Learner<WIDTH> {
    /// Small weights drawn by lot.
    pub(super) fn new(lot: &mut Randomness) -> Self {
        let mut weights = vec![[0.0; WIDTH]; ROWS];
        for (number, row) in weights.iter_mut().enumerate() {
            for weight in row.iter_mut().skip(DIRECT) {
                *weight = between(lot, if number < FEATURES { 0.08 } else { 0.3 });
            }
        }
        // Hidden units begin in the middle of where they respond.
        for weight in weights[FEATURES - 1].iter_mut().skip(DIRECT) {
            *weight += 0.4;
        }
        Self::from_parts(weights, vec![[0.0; WIDTH]; ROWS], vec![[0.0; WIDTH]; ROWS], [1.0; 2])
    }

    /// A learner that goes on with those weights and means.
    pub(super) fn from_parts(
        weights: Vec<[f32; WIDTH]>,
        means: Vec<[f32; WIDTH]>,
        squares: Vec<[f32; WIDTH]>,
        forgotten: [f32; 2],
    ) -> Self {
        Self { weights, means, squares, forgotten, gradients: vec![[0.0; WIDTH]; ROWS] }
    }

    /// Makes one step with these samples and returns the sum of their squared errors before it. Samples of one episode
    /// should stand together: what their rules add is then worked out once.
    pub(super) fn learn(&mut self, samples: &[Sample<'_>], rate: f32) -> f32 {
        let mut error = 0.0;
        for samples in samples.chunk_by(|one, other| one.episode == other.episode) {
            let Some(first) = samples.first() else { continue };
            let mut of_rules = [0.0; WIDTH];
            add_rows(&mut of_rules, &self.weights, first.of_rules);
            let mut sum = [0.0; WIDTH];
            for sample in samples {
                error += self.add_gradient(sample, of_rules, &mut sum);
            }
            add_to_rows(&mut self.gradients, first.of_rules, &sum);
        }
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let count = samples.len().max(1) as f32;
        self.step(rate, 1.0 / count);
        // Between two steps they are nothing, so that learners that will go on alike are equal.
        self.gradients.fill([0.0; WIDTH]);
        error
    }

    /// Adds the gradient of one sample to all rows but those of the rules, and what belongs to these to `of_all`. Returns
    /// the squared error.
    fn add_gradient(
        &mut self,
        sample: &Sample<'_>,
        of_rules: [f32; WIDTH],
        of_all: &mut [f32; WIDTH],
    ) -> f32 {
        let limit = f32::from(HIDDEN_LIMIT) / f32::from(ONE);
        let mut sums = of_rules;
        add_rows(&mut sums, &self.weights, sample.features);
        let mut cut = [0.0; WIDTH];
        for (cut, sum) in cut.iter_mut().zip(sums).skip(DIRECT) {
            *cut = sum.clamp(0.0, limit);
        }
        let mut scores = [0.0; DIRECT];
        for (seat, score) in scores.iter_mut().enumerate() {
            *score = sums[seat];
            for (cut, weight) in cut.iter().zip(&self.weights[FEATURES + seat]) {
                *score += cut * cut * weight;
            }
        }
        let chances = chances(scores, sample.present);
        let mut squared = 0.0;
        let mut upstream = [0.0; WIDTH];
        for seat in 0..DIRECT {
            // The gradient of the cross-entropy between target and chances.
            let error = chances[seat] - sample.target[seat];
            squared += error * error;
            upstream[seat] += error;
            let gradients = &mut self.gradients[FEATURES + seat];
            let weights = &self.weights[FEATURES + seat];
            for unit in DIRECT..WIDTH {
                gradients[unit] += error * cut[unit] * cut[unit];
                upstream[unit] += error * weights[unit];
            }
        }
        for unit in DIRECT..WIDTH {
            let is_open = sums[unit] > 0.0 && sums[unit] < limit;
            upstream[unit] *= if is_open { 2.0 * cut[unit] } else { 0.0 };
        }
        add_to_rows(&mut self.gradients, sample.features, &upstream);
        for (sum, upstream) in of_all.iter_mut().zip(upstream) {
            *sum += upstream;
        }
        squared
    }

    fn step(&mut self, rate: f32, scale: f32) {
        self.forgotten[0] *= FORGET_MEAN;
        self.forgotten[1] *= FORGET_SQUARE;
        let rate = rate / (1.0 - self.forgotten[0]);
        let square_scale = 1.0 / (1.0 - self.forgotten[1]);
        let most = f32::from(i16::MAX) / f32::from(ONE);
        for (((weights, means), squares), gradients) in
            self.weights.iter_mut().zip(&mut self.means).zip(&mut self.squares).zip(&self.gradients)
        {
            for unit in 0..WIDTH {
                let gradient = gradients[unit] * scale;
                means[unit] = FORGET_MEAN * means[unit] + (1.0 - FORGET_MEAN) * gradient;
                squares[unit] = FORGET_SQUARE * squares[unit] + (1.0 - FORGET_SQUARE) * gradient * gradient;
                let step = rate * means[unit] / ((squares[unit] * square_scale).sqrt() + TINY);
                weights[unit] = (weights[unit] - step).clamp(-most, most);
            }
        }
    }

    /// The weights in whole numbers.
    #[expect(clippy::unnecessary_box_returns, reason = "they are large, and threads have small stacks")]
    pub(super) fn rounded(&self) -> Box<Weights<WIDTH>> {
        let mut rounded = Box::new(Weights::ZERO);
        let rows = rounded.features.iter_mut().chain(&mut rounded.outputs);
        for (row, weights) in rows.zip(&self.weights) {
            *row = Row(weights.map(round));
        }
        rounded
    }
}

/// Adds the rows of the features to the sums.
fn add_rows<const WIDTH: usize>(sums: &mut [f32; WIDTH], rows: &[[f32; WIDTH]], features: &[u16]) {
    for &feature in features {
        for (sum, weight) in sums.iter_mut().zip(&rows[usize::from(feature)]) {
            *sum += weight;
        }
    }
}

/// Adds the same numbers to the rows of all those features.
fn add_to_rows<const WIDTH: usize>(rows: &mut [[f32; WIDTH]], features: &[u16], numbers: &[f32; WIDTH]) {
    for &feature in features {
        for (place, number) in rows[usize::from(feature)].iter_mut().zip(numbers) {
            *place += number;
        }
    }
}

/// A weight in parts of [`ONE`].
#[expect(clippy::cast_possible_truncation, reason = "a cast between these keeps to the limits")]
fn round(weight: f32) -> i16 {
    (weight * f32::from(ONE)).round() as i16
}

/// A number between −`limit` and `limit`.
fn between(lot: &mut Randomness, limit: f32) -> f32 {
    let word = lot.below(std::num::NonZeroU32::MAX) >> 8;
    #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
    let part = word as f32 / (1 << 24) as f32;
    (2.0 * part - 1.0) * limit
}

/// The chances of the seats that are in the game.
fn chances(scores: [f32; DIRECT], present: [bool; DIRECT]) -> [f32; DIRECT] {
    let mut highest = f32::MIN;
    for seat in 0..DIRECT {
        if present[seat] {
            highest = highest.max(scores[seat]);
        }
    }
    let mut chances = [0.0; DIRECT];
    let mut sum = 0.0;
    for seat in 0..DIRECT {
        if present[seat] {
            chances[seat] = exponential(scores[seat] - highest);
            sum += chances[seat];
        }
    }
    chances.map(|chance| chance / sum)
}
