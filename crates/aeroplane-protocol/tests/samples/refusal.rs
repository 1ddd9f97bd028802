//! Why a command was not carried out.

use aeroplane_protocol::{Refusal, Stage};
use aeroplane_rules::Color;

use super::{Fixture, samples, tagged};

fn refusals() -> Vec<Refusal> {
    let color = Color::Blue;
    let retry_after_ms = 2_000;
    samples! { Refusal:
        Malformed {}
        Stale {}
        Ahead {}
        NotAMember {}
        NotYourSeat {}
        NotYourTurn { color }
        NotTheHost {}
        NotNow { stage: Stage::Playing }
        SeatTaken {}
        OneSeatEach {}
        OneDevice {}
        NoSuchMember {}
        FixedSetting {}
        TooFewPlayers {}
        NotReady { color }
        EmptySeat { color }
        WrongLink {}
        Already {}
        MoveOwed {}
        RollDue {}
        IllegalMove {}
        OnAutopilot {}
        NoUndo {}
        NothingToUndo {}
        ChatOff {}
        RoomFull {}
        TooFast { retry_after_ms }
        Unavailable { retry_after_ms }
    }
}

pub(super) fn fixtures() -> Vec<Fixture> {
    tagged("refusal", "refusal", &refusals())
}
