//! A game from its beginning, or from one of its plies, to where it is now.

use aeroplane_rules::{ByColor, Rules, Setup, Step};
use serde::{Deserialize, Serialize};

use super::PublicPlayer;
use crate::bytes::GameId;

/// Everything that happened in a game, or everything from one of its plies on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WholeGame {
    /// The game.
    pub game: GameId,
    /// The rules in force.
    pub rules: Rules,
    /// Who sat at each seat when the game started, nobody at an empty one.
    pub players: ByColor<Option<PublicPlayer>>,
    /// The ply from which on everything is told: the one that was asked for, 0 for the start, and the present one where
    /// there are not as many.
    pub from: u32,
    /// Where everything stood at that ply.
    pub start: Setup,
    /// What each action since then brought about, the earliest first: the first list leads from that ply to the next one.
    /// Folded over `start`, one after the other, they give every later position.
    pub trails: Vec<Vec<Step>>,
    /// Whether the game is over.
    pub over: bool,
}
