//! Who begins, and how that is found.
//!
//! Lot and highest roll are drawn with dice of the same kind as the game's, but of their own: the game's proof then
//! holds the game's rolls and no others.

use std::str::FromStr;

use aeroplane_rules::{Color, ColorSet, Roll};

use super::dice::TableDice;
use crate::failure::Failure;
use crate::story::title;

/// How it is decided who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// By lot.
    Lot,
    /// By the highest roll; whoever shares it rolls again.
    Highest,
    /// That seat.
    Seat(Color),
}

impl FromStr for First {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "lot" => Ok(Self::Lot),
            "highest" => Ok(Self::Highest),
            _ => text
                .parse()
                .map(Self::Seat)
                .map_err(|_| String::from("expected lot, highest, red, yellow, blue or green")),
        }
    }
}

/// Who begins, and how it came about in lines to read.
pub(super) struct Beginner {
    pub(super) color: Color,
    pub(super) told: Vec<String>,
}

/// Decides who begins.
pub(super) fn decide(first: First, seats: ColorSet, dice: &mut TableDice) -> Result<Beginner, Failure> {
    let contenders: Vec<Color> = seats.iter().collect();
    match first {
        First::Lot => {
            let color = by_lot(&contenders, dice)?;
            Ok(Beginner { color, told: vec![format!("By lot, {} begins.", title(color))] })
        }
        First::Highest => by_highest_roll(contenders, dice),
        First::Seat(color) if seats.contains(color) => {
            Ok(Beginner { color, told: vec![format!("{} begins.", title(color))] })
        }
        First::Seat(color) => Err(Failure::Usage(format!(
            "{color} cannot begin, its seat is empty: give it a player with --{color}, or let another seat begin"
        ))),
    }
}

/// Counts round the table as many seats as a die shows. Faces that would favour a seat are rolled again.
fn by_lot(contenders: &[Color], dice: &mut TableDice) -> Result<Color, Failure> {
    let faces = Roll::ALL.len();
    let usable = faces - faces % contenders.len();
    loop {
        let pips = usize::from(dice.roll(contenders[0])?.pips());
        if pips <= usable {
            return Ok(contenders[(pips - 1) % contenders.len()]);
        }
    }
}

fn by_highest_roll(mut contenders: Vec<Color>, dice: &mut TableDice) -> Result<Beginner, Failure> {
    let mut told = Vec::new();
    loop {
        let mut rolls = Vec::new();
        for &color in &contenders {
            rolls.push((color, dice.roll(color)?));
        }
        let listed: Vec<String> =
            rolls.iter().map(|(color, roll)| format!("{} {roll}", title(*color))).collect();
        let lead_in = if told.is_empty() { "The highest roll begins" } else { "They roll again" };
        told.push(format!("{lead_in}: {}.", listed.join(", ")));

        let highest = rolls.iter().map(|&(_, roll)| roll).max();
        contenders =
            rolls.iter().filter(|&&(_, roll)| Some(roll) == highest).map(|&(color, _)| color).collect();
        if let [color] = contenders[..] {
            told.push(format!("{} begins.", title(color)));
            return Ok(Beginner { color, told });
        }
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_rules::ByColor;

    use super::*;

    #[test]
    fn the_lot_favours_no_seat() {
        for seats in [ColorSet::OPPOSITE_PAIR, ColorSet::ALL.without(Color::Red), ColorSet::ALL] {
            let mut counts = ByColor([0_u32; 4]);
            for seed in 0..1200 {
                counts[decide(First::Lot, seats, &mut TableDice::seeded_draw(seed)).unwrap().color] += 1;
            }
            let fair = 1200 / u32::try_from(seats.len()).unwrap();
            for color in Color::ALL {
                let expected = if seats.contains(color) { fair } else { 0 };
                assert!(counts[color].abs_diff(expected) < 80, "{counts:?}");
            }
        }
    }

    #[test]
    fn a_shared_highest_roll_is_rolled_again_by_those_who_share_it() {
        let decided =
            |seed| decide(First::Highest, ColorSet::ALL, &mut TableDice::seeded_draw(seed)).unwrap();
        let Beginner { color, told } =
            (0..100).map(decided).find(|beginner| beginner.told.len() == 3).unwrap();
        assert!(told[1].starts_with("They roll again: "), "{told:?}");
        assert!(told[1].matches(',').count() < told[0].matches(',').count());
        assert_eq!(told[2], format!("{} begins.", title(color)));
    }
}
