//! All actions of all games as one table.

use std::io::{self, Write};

use aeroplane_lab::{Event, Mark, Worth};
use aeroplane_rules::{ByColor, Color, ColorSet};

use super::Judged;
use crate::comma_separated::write_row;

/// The columns before those of the colors.
const COLUMNS: [&str; 15] = [
    "game",
    "record",
    "ply",
    "turn",
    "color",
    "player",
    "event",
    "roll",
    "move",
    "best",
    "answers",
    "luck",
    "deviation",
    "loss",
    "mark",
];

/// The columns that there are for each color.
const COLOR_COLUMNS: [&str; 3] = ["change", "revision", "chance"];

pub(super) fn write(output: &mut impl Write, games: &[Judged]) -> io::Result<()> {
    let of_colors = COLOR_COLUMNS.iter().flat_map(|what| Color::ALL.map(|color| format!("{what}_{color}")));
    let heading: Vec<String> = COLUMNS.iter().map(|&name| name.to_owned()).chain(of_colors).collect();
    write_row(output, &heading)?;
    for (number, judged) in (1..).zip(games) {
        write_game(output, number, judged)?;
    }
    Ok(())
}

fn write_game(output: &mut impl Write, number: usize, judged: &Judged) -> io::Result<()> {
    let seats = judged.record.game().start().seats();
    for ply in &judged.analysis.plies {
        let mut row = vec![
            number.to_string(),
            judged.path.clone(),
            ply.ply.to_string(),
            ply.turn.to_string(),
            ply.color.to_string(),
            judged.record.player(ply.color).to_owned(),
        ];
        let blank = String::new;
        row.extend(match &ply.event {
            Event::Roll { roll, variance } => {
                let (luck, deviation) = (ply.change[ply.color], variance[ply.color].sqrt());
                let luck = [luck.share().to_string(), deviation.to_string()];
                let [luck, deviation] = luck;
                [
                    "roll".into(),
                    roll.to_string(),
                    blank(),
                    blank(),
                    blank(),
                    luck,
                    deviation,
                    blank(),
                    blank(),
                ]
            }
            Event::Answer { chosen, best, answers, loss } => {
                let mark = ply.event.mark().map_or("", name_of);
                let (chosen, best) = (chosen.to_string(), best.to_string());
                let (answers, loss) = (answers.to_string(), loss.share().to_string());
                ["answer".into(), blank(), chosen, best, answers, blank(), blank(), loss, mark.into()]
            }
            Event::Withdrawal => {
                let mut fields = [const { String::new() }; 9];
                fields[0].push_str("withdrawal");
                fields
            }
        });
        for worths in [&ply.change, &ply.revision, &ply.after] {
            row.extend(of_seats(seats, worths));
        }
        write_row(output, &row)?;
    }
    Ok(())
}

/// A field for each color; nothing where nobody sits.
fn of_seats(seats: ColorSet, worths: &ByColor<Worth>) -> impl Iterator<Item = String> {
    Color::ALL.into_iter().map(move |color| {
        if seats.contains(color) { worths[color].share().to_string() } else { String::new() }
    })
}

/// The mark in a word, the same as in JSON.
const fn name_of(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "inaccuracy",
        Mark::Mistake => "mistake",
        Mark::Blunder => "blunder",
    }
}
