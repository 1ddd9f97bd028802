//! Which games are played to learn from.

use aeroplane_bots::BotKind;
use aeroplane_dice::Randomness;
use aeroplane_rules::{ByColor, Color, ColorSet, PlaneCount, Preset, RULE_POINTS, Rules};

/// A game to learn from: its rules, its seats, and who chooses the moves.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scenario {
    pub(super) rules: Rules,
    pub(super) seats: ColorSet,
    pub(super) first: Color,
    /// A bot for the seats that the learner leaves to another one.
    pub(super) guests: ByColor<Option<BotKind>>,
}

/// Two seats or more.
const TABLES: [&[Color]; 11] = {
    use Color::{Blue, Green, Red, Yellow};
    [
        &[Red, Blue],
        &[Yellow, Green],
        &[Red, Yellow],
        &[Yellow, Blue],
        &[Blue, Green],
        &[Green, Red],
        &[Red, Yellow, Blue],
        &[Yellow, Blue, Green],
        &[Blue, Green, Red],
        &[Green, Red, Yellow],
        &[Red, Yellow, Blue, Green],
    ]
};

/// Of a hundred games so many are classic ones of four, the yardstick of the bots.
const CLASSIC: u8 = 40;
/// So many of the others are full games of any preset.
const FULL_PRESETS: u8 = 25;
/// So many of those left have other rules than a preset.
const CHANGED_RULES: u8 = 60;
/// So many of those left have fewer planes.
const FEWER_PLANES: u8 = 50;
/// So many of all games have other bots at the table.
const GUESTS: u8 = 15;

impl Scenario {
    /// A game drawn by lot. Half of them are full games of the presets; the others have any seats, and many of them
    /// fewer planes, or rules that differ from a preset in some points or in all.
    pub(super) fn draw(lot: &mut Randomness) -> Self {
        let mut rules = Rules::from(Preset::Classic);
        let mut table: &[Color] = &Color::ALL;
        if !happens(lot, CLASSIC) {
            rules = Rules::from(one_of(lot, Preset::ALL));
            if !happens(lot, FULL_PRESETS) {
                table = one_of(lot, TABLES);
                if happens(lot, CHANGED_RULES) {
                    let percent = one_of(lot, [5, 10, 10, 30, 100]);
                    change(&mut rules, percent, lot);
                }
                if happens(lot, FEWER_PLANES) {
                    rules.planes = PlaneCount::new(one_of(lot, [1, 1, 2, 2, 3])).unwrap_or(rules.planes);
                }
            }
        }
        let first = lot.pick(table).copied().unwrap_or(Color::Red);
        let has_guests = happens(lot, GUESTS);
        let guests = ByColor::from_fn(|_| {
            let guest = one_of(lot, [None, None, Some(BotKind::Greedy), Some(BotKind::Random)]);
            guest.filter(|_| has_guests)
        });
        Self { rules, seats: table.iter().copied().collect(), first, guests }
    }
}

/// Draws so many of a hundred rule points anew.
fn change(rules: &mut Rules, percent: u8, lot: &mut Randomness) {
    for point in &RULE_POINTS {
        if happens(lot, percent)
            && let Some(&value) = lot.pick(&point.domain.values())
        {
            // Every value of its own domain is accepted.
            let _ = point.set(rules, value);
        }
    }
}

/// One of the items, each equally likely.
fn one_of<T: Copy, const COUNT: usize>(lot: &mut Randomness, items: [T; COUNT]) -> T {
    const { assert!(COUNT > 0, "there is nothing to draw from") };
    lot.pick(&items).copied().unwrap_or(items[0])
}

/// Draws whether something happens that happens so many times in a hundred.
pub(super) fn happens(lot: &mut Randomness, percent: u8) -> bool {
    let hundred: [u8; 100] = std::array::from_fn(|index| u8::try_from(index).unwrap_or(u8::MAX));
    one_of(lot, hundred) < percent
}
