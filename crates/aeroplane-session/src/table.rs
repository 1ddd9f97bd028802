//! A game from its start: who plays it by which rules, and how far it has come.

use aeroplane_dice::{Mix, Roster, Terms, Transcript};
use aeroplane_protocol::http::PublicPlayer;
use aeroplane_protocol::{Control, GameOpening, Link, Millis, RevealedSecret, RulesHash};
use aeroplane_rules::{ByColor, Color, ColorSet, Rules};

use crate::convert;
use crate::hands::Hands;
use crate::play::Play;

/// A game that was started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Table {
    /// What its dice are bound by.
    pub(crate) opening: GameOpening,
    pub(crate) rules: Rules,
    /// The hash of the rules, as the dice know it.
    pub(crate) rules_hash: RulesHash,
    pub(crate) roster: Roster,
    /// Who sat at each seat when the game started, and what they were called.
    pub(crate) players: ByColor<Option<PublicPlayer>>,
    /// Who moves for each seat in play.
    pub(crate) controls: ByColor<Option<Control>>,
    /// Those who left before the first roll, and whose planes leave the board with them.
    pub(crate) gone_early: ColorSet,
    pub(crate) course: Course,
    /// S, once the dice are laid open.
    pub(crate) secret: Option<RevealedSecret>,
}

/// How far a game has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Course {
    /// First links are waited for.
    Mixing(Mixing),
    /// It is settled by hand who begins.
    Hands(Box<Hands>),
    /// It is played, or over.
    Playing(Box<Play>),
}

/// The first links so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mixing {
    /// Until when they are waited for.
    pub(crate) until: Millis,
    pub(crate) links: ByColor<Option<Link>>,
}

impl Table {
    pub(crate) fn seats(&self) -> ColorSet {
        self.roster.seats().map(|(color, _)| color).collect()
    }

    /// Whether a person acts for the seat.
    pub(crate) fn is_played_by_its_person(&self, color: Color) -> bool {
        self.controls[color] == Some(Control::Player)
    }

    /// Whether any person has not given the game up.
    pub(crate) fn has_a_person(&self) -> bool {
        self.controls.iter().any(|(_, control)| matches!(control, Some(Control::Player | Control::Autopilot)))
    }

    pub(crate) const fn mixing(&self) -> Option<&Mixing> {
        match &self.course {
            Course::Mixing(mixing) => Some(mixing),
            Course::Hands(_) | Course::Playing(_) => None,
        }
    }

    pub(crate) const fn hands(&self) -> Option<&Hands> {
        match &self.course {
            Course::Hands(hands) => Some(hands),
            Course::Mixing(_) | Course::Playing(_) => None,
        }
    }

    pub(crate) const fn play(&self) -> Option<&Play> {
        match &self.course {
            Course::Playing(play) => Some(play),
            Course::Mixing(_) | Course::Hands(_) => None,
        }
    }

    pub(crate) const fn play_mut(&mut self) -> Option<&mut Play> {
        match &mut self.course {
            Course::Playing(play) => Some(play),
            Course::Mixing(_) | Course::Hands(_) => None,
        }
    }

    /// Everything public of the dice, once the mix is complete.
    pub(crate) const fn transcript(&self) -> Option<&Transcript> {
        match &self.course {
            Course::Mixing(_) => None,
            Course::Hands(hands) => Some(&hands.transcript),
            Course::Playing(play) => Some(&play.transcript),
        }
    }

    /// What the dice are bound by with the links that have come; none where the mix is complete already.
    pub(crate) fn terms(&self) -> Option<Terms> {
        let mixing = self.mixing()?;
        Some(Terms {
            game: convert::game(self.opening.game),
            commitment: convert::commitment(self.opening.commitment),
            rules: convert::rules_hash(self.rules_hash),
            roster: self.roster,
            mix: Mix::new(ByColor::from_fn(|color| mixing.links[color].map(convert::link))),
        })
    }

    /// Whether that is the first link of the seat's chain.
    pub(crate) fn is_first_link(&self, color: Color, link: Link) -> bool {
        let anchor = self.roster.kind(color).and_then(aeroplane_dice::SeatKind::anchor);
        anchor.is_some_and(|anchor| convert::link(link).previous().as_bytes() == anchor.as_bytes())
    }

    /// Whose first links are missing and may still come.
    pub(crate) fn missing_links(&self) -> ColorSet {
        let Some(mixing) = self.mixing() else { return ColorSet::EMPTY };
        let owes = |color: &Color| {
            let has_anchor = self.roster.kind(*color).and_then(aeroplane_dice::SeatKind::anchor).is_some();
            has_anchor && mixing.links[*color].is_none() && self.is_played_by_its_person(*color)
        };
        Color::ALL.into_iter().filter(owes).collect()
    }

    /// Whose hands are missing and may still come.
    pub(crate) fn missing_hands(&self) -> ColorSet {
        // Whoever is the only one left has won.
        let Some(hands) = self.hands().filter(|hands| hands.winner().is_none()) else {
            return ColorSet::EMPTY;
        };
        let owes = |color: &Color| hands.shown[*color].is_none() && self.is_played_by_its_person(*color);
        hands.left.iter().filter(owes).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.play().is_some_and(|play| play.game.is_over())
    }
}
