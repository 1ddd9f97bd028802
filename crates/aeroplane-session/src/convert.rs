//! The same values in the types of the messages and in those of the dice.

use aeroplane_dice as dice;
use aeroplane_protocol as protocol;
use aeroplane_protocol::{MixLink, RosterKind, RosterSeat};
use aeroplane_rules::{ByColor, Color};

pub(crate) const fn link(link: protocol::Link) -> dice::Link {
    dice::Link::new(*link.as_bytes())
}

pub(crate) const fn public_link(link: dice::Link) -> protocol::Link {
    protocol::Link::new(*link.as_bytes())
}

pub(crate) const fn head(head: protocol::Head) -> dice::Head {
    dice::Head::new(*head.as_bytes())
}

pub(crate) const fn public_head(head: dice::Head) -> protocol::Head {
    protocol::Head::new(*head.as_bytes())
}

pub(crate) const fn rules_hash(hash: protocol::RulesHash) -> dice::RulesHash {
    dice::RulesHash::new(*hash.as_bytes())
}

pub(crate) const fn public_rules_hash(hash: dice::RulesHash) -> protocol::RulesHash {
    protocol::RulesHash::new(*hash.as_bytes())
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

pub(crate) const fn public_secret(secret: dice::RevealedSecret) -> protocol::RevealedSecret {
    protocol::RevealedSecret::new(*secret.as_bytes())
}

/// A mix as it is told, in seat order.
pub(crate) fn public_mix(mix: &dice::Mix) -> Vec<MixLink> {
    let link = |color| Some(MixLink { color, link: public_link(mix.link(color)?) });
    Color::ALL.into_iter().filter_map(link).collect()
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

/// A roll as it is told; none of another die than the game's.
pub(crate) fn public_roll(roll: &dice::RollRecord) -> Option<protocol::RollRecord> {
    Some(protocol::RollRecord {
        number: roll.number,
        color: roll.seat,
        link: roll.link.map(public_link),
        value: roll.roll()?,
        head: public_head(roll.head),
    })
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
