//! Who begins, and how that is found.
//!
//! Lot and highest roll are drawn with dice of the same kind as the game's, but of their own: the game's proof then
//! holds the game's rolls and no others.

use std::str::FromStr;

use aeroplane_rules::{Color, ColorSet, Roll};

use super::dice::TableDice;
use crate::failure::Failure;

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

/// Who begins, and how that came about.
#[derive(Debug)]
pub(super) struct Beginner {
    pub(super) color: Color,
    pub(super) how: How,
}

/// How it came about who begins.
#[derive(Debug)]
pub(super) enum How {
    /// Somebody said so.
    Chosen,
    /// By lot.
    Lot,
    /// By rolls: those of all, then as often as the highest one was shared those of the seats that shared it.
    Rolls { first: SeatRolls, again: Vec<SeatRolls> },
}

/// What seats rolled.
pub(super) type SeatRolls = Vec<(Color, Roll)>;

/// Decides who begins.
pub(super) fn decide(first: First, seats: ColorSet, dice: &mut TableDice) -> Result<Beginner, Failure> {
    let contenders: Vec<Color> = seats.iter().collect();
    match first {
        First::Lot => {
            let color = by_lot(&contenders, dice)?;
            Ok(Beginner { color, how: How::Lot })
        }
        First::Highest => by_highest_roll(&contenders, dice),
        First::Seat(color) if seats.contains(color) => Ok(Beginner { color, how: How::Chosen }),
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

fn by_highest_roll(contenders: &[Color], dice: &mut TableDice) -> Result<Beginner, Failure> {
    let first = roll_all(contenders, dice)?;
    let mut again: Vec<SeatRolls> = Vec::new();
    loop {
        let contenders = highest(again.last().unwrap_or(&first));
        if let [color] = contenders[..] {
            return Ok(Beginner { color, how: How::Rolls { first, again } });
        }
        again.push(roll_all(&contenders, dice)?);
    }
}

fn roll_all(contenders: &[Color], dice: &mut TableDice) -> Result<SeatRolls, Failure> {
    contenders.iter().map(|&color| Ok((color, dice.roll(color)?))).collect()
}

/// Those with the highest roll.
fn highest(rolls: &[(Color, Roll)]) -> Vec<Color> {
    let highest = rolls.iter().map(|&(_, roll)| roll).max();
    rolls.iter().filter(|&&(_, roll)| Some(roll) == highest).map(|&(color, _)| color).collect()
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
        let is_shared =
            |beginner: &Beginner| matches!(&beginner.how, How::Rolls { again, .. } if !again.is_empty());
        let Beginner { color, how } = (0..100).map(decided).find(is_shared).unwrap();
        let How::Rolls { first, again } = how else { panic!("found by its rolls") };
        let highest = first.iter().map(|&(_, roll)| roll).max().unwrap();
        let sharing: Vec<Color> =
            first.iter().filter(|(_, roll)| *roll == highest).map(|&(color, _)| color).collect();
        assert_eq!(again[0].iter().map(|&(color, _)| color).collect::<Vec<_>>(), sharing);
        assert!(sharing.contains(&color) && sharing.len() < first.len());
    }
}
