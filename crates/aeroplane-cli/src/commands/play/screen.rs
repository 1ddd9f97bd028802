//! What the players see: lines, boards and questions on the standard output.

use std::io::Write;
use std::thread;
use std::time::Duration;

use aeroplane_rules::{Position, Step};
use aeroplane_view::{Highlight, Narrator, Phrase, Style, TextBoard};

use super::table::Table;
use crate::failure::Failure;
use crate::foreign_text::printable;
use crate::story;

/// The longest part of a command that is repeated where no terminal shows it, in characters.
const LONGEST_ECHO: usize = 200;

/// How the game is shown.
pub(super) struct Manner {
    /// With or without color.
    pub(super) style: Style,
    /// Boards only for those who ask.
    pub(super) is_plain: bool,
    /// The pause behind each line about a bot.
    pub(super) pause: Duration,
    /// Whether commands are written down: no terminal does it.
    pub(super) echoes: bool,
}

/// The output, and what is on it already.
pub(super) struct Screen<W> {
    output: W,
    narrator: Narrator,
    manner: Manner,
    /// The position on the board that was drawn last.
    drawn: Option<Position>,
}

impl<W: Write> Screen<W> {
    pub(super) fn new(output: W, narrator: Narrator, manner: Manner) -> Self {
        Self { output, narrator, manner, drawn: None }
    }

    pub(super) const fn narrator(&self) -> &Narrator {
        &self.narrator
    }

    /// Writes a line. Whatever names and paths it holds, it stays one line.
    pub(super) fn line(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.output, "{}", printable(line, usize::MAX))?;
        Ok(())
    }

    pub(super) fn lines<L: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = L>) -> Result<(), Failure> {
        lines.into_iter().try_for_each(|line| self.line(line.as_ref()))
    }

    /// Says something in the players' language.
    pub(super) fn say(&mut self, phrase: &Phrase<'_>) -> Result<(), Failure> {
        self.lines(self.narrator.phrase(phrase).lines())
    }

    /// Tells what a person's action brought about.
    pub(super) fn tell(&mut self, steps: &[Step]) -> Result<(), Failure> {
        self.lines(story::trail(&self.narrator, steps))
    }

    /// Tells what a bot's actions brought about, line by line, so that one can follow.
    pub(super) fn tell_slowly(&mut self, steps: &[Step]) -> Result<(), Failure> {
        for line in story::trail(&self.narrator, steps) {
            self.line(&line)?;
            if !self.manner.pause.is_zero() {
                self.output.flush()?;
                thread::sleep(self.manner.pause);
            }
        }
        Ok(())
    }

    /// Draws the board unless it still stands on the screen as it is, or the players want none. Without the legend it
    /// leaves room for the dialogue in 24 lines.
    pub(super) fn show(&mut self, table: &Table) -> Result<(), Failure> {
        let position = table.game().position();
        if self.manner.is_plain || self.drawn.as_ref().is_some_and(|drawn| looks_like(drawn, position)) {
            return Ok(());
        }
        self.draw(table, false)
    }

    /// Draws the board and explains its signs.
    pub(super) fn show_with_legend(&mut self, table: &Table) -> Result<(), Failure> {
        self.draw(table, true)
    }

    fn draw(&mut self, table: &Table, has_legend: bool) -> Result<(), Failure> {
        let game = table.game();
        let latest = story::latest_move(game, game.plies());
        let mut board = TextBoard::new(game.position(), &self.narrator)
            .style(self.manner.style)
            .highlight(Highlight::of_trail(&latest));
        for (color, player) in table.players().iter() {
            if let Some(player) = player {
                board = board.name(color, &printable(&player.name(), LONGEST_ECHO));
            }
        }
        let board = if has_legend { board } else { board.without_legend() };
        writeln!(self.output, "\n{board}\n")?;
        self.drawn = Some(*game.position());
        Ok(())
    }

    /// Asks for a command. Whatever was told before is on the screen then.
    pub(super) fn ask(&mut self, question: &Phrase<'_>) -> Result<(), Failure> {
        write!(self.output, "{} ", self.narrator.phrase(question))?;
        self.output.flush()?;
        Ok(())
    }

    /// Writes the command down that came as the answer.
    pub(super) fn answered(&mut self, command: &str) -> Result<(), Failure> {
        if self.manner.echoes { self.line(&printable(command, LONGEST_ECHO)) } else { Ok(()) }
    }

    /// Ends the line of a question that nobody answers any more.
    pub(super) fn unanswered(&mut self) -> Result<(), Failure> {
        self.line("")
    }

    pub(super) fn finish(&mut self) -> Result<(), Failure> {
        self.output.flush()?;
        Ok(())
    }
}

/// Whether two boards look alike: the planes stand where they stood.
fn looks_like(one: &Position, other: &Position) -> bool {
    one.seats().iter().all(|color| one.fleet(color) == other.fleet(color))
}
