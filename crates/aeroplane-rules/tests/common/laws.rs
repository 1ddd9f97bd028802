//! What holds in every position under any rules, whoever made it. Tests and fuzz targets take it in with
//! `#[path = "common/laws.rs"] mod laws;`.

use aeroplane_rules::{
    Color, IllegalMove, Move, NotInGame, NotToRoll, PassCause, Plane, PlaneSet, Position, Roll, Route, Rules,
    Setup, Step, Trail, Turn,
};

/// Checks the position and whatever can be done in it; panics with the position and its rules where a law is broken.
pub(crate) fn check(rules: &Rules, position: &Position) {
    check_position(rules, position);
    for color in Color::ALL {
        check_withdrawal(rules, position, color);
    }
    match position.turn() {
        Turn::ToRoll(color) => {
            refuse_moves(rules, position, &every_move(), IllegalMove::RollFirst(color));
            for roll in Roll::ALL {
                check_roll(rules, position, roll);
            }
        }
        Turn::ToMove(color, roll) => {
            refuse_rolls(rules, position, NotToRoll::MoveOwed(color, roll));
            check_answers(rules, position);
        }
        Turn::Over(_) => {
            refuse_rolls(rules, position, NotToRoll::Over);
            refuse_moves(rules, position, &every_move(), IllegalMove::Over);
        }
    }
}

/// The position is accepted again: so its planes are all there, no two colors share a square, and stacks, streak,
/// places and turn fit each other.
pub(crate) fn check_possible(rules: &Rules, position: &Position) {
    assert_eq!(Position::new(&Setup::from(position), rules), Ok(*position), "{position}\nunder {rules}");
}

/// The position is possible, and can be written down and read back in every form.
pub(crate) fn check_position(rules: &Rules, position: &Position) {
    check_possible(rules, position);
    let about = || format!("{position}\nunder {rules}");
    let setup = Setup::from(position);
    assert_eq!(position.to_string().parse().as_ref(), Ok(&setup), "{}", about());
    let json = serde_json::to_string(position).unwrap_or_default();
    assert_eq!(serde_json::from_str::<Setup>(&json).ok().as_ref(), Some(&setup), "{}\n{json}", about());
    assert_eq!(
        position.legal_moves(rules).is_empty(),
        !matches!(position.turn(), Turn::ToMove(..)),
        "{}",
        about()
    );
}

/// The roll is accepted. Then there is something to move, or the turn went on by itself.
pub(crate) fn check_roll(rules: &Rules, before: &Position, roll: Roll) {
    let about = || format!("{roll} in {before}\nunder {rules}");
    let (mut after, mut trail) = (*before, Trail::new());
    let moves = after.roll(rules, roll, &mut trail);
    assert_eq!(moves, Ok(after.legal_moves(rules)), "{}", about());
    check_trail(rules, before, &trail, &after);
    check_position(rules, &after);

    let (mut again, mut same_trail) = (*before, Trail::new());
    assert!(again.roll(rules, roll, &mut same_trail).is_ok(), "{}", about());
    assert_eq!((again, same_trail), (after, trail.clone()), "{}", about());
    let mut unseen = *before;
    assert!(unseen.roll(rules, roll, &mut ()).is_ok(), "{}", about());
    assert_eq!(unseen, after, "{}", about());

    let color = before.turn().color();
    if after.turn() == Turn::ToMove(color, roll) {
        refuse_rolls(rules, &after, NotToRoll::MoveOwed(color, roll));
        check_answers(rules, &after);
    } else {
        let passed_by_itself =
            |step: &Step| matches!(step, Step::Passed { because, .. } if *because != PassCause::Declined);
        assert!(matches!(after.turn(), Turn::ToRoll(_)), "{}", about());
        assert!(trail.iter().any(passed_by_itself), "{}\n{trail:?}", about());
    }
}

/// Of all moves that can be thought of, the legal ones are accepted and all others refused.
fn check_answers(rules: &Rules, before: &Position) {
    let about = || format!("{before}\nunder {rules}");
    let moves = before.legal_moves(rules);
    assert!(moves.iter().any(|&answer| answer != Move::Decline), "{}", about());
    assert_eq!(moves.contains(&Move::Decline), !rules.must_move, "{}", about());
    let (legal, illegal): (Vec<Move>, Vec<Move>) =
        every_move().into_iter().partition(|answer| moves.contains(answer));
    assert_eq!(legal.len(), moves.len(), "a move is listed twice, or is none\n{}\n{moves:?}", about());
    for answer in legal {
        check_answer(rules, before, answer);
    }
    if let Turn::ToMove(color, roll) = before.turn() {
        refuse_moves(rules, before, &illegal, IllegalMove::NotOffered(color, roll));
    }
}

/// The answer is accepted, ends the roll, and its steps tell everything that it did.
fn check_answer(rules: &Rules, before: &Position, answer: Move) {
    let about = || format!("{answer} in {before}\nunder {rules}");
    let (mut after, mut trail) = (*before, Trail::new());
    assert_eq!(after.play(rules, answer, &mut trail), Ok(()), "{}", about());
    check_trail(rules, before, &trail, &after);
    assert!(!matches!(after.turn(), Turn::ToMove(..)), "{}", about());
    check_position(rules, &after);

    let (mut again, mut same_trail) = (*before, Trail::new());
    again.play_unchecked(rules, answer, &mut same_trail);
    assert_eq!((again, same_trail), (after, trail), "{}", about());
    let mut unseen = *before;
    unseen.play_unchecked(rules, answer, &mut ());
    assert_eq!(unseen, after, "{}", about());
    assert_eq!(answer.to_string().parse(), Ok(answer), "{}", about());
}

/// A player in the game can leave it, whoever's turn it is, and nobody else can.
fn check_withdrawal(rules: &Rules, before: &Position, color: Color) {
    let about = || format!("{color} withdraws in {before}\nunder {rules}");
    let (mut after, mut trail) = (*before, Trail::new());
    let done = after.withdraw(rules, color, &mut trail);
    let refusal = if matches!(before.turn(), Turn::Over(_)) {
        Some(NotInGame::Over)
    } else if !before.seats().contains(color) {
        Some(NotInGame::EmptySeat(color))
    } else if before.places().place_of(color).is_some() {
        Some(NotInGame::Finished(color))
    } else {
        None
    };
    assert_eq!(done, refusal.map_or(Ok(()), Err), "{}", about());
    check_trail(rules, before, &trail, &after);
    if refusal.is_some() {
        assert_eq!((after, trail), (*before, Trail::new()), "{}", about());
        return;
    }
    check_position(rules, &after);
    assert_eq!(after.seats(), before.seats().without(color), "{}", about());
    assert_eq!(after.planes(color).count(), 0, "{}", about());
    for other in after.seats().iter() {
        assert_eq!(after.fleet(other), before.fleet(other), "{}", about());
    }
    assert_eq!(matches!(after.turn(), Turn::Over(_)), before.active().len() == 2, "{}", about());
    assert_ne!(after.turn().color(), color, "{}", about());
}

/// The steps tell everything that happened, in memory and in JSON.
fn check_trail(rules: &Rules, before: &Position, trail: &Trail, after: &Position) {
    let about = || format!("{before}\nunder {rules}\n{trail:?}");
    assert_eq!(folded(before, trail), *after, "{}", about());
    let json = serde_json::to_string(trail).unwrap_or_default();
    assert_eq!(serde_json::from_str::<Trail>(&json).ok().as_ref(), Some(trail), "{}\n{json}", about());
}

/// The position after the steps of a trail.
pub(crate) fn folded(before: &Position, trail: &[Step]) -> Position {
    let mut position = *before;
    for &step in trail {
        position.fold(step);
    }
    position
}

fn refuse_rolls(rules: &Rules, position: &Position, reason: NotToRoll) {
    for roll in Roll::ALL {
        let (mut same, mut trail) = (*position, Trail::new());
        assert_eq!(same.roll(rules, roll, &mut trail), Err(reason), "{position}");
        assert_eq!((same, trail), (*position, Trail::new()), "{position}");
    }
}

fn refuse_moves(rules: &Rules, position: &Position, moves: &[Move], reason: IllegalMove) {
    for &answer in moves {
        let (mut same, mut trail) = (*position, Trail::new());
        assert_eq!(
            same.play(rules, answer, &mut trail),
            Err(reason),
            "{answer} in {position}\nunder {rules}"
        );
        assert_eq!((same, trail), (*position, Trail::new()), "{answer} in {position}\nunder {rules}");
    }
}

/// Every value that a move can have.
fn every_move() -> Vec<Move> {
    let launches = Plane::ALL.map(|plane| Move::Launch { plane });
    let sets = (0..16).map(PlaneSet::from_bits);
    let ways = sets.flat_map(|planes| Route::ALL.map(|route| (planes, route)));
    let advances =
        ways.flat_map(|(planes, route)| [false, true].map(|join| Move::Advance { planes, route, join }));
    launches.into_iter().chain(advances).chain([Move::Decline]).collect()
}
