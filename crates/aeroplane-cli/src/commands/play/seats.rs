//! Who sits where: the options that say it, and the words in a record.

use std::borrow::Cow;
use std::str::FromStr;

use aeroplane_bots::{BotChoice, BotKind, NoBotChoice};
use aeroplane_rules::{ByColor, Color, ColorSet};

use unicode_width::UnicodeWidthStr as _;

use crate::failure::Failure;
use crate::layout::LONGEST_NAME;

/// What a person is called who gave no name.
const HUMAN: &str = "human";
/// What an empty seat is called.
const NONE: &str = "none";

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Player {
    /// Somebody at the keyboard, by name.
    Human(String),
    /// The computer.
    Bot(BotChoice),
}

impl Player {
    /// The player whom the tag of a record names. Whoever is no bot is a person.
    pub(super) fn from_tag(name: &str) -> Self {
        name.parse().map_or_else(|_| Self::Human(name.into()), Self::Bot)
    }

    /// What the record calls the player.
    pub(super) fn name(&self) -> Cow<'_, str> {
        match self {
            Self::Human(name) => name.into(),
            Self::Bot(choice) => choice.to_string().into(),
        }
    }

    /// The name that tells this person from others; none for bots and for people without one.
    pub(super) fn own_name(&self) -> Option<&str> {
        match self {
            Self::Human(name) if name != HUMAN && name != "?" => Some(name),
            Self::Human(_) | Self::Bot(_) => None,
        }
    }
}

/// Who plays each seat; empty ones have nobody.
pub(super) type Players = ByColor<Option<Player>>;

/// The seats that are taken.
pub(super) fn taken(players: &Players) -> ColorSet {
    players.iter().filter(|(_, player)| player.is_some()).map(|(color, _)| color).collect()
}

/// What an option says of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
struct SeatChoice(Option<Player>);

impl FromStr for SeatChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == NONE {
            return Ok(Self(None));
        }
        if text == HUMAN {
            return Ok(Self(Some(Player::Human(HUMAN.into()))));
        }
        if let Some(name) = text.strip_prefix("human:") {
            return checked_name(name).map(|name| Self(Some(Player::Human(name.into()))));
        }
        match text.parse() {
            Ok(choice) => Ok(Self(Some(Player::Bot(choice)))),
            Err(NoBotChoice::Kind(_)) => Err(format!("expected {}", expected())),
            Err(
                error @ (NoBotChoice::NotANumber(_) | NoBotChoice::OutOfRange(_) | NoBotChoice::NoEffort(_)),
            ) => Err(error.to_string()),
        }
    }
}

/// A name that a record gives back as it is and that stands for a person there.
fn checked_name(name: &str) -> Result<&str, String> {
    if name.is_empty() || name.chars().any(char::is_control) || name.chars().count() > LONGEST_NAME {
        return Err(format!("a name has 1 to {LONGEST_NAME} characters, and no control characters"));
    }
    if name.width() == 0 || name.trim().is_empty() {
        return Err(String::from("a name has something to be seen by"));
    }
    if name.parse::<BotChoice>().is_ok() {
        return Err(String::from("a person cannot have the name of a bot"));
    }
    Ok(name)
}

/// The words for a seat, for help and error messages.
fn expected() -> String {
    let bots = BotKind::ALL.map(BotKind::name).join(", ");
    format!("{HUMAN}, {HUMAN}:NAME, {bots} or {NONE}")
}

/// The heading of the options in `--help`.
const HEADING: &str = "Seats";

#[derive(clap::Args)]
pub(super) struct SeatArguments {
    /// So many seats: the first human, the others greedy; two players sit opposite [default: 2]
    #[arg(long, value_name = "2|3|4", value_parser = clap::value_parser!(u8).range(2..=4), help_heading = HEADING)]
    players: Option<u8>,
    /// Who plays red: human, human:NAME, random, runner, greedy, rollout, expectimax, expert or none; the last three bots
    /// also with an effort, such as expectimax:2
    #[arg(long, value_name = "PLAYER", help_heading = HEADING)]
    red: Option<SeatChoice>,
    /// Who plays yellow
    #[arg(long, value_name = "PLAYER", help_heading = HEADING)]
    yellow: Option<SeatChoice>,
    /// Who plays blue
    #[arg(long, value_name = "PLAYER", help_heading = HEADING)]
    blue: Option<SeatChoice>,
    /// Who plays green
    #[arg(long, value_name = "PLAYER", help_heading = HEADING)]
    green: Option<SeatChoice>,
}

impl SeatArguments {
    /// Whether any of the options was given.
    pub(super) fn given(&self) -> bool {
        self.players.is_some() || self.choices().into_iter().any(Option::is_some)
    }

    fn choices(&self) -> [&Option<SeatChoice>; 4] {
        [&self.red, &self.yellow, &self.blue, &self.green]
    }

    /// The players that the options describe. Seats of which nothing is said are those of the number of players; where
    /// only seats are given, the others are empty.
    pub(super) fn players(&self) -> Result<Players, Failure> {
        let filled = match self.players {
            None if self.given() => ColorSet::EMPTY,
            None | Some(2) => ColorSet::OPPOSITE_PAIR,
            Some(3) => ColorSet::OPPOSITE_PAIR.with(Color::Yellow),
            Some(_) => ColorSet::ALL,
        };
        let mut players = ByColor::from_fn(|color| {
            let player = match color {
                Color::Red => Player::Human(HUMAN.into()),
                Color::Yellow | Color::Blue | Color::Green => Player::Bot(BotKind::Greedy.into()),
            };
            filled.contains(color).then_some(player)
        });
        for (color, choice) in Color::ALL.into_iter().zip(self.choices()) {
            if let Some(SeatChoice(player)) = choice {
                players[color].clone_from(player);
            }
        }
        match taken(&players).len() {
            0 => Err(Failure::Usage(String::from(
                "nobody plays: give at least two seats a player, such as --red human --blue greedy",
            ))),
            1 => Err(Failure::Usage(String::from(
                "only one seat has a player: give another one a player too, such as --blue greedy",
            ))),
            _ => Ok(players),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(text: &str) -> Result<Option<Player>, String> {
        text.parse().map(|SeatChoice(player)| player)
    }

    #[test]
    fn players_are_known_again_from_a_record() {
        let bots = BotKind::ALL.map(BotKind::name);
        for text in ["human", "human:Ada", "expectimax:2", "rollout:100"].into_iter().chain(bots) {
            let player = choice(text).unwrap().unwrap();
            assert_eq!(Player::from_tag(&player.name()), player);
        }
        assert_eq!(choice("none"), Ok(None));
    }

    #[test]
    fn other_words_are_refused_with_those_that_there_are() {
        for text in [
            "",
            "Human",
            "human:",
            "human: ",
            "human:\u{200b}",
            "human:greedy",
            "human:expert:9",
            "human:a\nb",
            "gredy",
            "expert:0",
            "greedy:2",
        ] {
            assert!(choice(text).is_err(), "{text:?}");
        }
        assert!(choice(&format!("human:{}", "x".repeat(41))).is_err());
        assert_eq!(
            choice("x").unwrap_err(),
            "expected human, human:NAME, random, runner, greedy, rollout, expectimax, expert or none"
        );
        assert_eq!(choice("expectimax:9").unwrap_err(), "expectimax takes an effort from 1 to 4");
    }
}
