//! What each cell of the board shows, in three columns.

use std::collections::BTreeMap;

use aeroplane_rules::{Color, Position, Spot, Zone};

use super::letter;
use super::style::{Ink, Span};
use crate::grid::{CENTRE, Cell, Feature, Heading, plane_cell};
use crate::groups::{Group, groups};
use crate::highlight::Highlight;

/// Planes of one color that are drawn in one cell.
struct Company {
    color: Color,
    groups: Vec<Group>,
}

/// The faces of all cells of a position.
pub(crate) struct Faces<'a> {
    position: &'a Position,
    highlight: &'a Highlight,
    features: BTreeMap<Cell, Feature>,
    companies: BTreeMap<Cell, Company>,
}

impl<'a> Faces<'a> {
    pub(crate) fn new(position: &'a Position, highlight: &'a Highlight) -> Self {
        let mut companies: BTreeMap<Cell, Company> = BTreeMap::new();
        for color in position.seats().iter() {
            for group in groups(position, color) {
                let is_out = match group.spot.zone() {
                    // Each plane there is drawn alone, in its own bay.
                    Zone::Hangar | Zone::Home => false,
                    Zone::Pad | Zone::Ring | Zone::HomeColumn => true,
                };
                if let Some(leader) = group.planes.lowest().filter(|_| is_out) {
                    let company = companies
                        .entry(plane_cell(color, leader, group.spot))
                        .or_insert_with(|| Company { color, groups: vec![] });
                    company.groups.push(group);
                }
            }
        }
        Self { position, highlight, features: Feature::all().collect(), companies }
    }

    /// What the cell shows.
    pub(crate) fn at(&self, cell: Cell) -> Span {
        let face = match (self.companies.get(&cell), self.features.get(&cell)) {
            (Some(company), _) => company_face(company),
            (None, Some(feature)) => self.feature_face(*feature),
            (None, None) => bare_face(cell),
        };
        self.marked(cell, face)
    }

    /// Puts the mark of the highlighted move into the first column where that is free: a cell with several planes has
    /// no room, and is marked beside the board.
    fn marked(&self, cell: Cell, mut face: Span) -> Span {
        let mark = if self.highlight.end() == Some(cell) {
            '*'
        } else if self.highlight.passed().contains(&cell) {
            '.'
        } else {
            return face;
        };
        if let Some(rest) = face.text.strip_prefix(' ') {
            face.text = format!("{mark}{rest}");
        }
        face
    }

    fn feature_face(&self, feature: Feature) -> Span {
        match feature {
            Feature::Ring(square) => {
                let color = square.color();
                let begins_shortcut = square.spot(color) == Some(Spot::SHORTCUT_START);
                let sign = if begins_shortcut { shortcut_sign(color) } else { ' ' };
                Span::new(Ink::Colored(color), format!(" {}{sign}", letter(color).to_ascii_lowercase()))
            }
            Feature::Pad(color) => empty(color, "(", ")"),
            Feature::HomeColumn(color, _) => empty(color, ":", ":"),
            Feature::Bay(color, plane) => {
                if !self.position.planes(color).any(|(used, _)| used == plane) {
                    return Span::plain("   ");
                }
                let spot = self.position.fleet(color).spot(plane);
                match spot.zone() {
                    Zone::Hangar => Span::new(Ink::Filled(color), format!(" {}{plane}", letter(color))),
                    // A plane that came home is shown turned over in its own hangar.
                    Zone::Home => Span::new(Ink::Colored(color), format!("~{}{plane}", letter(color))),
                    Zone::Pad | Zone::Ring | Zone::HomeColumn => Span::new(Ink::Faint, " _ "),
                }
            }
            Feature::Home(color) => empty(color, " ", " "),
            Feature::Centre => Span::plain(" + "),
            Feature::Shortcut(color) => Span::new(Ink::Faint, format!(" {} ", shortcut_sign(color))),
        }
    }
}

fn empty(color: Color, before: &str, after: &str) -> Span {
    let letter = letter(color).to_ascii_lowercase();
    Span::new(Ink::Colored(color), format!("{before}{letter}{after}"))
}

/// A cell in which nothing lies: blank, except for the corners of the centre.
fn bare_face(cell: Cell) -> Span {
    let down = i16::from(cell.row) - i16::from(CENTRE.row);
    let right = i16::from(cell.column) - i16::from(CENTRE.column);
    let text = match (down, right) {
        (-1, -1) | (1, 1) => " \\ ",
        (-1, 1) | (1, -1) => " / ",
        _ => "   ",
    };
    Span::new(Ink::Faint, text)
}

/// One plane by its number, two loose ones by both, more by how many they are and whether they are one stack.
fn company_face(Company { color, groups }: &Company) -> Span {
    let letter = letter(*color);
    let count: u8 = groups.iter().map(|group| group.planes.len()).sum();
    let text = match groups.as_slice() {
        [group] if group.is_stack => format!("{letter}={count}"),
        [group] => {
            let numbers: String = group.planes.iter().map(|plane| plane.to_string()).collect();
            match count {
                1 => format!(" {letter}{numbers}"),
                2 => format!("{letter}{numbers}"),
                _ => format!("{letter}x{count}"),
            }
        }
        _ => format!("{letter}+{count}"),
    };
    Span::new(Ink::Filled(*color), text)
}

const fn heading_sign(heading: Heading) -> char {
    match heading {
        Heading::Up => '^',
        Heading::Right => '>',
        Heading::Down => 'v',
        Heading::Left => '<',
    }
}

fn shortcut_sign(color: Color) -> char {
    heading_sign(Heading::of_shortcut(color))
}
