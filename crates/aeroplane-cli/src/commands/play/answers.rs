//! Answers to what players ask, as lines to read.

use aeroplane_rules::{Color, Game, PassCause, Position, RULE_POINTS, Roll, Rules, Step, Turn};
use aeroplane_view::{Narrator, wrap};

use super::dice::TableDice;
use super::table::Table;
use crate::foreign_text::printable;
use crate::story::{self, ToldTurn, title};

/// The widest line.
const COLUMNS: usize = 80;
/// The longest name of a person in a line, in characters.
const LONGEST_NAME: usize = 30;

/// The player as a question or a sentence names it: the color, and the name of a person who has one.
pub(super) fn called(table: &Table, color: Color) -> String {
    let player = table.players()[color].as_ref();
    match player.and_then(|player| player.own_name()) {
        Some(name) => format!("{} ({})", title(color), printable(name, LONGEST_NAME)),
        None => title(color).into(),
    }
}

/// Rules, players and dice in a few lines.
pub(super) fn opening(table: &Table) -> Vec<String> {
    let players: Vec<String> = table
        .players()
        .iter()
        .filter_map(|(color, player)| {
            Some(format!("{}: {}", title(color), printable(player.as_ref()?.name(), LONGEST_NAME)))
        })
        .collect();
    let mut lines = wrap(&format!("Aeroplane Chess, rules {}.", table.game().rules()), COLUMNS);
    lines.extend(wrap(&format!("{}.", players.join(", ")), COLUMNS));
    lines.extend(table.dice().told());
    lines
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
        lines.push(String::from("The last steps are the same under all rules."));
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
                return vec![format!("With {roll}, every plane of {} can move.", title(color))];
            }
            let heading = format!("With {roll}, these planes of {} cannot move:", title(color));
            std::iter::once(heading).chain(refusals.iter().flat_map(|line| indented(line))).collect()
        }
        Turn::ToRoll(_) | Turn::Over(_) => Vec::new(),
    }
}

/// What a player is told who has rolled and rolls once more: a roll is answered before the next one.
pub(super) fn owed(game: &Game, player: &str, roll: Roll) -> String {
    match game.legal_moves().len() {
        1 => format!("{player} has to answer the {roll} first: Enter plays the only move."),
        count => format!("{player} has to answer the {roll} first: choose 1 to {count}."),
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
    let turns = story::turns(game);
    if turns.is_empty() {
        return vec![String::from("Nobody has rolled yet.")];
    }
    let told = |turn: &ToldTurn| {
        let number = format!("{:>4}  ", format!("{}.", turn.number));
        story::numbered(&number, &story::lines_of(narrator, game, turn.plies.clone()))
    };
    turns[turns.len().saturating_sub(count)..].iter().flat_map(told).collect()
}

/// Every rule in force; a star marks what differs from the preset.
pub(super) fn rules(rules: &Rules) -> Vec<String> {
    let preset = rules.nearest_preset();
    let base = Rules::from(preset);
    let mut lines = vec![format!("{preset}: {}", preset.origin())];
    for point in &RULE_POINTS {
        let value = point.get(rules);
        let mark = if value == point.get(&base) { ' ' } else { '*' };
        lines.push(format!("{mark} {:<24} {value}", point.name));
    }
    lines.push(String::from("aeroplane rules explains every option; why explains what just happened."));
    lines
}

/// Who took which place, and what is owed where the rules score.
pub(super) fn result(table: &Table) -> Vec<String> {
    let game = table.game();
    let places =
        (1..).zip(game.places().iter()).map(|(place, color)| format!("{place}. {}", called(table, color)));
    let mut lines = vec![format!("Places: {}.", places.collect::<Vec<_>>().join(", "))];
    if let Some(scores) = game.scores() {
        let scores: Vec<String> = game
            .start()
            .seats()
            .iter()
            .map(|color| format!("{} {:+}", called(table, color), scores[color]))
            .collect();
        lines.push(format!("Scores: {}.", scores.join(", ")));
    }
    lines.iter().flat_map(|line| wrap(line, COLUMNS)).collect()
}

/// Whether the dice of a game that is over were those that were committed to.
pub(super) fn dice_at_the_end(dice: &TableDice) -> Vec<String> {
    match dice.verify() {
        None => Vec::new(),
        Some(Ok(report)) => vec![
            format!("The secret of the dice is revealed, and all {} rolls follow from it.", report.rolls),
            String::from("A saved record holds the proof: aeroplane verify FILE checks it again."),
        ],
        Some(Err(violation)) => vec![format!("The dice do not hold: {violation}.")],
    }
}

fn indented(text: &str) -> Vec<String> {
    wrap(text, COLUMNS - 4).into_iter().map(|line| format!("    {line}")).collect()
}
