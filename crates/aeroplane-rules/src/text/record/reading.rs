//! Reading a record: tags, turns, proof, and whether the result is what the tags say.

use alloc::format;

use super::error::{RecordError, RecordProblem};
use super::header::{Located, read_header};
use super::proof::{HEADING, ProofLines};
use super::turns::read_turns;
use super::{Record, result_of, scores_of};
use crate::game::Game;
use crate::text::cursor::Cursor;
use crate::text::error::TextError;

/// What some editors put before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

pub(super) fn read_record(text: &str) -> Result<Record, RecordError> {
    let mut cursor = Cursor::new(text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text));
    let header = read_header(&mut cursor)?;
    let mut game = Game::from_checked(header.rules, header.start);
    read_turns(&mut cursor, &mut game).map_err(|error| {
        // Whatever is wrong with the last word, the result is missing behind it.
        if cursor.is_in_last_word() { RecordError::new(cursor.place(), RecordProblem::CutOff) } else { error }
    })?;
    check_result(&header.result, &game)?;
    if let Some(scores) = &header.scores {
        check_scores(scores, &game)?;
    }
    let proof = read_proof(&mut cursor)?;
    Ok(Record { game, players: header.players, dice: header.dice, other_tags: header.other_tags, proof })
}

/// Reads what stands behind the result: the proof, or nothing.
fn read_proof(cursor: &mut Cursor<'_>) -> Result<Option<ProofLines>, TextError> {
    skip_empty_lines(cursor)?;
    if cursor.take(HEADING) {
        finish_line(cursor)?;
        ProofLines::read(cursor).map(Some)
    } else if cursor.is_at_end() {
        Ok(None)
    } else {
        Err(cursor.unexpected(format!("{HEADING} or the end of the record")))
    }
}

fn check_result(result: &Located, game: &Game) -> Result<(), RecordError> {
    let expected = result_of(game);
    if are_same_words(&result.text, &expected) {
        return Ok(());
    }
    let found = result.text.clone();
    Err(RecordError::new(result.place, RecordProblem::Result { expected, found }))
}

fn check_scores(scores: &Located, game: &Game) -> Result<(), RecordError> {
    let expected = scores_of(game);
    if expected.as_ref().is_some_and(|expected| are_same_words(&scores.text, expected)) {
        return Ok(());
    }
    let found = scores.text.clone();
    Err(RecordError::new(scores.place, RecordProblem::Scores { expected, found }))
}

fn are_same_words(one: &str, other: &str) -> bool {
    one.split_whitespace().eq(other.split_whitespace())
}

/// Reads to the end of a line on which nothing but a comment may follow.
pub(super) fn finish_line(cursor: &mut Cursor<'_>) -> Result<(), TextError> {
    cursor.skip_blanks();
    if cursor.sees(";") {
        cursor.take_run(|character| character != '\n');
    }
    if cursor.take_line_end() || cursor.is_at_end() {
        Ok(())
    } else {
        Err(cursor.unexpected("the end of the line"))
    }
}

/// Skips lines that hold nothing but comments.
pub(super) fn skip_empty_lines(cursor: &mut Cursor<'_>) -> Result<(), TextError> {
    cursor.skip_blanks();
    while cursor.sees(";") || cursor.sees_line_end() {
        finish_line(cursor)?;
        cursor.skip_blanks();
    }
    Ok(())
}
