//! The conversation of a game: bots play by themselves, people are asked, and what they say is done.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use aeroplane_rules::{Color, Roll, Trail, Turn};
use aeroplane_view::{Called, Leaving, Phrase};

use super::answers;
use super::command::Command;
use super::screen::Screen;
use super::table::Table;
use crate::failure::Failure;
use crate::foreign_text::{printable, printed_path};
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
    /// The ply at which somebody last wanted to leave the game unsaved.
    quit_asked_at: Option<usize>,
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
        Self {
            is_saved: file.is_some(),
            table,
            screen,
            input,
            offered_at: None,
            file,
            is_end_told: false,
            quit_asked_at: None,
        }
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
        self.ask(turn)?;
        let line = match self.input.next()? {
            None => {
                self.screen.unanswered()?;
                self.take_leave(Leaving::InputEnded)?;
                return Ok(Then::Leave);
            }
            Some(Line::TooLong) => {
                self.screen.say(&Phrase::LineTooLong)?;
                return Ok(Then::GoOn);
            }
            Some(Line::Whole(line)) => line,
        };
        let Ok(line) = std::str::from_utf8(line) else {
            self.screen.say(&Phrase::LineNotText)?;
            return Ok(Then::GoOn);
        };
        self.screen.answered(line.trim_end())?;
        match Command::parse(line) {
            Ok(command) => self.obey(command, turn),
            Err(misread) => {
                self.screen.say(&misread.phrase())?;
                Ok(Then::GoOn)
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

    fn ask(&mut self, turn: Turn) -> Result<(), Failure> {
        let color = turn.color();
        let name = answers::own_name(&self.table, color);
        let called = Called { color, name: name.as_deref() };
        self.screen.ask(&match turn {
            Turn::ToRoll(_) => Phrase::AskToRoll(called),
            Turn::ToMove(_, roll) => Phrase::AskToMove { called, roll, count: self.move_count() },
            Turn::Over(_) => Phrase::AskAtTheEnd,
        })
    }

    fn move_count(&self) -> usize {
        self.table.game().legal_moves().len()
    }

    fn obey(&mut self, command: Command, turn: Turn) -> Result<Then, Failure> {
        let (narrator, game) = (self.screen.narrator(), self.table.game());
        match command {
            Command::Enter => self.do_the_obvious(turn)?,
            Command::Roll => match turn {
                Turn::ToRoll(_) => self.roll()?,
                Turn::ToMove(color, roll) => self.refuse_to_roll(color, roll)?,
                Turn::Over(_) => self.screen.say(&Phrase::NobodyRolls)?,
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
                let lines = answers::rules(narrator, game.rules());
                self.screen.lines(lines)?;
            }
            Command::Undo => self.undo()?,
            Command::Save(path) => self.save(path)?,
            Command::Help => {
                let lines = Command::help(narrator);
                self.screen.lines(lines)?;
            }
            Command::Quit => return self.quit(),
        }
        Ok(Then::GoOn)
    }

    /// Leaves the game; one that would be lost only when asked for twice at the same place.
    fn quit(&mut self) -> Result<Then, Failure> {
        let ply = self.table.game().plies();
        let would_be_lost = ply > 0 && !self.is_saved && !self.table.game().is_over();
        if would_be_lost && self.quit_asked_at.replace(ply) != Some(ply) {
            self.screen.say(&Phrase::QuitUnsaved)?;
            return Ok(Then::GoOn);
        }
        self.take_leave(Leaving::Quit)?;
        Ok(Then::Leave)
    }

    fn do_the_obvious(&mut self, turn: Turn) -> Result<(), Failure> {
        match turn {
            Turn::ToRoll(_) => self.roll(),
            Turn::ToMove(..) => match self.move_count() {
                1 => self.choose(1, turn),
                count => self.screen.say(&Phrase::ChoiceNeeded(count)),
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

    /// A roll is answered before the next one.
    fn refuse_to_roll(&mut self, color: Color, roll: Roll) -> Result<(), Failure> {
        let name = answers::own_name(&self.table, color);
        let called = Called { color, name: name.as_deref() };
        self.screen.say(&Phrase::AnswerFirst { called, roll, count: self.move_count() })
    }

    fn choose(&mut self, number: usize, turn: Turn) -> Result<(), Failure> {
        let game = self.table.game();
        let moves = game.legal_moves();
        let answer = number.checked_sub(1).and_then(|index| moves.get(index)).copied();
        match (turn, answer) {
            (Turn::ToMove(..), Some(answer)) => {
                let steps: Trail = self.table.play(answer)?;
                self.is_saved = false;
                self.screen.tell(&steps)
            }
            (Turn::ToMove(..), None) => self.screen.say(&Phrase::NoSuchMove(moves.len())),
            (Turn::ToRoll(color), _) => {
                let name = answers::own_name(&self.table, color);
                self.screen.say(&Phrase::RollFirst(Called { color, name: name.as_deref() }))
            }
            (Turn::Over(_), _) => self.screen.say(&Phrase::NobodyMoves),
        }
    }

    fn undo(&mut self) -> Result<(), Failure> {
        if !self.table.take_back() {
            return self.screen.say(&Phrase::NothingToTakeBack);
        }
        self.offered_at = None;
        self.is_saved = false;
        self.is_end_told = false;
        let line = answers::taken_back(self.screen.narrator(), self.table.game());
        self.screen.line(&line)
    }

    fn save(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let Some(path) = path.or_else(|| self.file.clone()) else {
            return self.screen.say(&Phrase::SaveWhere);
        };
        let record = self.table.record()?;
        // A game is worth more than one failed attempt to save it.
        if let Err(failure) = record_file::write(&path, &record, self.file.as_deref()) {
            let failure = printable(&failure.to_string(), usize::MAX);
            return self.screen.say(&Phrase::NotSaved(&failure));
        }
        let file = printed(&path);
        let is_over = self.table.game().is_over();
        self.screen.say(&if is_over { Phrase::SavedAtTheEnd(&file) } else { Phrase::Saved(&file) })?;
        if self.table.dice().has_secret() && !is_over {
            self.screen.say(&Phrase::SavedWithSecret)?;
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
        let narrator = self.screen.narrator();
        let mut lines = answers::result(narrator, &self.table);
        lines.extend(answers::dice_at_the_end(narrator, self.table.dice()));
        self.screen.lines(lines)
    }

    /// The last words: what becomes of a game that is not over.
    fn take_leave(&mut self, reason: Leaving) -> Result<(), Failure> {
        match &self.file {
            _ if self.table.game().is_over() => Ok(()),
            Some(file) if self.is_saved => {
                self.screen.say(&Phrase::LeavingSaved { reason, file: &printed(file) })
            }
            Some(_) | None => self.screen.say(&Phrase::LeavingUnsaved(reason)),
        }
    }
}

/// The path as it is printed behind an option: in one line whatever its name, and as one word for a shell.
fn printed(path: &Path) -> String {
    let printed = printed_path(path);
    let is_plain = |character: char| character.is_alphanumeric() || "._-/+,=@%~".contains(character);
    if printed.chars().all(is_plain) { printed } else { format!("'{}'", printed.replace('\'', "'\\''")) }
}
