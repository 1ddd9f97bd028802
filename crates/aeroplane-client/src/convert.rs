//! The values of messages in the types of the dice, and back.

use aeroplane_dice as dice;
use aeroplane_protocol as protocol;
use aeroplane_protocol::{MixLink, RosterKind, RosterSeat};
use aeroplane_rules::ByColor;

pub(crate) const fn link(link: protocol::Link) -> dice::Link {
    dice::Link::new(*link.as_bytes())
}

pub(crate) const fn sent_link(link: dice::Link) -> protocol::Link {
    protocol::Link::new(*link.as_bytes())
}

pub(crate) const fn sent_anchor(anchor: dice::Anchor) -> protocol::Anchor {
    protocol::Anchor::new(*anchor.as_bytes())
}

pub(crate) const fn head(head: protocol::Head) -> dice::Head {
    dice::Head::new(*head.as_bytes())
}

pub(crate) const fn rules_hash(hash: protocol::RulesHash) -> dice::RulesHash {
    dice::RulesHash::new(*hash.as_bytes())
}

pub(crate) const fn game(game: protocol::GameId) -> dice::GameId {
    dice::GameId::new(*game.as_bytes())
}

pub(crate) const fn commitment(commitment: protocol::Commitment) -> dice::Commitment {
    dice::Commitment::new(*commitment.as_bytes())
}

pub(crate) const fn secret(secret: protocol::RevealedSecret) -> dice::RevealedSecret {
    dice::RevealedSecret::new(*secret.as_bytes())
}

/// The mix of these first links.
pub(crate) fn mix(links: &[MixLink]) -> dice::Mix {
    dice::Mix::new(ByColor::from_fn(|color| {
        links.iter().find(|given| given.color == color).map(|given| link(given.link))
    }))
}

/// A roll as the dice have it. The game's die has six faces.
pub(crate) fn roll(roll: &protocol::RollRecord) -> dice::RollRecord {
    dice::RollRecord {
        number: roll.number,
        seat: roll.color,
        faces: dice::Faces::SIX,
        link: roll.link.map(link),
        value: roll.value.pips(),
        head: head(roll.head),
    }
}

pub(crate) fn roster(seats: &[RosterSeat]) -> dice::Roster {
    dice::Roster::new(ByColor::from_fn(|color| {
        let seat = seats.iter().find(|seat| seat.color == color)?;
        Some(match seat.kind {
            RosterKind::HumanWithoutAnchor {} => dice::SeatKind::HumanWithoutAnchor,
            RosterKind::Human { anchor } => dice::SeatKind::Human(dice::Anchor::new(*anchor.as_bytes())),
            RosterKind::Bot {} => dice::SeatKind::Bot,
        })
    }))
}
