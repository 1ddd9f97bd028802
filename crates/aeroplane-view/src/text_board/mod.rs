//! A board made of text: it fits a terminal of 80 columns and 24 lines and leaves room for a dialogue below.

mod face;
mod panel;
mod style;
#[cfg(test)]
mod tests;

use core::fmt;

use aeroplane_rules::{ByColor, Color, Position};

use self::face::Faces;
use self::panel::Panel;
pub use self::style::Style;
use self::style::{Line, Span};
use crate::grid::{Cell, GRID_SIDE};
use crate::highlight::Highlight;
use crate::message::Message;
use crate::narrator::Narrator;

/// The columns of a cell.
const CELL_WIDTH: usize = 3;
/// The columns between board and panel.
const GUTTER: usize = 2;

/// A position as text: the board, beside it each seat with its planes in words, below it what the signs mean.
///
/// Everything the program itself writes is ASCII in English, no line is longer than 80 columns – wide characters take
/// two – and no board higher than 22 lines. `Display` writes it without a line break at the end.
#[derive(Debug, Clone)]
pub struct TextBoard<'a> {
    position: &'a Position,
    narrator: &'a Narrator,
    style: Style,
    highlight: Highlight,
    names: ByColor<Option<String>>,
    legend: bool,
}

impl<'a> TextBoard<'a> {
    /// The board of a position, its words in the narrator's language; plain, with a legend, nothing marked.
    pub fn new(position: &'a Position, narrator: &'a Narrator) -> Self {
        Self {
            position,
            narrator,
            style: Style::Plain,
            highlight: Highlight::default(),
            names: ByColor::default(),
            legend: true,
        }
    }

    /// Writes the board in that style.
    pub fn style(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// Marks a move.
    pub fn highlight(self, highlight: Highlight) -> Self {
        Self { highlight, ..self }
    }

    /// Says who sits there. Control characters are left out, and what the line has no room for.
    pub fn name(mut self, color: Color, name: &str) -> Self {
        let name = name.chars().filter(|character| !character.is_control()).collect();
        self.names[color] = Some(name);
        self
    }

    /// Leaves out what stands below the board, for those who know the signs.
    pub fn without_legend(self) -> Self {
        Self { legend: false, ..self }
    }

    /// The lines of the board without line breaks, for those who place them on a screen themselves.
    pub fn lines(&self) -> Vec<String> {
        let faces = Faces::new(self.position, &self.highlight);
        let mut panel = Panel {
            position: self.position,
            narrator: self.narrator,
            names: &self.names,
            highlight: &self.highlight,
        }
        .lines()
        .into_iter();

        let mut lines = Vec::new();
        for row in 0..GRID_SIDE {
            let cells = (0..GRID_SIDE).map(|column| faces.at(Cell::new(row, column)));
            lines.push(beside(cells.collect(), panel.next()));
        }
        // In a language of long words the panel may be higher than the board.
        let board_width = usize::from(GRID_SIDE) * CELL_WIDTH;
        lines.extend(panel.map(|line| beside(vec![Span::plain(" ".repeat(board_width))], Some(line))));

        let mut written: Vec<String> = lines.into_iter().map(|line| line.written(self.style)).collect();
        if self.legend {
            let legend = self.narrator.text(&Message::new("legend"));
            written.push(String::new());
            written.extend(legend.lines().map(str::to_owned));
        }
        written
    }
}

fn beside(mut board: Vec<Span>, panel: Option<Line>) -> Line {
    board.push(Span::plain(" ".repeat(GUTTER)));
    board.extend(panel.unwrap_or_default().0);
    Line(board)
}

impl fmt::Display for TextBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lines().join("\n"))
    }
}

/// The letter of a seat, the same in every language: upper case for planes, lower case for squares.
pub const fn letter(color: Color) -> char {
    match color {
        Color::Red => 'R',
        Color::Yellow => 'Y',
        Color::Blue => 'B',
        Color::Green => 'G',
    }
}
