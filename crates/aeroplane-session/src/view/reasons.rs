//! Why a game went on as it did, and why planes stay where they are.

use aeroplane_protocol::http::{PlanesRefused, Reasons, RollReasons, RuleName, StepReasons};
use aeroplane_rules::{Action, Color, Game, PassCause, Position, Roll, Step, Turn};

use crate::session::Session;

impl Session {
    /// Why a game of the room, by its number from 1, came to be at one of its plies as it is.
    pub fn reasons(&self, number: u16, ply: u32) -> Option<Reasons> {
        let table = self.game_numbered(number)?;
        let game = &table.play()?.game;
        let index = usize::try_from(ply).ok()?;
        let position = game.position_at(index)?;
        let steps = index.checked_sub(1).and_then(|before| game.steps_of(before)).unwrap_or_default();
        let roll = roll_to_explain(game, index, position, &steps);
        Some(Reasons {
            game: table.opening.game,
            ply,
            steps: steps.into_iter().map(step_reasons).collect(),
            roll: roll.map(|(color, roll)| RollReasons {
                color,
                roll,
                refusals: refusals(game, position, color, roll),
            }),
        })
    }
}

fn step_reasons(step: Step) -> StepReasons {
    let rules = step.rule_points().iter().filter_map(|name| RuleName::new(name)).collect();
    StepReasons { step, rules }
}

/// The roll that waits for a move, or that was just lost because nothing could be moved with it.
fn roll_to_explain(game: &Game, ply: usize, position: &Position, steps: &[Step]) -> Option<(Color, Roll)> {
    if let Turn::ToMove(color, roll) = position.turn() {
        return Some((color, roll));
    }
    let Some(Action::Roll(roll)) = ply.checked_sub(1).and_then(|before| game.actions().nth(before)) else {
        return None;
    };
    // A full streak of sixes passes too, but there nobody asks which planes could have been moved.
    steps.iter().find_map(|step| match *step {
        Step::Passed { color, because: PassCause::NoMove } => Some((color, roll)),
        _ => None,
    })
}

/// Why planes cannot be moved with the roll; nothing has been moved since it was made.
fn refusals(game: &Game, position: &Position, color: Color, roll: Roll) -> Vec<PlanesRefused> {
    let refusals = position.refusals(game.rules(), color, roll);
    refusals.into_iter().map(|(because, planes)| PlanesRefused { planes, because }).collect()
}
