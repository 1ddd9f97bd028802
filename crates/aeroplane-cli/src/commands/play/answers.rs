//! Answers to what players ask, as lines to read.

use aeroplane_rules::{
    ByColor, Color, Game, PassCause, PlayedTurn, Position, RULE_POINTS, Rules, Step, Turn,
};
use aeroplane_view::{Called, Narrator, Phrase, wrap};

use super::dice::TableDice;
use super::first::{Beginner, How};
use super::seats::Player;
use super::table::Table;
use crate::foreign_text::printable;
use crate::layout::COLUMNS;
use crate::recorded_dice;
use crate::story;

/// The longest name of a person in a line, in characters.
const LONGEST_NAME: usize = 30;

/// The name of a person who has one, as it is printed.
pub(super) fn own_name(table: &Table, color: Color) -> Option<String> {
    let name = table.players()[color].as_ref()?.own_name()?;
    Some(printable(name, LONGEST_NAME))
}

/// Rules, players and dice in a few lines.
pub(super) fn opening(narrator: &Narrator, table: &Table) -> Vec<String> {
    let printed = |(color, player): (_, &Option<Player>)| {
        Some((color, printable(&player.as_ref()?.name(), LONGEST_NAME)))
    };
    let names: Vec<(Color, String)> = table.players().iter().filter_map(printed).collect();
    let names: Vec<(Color, &str)> = names.iter().map(|(color, name)| (*color, name.as_str())).collect();
    let opening = said(narrator, &Phrase::Opening(table.game().rules()));
    let mut lines: Vec<String> = opening.iter().flat_map(|line| wrap(line, COLUMNS)).collect();
    lines.extend(wrap(&narrator.phrase(&Phrase::Players(&names)), COLUMNS));
    lines.extend(dice_at_the_start(narrator, table.dice()));
    lines
}

/// Where the rolls come from.
fn dice_at_the_start(narrator: &Narrator, dice: &TableDice) -> Vec<String> {
    match dice {
        TableDice::Seeded { seed, .. } => said(narrator, &Phrase::DiceOfASeed(*seed)),
        TableDice::Committed(dice) => {
            let commitment = &dice.transcript().terms.commitment.to_string();
            said(narrator, &Phrase::DiceCommitted { protocol: recorded_dice::COMMITTED, commitment })
        }
    }
}

/// How it came about who begins.
pub(super) fn beginning(narrator: &Narrator, Beginner { color, how }: &Beginner) -> Vec<String> {
    match how {
        How::Chosen => said(narrator, &Phrase::Begins(*color)),
        How::Lot => said(narrator, &Phrase::BeginsByLot(*color)),
        How::Rolls { first, again } => std::iter::once(Phrase::HighestRoll(first))
            .chain(again.iter().map(|rolls| Phrase::HighestRollAgain(rolls)))
            .chain([Phrase::Begins(*color)])
            .map(|phrase| narrator.phrase(&phrase))
            .collect(),
    }
}

/// The lines of a phrase.
fn said(narrator: &Narrator, phrase: &Phrase<'_>) -> Vec<String> {
    narrator.phrase(phrase).lines().map(str::to_owned).collect()
}

/// The legal answers to the roll that waits, numbered, with what each brings about.
pub(super) fn choices(narrator: &Narrator, game: &Game) -> Vec<String> {
    let moves = game.legal_moves();
    let line = |(number, &answer): (usize, _)| {
        format!("{number:>3}  {}", narrator.move_preview(game.position(), game.rules(), answer))
    };
    (1..).zip(moves.iter()).map(line).collect()
}

/// Whose turn it is, and where all planes are.
pub(super) fn planes(narrator: &Narrator, game: &Game) -> Vec<String> {
    let position = game.position();
    let fleets = position.seats().iter().map(|color| narrator.fleet(position, color));
    std::iter::once(narrator.turn(position)).chain(fleets).flat_map(|line| wrap(&line, COLUMNS)).collect()
}

/// That moves were taken back, and what the game waits for now.
pub(super) fn taken_back(narrator: &Narrator, game: &Game) -> String {
    narrator.sentences(&[narrator.phrase(&Phrase::TakenBack), narrator.turn(game.position())])
}

/// Which rules made the steps since that ply so; then which planes cannot be moved with the roll that waits, and why.
pub(super) fn why(narrator: &Narrator, game: &Game, since: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut told: Vec<String> = Vec::new();
    for (before, steps) in (since..game.plies()).filter_map(|ply| Some((ply, game.steps_of(ply)?))) {
        for step in &steps {
            let reasons: Vec<String> = narrator
                .why(step, game.rules())
                .into_iter()
                .filter(|reason| !told.contains(reason))
                .collect();
            if !reasons.is_empty() {
                lines.push(narrator.step(step));
                lines.extend(reasons.iter().flat_map(|reason| indented(reason)));
            }
            told.extend(reasons);
        }
        if let Some(after) = game.position_at(before + 1).filter(|_| is_lost(&steps)) {
            lines.extend(roll(narrator, game.rules(), after, &steps));
        }
    }
    if lines.is_empty() {
        lines.extend(said(narrator, &Phrase::SameUnderAllRules));
    }
    lines.extend(immovable(narrator, game));
    lines
}

/// The planes that cannot be moved with the roll that waits, if one does.
fn immovable(narrator: &Narrator, game: &Game) -> Vec<String> {
    match game.turn() {
        Turn::ToMove(color, roll) => {
            let refusals = narrator.refusals(game.position(), game.rules(), color, roll);
            if refusals.is_empty() {
                return said(narrator, &Phrase::AllCanMove { color, roll });
            }
            let heading = narrator.phrase(&Phrase::TheseCannotMove { color, roll });
            std::iter::once(heading).chain(refusals.iter().flat_map(|line| indented(line))).collect()
        }
        Turn::ToRoll(_) | Turn::Over(_) => Vec::new(),
    }
}

/// What a roll brought about, and behind a roll that was lost why no plane could be moved: a line for all planes with
/// the same reason.
pub(super) fn roll(narrator: &Narrator, rules: &Rules, after: &Position, steps: &[Step]) -> Vec<String> {
    let end = steps.iter().position(is_loss).map_or(steps.len(), |index| index + 1);
    let (up_to_loss, rest) = steps.split_at(end);
    let rolled = steps.iter().find_map(|step| {
        let Step::Rolled { color, roll } = *step else { return None };
        Some((color, roll))
    });
    let mut lines = story::trail(narrator, up_to_loss);
    if let Some((color, roll)) = rolled.filter(|_| is_lost(steps)) {
        let refusals = narrator.refusals(after, rules, color, roll);
        lines.extend(refusals.iter().flat_map(|line| indented(line)));
    }
    lines.extend(story::trail(narrator, rest));
    lines
}

/// Whether there was no legal move for the roll.
fn is_lost(steps: &[Step]) -> bool {
    steps.iter().any(is_loss)
}

const fn is_loss(step: &Step) -> bool {
    matches!(step, Step::Passed { because: PassCause::NoMove, .. })
}

/// The last turns, so many of them.
pub(super) fn history(narrator: &Narrator, game: &Game, count: usize) -> Vec<String> {
    let turns: Vec<PlayedTurn> = game.turns().collect();
    if turns.is_empty() {
        return said(narrator, &Phrase::NobodyHasRolled);
    }
    let told = |turn: &PlayedTurn| {
        let number = format!("{:>4}  ", format!("{}.", turn.number));
        story::numbered(&number, &story::lines_of(narrator, game, turn.plies.clone()))
    };
    turns[turns.len().saturating_sub(count)..].iter().flat_map(told).collect()
}

/// Every rule in force; a star marks what differs from the preset. The table of rule points and the presets are in
/// English, whatever the language.
pub(super) fn rules(narrator: &Narrator, rules: &Rules) -> Vec<String> {
    let preset = rules.nearest_preset();
    let base = Rules::from(preset);
    let mut lines = vec![format!("{preset}: {}", preset.origin())];
    for point in &RULE_POINTS {
        let value = point.get(rules);
        let mark = if value == point.get(&base) { ' ' } else { '*' };
        lines.push(format!("{mark} {:<24} {value}", point.name));
    }
    lines.extend(said(narrator, &Phrase::RulesHint));
    lines
}

/// Who took which place, and what is owed where the rules score.
pub(super) fn result(narrator: &Narrator, table: &Table) -> Vec<String> {
    let game = table.game();
    let names = ByColor::from_fn(|color| own_name(table, color));
    let called = |color: Color| Called { color, name: names[color].as_deref() };
    let places: Vec<Called<'_>> = game.places().iter().map(called).collect();
    let mut lines = vec![narrator.phrase(&Phrase::Places(&places))];
    if let Some(scores) = game.scores() {
        let seats = game.start().seats();
        let scores: Vec<_> = seats.iter().map(|color| (called(color), scores[color])).collect();
        lines.push(narrator.phrase(&Phrase::Scores(&scores)));
    }
    lines.iter().flat_map(|line| wrap(line, COLUMNS)).collect()
}

/// Whether the dice of a game that is over were those that were committed to.
pub(super) fn dice_at_the_end(narrator: &Narrator, dice: &TableDice) -> Vec<String> {
    match dice.verify() {
        None => Vec::new(),
        Some(Ok(report)) => said(narrator, &Phrase::SecretRevealed(report.rolls)),
        Some(Err(violation)) => said(narrator, &Phrase::DiceBroken(&violation.to_string())),
    }
}

fn indented(text: &str) -> Vec<String> {
    wrap(text, COLUMNS - 4).into_iter().map(|line| format!("    {line}")).collect()
}
