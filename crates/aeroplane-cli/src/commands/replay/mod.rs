//! `aeroplane replay`: the game of a record, told turn by turn or as JSON.

mod json;

use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::PathBuf;

use aeroplane_rules::{Color, Game, Record};
use aeroplane_view::{Highlight, Narrator, Phrase, Style, TextBoard, wrap};

use crate::color_argument::ColorArgument;
use crate::failure::Failure;
use crate::foreign_text::{printable, printed_path};
use crate::language_argument::LanguageArgument;
use crate::layout::{COLUMNS, LONGEST_NAME};
use crate::record_file;
use crate::recorded_dice;
use crate::story;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The record of a game; - reads the standard input
    record: PathBuf,
    /// Print JSON, one line for each action
    #[arg(long)]
    json: bool,
    /// Begin with this action: rolls, moves and withdrawals are numbered from 1
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    from: Option<usize>,
    /// End with this action; 0 shows how the game began
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    to: Option<usize>,
    #[command(flatten)]
    color: ColorArgument,
    #[command(flatten)]
    language: LanguageArgument,
}

/// Shows the part of the game that was asked for.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let record = record_file::read(&arguments.record)?;
    // The dice are not needed here, but a record that was cut off among them shall not pass for a whole one.
    recorded_dice::read(&record).map_err(|problem| {
        Failure::Usage(format!("{} is no record: {problem}", printed_path(&arguments.record)))
    })?;
    let plies = arguments.plies(record.game())?;
    let mut output = BufWriter::new(io::stdout().lock());
    if arguments.json {
        json::write(&record, plies, &mut output)?;
    } else {
        tell(&record, plies, &arguments.language.narrator(), arguments.color.style(), &mut output)?;
    }
    output.flush()?;
    Ok(())
}

impl Arguments {
    /// The actions that are asked for, by the ply of the position in which each was played.
    fn plies(&self, game: &Game) -> Result<Range<usize>, Failure> {
        let last = game.plies();
        for (option, number) in [("--from", self.from), ("--to", self.to)] {
            if let Some(number) = number.filter(|&number| number > last) {
                return Err(Failure::Usage(format!(
                    "{option} {number} is behind the end: the game has {last} actions"
                )));
            }
        }
        let to = self.to.unwrap_or(last);
        match self.from {
            Some(0) => Err(Failure::Usage(String::from(
                "--from 0 is before the first action: they are numbered from 1",
            ))),
            Some(from) if from > to => Err(Failure::Usage(format!(
                "--from {from} is behind --to {to}: there is nothing between them"
            ))),
            Some(from) => Ok(from - 1..to),
            None => Ok(0..to),
        }
    }
}

fn tell(
    record: &Record,
    plies: Range<usize>,
    narrator: &Narrator,
    style: Style,
    output: &mut impl Write,
) -> io::Result<()> {
    let game = record.game();
    for line in heading(record, narrator) {
        writeln!(output, "{line}")?;
    }
    for turn in game.turns() {
        let told = turn.plies.start.max(plies.start)..turn.plies.end.min(plies.end);
        if told.is_empty() {
            continue;
        }
        let heading = Phrase::RecordTurn { number: turn.number, color: turn.color };
        writeln!(output, "\n{}", narrator.phrase(&heading))?;
        for ply in told {
            let lines = story::lines_of(narrator, game, ply..ply + 1);
            for line in story::numbered(&format!("{:>5}  ", ply + 1), &lines) {
                writeln!(output, "{line}")?;
            }
        }
    }
    let Some(position) = game.position_at(plies.end) else { return Ok(()) };
    let mut board = TextBoard::new(position, narrator)
        .style(style)
        .highlight(Highlight::of_trail(&story::latest_move(game, plies.end)));
    for color in position.seats().iter() {
        board = board.name(color, &printable(record.player(color), LONGEST_NAME));
    }
    writeln!(output, "\n{board}\n\n{}", narrator.turn(position))
}

/// What the record says about its game.
fn heading(record: &Record, narrator: &Narrator) -> Vec<String> {
    let said = |phrase: &Phrase<'_>| wrap(&narrator.phrase(phrase), COLUMNS);
    let game = record.game();
    let printed = |color| (color, printable(record.player(color), LONGEST_NAME));
    let names: Vec<(Color, String)> = game.start().seats().iter().map(printed).collect();
    let names: Vec<(Color, &str)> = names.iter().map(|(color, name)| (*color, name.as_str())).collect();

    let mut lines = said(&Phrase::RecordRules(game.rules()));
    lines.extend(said(&Phrase::RecordPlayers(&names)));
    if let Some(dice) = record.dice() {
        lines.extend(said(&Phrase::RecordDice(&printable(dice, usize::MAX))));
    }
    for (tag, value) in record.tags() {
        lines.extend(said(&Phrase::RecordTag { tag, value: &printable(value, usize::MAX) }));
    }
    lines
}
