//! The forms inside messages that come in several kinds.

use aeroplane_protocol::{
    Beginning, Bot, Emote, GameTurn, MemberId, Occupant, Phase, Phrase, RollRound, RosterKind, SeatPlan, Seq,
    TalkLine, WhoBegins,
};
use aeroplane_rules::{ByColor, Color, Roll};

use super::room::offers;
use super::values::{anchor, line, persian};
use super::{Fixture, samples, tagged};

fn phases() -> Vec<Phase> {
    let missing = vec![Color::Red];
    samples! { Phase:
        Lobby { filled_in_ms: Some(12_000) }
        Mixing { missing: missing.clone(), remaining_ms: 4_200 }
        Hands { missing, left: vec![Color::Red, Color::Blue], remaining_ms: 9_000 }
        Playing { paused: false }
        Over {}
        Closed {}
    }
}

fn occupants() -> Vec<Occupant> {
    samples! { Occupant:
        Open {}
        Closed {}
        Bot { bot: Bot::Random }
        Human { member: MemberId(2), name: persian(), anchor: Some(anchor()), ready: true }
    }
}

fn plans() -> Vec<SeatPlan> {
    samples! { SeatPlan:
        Open {}
        Closed {}
        Bot { bot: Bot::Runner }
    }
}

fn turns() -> Vec<GameTurn> {
    let color = Color::Red;
    samples! { GameTurn:
        ToRoll { color }
        ToMove { color, roll: Roll::Six, offers: offers(Roll::Six) }
        Over { places: vec![Color::Red, Color::Blue], scores: Some(ByColor([10, 0, -10, 0])) }
    }
}

fn talk() -> Vec<TalkLine> {
    let (seq, member) = (Seq(21), MemberId(1));
    samples! { TalkLine:
        Said { seq, member, phrase: Phrase::Thanks }
        Expressed { seq, member, emote: Emote::Heart }
        Chatted { seq, member, text: line() }
    }
}

fn beginnings() -> Vec<Beginning> {
    let tie = ByColor([Some(Roll::Five), None, Some(Roll::Five), Some(Roll::Two)]);
    let decided = ByColor([Some(Roll::One), None, Some(Roll::Four), None]);
    let rounds = vec![RollRound { rolls: tie }, RollRound { rolls: decided }];
    samples! { Beginning:
        Lot {}
        HighestRoll { rounds }
        RockPaperScissors {}
        Host {}
    }
}

fn who_begins() -> Vec<WhoBegins> {
    samples! { WhoBegins:
        Lot {}
        HighestRoll {}
        RockPaperScissors {}
        Host { color: Color::Green }
    }
}

fn kinds() -> Vec<RosterKind> {
    samples! { RosterKind:
        HumanWithoutAnchor {}
        Human { anchor: anchor() }
        Bot {}
    }
}

pub(super) fn fixtures() -> Vec<Fixture> {
    let mut fixtures = tagged("phase", "stage", &phases());
    fixtures.extend(tagged("occupant", "occupant", &occupants()));
    fixtures.extend(tagged("seat_plan", "plan", &plans()));
    fixtures.extend(tagged("turn", "turn", &turns()));
    fixtures.extend(tagged("talk", "talk", &talk()));
    fixtures.extend(tagged("beginning", "by", &beginnings()));
    fixtures.extend(tagged("who_begins", "by", &who_begins()));
    fixtures.extend(tagged("roster_kind", "kind", &kinds()));
    fixtures
}
