//! What the greedy bot does where people would agree on what to do.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use aeroplane_bots::{Answers, Bot as _, GreedyBot};
use aeroplane_rules::{
    ByColor, Color, LinkRule, Move, Plane, PlaneSet, Position, Preset, Roll, Rules, Setup, Spot, Stacking,
};

/// Red's and blue's planes by their progress, red to roll.
fn position(rules: &Rules, red: [i64; 4], blue: [i64; 4]) -> Position {
    let setup = Setup {
        planes: ByColor([Some(red.into()), None, Some(blue.into()), None]),
        ..Setup::empty(Color::Red)
    };
    Position::new(&setup, rules).unwrap()
}

/// The progress of red's planes after the bot has answered the roll.
fn answered(rules: &Rules, red: [i64; 4], blue: [i64; 4], roll: Roll) -> [i8; 4] {
    let mut position = position(rules, red, blue);
    let moves = position.roll(rules, roll, &mut ()).unwrap();
    let answers = Answers::new(&moves).unwrap();
    let answer = GreedyBot::default().choose(rules, &position, answers);
    position.play(rules, answer, &mut ()).unwrap();
    Plane::ALL.map(|plane| position.fleet(Color::Red).spot(plane).progress())
}

/// Where red sees the square on which blue has made that progress.
fn red_progress_at(blue: i8) -> i64 {
    Spot::new(blue).unwrap().seen_by(Color::Blue, Color::Red).unwrap().progress().into()
}

fn classic() -> Rules {
    Rules::from(Preset::Classic)
}

#[test]
fn it_finishes_when_it_can() {
    let rules: Rules = "classic stacking=automatic stack_movement=choice must_move=false".parse().unwrap();
    // One plane of the stack could go alone, or none.
    assert_eq!(answered(&rules, [53, 53, 56, 56], [-1; 4], Roll::Three), [Spot::HOME.progress(); 4]);
}

#[test]
fn it_brings_a_plane_home_rather_than_walking_another() {
    assert_eq!(answered(&classic(), [54, 31, 56, 56], [-1; 4], Roll::Two), [56, 31, 56, 56]);
}

#[test]
fn it_captures_when_that_pays() {
    let at = red_progress_at(31);
    let after = answered(&classic(), [at - 3, 35, -1, -1], [31, -1, -1, -1], Roll::Three);
    assert_eq!(after, [i8::try_from(at).unwrap(), 35, -1, -1]);
}

#[test]
fn it_captures_by_crossing_where_the_shortcut_leads() {
    // Either plane can take its way; only the shortcut passes over the opposite home column.
    let rules = Rules { jump: LinkRule::Off, ..classic() };
    let after = answered(&rules, [15, 40, -1, -1], [53, -1, -1, -1], Roll::Three);
    assert_eq!(after, [30, 40, -1, -1]);
}

#[test]
fn it_does_not_capture_at_the_price_of_a_plane_that_has_come_further() {
    let rules: Rules = "cn_basic jump=off shortcut=off".parse().unwrap();
    let at = red_progress_at(2);
    // Two planes of blue on one square are a stack, and stacks take their captors with them.
    let after = answered(&rules, [at - 3, 4, -1, -1], [2, 2, -1, -1], Roll::Three);
    assert_eq!(after[0], i8::try_from(at).unwrap() - 3);
}

#[test]
fn it_takes_the_plane_in_danger_out_of_reach() {
    // Plane 0 stands three squares before a blue plane, plane 1 where nobody comes for a while.
    let danger = red_progress_at(13);
    let rules = Rules { jump: LinkRule::Off, shortcut: LinkRule::Off, stacking: Stacking::Off, ..classic() };
    let after = answered(&rules, [danger, 5, -1, -1], [10, -1, -1, -1], Roll::Five);
    assert_eq!(after, [i8::try_from(danger).unwrap() + 5, 5, -1, -1]);
}

#[test]
fn it_does_not_walk_past_a_plane_into_its_reach() {
    let behind = red_progress_at(11);
    let rules = Rules { jump: LinkRule::Off, shortcut: LinkRule::Off, stacking: Stacking::Off, ..classic() };
    let after = answered(&rules, [behind, 3, 56, 56], [12, -1, -1, -1], Roll::Three);
    assert_eq!(after, [i8::try_from(behind).unwrap(), 6, 56, 56]);
}

#[test]
fn it_stacks_planes_where_stacks_move_together() {
    let rules = classic();
    let mut position = position(&rules, [7, 4, -1, -1], [-1; 4]);
    let moves = position.roll(&rules, Roll::Three, &mut ()).unwrap();
    let answer = GreedyBot::default().choose(&rules, &position, Answers::new(&moves).unwrap());
    assert!(
        matches!(answer, Move::Advance { planes, join: true, .. } if planes == PlaneSet::from_bits(0b10))
    );
}

#[test]
fn it_declines_only_what_would_set_it_back() {
    let rules: Rules = "cn_basic must_move=false".parse().unwrap();
    // From the last cell before home six steps lead back to the first of the home column.
    assert_eq!(answered(&rules, [55, 56, 56, 56], [-1; 4], Roll::Six)[0], 55);
    // Forward it walks even where it comes into reach.
    let behind = red_progress_at(11);
    let after = answered(&rules, [behind, 56, 56, 56], [12, -1, -1, -1], Roll::Three);
    assert_eq!(i64::from(after[0]), behind + 3);
}

#[test]
fn the_first_of_equal_answers_is_taken() {
    let rules: Rules = "classic jump=off shortcut=off stacking=off planes=2".parse().unwrap();
    let mut position =
        Position::start(&rules, [Color::Red, Color::Blue].into_iter().collect(), Color::Red).unwrap();
    let moves = position.roll(&rules, Roll::Six, &mut ()).unwrap();
    let twice = [moves[0], moves[0]];
    let answer = GreedyBot::default().choose(&rules, &position, Answers::new(&twice).unwrap());
    assert_eq!(answer, moves[0]);
}
