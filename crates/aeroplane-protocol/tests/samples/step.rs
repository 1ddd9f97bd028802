//! What happens on the board, and what players answer to rolls.

use aeroplane_rules::{
    ByColor, CaptureCause, Choice as _, Color, LostStepsCause, Move, PassCause, Plane, PlaneSet, Roll, Route,
    SentBackCause, SixStreakPenalty, Spot, StackDefense, Step, Streak, TurnBackCause,
};

use super::{Fixture, samples, tagged};

fn spot(progress: i8) -> Spot {
    Spot::new(progress).unwrap()
}

fn steps() -> Vec<Step> {
    let color = Color::Red;
    let victim = Color::Blue;
    let plane = Plane::ALL[0];
    let planes = PlaneSet::of(plane);
    samples! { Step:
        Rolled { color, roll: Roll::Six }
        Launched { color, plane }
        Walked { color, planes, from: spot(0), to: spot(6) }
        TurnedBack { color, planes, at: spot(56), because: TurnBackCause::Home }
        StepsLost { color, planes, at: spot(20), steps: 2, because: LostStepsCause::Stack }
        Jumped { color, planes, from: spot(6), to: spot(10) }
        Flew { color, planes, from: spot(18), to: spot(30) }
        Crossed { color, victim, planes }
        Captured { color, victim, planes, at: spot(36), because: CaptureCause::Stack(StackDefense::VALUES[0]) }
        Stacked { color, planes: PlaneSet::first(2), at: spot(10) }
        SentBack { color, planes, because: SentBackCause::Sixes(SixStreakPenalty::ReturnMoved) }
        CameHome { color, planes }
        Passed { color, because: PassCause::NoMove }
        RollAgain { color, streak: Streak::NONE.with(planes).unwrap() }
        TurnPassed { color, to: victim }
        Withdrawn { color }
        Placed { color, place: 1 }
        Scored { scores: ByColor([30, -10, -10, -10]) }
        Over { color }
    }
}

fn moves() -> Vec<Move> {
    samples! { Move:
        Launch { plane: Plane::ALL[1] }
        Advance { planes: PlaneSet::of(Plane::ALL[2]), route: Route::JumpShortcutJump, join: false }
        Decline {}
    }
}

pub(super) fn fixtures() -> Vec<Fixture> {
    let mut fixtures = tagged("step", "step", &steps());
    fixtures.extend(tagged("move", "kind", &moves()));
    fixtures
}
