//! Winning chances as whole numbers, and how scores become chances.

use aeroplane_rules::{ByColor, Color};

use crate::judge::Chances;

/// The winning chance of each color in parts of [`Shares::WHOLE`]; 0 for whoever is not in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shares(pub ByColor<i32>);

impl Shares {
    /// A chance that cannot fail: 2^24 parts, so that the mean of six faces loses nothing that matters.
    pub const WHOLE: i32 = 1 << 24;

    /// That color has won.
    pub fn won_by(color: Color) -> Self {
        Self(ByColor::from_fn(|other| if other == color { Self::WHOLE } else { 0 }))
    }

    /// The chances that belong to scores in parts of 2^16, one for each seat clockwise from `first`: each chance is
    /// proportional to the exponential of its score. Seats without a score have no chance.
    pub fn of_scores(first: Color, scores: [Option<i32>; 4]) -> Self {
        let highest = scores.iter().flatten().copied().max().unwrap_or(0);
        let weights =
            scores.map(|score| score.map_or(0, |score| exponential_of_minus(highest.abs_diff(score))));
        // The highest score weighs 2^30, so the sum is never zero where there is any score.
        let sum = weights.iter().sum::<u64>().max(1);
        let mut shares = Self::default();
        for (seats, weight) in (0..).zip(weights) {
            let share = (weight << 24) / sum;
            shares.0[Color::from_seat(first.seat() + seats)] = i32::try_from(share).unwrap_or(Self::WHOLE);
        }
        shares
    }

    /// The same in parts of a million.
    pub fn chances(self) -> Chances {
        Chances(ByColor(self.0.0.map(|share| {
            let millions = u64::from(share.unsigned_abs()) * u64::from(Chances::CERTAIN);
            u32::try_from((millions + (1 << 23)) >> 24).unwrap_or(Chances::CERTAIN)
        })))
    }
}

/// One, for numbers kept in 64 bits.
const ONE: u64 = 1 << 60;
/// e^(−1/256) and e^(−1), rounded down.
const ONE_STEP: u64 = 1_148_426_689_630_428_643;
const ONE_WHOLE: u64 = 424_136_118_829_305_329;
/// Beyond this many whole steps the exponential counts as nothing.
const MOST_WHOLES: usize = 20;

/// The powers of a number below one, from the zeroth.
#[expect(clippy::cast_possible_truncation, reason = "products of numbers up to one stay below 64 bits")]
const fn powers<const COUNT: usize>(base: u64) -> [u64; COUNT] {
    let mut powers = [ONE; COUNT];
    let mut index = 1;
    while index < COUNT {
        powers[index] = ((powers[index - 1] as u128 * base as u128) >> 60) as u64;
        index += 1;
    }
    powers
}

static STEPS: [u64; 256] = powers(ONE_STEP);
static WHOLES: [u64; MOST_WHOLES] = powers(ONE_WHOLE);

/// e^(−x) in parts of 2^30, for x in parts of 2^16. Off by less than a millionth of itself.
fn exponential_of_minus(x: u32) -> u64 {
    let Some(&whole) = WHOLES.get((x >> 16) as usize) else { return 0 };
    let step = STEPS[(x >> 8) as usize & 255];
    // What is left is below 1/256, where 1 − x + x²/2 is as good as the exponential.
    let rest = u64::from(x & 255);
    let last = (1 << 32) - (rest << 16) + rest * rest / 2;
    let product = ((whole >> 30) * (step >> 30)) >> 30;
    (product * last) >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(clippy::cast_precision_loss, reason = "a test against floating point")]
    fn exponentials_are_right() {
        extern crate std;
        for x in (0..20 << 16).step_by(97) {
            let exact = (-f64::from(x) / 65536.0).exp();
            let found = exponential_of_minus(x) as f64 / f64::from(1 << 30);
            assert!((found - exact).abs() < 1e-6 * exact + 4e-9, "{x}: {found} for {exact}");
        }
        assert_eq!(exponential_of_minus(0), 1 << 30);
        assert_eq!(exponential_of_minus(u32::MAX), 0);
    }

    #[test]
    fn equal_scores_share_equally_and_absent_seats_get_nothing() {
        let shares = Shares::of_scores(Color::Green, [Some(7), None, Some(7), None]);
        assert_eq!(shares.0, ByColor([0, Shares::WHOLE / 2, 0, Shares::WHOLE / 2]));
        assert_eq!(shares.chances().0, ByColor([0, 500_000, 0, 500_000]));
        assert_eq!(Shares::of_scores(Color::Red, [None; 4]), Shares::default());
        let extreme = Shares::of_scores(Color::Red, [Some(i32::MIN), Some(i32::MAX), None, None]);
        assert_eq!(extreme, Shares::won_by(Color::Yellow));
    }
}
