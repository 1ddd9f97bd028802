//! `aeroplane play`: a game in the terminal, line by line, for people at one keyboard and bots.
//!
//! What is told is the same whether a person or a script says the commands. The end of the input ends the program, and
//! that is no failure: whatever was asked for has been done.

mod answers;
mod command;
mod dialogue;
mod dice;
mod first;
mod resume;
mod screen;
mod seats;
mod table;

use std::io::{self, BufWriter, IsTerminal as _};
use std::path::PathBuf;
use std::time::Duration;

use aeroplane_rules::{Game, Position};
use aeroplane_view::Phrase;
use clap::ValueEnum;

use crate::color_argument::ColorArgument;
use crate::failure::Failure;
use crate::language_argument::LanguageArgument;
use crate::lines::Lines;
use crate::rule_arguments::RuleArguments;
use dialogue::Dialogue;
use dice::TableDice;
use first::{Beginner, First};
use screen::{Manner, Screen};
use seats::SeatArguments;
use table::Table;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    seats: SeatArguments,
    /// Who begins: lot, highest (roll), red, yellow, blue or green [default: lot]
    #[arg(long, value_name = "WHO")]
    first: Option<First>,
    /// Roll the dice of this seed, so that the game can be repeated, instead of dice that can be checked
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Go on with a saved game: its rules, its players, and the rolls that it would have had
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// How fast bots are told on a terminal
    #[arg(long, value_enum, default_value_t = Pace::Normal)]
    pace: Pace,
    /// Sentences only, for screen readers: no board unless asked for
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    color: ColorArgument,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    rules: RuleArguments,
}

/// The pause behind each line about a bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Pace {
    /// No pause
    None,
    /// 0.2 seconds a line
    Fast,
    /// 0.5 seconds a line
    Normal,
    /// 1.2 seconds a line
    Slow,
}

impl Pace {
    const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::None => 0,
            Self::Fast => 200,
            Self::Normal => 500,
            Self::Slow => 1200,
        })
    }
}

/// Plays a game until somebody leaves or the input ends.
pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let stdout_is_terminal = io::stdout().is_terminal();
    let manner = Manner {
        style: arguments.color.style(),
        is_plain: arguments.plain,
        // Nobody watches a file being written.
        pause: if stdout_is_terminal { arguments.pace.pause() } else { Duration::ZERO },
        echoes: !(stdout_is_terminal && io::stdin().is_terminal()),
    };
    let (table, beginner) = match &arguments.load {
        Some(path) => {
            arguments.check_nothing_contradicts_a_record()?;
            (resume::table(path, arguments.seed)?, None)
        }
        None => arguments.new_table().map(|(table, beginner)| (table, Some(beginner)))?,
    };

    let narrator = arguments.language.narrator();
    let mut opening = answers::opening(&narrator, &table);
    opening.extend(beginner.iter().flat_map(|beginner| answers::beginning(&narrator, beginner)));
    let mut screen = Screen::new(BufWriter::new(io::stdout().lock()), narrator, manner);
    screen.lines(opening)?;
    if table.has_humans() {
        screen.say(&Phrase::HowToPlay)?;
    }
    Dialogue::new(table, screen, Lines::new(io::stdin().lock()), arguments.load).run()
}

impl Arguments {
    /// A new game, and how it was decided who begins.
    fn new_table(&self) -> Result<(Table, Beginner), Failure> {
        let rules = self.rules.rules;
        let players = self.seats.players()?;
        let seats = seats::taken(&players);

        let mut draw = match self.seed {
            Some(seed) => TableDice::seeded_draw(seed),
            None => TableDice::committed(&rules, &players)?,
        };
        let beginner = first::decide(self.first.unwrap_or(First::Lot), seats, &mut draw)?;
        let game = Position::start(&rules, seats, beginner.color)
            .and_then(|start| Game::new(rules, start))
            .map_err(|error| Failure::Usage(error.to_string()))?;
        let dice = match self.seed {
            Some(seed) => TableDice::seeded(seed, 0),
            None => TableDice::committed(&rules, &players)?,
        };
        Ok((Table::new(game, players, dice), beginner))
    }

    /// A record says everything about its game itself.
    fn check_nothing_contradicts_a_record(&self) -> Result<(), Failure> {
        let surplus = if self.rules.given {
            "options about rules"
        } else if self.seats.given() {
            "options about seats"
        } else if self.first.is_some() {
            "--first"
        } else {
            return Ok(());
        };
        Err(Failure::Usage(format!(
            "a saved game has its own rules, seats and beginning: leave out {surplus}"
        )))
    }
}
