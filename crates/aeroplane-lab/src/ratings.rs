//! Strengths from results: who is likely to be the first to finish.
//!
//! The model is the one of Bradley and Terry for tables of any size (Plackett and Luce, for the first place alone): a
//! participant has a strength θ, and each of its chairs wins with a chance in proportion to e^θ. The strengths are those
//! under which the results are likeliest; the likelihood has one maximum, found by Newton's method. The intervals come
//! from Fisher's information at it, as if all games were independent.

use crate::statistics::{Interval, Z, float};

/// Points for a unit of θ: 400 points are odds of ten to one, as in chess.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// So many games are added to every cell for each of its participants, won by that one: without them somebody who
/// won or lost every game would be infinitely strong or weak.
const ADDED_WINS: f64 = 0.5;

/// Far more steps than results need: close to the maximum each one doubles the number of right digits.
const MOST_STEPS: usize = 200;

/// The results of one cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Meeting {
    /// Of each player: the number of the participant, how many chairs it has, and how many games it won.
    pub(crate) players: Vec<(usize, u32, u64)>,
}

/// How strong a participant is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Rating {
    /// Points above the first participant, who has 0: 400 points are odds of ten to one.
    pub(crate) points: f64,
    /// Where the true points lie; a single point for the first participant.
    pub(crate) interval: Interval,
}

/// The rating of each participant, in order; `None` where the results leave somebody out or say too little.
pub(crate) fn rate(participants: usize, meetings: &[Meeting]) -> Option<Vec<Rating>> {
    // The first strength is 0 and not looked for.
    let unknown = participants.checked_sub(1)?;
    let mut strengths = vec![0.0; participants];
    let mut likelihood = Likelihood::at(&strengths, meetings);
    for _ in 0..MOST_STEPS {
        let step = Factor::of(&likelihood.information, unknown)?.solve(&likelihood.slope);
        let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
        // Far from the maximum a whole step can lead beyond it, to where there is nothing to see.
        let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        for (strength, part) in strengths.iter_mut().skip(1).zip(&step) {
            *strength += scale * part;
        }
        likelihood = Likelihood::at(&strengths, meetings);
        if longest < 1e-12 {
            break;
        }
    }
    let factor = Factor::of(&likelihood.information, unknown)?;
    let rating = |participant: usize| {
        let deviation = match participant.checked_sub(1) {
            None => 0.0,
            Some(index) => {
                let unit: Vec<f64> = (0..unknown).map(|other| f64::from(u8::from(other == index))).collect();
                factor.solve(&unit).get(index)?.sqrt()
            }
        };
        let points = POINTS * strengths.get(participant)?;
        let spread = POINTS * Z * deviation;
        Some(Rating { points, interval: Interval { low: points - spread, high: points + spread } })
    };
    (0..participants).map(rating).collect()
}

/// The likelihood's slope and what the results tell, at some strengths; both without the first participant.
struct Likelihood {
    slope: Vec<f64>,
    /// Fisher's information, row by row.
    information: Vec<Vec<f64>>,
}

impl Likelihood {
    fn at(strengths: &[f64], meetings: &[Meeting]) -> Self {
        let participants = strengths.len();
        let mut slope = vec![0.0; participants];
        let mut information = vec![vec![0.0; participants]; participants];
        for Meeting { players } in meetings {
            let strength = |participant: usize| strengths.get(participant).copied().unwrap_or(0.0);
            let strongest = players.iter().map(|player| strength(player.0)).fold(f64::NEG_INFINITY, f64::max);
            let weight = |&(participant, chairs, _): &(usize, u32, u64)| {
                f64::from(chairs) * (strength(participant) - strongest).exp()
            };
            let weights: f64 = players.iter().map(weight).sum();
            let games: f64 = players.iter().map(|player| float(player.2.into()) + ADDED_WINS).sum();
            for one in players {
                let chance = weight(one) / weights;
                slope[one.0] += float(one.2.into()) + ADDED_WINS - games * chance;
                for other in players {
                    let same = f64::from(u8::from(one.0 == other.0));
                    information[one.0][other.0] += games * chance * (same - weight(other) / weights);
                }
            }
        }
        slope.remove(0);
        information.remove(0);
        for row in &mut information {
            row.remove(0);
        }
        Self { slope, information }
    }
}

/// Cholesky's factor of a symmetric matrix.
struct Factor(Vec<Vec<f64>>);

impl Factor {
    /// `None` where the matrix is not positive definite: the results do not connect all participants.
    fn of(matrix: &[Vec<f64>], size: usize) -> Option<Self> {
        let mut factor = vec![vec![0.0; size]; size];
        for row in 0..size {
            for column in 0..=row {
                let product: f64 = (0..column).map(|index| factor[row][index] * factor[column][index]).sum();
                let rest = matrix[row][column] - product;
                if row == column {
                    if rest <= 1e-9 {
                        return None;
                    }
                    factor[row][row] = rest.sqrt();
                } else {
                    factor[row][column] = rest / factor[column][column];
                }
            }
        }
        Some(Self(factor))
    }

    /// What the matrix turns into these values.
    fn solve(&self, values: &[f64]) -> Vec<f64> {
        let Self(factor) = self;
        let size = factor.len();
        let mut solution = values.to_vec();
        for row in 0..size {
            let known: f64 = (0..row).map(|index| factor[row][index] * solution[index]).sum();
            solution[row] = (solution[row] - known) / factor[row][row];
        }
        for row in (0..size).rev() {
            let known: f64 = (row + 1..size).map(|index| factor[index][row] * solution[index]).sum();
            solution[row] = (solution[row] - known) / factor[row][row];
        }
        solution
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The results that those strengths, in points, lead one to expect of so many games a meeting.
    fn expected(strengths: &[f64], tables: &[&[(usize, u32)]], games: f64) -> Vec<Meeting> {
        let meeting = |table: &&[(usize, u32)]| {
            let weight = |&(participant, chairs): &(usize, u32)| {
                f64::from(chairs) * (strengths[participant] / POINTS).exp()
            };
            let weights: f64 = table.iter().map(weight).sum();
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count of games")]
            let wins = |player: &(usize, u32)| (games * weight(player) / weights).round() as u64;
            Meeting { players: table.iter().map(|player| (player.0, player.1, wins(player))).collect() }
        };
        tables.iter().map(meeting).collect()
    }

    #[test]
    fn known_strengths_are_found_again() {
        let strengths = [0.0, 350.0, 120.0, -200.0];
        for tables in [
            &[&[(0, 1), (1, 1)][..], &[(1, 1), (2, 1)], &[(2, 1), (3, 1)]][..],
            &[&[(0, 1), (1, 3)], &[(1, 1), (2, 3)], &[(2, 1), (3, 3)]],
            &[&[(0, 1), (1, 1), (2, 1), (3, 1)]],
        ] {
            let ratings = rate(4, &expected(&strengths, tables, 1e7)).unwrap();
            for (rating, strength) in ratings.iter().zip(strengths) {
                assert!((rating.points - strength).abs() < 0.5, "{ratings:?}");
                assert!(rating.interval.low <= rating.points && rating.points <= rating.interval.high);
            }
        }
    }

    #[test]
    fn the_interval_of_two_is_that_of_the_odds() {
        // Of the logarithm of odds the variance is 1/wins + 1/losses.
        let ratings = rate(2, &[Meeting { players: vec![(0, 1, 300), (1, 1, 700)] }]).unwrap();
        let deviation = (1.0_f64 / 300.5 + 1.0 / 700.5).sqrt();
        let half = (ratings[1].interval.high - ratings[1].interval.low) / 2.0;
        assert!((half - POINTS * Z * deviation).abs() < 1e-6);
        assert!((ratings[1].points - POINTS * (700.5_f64 / 300.5).ln()).abs() < 1e-6);
        assert!(ratings[0].interval.high.abs() < 1e-12);
    }

    #[test]
    fn who_wins_everything_is_rated_all_the_same() {
        let ratings = rate(2, &[Meeting { players: vec![(0, 3, 0), (1, 1, 1000)] }]).unwrap();
        assert!(ratings[1].points > 1000.0 && ratings[1].interval.high.is_finite());
    }

    #[test]
    fn who_met_nobody_cannot_be_rated() {
        assert_eq!(rate(3, &[Meeting { players: vec![(0, 1, 5), (1, 1, 5)] }]), None);
        assert_eq!(rate(0, &[]), None);
    }
}
