//! Which way of play a preset asks for, and what that takes for granted of its rules.

use aeroplane_rules::{Color, End, Places, Preset, Rules, Stacking};

use crate::block::{Block, Lanes, StackForm};
use crate::chinese::{self, Text};
use crate::classic;
use crate::events::Events;
use crate::step::Offer;

/// The Chinese text's basic rules.
struct Basic;
/// Its improved rules.
struct Improved;
/// Its casual rules.
struct Casual;

impl Text for Basic {
    const LAUNCH_FROM: u8 = 6;
    const STREAK: bool = false;
    const JUMP_BEHIND_SHORTCUT: bool = true;
}

impl Text for Improved {
    const LAUNCH_FROM: u8 = 5;
    const STREAK: bool = true;
    const JUMP_BEHIND_SHORTCUT: bool = true;
}

impl Text for Casual {
    const LAUNCH_FROM: u8 = 6;
    const STREAK: bool = false;
    const JUMP_BEHIND_SHORTCUT: bool = false;
}

/// How the rolls of a preset are played in lanes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Way {
    preset: Preset,
    /// The rules of the preset.
    pub(crate) rules: Rules,
    /// How stacks are kept.
    pub(crate) form: StackForm,
    /// How many players finish before the game is over.
    pub(crate) finishers: usize,
}

impl Way {
    pub(crate) fn of(preset: Preset) -> Self {
        let rules = Rules::from(preset);
        let form = match rules.stacking {
            Stacking::Automatic => StackForm::Cell,
            Stacking::Optional | Stacking::Off => StackForm::Members,
        };
        let finishers = match rules.end {
            End::FirstWins => 1,
            End::PlayOn => 3,
        };
        Self { preset, rules, form, finishers }
    }

    /// The places of a game in which these players have finished, once it is over: where it is played for all places, the
    /// one who is left has the last.
    pub(crate) fn places_at_end(&self, places: Places) -> Places {
        match self.rules.end {
            End::FirstWins => places,
            End::PlayOn => Color::ALL.into_iter().fold(places, Places::with),
        }
    }

    /// Finds the answers to every lane's roll.
    pub(crate) fn list(&self, block: &Block, rolls: &Lanes, offer: &mut Offer) {
        match self.preset {
            Preset::Classic => classic::list(block, rolls, offer),
            Preset::ChineseBasic => chinese::list::<Basic>(block, rolls, offer),
            Preset::ChineseImproved => chinese::list::<Improved>(block, rolls, offer),
            Preset::ChineseCasual => chinese::list::<Casual>(block, rolls, offer),
        }
    }

    /// Carries out the choice of every lane.
    pub(crate) fn play(
        &self,
        block: &mut Block,
        rolls: &Lanes,
        offer: &Offer,
        choices: &Lanes,
        ended: &mut Lanes,
        events: &mut Events,
    ) {
        match self.preset {
            Preset::Classic => classic::play(block, rolls, offer, choices, ended, events),
            Preset::ChineseBasic => chinese::play::<Basic>(block, rolls, offer, choices, ended, events),
            Preset::ChineseImproved => chinese::play::<Improved>(block, rolls, offer, choices, ended, events),
            Preset::ChineseCasual => chinese::play::<Casual>(block, rolls, offer, choices, ended, events),
        }
    }
}
