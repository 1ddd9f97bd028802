//! What a record says of its dice, and whether that belongs to its game.
//!
//! The `Dice` tag names the source of the rolls. Under committed dice the proof stands behind the turns; while the game
//! goes on, the sealed part follows it, from which all rolls to come can be had.

use aeroplane_dice::text::{PROOF_HEADING, SEALED_HEADING, TextError};
use aeroplane_dice::{Proof, RollMismatch, RulesHash, Sealed, Transcript};
use aeroplane_rules::{Color, ColorSet, Game, Position, ProofLines, Record};

/// The `Dice` tag of a game with committed dice.
pub(crate) const COMMITTED: &str = PROOF_HEADING;
/// How the `Dice` tag of a game with seeded dice begins.
const SEED: &str = "seed ";

/// Where the rolls of a record come from.
pub(crate) enum RecordedDice {
    /// From a seed.
    Seeded(u64),
    /// From dice that can be checked.
    Committed {
        proof: Box<Proof>,
        /// There while the game goes on.
        sealed: Option<Sealed>,
    },
    /// From anywhere: the record does not say, or says it in words of its own.
    Unknown,
}

/// Why a record's dice cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BadDice {
    #[error("the tag Dice is \"{COMMITTED}\", but the record has no proof: its last part is missing")]
    NoProof,
    #[error("in the dice proof, {0}")]
    Text(TextError),
}

/// The `Dice` tag for a seed.
pub(crate) fn seed_tag(seed: u64) -> String {
    format!("{SEED}{seed}")
}

/// Reads what the record says of its dice.
pub(crate) fn read(record: &Record) -> Result<RecordedDice, BadDice> {
    match record.dice() {
        Some(COMMITTED) => read_proof(record.proof().ok_or(BadDice::NoProof)?),
        Some(tag) => {
            let seed = tag.strip_prefix(SEED).and_then(|seed| seed.parse().ok());
            Ok(seed.map_or(RecordedDice::Unknown, RecordedDice::Seeded))
        }
        None => Ok(RecordedDice::Unknown),
    }
}

fn read_proof(proof: &ProofLines) -> Result<RecordedDice, BadDice> {
    let lines = proof.lines();
    let open_end = lines.iter().position(|line| line == SEALED_HEADING).unwrap_or(lines.len());
    let (open, sealed) = lines.split_at(open_end);
    let before = proof.first_line() - 1;
    let proof = Proof::from_lines(open.iter().map(String::as_str))
        .map_err(|error| BadDice::Text(error.offset_by(before)))?;
    let sealed = if sealed.is_empty() {
        None
    } else {
        let sealed = Sealed::from_lines(sealed.iter().map(String::as_str));
        Some(sealed.map_err(|error| BadDice::Text(error.offset_by(before + open_end)))?)
    };
    Ok(RecordedDice::Committed { proof: Box::new(proof), sealed })
}

/// Why dice and game do not belong together.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OtherGame {
    #[error("the dice were committed to other rules than those of the record")]
    Rules,
    #[error("the dice were committed to other seats: {} has a place at the board or in the proof, but not in both", .0)]
    Seats(Color),
    #[error(transparent)]
    Rolls(#[from] RollMismatch),
    #[error("the record does not begin with a new game, and the dice are committed to no other beginning")]
    Beginning,
    #[error("the secret is revealed although the game is not over: the end of the record is missing")]
    End,
}

/// Checks that the dice are those of the whole game, from a new one to its end, or to where the record says that it was
/// broken off: for what comes before or after, a proof says nothing.
pub(crate) fn check_whole(transcript: &Transcript, record: &Record) -> Result<(), OtherGame> {
    let game = record.game();
    check_belongs(transcript, game)?;
    let start = game.start();
    if Position::start(game.rules(), start.seats(), start.turn().color()).as_ref() != Ok(start) {
        return Err(OtherGame::Beginning);
    }
    if game.is_over() || record.is_broken_off() { Ok(()) } else { Err(OtherGame::End) }
}

/// Checks that the dice were those of this game: its rules, its seats, exactly its rolls.
pub(crate) fn check_belongs(transcript: &Transcript, game: &Game) -> Result<(), OtherGame> {
    if transcript.terms.rules != RulesHash::of(game.rules()) {
        return Err(OtherGame::Rules);
    }
    let seats = game.start().seats();
    let roster: ColorSet = transcript.terms.roster.seats().map(|(color, _)| color).collect();
    if let Some(color) = Color::ALL.into_iter().find(|&color| seats.contains(color) != roster.contains(color))
    {
        return Err(OtherGame::Seats(color));
    }
    transcript.compare(game.rolls())?;
    Ok(())
}
