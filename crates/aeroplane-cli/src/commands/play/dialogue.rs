//! The conversation of a game: bots play by themselves, people are asked, and what they say is done.

use std::io::{Read, Write};
use std::path::PathBuf;

use aeroplane_rules::{Color, Roll, Trail, Turn};

use super::answers;
use super::command::Command;
use super::screen::Screen;
use super::table::Table;
use crate::failure::Failure;
use crate::lines::{Line, Lines};
use crate::record_file;

/// A game being played by people at one keyboard.
pub(super) struct Dialogue<R, W> {
    table: Table,
    screen: Screen<W>,
    input: Lines<R>,
    /// The ply whose choices stand on the screen.
    offered_at: Option<usize>,
    /// The file that the game was loaded from or saved to last.
    file: Option<PathBuf>,
    /// Whether the file holds the game as it is.
    is_saved: bool,
    /// Whether the end was told.
    is_end_told: bool,
}

/// What comes after a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    GoOn,
    Leave,
}

impl<R: Read, W: Write> Dialogue<R, W> {
    /// The conversation of a game, and the file that it was loaded from.
    pub(super) fn new(table: Table, screen: Screen<W>, input: Lines<R>, file: Option<PathBuf>) -> Self {
        Self { is_saved: file.is_some(), table, screen, input, offered_at: None, file, is_end_told: false }
    }

    /// Plays until somebody leaves or nobody says anything more.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        loop {
            let turn = self.table.game().turn();
            match turn {
                Turn::ToRoll(color) | Turn::ToMove(color, _) if !self.table.is_human(color) => {
                    self.bot_acts()?;
                }
                Turn::ToRoll(_) | Turn::ToMove(..) | Turn::Over(_) => {
                    if self.person_acts(turn)? == Then::Leave {
                        return self.screen.finish();
                    }
                }
            }
        }
    }

    /// The bot on turn rolls and answers; both are told together.
    fn bot_acts(&mut self) -> Result<(), Failure> {
        let mut steps = self.table.roll()?;
        if let Some(answer) = self.table.bot_answer() {
            steps.extend(self.table.play(answer)?);
        }
        self.is_saved = false;
        if self.table.has_humans() && !self.table.awaits_humans() {
            // Nobody waits for a turn any more, only for the end.
            return self.screen.tell(&steps);
        }
        self.screen.tell_slowly(&steps)
    }

    /// Shows how things are, asks, and does what is said.
    fn person_acts(&mut self, turn: Turn) -> Result<Then, Failure> {
        self.show(turn)?;
        self.screen.ask(&self.question(turn))?;
        let read = match self.input.next()? {
            None => None,
            Some(Line::TooLong) => Some(Err(String::from("That line is far too long for a command."))),
            Some(Line::Whole(line)) => Some(match std::str::from_utf8(line) {
                Ok(line) => {
                    self.screen.answered(line.trim_end())?;
                    Command::parse(line)
                }
                Err(_) => Err(String::from("That line is not text in UTF-8; help lists the commands.")),
            }),
        };
        match read {
            Some(Ok(command)) => self.obey(command, turn),
            Some(Err(complaint)) => {
                self.screen.line(&complaint)?;
                Ok(Then::GoOn)
            }
            None => {
                self.screen.unanswered()?;
                self.take_leave("The input ended before the game")?;
                Ok(Then::Leave)
            }
        }
    }

    /// Shows what the player needs for the next answer, unless it is on the screen already.
    fn show(&mut self, turn: Turn) -> Result<(), Failure> {
        match turn {
            Turn::ToRoll(_) => self.screen.show(&self.table),
            Turn::ToMove(..) => {
                self.screen.show(&self.table)?;
                let ply = self.table.game().plies();
                if self.offered_at.replace(ply) == Some(ply) {
                    return Ok(());
                }
                self.screen.lines(answers::choices(self.screen.narrator(), self.table.game()))
            }
            Turn::Over(_) => self.tell_end(),
        }
    }

    fn question(&self, turn: Turn) -> String {
        match turn {
            Turn::ToRoll(color) => format!("{}, roll", self.called(color)),
            Turn::ToMove(color, roll) => match self.table.game().legal_moves().len() {
                1 => format!("{}, {roll}, Enter plays it", self.called(color)),
                count => format!("{}, {roll}, choose 1 to {count}", self.called(color)),
            },
            Turn::Over(_) => String::from("Save, undo, history or quit"),
        }
    }

    fn called(&self, color: Color) -> String {
        answers::called(&self.table, color)
    }

    fn obey(&mut self, command: Command, turn: Turn) -> Result<Then, Failure> {
        let (narrator, game) = (self.screen.narrator(), self.table.game());
        match command {
            Command::Enter => self.do_the_obvious(turn)?,
            Command::Roll => match turn {
                Turn::ToRoll(_) => self.roll()?,
                Turn::ToMove(color, roll) => self.refuse_to_roll(color, roll)?,
                Turn::Over(_) => self.screen.line("The game is over: nobody rolls any more.")?,
            },
            Command::Choose(number) => self.choose(number, turn)?,
            Command::Board => self.screen.show_with_legend(&self.table)?,
            Command::Planes => {
                let lines = answers::planes(narrator, game);
                self.screen.lines(lines)?;
            }
            Command::Why => {
                let lines = answers::why(narrator, game, self.table.last_answer());
                self.screen.lines(lines)?;
            }
            Command::History(count) => {
                let lines = answers::history(narrator, game, count);
                self.screen.lines(lines)?;
            }
            Command::Rules => {
                let lines = answers::rules(game.rules());
                self.screen.lines(lines)?;
            }
            Command::Undo => self.undo()?,
            Command::Save(path) => self.save(path)?,
            Command::Help => self.screen.lines(Command::help())?,
            Command::Quit => {
                self.take_leave("The game is not over")?;
                return Ok(Then::Leave);
            }
        }
        Ok(Then::GoOn)
    }

    fn do_the_obvious(&mut self, turn: Turn) -> Result<(), Failure> {
        match turn {
            Turn::ToRoll(_) => self.roll(),
            Turn::ToMove(..) => match self.table.game().legal_moves().len() {
                1 => self.choose(1, turn),
                count => self.screen.line(&format!("There is a choice: say a number from 1 to {count}.")),
            },
            Turn::Over(_) => Ok(()),
        }
    }

    fn roll(&mut self) -> Result<(), Failure> {
        let steps = self.table.roll()?;
        self.is_saved = false;
        let game = self.table.game();
        let lines = answers::roll(self.screen.narrator(), game.rules(), game.position(), &steps);
        self.screen.lines(lines)
    }

    fn refuse_to_roll(&mut self, color: Color, roll: Roll) -> Result<(), Failure> {
        let player = self.called(color);
        self.screen.line(&answers::owed(self.table.game(), &player, roll))
    }

    fn choose(&mut self, number: usize, turn: Turn) -> Result<(), Failure> {
        let game = self.table.game();
        let moves = game.legal_moves();
        let answer = number.checked_sub(1).and_then(|index| moves.get(index)).copied();
        let complaint = match (turn, answer) {
            (Turn::ToMove(..), Some(answer)) => {
                let steps: Trail = self.table.play(answer)?;
                self.is_saved = false;
                return self.screen.tell(&steps);
            }
            (Turn::ToMove(..), None) if moves.len() == 1 => {
                String::from("There is no such move: 1 or Enter plays the only one.")
            }
            (Turn::ToMove(..), None) => format!("There is no such move: choose 1 to {}.", moves.len()),
            (Turn::ToRoll(color), _) => format!("{} has to roll first: Enter rolls.", self.called(color)),
            (Turn::Over(_), _) => String::from("The game is over: nobody moves any more."),
        };
        self.screen.line(&complaint)
    }

    fn undo(&mut self) -> Result<(), Failure> {
        if !self.table.take_back() {
            return self.screen.line("There is nothing to take back: nobody at the keyboard has moved yet.");
        }
        self.offered_at = None;
        self.is_saved = false;
        self.is_end_told = false;
        let turn = self.screen.narrator().turn(self.table.game().position());
        self.screen.line(&format!("Taken back. {turn}"))
    }

    fn save(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let Some(path) = path.or_else(|| self.file.clone()) else {
            return self.screen.line("Save where? Name a file, such as save game.txt.");
        };
        let record = self.table.record()?;
        // A game is worth more than one failed attempt to save it.
        if let Err(failure) = record_file::write(&path, &record) {
            return self.screen.line(&format!("Not saved: {failure}."));
        }
        let name = path.display();
        self.screen.line(&if self.table.game().is_over() {
            format!("Saved: aeroplane replay {name} shows the game.")
        } else {
            format!("Saved: aeroplane play --load {name} goes on from here.")
        })?;
        if self.table.dice().has_secret() && !self.table.game().is_over() {
            self.screen
                .line("The file holds the secret of the dice: whoever reads it can foresee the rolls.")?;
        }
        self.file = Some(path);
        self.is_saved = true;
        Ok(())
    }

    /// Who won, and whether the dice hold, once for each end.
    fn tell_end(&mut self) -> Result<(), Failure> {
        if std::mem::replace(&mut self.is_end_told, true) {
            return Ok(());
        }
        self.screen.show(&self.table)?;
        self.screen.lines(answers::result(&self.table))?;
        self.screen.lines(answers::dice_at_the_end(self.table.dice()))
    }

    /// The last words: what becomes of a game that is not over.
    fn take_leave(&mut self, reason: &str) -> Result<(), Failure> {
        match &self.file {
            _ if self.table.game().is_over() => Ok(()),
            Some(file) if self.is_saved => {
                let goes_on = format!("aeroplane play --load {} goes on with it.", file.display());
                self.screen.lines([&format!("{reason}, but it is saved:"), &goes_on])
            }
            Some(_) | None => {
                self.screen.line(&format!("{reason} and was not saved; save FILE keeps a game."))
            }
        }
    }
}
