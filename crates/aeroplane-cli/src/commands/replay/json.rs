//! A replay as JSON: a line about the game, then a line for each action with what it brought about.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::Range;

use aeroplane_rules::{Action, Color, Move, Position, Record, Roll, Rules, Step};
use serde::Serialize;

/// Names the form of the lines, so that readers can tell when it changes.
const FORMAT: &str = "aeroplane-replay/1";

/// The first line.
#[derive(Serialize)]
struct Heading<'a> {
    format: &'static str,
    rules: &'a Rules,
    players: BTreeMap<&'static str, &'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<&'a str>,
    tags: Vec<(&'a str, &'a str)>,
    result: String,
    /// How many actions the game has.
    plies: usize,
    /// The position before the first action that follows.
    position: &'a Position,
}

/// One action.
#[derive(Serialize)]
struct Line<'a> {
    /// Its number, from 1; also the ply of the position after it.
    ply: usize,
    turn: usize,
    color: Color,
    #[serde(flatten)]
    action: ActionForm,
    steps: Vec<Step>,
    position: &'a Position,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum ActionForm {
    Roll(Roll),
    Move(Move),
    Withdraw(Color),
}

/// Writes the actions in those plies.
pub(super) fn write(record: &Record, plies: Range<usize>, output: &mut impl Write) -> io::Result<()> {
    let game = record.game();
    let heading = Heading {
        format: FORMAT,
        rules: game.rules(),
        players: game.start().seats().iter().map(|color| (color.name(), record.player(color))).collect(),
        dice: record.dice(),
        tags: record.tags().collect(),
        result: record.result(),
        plies: game.plies(),
        position: game.position_at(plies.start).unwrap_or(game.start()),
    };
    write_line(&heading, output)?;
    let actions: Vec<Action> = game.actions().collect();
    for turn in game.turns() {
        for ply in turn.plies.filter(|ply| plies.contains(ply)) {
            let (Some(&action), Some(position)) = (actions.get(ply), game.position_at(ply + 1)) else {
                continue;
            };
            let line = Line {
                ply: ply + 1,
                turn: turn.number,
                color: turn.color,
                action: match action {
                    Action::Roll(roll) => ActionForm::Roll(roll),
                    Action::Play(answer) => ActionForm::Move(answer),
                    Action::Withdraw(color) => ActionForm::Withdraw(color),
                },
                steps: game.steps_of(ply).unwrap_or_default(),
                position,
            };
            write_line(&line, output)?;
        }
    }
    Ok(())
}

fn write_line(line: &impl Serialize, output: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    output.write_all(b"\n")
}
