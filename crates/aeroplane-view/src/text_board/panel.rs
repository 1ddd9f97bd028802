//! What stands beside the board: for each seat who it is, what it is doing, and where each of its planes is.

use aeroplane_rules::{ByColor, Color, Plane, Position, Turn};
use unicode_width::UnicodeWidthStr as _;

use super::letter;
use super::style::{Ink, Line, Span};
use crate::groups::{Group, groups};
use crate::highlight::Highlight;
use crate::message::Message;
use crate::narrator::{Narrator, with_place};

/// The columns of the panel.
pub(crate) const PANEL_WIDTH: usize = 33;
/// The least columns between two groups of planes, each of which begins with a column for the mark.
const GAP: usize = 1;
/// Where the second group of a line begins if the first is short enough, so that they stand in columns.
const TAB: usize = 16;

/// What the panel is made from.
pub(crate) struct Panel<'a> {
    pub(crate) position: &'a Position,
    pub(crate) narrator: &'a Narrator,
    pub(crate) names: &'a ByColor<Option<String>>,
    pub(crate) highlight: &'a Highlight,
}

impl Panel<'_> {
    /// The lines of the panel, a blank one between seats.
    pub(crate) fn lines(&self) -> Vec<Line> {
        let seats: Vec<Vec<Line>> = self.position.seats().iter().map(|color| self.seat(color)).collect();
        seats.join(&Line::default())
    }

    fn seat(&self, color: Color) -> Vec<Line> {
        let mut lines = vec![self.header(color)];
        let mut line = Line::default();
        for group in groups(self.position, color) {
            let text = self.group(color, group);
            let gap = gap_behind(line.width());
            if line.width() + gap + text.width() > PANEL_WIDTH && !line.0.is_empty() {
                lines.push(core::mem::take(&mut line));
            }
            let gap = gap_behind(line.width());
            line.0.push(Span::plain(" ".repeat(gap)));
            line.0.push(Span::plain(text));
        }
        lines.push(line);
        lines
    }

    /// Whose turn it is, the seat's letter and name, and what it is doing.
    fn header(&self, color: Color) -> Line {
        let turn = self.position.turn();
        let is_on_turn = turn.color() == color && !matches!(turn, Turn::Over(_));
        let doing = self.doing(color);
        let mark = if is_on_turn { "> " } else { "  " };
        let reserved = mark.len() + " X ".len() + "  ".len() + doing.width();
        let name = shortened(&self.name(color), PANEL_WIDTH.saturating_sub(reserved));
        let mut spans = vec![
            Span::plain(mark),
            Span::new(Ink::Filled(color), letter(color)),
            Span::plain(" "),
            Span::new(Ink::Colored(color), name),
        ];
        if !doing.is_empty() {
            spans.push(Span::plain(format!("  {doing}")));
        }
        Line(spans)
    }

    fn name(&self, color: Color) -> String {
        let message = match &self.names[color] {
            Some(name) => Message::new("seat-named").with("name", name.clone()),
            None => Message::new("seat"),
        };
        self.narrator.text(&message.color(color))
    }

    fn doing(&self, color: Color) -> String {
        if let Some(place) = self.position.places().place_of(color) {
            return self.narrator.text(&Message::new("seat-place").with("place", place));
        }
        match self.position.turn() {
            Turn::ToRoll(on_turn) if on_turn == color => self.narrator.text(&Message::new("seat-to-roll")),
            Turn::ToMove(on_turn, roll) if on_turn == color => {
                let message = Message::new("seat-to-move").with("roll", roll.pips());
                self.narrator.text(&message)
            }
            Turn::ToRoll(_) | Turn::ToMove(..) | Turn::Over(_) => String::new(),
        }
    }

    /// The planes of a group – a stack in brackets – and where they are, behind a mark if they have just moved.
    fn group(&self, color: Color, group: Group) -> String {
        let Group { planes, spot, is_stack } = group;
        let numbers: Vec<String> = planes.iter().map(|plane: Plane| plane.to_string()).collect();
        let planes_text = if is_stack { format!("[{}]", numbers.join("+")) } else { numbers.join(",") };
        let mark = if self.highlight.moved_any(color, planes) { '*' } else { ' ' };
        let place = self.narrator.text(&with_place(Message::new("seat-spot"), color, spot));
        format!("{mark}{planes_text} {place}")
    }
}

/// The blanks before the next group on a line of that width.
const fn gap_behind(width: usize) -> usize {
    if width == 0 {
        0
    } else if width + GAP < TAB {
        TAB - width
    } else {
        GAP
    }
}

/// As much of the text as the columns hold.
fn shortened(text: &str, columns: usize) -> String {
    let mut end = 0;
    for (start, character) in text.char_indices() {
        let behind = start + character.len_utf8();
        if text[..behind].width() > columns {
            break;
        }
        end = behind;
    }
    text[..end].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cut_by_columns_and_not_inside_a_character() {
        assert_eq!(shortened("Ann", 3), "Ann");
        assert_eq!(shortened("Anna", 3), "Ann");
        assert_eq!(shortened("飞行棋", 5), "飞行");
        assert_eq!(shortened("飞", 0), "");
    }
}
