//! A game as it is played: rules, a start, and the actions since.

use alloc::vec::Vec;
use core::ops::Range;

use crate::color::{ByColor, Color};
use crate::moves::{Move, MoveList};
use crate::play::{IllegalMove, NotInGame, NotToRoll};
use crate::position::{Places, Position, PositionError, Setup, Turn};
use crate::roll::Roll;
use crate::rules::Rules;
use crate::step::{Sink, Step, Trail};

/// What carries a game on. Actions are all that needs to be stored: everything else follows from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// The player whose turn it is rolled.
    Roll(Roll),
    /// The player answered the roll that waited.
    Play(Move),
    /// That player left the game, whoever's turn it was.
    Withdraw(Color),
}

/// What one player did in a row: the rolls and moves of its turn, or withdrawing. A turn during which another player
/// withdraws is told in two parts, before and after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedTurn {
    /// Its number, from 1; the record gives it the same one.
    pub number: usize,
    /// The player.
    pub color: Color,
    /// The actions, each as the ply of the position in which it was played. There is at least one.
    pub plies: Range<usize>,
}

/// An action and where it led.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Ply {
    action: Action,
    after: Position,
}

/// Who acted, and whether by rolling and moving, which only one player can, or by withdrawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Doer {
    color: Color,
    is_on_turn: bool,
}

/// A game: its rules, the position in which it began, and every action since. Dice are rolled elsewhere.
///
/// Positions are counted in plies: the start is position 0, and each action leads to the next one.
///
/// ```
/// use aeroplane_rules::{Color, ColorSet, Game, Position, Preset, Roll, Rules, Turn};
///
/// let rules = Rules::from(Preset::Classic);
/// let start = Position::start(&rules, ColorSet::OPPOSITE_PAIR, Color::Red)?;
/// let mut game = Game::new(rules, start)?;
///
/// let moves = game.roll(Roll::Six, &mut ())?;
/// game.play(moves[0], &mut ())?;
/// assert_eq!(game.turn(), Turn::ToRoll(Color::Red));
/// game.undo();
/// assert_eq!(game.turn(), Turn::ToMove(Color::Red, Roll::Six));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    start: Position,
    plies: Vec<Ply>,
}

impl Game {
    /// A game that begins in that position.
    ///
    /// # Errors
    ///
    /// A [`PositionError`] where the position is none under these rules: it was made under others.
    pub fn new(rules: Rules, start: Position) -> Result<Self, PositionError> {
        let start = Position::new(&Setup::from(&start), &rules)?;
        Ok(Self::from_checked(rules, start))
    }

    /// A game that begins in a position that has just been checked under these rules.
    pub(crate) const fn from_checked(rules: Rules, start: Position) -> Self {
        Self { rules, start, plies: Vec::new() }
    }

    /// The rules in force.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position in which the game began.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position after so many actions, 0 for the start; `None` beyond the present one.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.plies.get(index).map(|ply| &ply.after),
        }
    }

    /// The number of actions so far, which is the ply of the present position.
    pub const fn plies(&self) -> usize {
        self.plies.len()
    }

    /// The actions so far, the earliest first.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = Action> + ExactSizeIterator {
        self.plies.iter().map(|ply| ply.action)
    }

    /// What the game waits for.
    pub fn turn(&self) -> Turn {
        self.position().turn()
    }

    /// The legal answers to the roll that waits for one; none where the game waits for a roll or is over.
    pub fn legal_moves(&self) -> MoveList {
        self.position().legal_moves(&self.rules)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// The players that have a place, the first one first.
    pub fn places(&self) -> Places {
        self.position().places()
    }

    /// What each player received or owes, where the rules score and the first player has finished since the start.
    /// Whoever had withdrawn before that neither receives nor owes anything.
    pub fn scores(&self) -> Option<ByColor<i16>> {
        // Places are never taken back, so the first finish can be searched for by halves.
        let first = self.plies.partition_point(|ply| ply.after.places().is_empty());
        self.steps_of(first)?.into_iter().find_map(|step| {
            let Step::Scored { scores } = step else {
                return None;
            };
            Some(scores)
        })
    }

    /// Every roll so far with the player who made it, the earliest first. A roll that was already waiting in the start
    /// position is not among them.
    pub fn rolls(&self) -> impl Iterator<Item = (Color, Roll)> {
        self.with_positions().filter_map(|(before, action, _)| match action {
            Action::Roll(roll) => Some((before.turn().color(), roll)),
            Action::Play(_) | Action::Withdraw(_) => None,
        })
    }

    /// What was done so far, turn by turn, as a record tells it. A roll that was already waiting in the start position
    /// was made by nobody here; its answer is part of the first turn.
    pub fn turns(&self) -> impl Iterator<Item = PlayedTurn> {
        let mut rest = 0..self.plies();
        let mut numbers = 1..;
        core::iter::from_fn(move || {
            let start = rest.next()?;
            let first = self.doer(start)?;
            // Nobody has two turns in a row, so a turn lasts until another player rolls or somebody withdraws.
            while first.is_on_turn && self.doer(rest.start) == Some(first) {
                rest.next();
            }
            Some(PlayedTurn { number: numbers.next()?, color: first.color, plies: start..rest.start })
        })
    }

    /// Who acted in the position of that ply.
    fn doer(&self, ply: usize) -> Option<Doer> {
        Some(match self.plies.get(ply)?.action {
            Action::Roll(_) | Action::Play(_) => {
                Doer { color: self.position_at(ply)?.turn().color(), is_on_turn: true }
            }
            Action::Withdraw(color) => Doer { color, is_on_turn: false },
        })
    }

    /// The player whose turn it is rolls. The legal answers are returned; there are none where the roll passed by
    /// itself.
    ///
    /// # Errors
    ///
    /// [`NotToRoll`] while a move is owed and after the end; the game is then unchanged.
    pub fn roll<S: Sink>(&mut self, roll: Roll, sink: &mut S) -> Result<MoveList, NotToRoll> {
        let mut after = *self.position();
        let moves = after.roll(&self.rules, roll, sink)?;
        let action = Action::Roll(roll);
        self.plies.push(Ply { action, after });
        Ok(moves)
    }

    /// The player whose roll waits answers it.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] where the answer is none of [`Game::legal_moves`]; the game is then unchanged.
    pub fn play<S: Sink>(&mut self, answer: Move, sink: &mut S) -> Result<(), IllegalMove> {
        let mut after = *self.position();
        after.play(&self.rules, answer, sink)?;
        let action = Action::Play(answer);
        self.plies.push(Ply { action, after });
        Ok(())
    }

    /// That player leaves the game, see [`Position::withdraw`].
    ///
    /// # Errors
    ///
    /// [`NotInGame`] where the seat is empty, where the player has a place, and after the end; the game is then
    /// unchanged.
    pub fn withdraw<S: Sink>(&mut self, color: Color, sink: &mut S) -> Result<(), NotInGame> {
        let mut after = *self.position();
        after.withdraw(&self.rules, color, sink)?;
        let action = Action::Withdraw(color);
        self.plies.push(Ply { action, after });
        Ok(())
    }

    /// Takes the last action back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Action> {
        self.plies.pop().map(|ply| ply.action)
    }

    /// What the action happened to bring about that was played in the position of that ply; `None` where there was
    /// none.
    pub fn steps_of(&self, ply: usize) -> Option<Trail> {
        let before = *self.position_at(ply)?;
        let action = self.plies.get(ply)?.action;
        Some(self.replayed(before, action))
    }

    /// Everything that happened, each step with the ply of the position in which its action was played.
    pub fn trail(&self) -> impl Iterator<Item = (usize, Step)> {
        self.with_positions().enumerate().flat_map(|(ply, (before, action, _))| {
            let steps = self.replayed(*before, action);
            steps.into_iter().map(move |step| (ply, step))
        })
    }

    /// Every action between the positions before and after it.
    pub(crate) fn with_positions(&self) -> impl Iterator<Item = (&Position, Action, &Position)> {
        let before = core::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.after));
        before.zip(&self.plies).map(|(before, ply)| (before, ply.action, &ply.after))
    }

    /// The steps of an action that was legal when it was played.
    fn replayed(&self, mut position: Position, action: Action) -> Trail {
        let mut trail = Trail::new();
        match action {
            Action::Roll(roll) => {
                let _ = position.roll(&self.rules, roll, &mut trail);
            }
            Action::Play(answer) => position.play_unchecked(&self.rules, answer, &mut trail),
            Action::Withdraw(color) => {
                let _ = position.withdraw(&self.rules, color, &mut trail);
            }
        }
        trail
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::ColorSet;
    use crate::position::Setup;
    use crate::rules::Preset;

    fn game_from(preset: Preset, start: &str) -> Game {
        let rules = Rules::from(preset);
        let setup: Setup = start.parse().unwrap();
        Game::new(rules, Position::new(&setup, &rules).unwrap()).unwrap()
    }

    #[test]
    fn undoing_everything_leads_back_to_the_start() {
        let rules = Rules::from(Preset::Classic);
        let start = Position::start(&rules, ColorSet::ALL, Color::Green).unwrap();
        let mut game = Game::new(rules, start).unwrap();
        for roll in [Roll::Six, Roll::Three, Roll::One] {
            let moves = game.roll(roll, &mut ()).unwrap();
            if let Some(&answer) = moves.first() {
                game.play(answer, &mut ()).unwrap();
            }
        }
        let played = game.clone();
        assert!(game.rolls().eq([
            (Color::Green, Roll::Six),
            (Color::Green, Roll::Three),
            (Color::Red, Roll::One)
        ]));
        let actions: Vec<Action> = game.actions().collect();
        for (ply, &action) in actions.iter().enumerate().rev() {
            assert_eq!(game.undo(), Some(action));
            assert_eq!(Some(game.position()), played.position_at(ply));
        }
        assert_eq!(game.undo(), None);
        assert_eq!(*game.position(), start);
        assert_eq!(played.position_at(played.plies()), Some(played.position()));
        assert_eq!(played.position_at(played.plies() + 1), None);
    }

    #[test]
    fn the_trail_folds_into_the_present_position() {
        let mut game = game_from(Preset::Classic, "red:17,-,-,-/blue:5,-,-,- red - -");
        for roll in [Roll::One, Roll::Four, Roll::Six] {
            let answer = game.roll(roll, &mut ()).unwrap()[0];
            game.play(answer, &mut ()).unwrap();
        }
        let mut folded = *game.start();
        for (ply, step) in game.trail() {
            assert!(game.steps_of(ply).unwrap().contains(&step));
            folded.fold(step);
        }
        assert_eq!(folded, *game.position());
        assert_eq!(game.steps_of(game.plies()), None);
    }

    #[test]
    fn the_winner_is_paid_by_the_others() {
        let mut game = game_from(Preset::ChineseBasic, "red:56,56,56,55/blue:56,-,-,- red:1 - -");
        assert_eq!(game.scores(), None);
        let answer = game.legal_moves()[0];
        game.play(answer, &mut ()).unwrap();
        assert!(game.is_over());
        assert!(game.places().iter().eq([Color::Red]));
        assert_eq!(game.scores(), Some(ByColor([150, 0, -150, 0])));
    }

    #[test]
    fn turns_are_parted_where_somebody_withdraws() {
        let mut game = game_from(Preset::Classic, "red:17,-,-,-/yellow:1,-,-,-/blue:5,-,-,- red - -");
        game.roll(Roll::Six, &mut ()).unwrap();
        game.withdraw(Color::Yellow, &mut ()).unwrap();
        let answer = game.legal_moves()[0];
        game.play(answer, &mut ()).unwrap();
        game.roll(Roll::Six, &mut ()).unwrap();
        game.withdraw(Color::Red, &mut ()).unwrap();
        let turn = |number, color, plies| PlayedTurn { number, color, plies };
        assert!(game.turns().eq([
            turn(1, Color::Red, 0..1),
            turn(2, Color::Yellow, 1..2),
            turn(3, Color::Red, 2..4),
            turn(4, Color::Red, 4..5),
        ]));
        assert!(game.is_over() && game.places().iter().eq([Color::Blue]));
        assert_eq!(game.withdraw(Color::Blue, &mut ()), Err(NotInGame::Over));
        assert_eq!(game.undo(), Some(Action::Withdraw(Color::Red)));
        assert_eq!(game.turn(), Turn::ToMove(Color::Red, Roll::Six));
        assert_eq!(game.rolls().count(), 2);
    }

    #[test]
    fn nobody_is_paid_by_those_who_have_left() {
        let start = "red:56,56,56,55/yellow:-,-,-,-/blue:56,-,-,- red:1 - -";
        let mut game = game_from(Preset::ChineseBasic, start);
        game.withdraw(Color::Yellow, &mut ()).unwrap();
        let answer = game.legal_moves()[0];
        game.play(answer, &mut ()).unwrap();
        assert_eq!(game.scores(), Some(ByColor([150, 0, -150, 0])));
        let mut deserted = game_from(Preset::ChineseBasic, start);
        deserted.withdraw(Color::Yellow, &mut ()).unwrap();
        deserted.withdraw(Color::Blue, &mut ()).unwrap();
        assert!(deserted.is_over() && deserted.places().iter().eq([Color::Red]));
        assert_eq!(deserted.scores(), None);
    }

    #[test]
    fn a_refused_action_changes_nothing() {
        let mut game = game_from(Preset::Classic, "red:17,-,-,-/blue:5,-,-,- red:1 - -");
        let before = game.clone();
        assert_eq!(game.roll(Roll::One, &mut ()), Err(NotToRoll::MoveOwed(Color::Red, Roll::One)));
        assert_eq!(game.play(Move::Decline, &mut ()), Err(IllegalMove::NotOffered(Color::Red, Roll::One)));
        assert_eq!(game, before);
    }
}
