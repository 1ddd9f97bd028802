//! Reading the turns of a record and playing them.

use alloc::format;

use super::error::{RecordError, RecordProblem};
use super::reading::{finish_line, skip_empty_lines};
use super::{NOT_OVER, WITHDRAWS, result_of};
use crate::color::Color;
use crate::game::Game;
use crate::moves::MoveList;
use crate::position::Turn;
use crate::roll::Roll;
use crate::text::cursor::Cursor;
use crate::text::error::{Location, TextError};
use crate::text::moves::read_move;
use crate::text::position::read_roll;

/// Reads the turns and plays them, and the result behind them.
pub(super) fn read_turns(cursor: &mut Cursor<'_>, game: &mut Game) -> Result<(), RecordError> {
    let mut number = 1;
    let mut latest: Option<(Color, Location)> = None;
    loop {
        skip_empty_lines(cursor)?;
        if read_result(cursor, game)? {
            return Ok(finish_line(cursor)?);
        }
        let label = format!("{number}.");
        if play_withdrawal(cursor, game, &label)? {
            // Whoever's turn it was rolls or answers on a line of its own.
            latest = None;
            finish_line(cursor)?;
            number += 1;
            continue;
        }
        let color = match (game.turn(), latest) {
            (Turn::ToRoll(color), Some((latest, end))) if color == latest && cursor.sees_digit() => {
                return Err(RecordError::new(end, RecordProblem::TurnGoesOn(color)));
            }
            (Turn::ToMove(..), Some(_)) => {
                let result = result_of(game);
                let expected = format!(
                    "the result \"{result}\" or that somebody withdraws, for a roll waits for its answer"
                );
                return Err(cursor.unexpected(expected).into());
            }
            (Turn::Over(_), _) => return Err(expected_end(cursor, game, "the game is over")),
            (Turn::ToRoll(color) | Turn::ToMove(color, _), _) => color,
        };
        cursor.require(&label, format!("turn \"{label}\" or the result \"{}\"", result_of(game)))?;
        cursor.skip_blanks();
        if !cursor.take_word(color.name()) {
            return Err(cursor.unexpected(format!("{color}, whose turn it is")).into());
        }
        read_rolls(cursor, game, color)?;
        latest = Some((color, cursor.place()));
        finish_line(cursor)?;
        number += 1;
    }
}

/// Reads the line on which a player withdraws, if it comes next, up to its end.
fn play_withdrawal(cursor: &mut Cursor<'_>, game: &mut Game, label: &str) -> Result<bool, RecordError> {
    let mut ahead = *cursor;
    if game.is_over() || !ahead.take(label) {
        return Ok(false);
    }
    ahead.skip_blanks();
    let place = ahead.place();
    let color = Color::ALL.into_iter().find(|color| ahead.take_word(color.name()));
    let withdraws = ahead.skip_blanks() && ahead.take_word(WITHDRAWS);
    let Some(color) = color.filter(|_| withdraws) else {
        // Half a line at the end of the text may have been one of these, whatever else could not stand there.
        let is_cut_off = ahead.is_in_last_word();
        return if is_cut_off {
            Err(RecordError::new(ahead.place(), RecordProblem::CutOff))
        } else {
            Ok(false)
        };
    };
    game.withdraw(color, &mut ()).map_err(|refusal| RecordError::new(place, refusal))?;
    *cursor = ahead;
    Ok(true)
}

/// Reads the result of the game if it comes next. A text that was cut off lacks it, and so cannot be taken for the
/// record of a shorter game.
fn read_result(cursor: &mut Cursor<'_>, game: &Game) -> Result<bool, TextError> {
    if !game.is_over() {
        return Ok(cursor.take(NOT_OVER));
    }
    for (index, color) in game.places().iter().enumerate() {
        cursor.skip_blanks();
        if !cursor.take_word(color.name()) {
            // The first word tells whether this is a result at all.
            let expected = || format!("{color}, who comes next in the result \"{}\"", result_of(game));
            return if index == 0 { Ok(false) } else { Err(cursor.unexpected(expected())) };
        }
    }
    Ok(true)
}

fn expected_end(cursor: &Cursor<'_>, game: &Game, because: &str) -> RecordError {
    cursor.unexpected(format!("the result \"{}\", for {because}", result_of(game))).into()
}

/// Reads the rolls of one turn with their answers.
fn read_rolls(cursor: &mut Cursor<'_>, game: &mut Game, color: Color) -> Result<(), RecordError> {
    loop {
        cursor.skip_blanks();
        let asked = play_roll(cursor, game, color)?;
        cursor.skip_blanks();
        play_answer(cursor, game, &asked)?;
        cursor.skip_blanks();
        if !cursor.sees(",") {
            return Ok(());
        }
        match game.turn() {
            Turn::ToRoll(next) if next == color => {}
            Turn::ToRoll(_) | Turn::Over(_) => {
                let problem = RecordProblem::TurnOver(color);
                return Err(RecordError::new(cursor.place(), problem));
            }
            Turn::ToMove(..) => return Err(expected_end(cursor, game, "a roll waits for its answer")),
        }
        cursor.advance();
    }
}

/// A roll that was made, and the legal answers to it: none where it passed by itself.
struct Asked {
    color: Color,
    roll: Roll,
    legal: MoveList,
}

fn play_roll(cursor: &mut Cursor<'_>, game: &mut Game, color: Color) -> Result<Asked, TextError> {
    let before = *cursor;
    let roll = read_roll(cursor).ok_or_else(|| cursor.unexpected("a roll from 1 to 6"))?;
    let legal = match game.turn() {
        // It was rolled before the start, or before somebody withdrew.
        Turn::ToMove(_, waiting) if waiting == roll => game.legal_moves(),
        Turn::ToMove(_, waiting) => {
            return Err(before.unexpected(format!("{waiting}, the roll that waits for its answer")));
        }
        Turn::ToRoll(_) | Turn::Over(_) => game
            .roll(roll, &mut ())
            .map_err(|refusal| before.unexpected(format!("no roll, for {refusal}")))?,
    };
    Ok(Asked { color, roll, legal })
}

fn play_answer(cursor: &mut Cursor<'_>, game: &mut Game, asked: &Asked) -> Result<(), RecordError> {
    let &Asked { color, roll, .. } = asked;
    let place = cursor.place();
    let refused = |problem| Err(RecordError::new(place, problem));
    let legal = || asked.legal.to_vec();
    if asked.legal.is_empty() {
        if cursor.take("-") {
            return Ok(());
        }
        let found = cursor.unexpected("-").found;
        return refused(RecordProblem::Passed { color, roll, found });
    }
    if cursor.take("?") {
        return Ok(());
    }
    if cursor.take("-") {
        let legal = legal();
        return refused(RecordProblem::NotPassed { color, roll, legal });
    }
    if cursor.is_at_end() || cursor.sees_line_end() {
        let error = cursor.unexpected(
            "an answer to the roll: a move, or \"?\" where the record ends or somebody withdraws",
        );
        return Err(error.into());
    }
    let answer = read_move(cursor)?;
    if game.play(answer, &mut ()).is_err() {
        let legal = legal();
        return refused(RecordProblem::IllegalMove { color, roll, answer, legal });
    }
    Ok(())
}
