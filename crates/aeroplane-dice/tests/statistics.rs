//! The dice are fair: chi-square tests over millions of rolls under fixed seeds and secrets, the same on every run.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use core::num::NonZeroU32;

use aeroplane_dice::{
    Chain, CommittedDice, Faces, GameId, Head, Lot, Mix, Randomness, Roster, RulesHash, SeatKind, Secret,
    SeededDice,
};
use aeroplane_rules::{ByColor, Color, ColorSet, Preset, Roll};

/// What a fair die exceeds once in a million tests: the chi-square limit for 5 degrees of freedom.
const FACES_LIMIT: f64 = 35.9;

/// The same for the 25 degrees of freedom of successive pairs.
const PAIRS_LIMIT: f64 = 73.9;

/// How often each face came, and each face after each other.
#[derive(Clone, Copy, Default)]
struct Counts {
    faces: [u32; 6],
    pairs: [[u32; 6]; 6],
    last: Option<Roll>,
}

impl Counts {
    fn of(rolls: impl IntoIterator<Item = Roll>) -> Self {
        let mut counts = Self::default();
        rolls.into_iter().for_each(|roll| counts.add(roll));
        counts
    }

    fn add(&mut self, roll: Roll) {
        let index = |roll: Roll| usize::from(roll.pips() - 1);
        self.faces[index(roll)] += 1;
        if let Some(last) = self.last.replace(roll) {
            self.pairs[index(last)][index(roll)] += 1;
        }
    }

    fn total(&self) -> f64 {
        self.faces.iter().copied().map(f64::from).sum()
    }

    /// Chi-square of the faces against equal chances, 5 degrees of freedom.
    fn faces_chi_square(&self) -> f64 {
        let expected = self.total() / 6.0;
        self.faces.iter().map(|&count| square_distance(count, expected)).sum()
    }

    /// Chi-square of the pairs against independence, 25 degrees of freedom.
    fn pairs_chi_square(&self) -> f64 {
        let rows = self.pairs.map(|row| row.iter().copied().map(f64::from).sum::<f64>());
        let column = |index: usize| self.pairs.iter().map(|row| f64::from(row[index])).sum::<f64>();
        let total: f64 = rows.iter().sum();
        let mut sum = 0.0;
        for (row, row_total) in self.pairs.iter().zip(rows) {
            for (index, &count) in row.iter().enumerate() {
                sum += square_distance(count, row_total * column(index) / total);
            }
        }
        sum
    }

    fn assert_fair(&self, name: &str) {
        let (faces, pairs) = (self.faces_chi_square(), self.pairs_chi_square());
        assert!(faces < FACES_LIMIT, "{name}: {faces} over {:?}", self.faces);
        assert!(pairs < PAIRS_LIMIT, "{name}: {pairs}");
        // Four standard deviations of the binomial count of one face.
        let (expected, sigma) = (self.total() / 6.0, (self.total() * 5.0 / 36.0).sqrt());
        for count in self.faces {
            assert!((f64::from(count) - expected).abs() < 4.0 * sigma, "{name}: {count}");
        }
    }
}

fn square_distance(count: u32, expected: f64) -> f64 {
    (f64::from(count) - expected).powi(2) / expected
}

/// One game in which every seat rolls a thousand times in turn: a person who is present, a bot, a person whose links
/// never come, and a person without an anchor.
fn play(game: u16, mut roll: impl FnMut(Color, Roll)) {
    let bytes = |purpose: u8| {
        let mut bytes = [purpose; 32];
        bytes[..2].copy_from_slice(&game.to_be_bytes());
        bytes
    };
    let chain = Chain::new(bytes(1));
    let absent = Chain::new(bytes(2));
    let roster = Roster::new(ByColor([
        Some(SeatKind::Human(chain.anchor())),
        Some(SeatKind::Bot),
        Some(SeatKind::Human(absent.anchor())),
        Some(SeatKind::HumanWithoutAnchor),
    ]));
    let mix = Mix::new(ByColor([chain.link(1), None, None, None]));
    let rules = RulesHash::of(&Preset::Classic.into());
    let mut dice =
        CommittedDice::start(Secret::new(bytes(3)), GameId::new([0; 16]), rules, roster, mix).unwrap();
    for nth in 1..=1000 {
        for seat in Color::ALL {
            let link = match seat {
                Color::Red => chain.link_of_roll(nth),
                Color::Yellow | Color::Blue | Color::Green => None,
            };
            let record = dice.draw(seat, Faces::SIX, link).unwrap();
            assert_eq!(record.is_automatic(), seat != Color::Red);
            roll(seat, record.roll().unwrap());
        }
    }
}

#[test]
fn committed_dice_are_fair_and_the_same_for_every_kind_of_seat() {
    let mut all = Counts::default();
    let mut seats = ByColor([Counts::default(); 4]);
    for game in 0..1500 {
        play(game, |seat, roll| {
            all.add(roll);
            seats[seat].add(roll);
        });
    }
    assert_eq!(all.faces.iter().sum::<u32>(), 6_000_000);
    all.assert_fair("all seats");
    for (seat, name) in Color::ALL.into_iter().zip(["present", "bot", "absent", "without an anchor"]) {
        assert_eq!(seats[seat].faces.iter().sum::<u32>(), 1_500_000);
        seats[seat].assert_fair(name);
    }
}

/// The head of a game that is known by its number.
fn head(game: u32) -> Head {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&game.to_be_bytes());
    Head::new(bytes)
}

#[test]
fn rolls_for_the_beginning_are_fair_for_every_seat_and_round() {
    let mut all = Counts::default();
    for game in 0..50_000 {
        let lot = Lot::new(head(game));
        for round in 1..=4 {
            for seat in Color::ALL {
                all.add(lot.roll(round, seat));
            }
        }
    }
    assert_eq!(all.faces.iter().sum::<u32>(), 800_000);
    all.assert_fair("rolls for the beginning");
}

/// A way to draw who begins.
type Draw = fn(Lot, ColorSet) -> Option<Color>;

#[test]
fn every_seat_has_the_same_chance_to_begin() {
    // What fair draws exceed once in a million tests, for 1, 2 and 3 degrees of freedom.
    let tables = [
        (ColorSet::OPPOSITE_PAIR, 24.0),
        (ColorSet::ALL.without(Color::Yellow), 27.7),
        (ColorSet::ALL, 30.7),
    ];
    let draws: [(&str, Draw); 2] =
        [("lot", Lot::seat), ("highest roll", |lot, seats| lot.highest(seats).begins)];
    for (seats, limit) in tables {
        for (name, draw) in draws {
            let mut counts = ByColor([0_u32; 4]);
            for game in 0..60_000 {
                counts[draw(Lot::new(head(game)), seats).unwrap()] += 1;
            }
            let expected = 60_000.0 / f64::from(u8::try_from(seats.len()).unwrap());
            let sum: f64 = seats.iter().map(|seat| square_distance(counts[seat], expected)).sum();
            assert!(sum < limit, "{name}: {counts:?}");
            assert_eq!(seats.iter().map(|seat| counts[seat]).sum::<u32>(), 60_000, "{name}: {counts:?}");
        }
    }
}

#[test]
fn seeded_dice_are_fair_within_a_game_and_across_games() {
    let mut dice = SeededDice::new(2026, 0);
    Counts::of((0..6_000_000).map(|_| dice.next_roll())).assert_fair("one long game");
    Counts::of((0..1_000_000).map(|game| SeededDice::new(2026, game).next_roll()))
        .assert_fair("first rolls of games");
    Counts::of((0..1_000_000).map(|seed| SeededDice::new(seed, 0).next_roll()))
        .assert_fair("first rolls of seeds");
}

#[test]
fn choices_are_fair() {
    let mut randomness = Randomness::new(2026, 0);
    let six = NonZeroU32::new(6).unwrap();
    let rolls = (0..6_000_000).map(|_| Roll::ALL[randomness.below(six) as usize]);
    Counts::of(rolls).assert_fair("choices below six");
}

#[test]
fn a_remainder_without_rejection_fails_the_same_test() {
    let mut randomness = Randomness::new(2026, 1);
    let byte = NonZeroU32::new(256).unwrap();
    let counts = Counts::of((0..6_000_000).map(|_| Roll::ALL[randomness.below(byte) as usize % 6]));
    assert!(counts.faces_chi_square() > FACES_LIMIT, "{}", counts.faces_chi_square());
}

#[test]
fn dice_that_remember_fail_the_same_test() {
    let mut dice = SeededDice::new(2026, 0);
    let mut randomness = Randomness::new(2026, 2);
    let hundred = NonZeroU32::new(100).unwrap();
    let mut last = Roll::One;
    // One roll in a hundred repeats the one before it: the faces stay equal, the pairs do not.
    let counts = Counts::of((0..6_000_000).map(|_| {
        let roll = dice.next_roll();
        last = if randomness.below(hundred) == 0 { last } else { roll };
        last
    }));
    assert!(counts.faces_chi_square() < FACES_LIMIT);
    assert!(counts.pairs_chi_square() > PAIRS_LIMIT, "{}", counts.pairs_chi_square());
}
