//! Tests of whole boards: that they say what the rules say, and how they look.

use aeroplane_rules::{
    ByColor, Color, ColorSet, PlaneCount, Position, Preset, Roll, Rules, Setup, Spot, Square, Stacking,
    Trail, Zone,
};
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr as _;

use super::{Style, TextBoard, letter};
use crate::grid::{Cell, Feature, Heading, plane_cell, shortcut_line, square_cell};
use crate::highlight::Highlight;
use crate::language::Language;
use crate::narrator::Narrator;
use crate::testing::{Chance, play, small_config, spot};

fn english() -> Narrator {
    Narrator::new(Language::English)
}

fn start(seats: ColorSet) -> Position {
    Position::start(&Rules::from(Preset::Classic), seats, Color::Red).unwrap()
}

/// The three columns of a cell.
fn face(lines: &[String], cell: Cell) -> String {
    let first = 3 * usize::from(cell.column);
    let row = format!("{:<45}", lines[usize::from(cell.row)]);
    row[first..first + 3].to_owned()
}

fn lower(color: Color) -> char {
    letter(color).to_ascii_lowercase()
}

#[test]
fn every_square_shows_the_color_that_the_rules_give_it() {
    let (position, narrator) = (start(ColorSet::ALL), english());
    let lines = TextBoard::new(&position, &narrator).lines();
    for square in Square::all() {
        let shown = face(&lines, square_cell(square)).chars().nth(1);
        assert_eq!(shown, Some(lower(square.color())), "square {}", square.number());
    }
    for color in Color::ALL {
        for spot in Spot::all().filter(|spot| matches!(spot.zone(), Zone::Pad | Zone::HomeColumn)) {
            let shown = face(&lines, plane_cell(color, aeroplane_rules::Plane::ALL[0], spot));
            assert_eq!(shown.chars().nth(1), Some(lower(color)));
        }
    }
}

#[test]
fn a_jump_leads_from_a_letter_to_the_same_letter() {
    let (position, narrator) = (start(ColorSet::ALL), english());
    let lines = TextBoard::new(&position, &narrator).lines();
    for color in Color::ALL {
        for spot in Spot::all() {
            let Some(square) = spot.square(color) else {
                continue;
            };
            let shows_own = face(&lines, square_cell(square)).contains(lower(color));
            assert_eq!(shows_own, spot.is_own_square());
            if let Some(target) = spot.jump_target() {
                let target = target.square(color).unwrap();
                assert!(face(&lines, square_cell(target)).contains(lower(color)));
            }
        }
    }
}

#[test]
fn a_shortcut_is_marked_where_it_begins_and_leads_to_where_it_ends() {
    let (position, narrator) = (start(ColorSet::ALL), english());
    let lines = TextBoard::new(&position, &narrator).lines();
    let sign = |color| match Heading::of_shortcut(color) {
        Heading::Up => '^',
        Heading::Right => '>',
        Heading::Down => 'v',
        Heading::Left => '<',
    };
    for square in Square::all() {
        let owner = Color::ALL.into_iter().find(|&color| Spot::SHORTCUT_START.square(color) == Some(square));
        let expected = owner.map_or(' ', sign);
        assert_eq!(face(&lines, square_cell(square)).chars().nth(2), Some(expected));
    }
    for color in Color::ALL {
        for cell in shortcut_line(color) {
            let shown = face(&lines, cell).chars().nth(1);
            match Feature::at(cell) {
                Some(Feature::Shortcut(owner)) => {
                    assert_eq!((owner, shown), (color, Some(sign(color))));
                }
                crossed => {
                    assert_eq!(crossed, Some(Feature::HomeColumn(color.opposite(), Spot::CROSSED)));
                    assert_eq!(shown, Some(lower(color.opposite())));
                }
            }
        }
    }
}

#[test]
fn ink_changes_no_letter() {
    let (position, narrator) = (start(ColorSet::ALL), english());
    let board = TextBoard::new(&position, &narrator);
    let mut bare = String::new();
    let mut in_sequence = false;
    for character in board.clone().style(Style::Color).to_string().chars() {
        match character {
            '\x1b' => in_sequence = true,
            'm' if in_sequence => in_sequence = false,
            _ if in_sequence => {}
            _ => bare.push(character),
        }
    }
    assert_eq!(bare, board.to_string());
}

#[test]
fn names_cannot_break_the_board() {
    let (position, narrator) = (start(ColorSet::ALL), english());
    let board = TextBoard::new(&position, &narrator)
        .name(Color::Red, "a name that is much too long for any board\u{1b}[31m\n")
        .name(Color::Yellow, "飞行棋飞行棋飞行棋飞行棋飞行棋飞行棋飞行棋")
        .name(Color::Blue, "");
    let lines = board.lines();
    assert_eq!(lines.len(), TextBoard::new(&position, &narrator).lines().len());
    for line in lines {
        assert!(line.width() <= 80, "{line}");
        assert!(!line.chars().any(char::is_control));
    }
}

/// Checks that the picture alone shows all planes of the color, each by its number or in a count.
fn check_planes(position: &Position, lines: &[String], color: Color) {
    let in_face = |cell: Cell| {
        let face = face(lines, cell);
        let Some((_, behind)) = face.split_once(letter(color)) else {
            return 0;
        };
        match behind.as_bytes() {
            [b'1'..=b'4'] => 1,
            [b'1'..=b'4', b'1'..=b'4'] => 2,
            [b'x' | b'=' | b'+', count] => count - b'0',
            other => panic!("{face:?} shows {other:?}"),
        }
    };
    let shown: u8 = Cell::all().map(in_face).sum();
    assert_eq!(usize::from(shown), position.planes(color).count());
}

proptest! {
    #![proptest_config(small_config())]

    #[test]
    fn boards_fit_the_terminal_and_show_every_plane(seed: u64) {
        let narrators = Language::ALL.map(Narrator::new);
        let mut chance = Chance(seed);
        let rules = chance.rules();
        play(&rules, &mut chance, 200, |position, trail| {
            for narrator in &narrators {
                let board = TextBoard::new(position, narrator)
                    .highlight(Highlight::of_trail(trail))
                    .name(Color::Green, "bot");
                let lines = board.lines();
                assert!(lines.len() <= 22, "{board}");
                for line in &lines {
                    assert!(line.width() <= 80 && line.trim_end() == line, "{line:?}");
                    assert!(line.is_ascii() || narrator.language() != Language::English);
                }
                for color in Color::ALL {
                    check_planes(position, &lines, color);
                }
            }
        });
    }

    #[test]
    fn boards_fit_the_terminal_in_every_position_that_can_be_set_up(
        progresses in prop::array::uniform4(prop::array::uniform4(-1_i64..=56)),
        pairs: [bool; 4],
        roll in prop::option::of(0_usize..6),
    ) {
        let mut rules = Rules::from(Preset::Classic);
        rules.stacking = Stacking::Optional;
        let mut setup = Setup {
            planes: ByColor(progresses.map(|planes| Some(planes.into()))),
            stacks: ByColor::default(),
            turn: Color::Green,
            roll: roll.map(|index| Roll::ALL[index]),
            streak: vec![],
            places: vec![],
            over: false,
        };
        for (color, pair) in Color::ALL.into_iter().zip(pairs) {
            if pair && let Some(planes) = &mut setup.planes[color] {
                // Two stacks on one cell, or a stack and loose planes, are the crowded cells.
                planes[1] = planes[0];
                planes[2] = planes[0];
                if (1..=55).contains(&planes[0]) {
                    setup.stacks[color] = vec![vec![0, 1]];
                }
            }
        }
        if let Ok(position) = Position::new(&setup, &rules) {
            for narrator in Language::ALL.map(Narrator::new) {
                let lines = TextBoard::new(&position, &narrator).lines();
                assert!(lines.len() <= 22);
                assert!(lines.iter().all(|line| line.width() <= 80));
                for color in Color::ALL {
                    check_planes(&position, &lines, color);
                }
            }
        }
    }
}

#[test]
fn the_beginning_looks_like_this() {
    let (position, narrator) = (start(ColorSet::ALL), english());
    let board = TextBoard::new(&position, &narrator).name(Color::Red, "you");
    insta::assert_snapshot!(board);
}

fn position(
    rules: &Rules,
    planes: [Option<&[i64]>; 4],
    stacks: [&[&[u64]]; 4],
    finished: &[Color],
    over: bool,
) -> Position {
    let setup = Setup {
        planes: ByColor(planes.map(|planes| planes.map(<[i64]>::to_vec))),
        stacks: ByColor(stacks.map(|stacks| stacks.iter().map(|stack| stack.to_vec()).collect())),
        turn: Color::Red,
        roll: None,
        streak: vec![],
        places: finished.to_vec(),
        over,
    };
    Position::new(&setup, rules).unwrap()
}

#[test]
fn a_crowded_game_looks_like_this() {
    let position = crowded();
    insta::assert_snapshot!(TextBoard::new(&position, &english()));
}

#[test]
fn a_crowded_game_in_german_looks_like_this() {
    let position = crowded();
    let narrator = Narrator::new(Language::German);
    insta::assert_snapshot!(TextBoard::new(&position, &narrator).name(Color::Blue, "Jürgen"));
}

#[test]
fn a_crowded_game_in_indonesian_looks_like_this() {
    let position = crowded();
    let narrator = Narrator::new(Language::Indonesian);
    insta::assert_snapshot!(TextBoard::new(&position, &narrator).name(Color::Blue, "Wati"));
}

#[test]
fn a_crowded_game_in_ukrainian_looks_like_this() {
    let position = crowded();
    let narrator = Narrator::new(Language::Ukrainian);
    insta::assert_snapshot!(TextBoard::new(&position, &narrator).name(Color::Blue, "Олена"));
}

#[test]
fn a_crowded_game_in_chinese_looks_like_this() {
    let position = crowded();
    let narrator = Narrator::new(Language::SimplifiedChinese);
    insta::assert_snapshot!(TextBoard::new(&position, &narrator).name(Color::Blue, "小明"));
}

/// Loose planes and stacks in every part of the board.
fn crowded() -> Position {
    let rules = Rules::from(Preset::Classic);
    let planes: [&[i64]; 4] = [&[21, 21, 56, 53], &[0, 0, -1, 9], &[5, 5, 5, 5], &[11, 11, 11, 56]];
    let stacks: [&[&[u64]]; 4] = [&[&[0, 1]], &[], &[&[0, 1], &[2, 3]], &[&[0, 1]]];
    position(&rules, planes.map(Some), stacks, &[], false)
}

#[test]
fn a_short_game_for_two_looks_like_this_with_its_last_move_marked() {
    let mut rules = Rules::from(Preset::ChineseBasic);
    rules.planes = PlaneCount::new(2).unwrap();
    let planes: [Option<&[i64]>; 4] = [Some(&[12, 56]), None, Some(&[53, 40]), None];
    let mut position = position(&rules, planes, [&[]; 4], &[], false);
    let mut trail = Trail::new();
    let moves = position.roll(&rules, Roll::Six, &mut trail).unwrap();
    let shortcut = moves.iter().find(|answer| {
        let end = plane_cell(Color::Red, aeroplane_rules::Plane::ALL[0], spot(34));
        Highlight::of_move(&position, &rules, **answer).end() == Some(end)
    });
    position.play(&rules, *shortcut.unwrap(), &mut trail).unwrap();
    let narrator = english();
    let board = TextBoard::new(&position, &narrator).highlight(Highlight::of_trail(&trail));
    insta::assert_snapshot!(format!("{board}\n\n{}", narrator.trail(&trail).join("\n")));
}

#[test]
fn the_end_looks_like_this() {
    let rules = Rules::from(Preset::ChineseBasic);
    let planes: [&[i64]; 4] = [&[56, 56, 56, 56], &[56, 50, 50, -1], &[0, 3, 51, 55], &[-1, -1, -1, -1]];
    let position = position(&rules, planes.map(Some), [&[]; 4], &[Color::Red], true);
    let narrator = english();
    let board = TextBoard::new(&position, &narrator).without_legend();
    insta::assert_snapshot!(format!("{board}\n\n{}", narrator.turn(&position)));
}

#[test]
fn color_looks_like_this() {
    let (position, narrator) = (start(ColorSet::OPPOSITE_PAIR), english());
    let board = TextBoard::new(&position, &narrator).style(Style::Color).without_legend();
    insta::assert_snapshot!(board.to_string().replace('\x1b', "ESC"));
}
