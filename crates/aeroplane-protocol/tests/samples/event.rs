//! What happened in a room.

use aeroplane_protocol::{
    AutopilotCause, Beginning, Bot, CloseCause, Emote, Event, Hand, HandRound, HostCause, Leaving, MemberId,
    Millis, MixLink, MovedBy, PauseCause, Phrase, RosterKind, RosterSeat, SeatPlan,
};
use aeroplane_rules::{ByColor, Color, Move, PlaneSet, Route};

use super::values::{
    ada, anchor, head, line, link, opening, persian, roll_record, rules_hash, secret, settings,
};
use super::{Fixture, samples, tagged};

fn events() -> Vec<Event> {
    let color = Color::Red;
    let member = MemberId(2);
    let until = Millis(1_767_225_600_000);
    let roster = vec![
        RosterSeat { color, kind: RosterKind::Human { anchor: anchor() } },
        RosterSeat { color: Color::Yellow, kind: RosterKind::HumanWithoutAnchor {} },
        RosterSeat { color: Color::Blue, kind: RosterKind::Bot {} },
    ];
    let hands = ByColor([Some(Hand::Rock), None, Some(Hand::Paper), None]);
    let links = vec![MixLink { color, link: link() }];
    samples! { Event:
        Opened { settings: settings(), name: ada(), game: opening() }
        Joined { member, name: persian() }
        Left { member }
        Kicked { member }
        Renamed { member, name: persian() }
        HostChanged { member, because: HostCause::Away }
        SettingsChanged { settings: settings() }
        SeatTaken { color, member, name: ada(), anchor: Some(anchor()) }
        SeatLeft { color }
        SeatSet { color, plan: SeatPlan::Bot { bot: Bot::Random } }
        Filled { seats: vec![Color::Yellow, Color::Green], bot: Bot::Greedy }
        ReadyChanged { color, ready: true }
        Started { roster, rules: rules_hash(), until }
        LinkGiven { color, link: Some(link()) }
        HandsOpened { start: head(), links: links.clone(), until }
        HandShown { color, hand: Some(Hand::Rock) }
        HandsCompared { round: HandRound { hands, left: vec![Color::Blue] }, until: Some(until) }
        Began { start: head(), links, first: color, beginning: Beginning::Lot {} }
        Rolled { roll: roll_record() }
        Moved {
            color,
            answer: Move::Advance { planes: PlaneSet::first(2), route: Route::JumpShortcut, join: false },
            by: MovedBy::Player,
        }
        AutopilotTook { color, because: AutopilotCause::Clock }
        PlayerTookBack { color }
        Resigned { color, planes: Leaving::Remove, left: true }
        Paused { because: PauseCause::NobodyThere }
        Resumed {}
        ClockExtended { by_ms: 20_000 }
        Undone { actions: 3 }
        Revealed { secret: secret() }
        RematchOpened { game: opening() }
        Said { phrase: Phrase::GoodLuck }
        Expressed { emote: Emote::Clap }
        Chatted { text: line() }
        Closed { because: CloseCause::Expired }
    }
}

pub(super) fn fixtures() -> Vec<Fixture> {
    tagged("event", "event", &events())
}
