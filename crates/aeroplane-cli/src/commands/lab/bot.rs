//! `aeroplane lab bot`: a bot of the project as a program that plays, and a check of such programs.

use std::io::{self, Write as _};

use aeroplane_bots::BotChoice;
use aeroplane_lab::{BotService, Participant, ProcessBot, Trial, TrialReport};
use clap::value_parser;

use crate::failure::{Failure, say};
use crate::foreign_text::printable;
use crate::lines::{LONGEST_LINE, Line, Lines};
use crate::process_arguments::ProcessArguments;
use crate::rule_arguments::RuleArguments;

/// What the checked program is called while it is checked.
const CHECKED: &str = "program";

/// As much of what a program says as is printed, in characters.
const LONGEST_QUOTATION: usize = 300;

/// Plays as a bot over standard input and output, or checks a program that does.
///
/// The protocol is described in docs/bots.md. With --check the program plays some games against three random bots, on
/// each seat in turn; every game that it forfeits is told with the reason, and the exit code is 1.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The bot to play as, with a colon and its effort where it takes one
    #[arg(
        value_name = "BOT",
        required_unless_present = "check",
        conflicts_with_all =
            ["check", "games", "seed", "start_limit", "answer_limit", "errors"]
    )]
    bot: Option<BotChoice>,
    /// Check the program that this command starts
    #[arg(long, value_name = "COMMAND")]
    check: Option<String>,
    /// How many games a checked program plays
    #[arg(long, default_value_t = 20, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// What the dice of these games follow from
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    programs: ProcessArguments,
    #[command(flatten)]
    rules: RuleArguments,
}

/// Answers until the input ends, or plays the games of the check.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match (&arguments.check, arguments.bot) {
        (Some(command), _) => check(arguments, command),
        (None, Some(_)) if arguments.rules.given => {
            Err(Failure::Usage("a bot is told the rules by its partner: leave them out".to_owned()))
        }
        (None, Some(choice)) => serve(choice),
        (None, None) => Err(Failure::Usage("name a bot, or a program to check".to_owned())),
    }
}

fn serve(choice: BotChoice) -> Result<(), Failure> {
    let mut service = BotService::new(choice);
    let mut lines = Lines::new(io::stdin().lock());
    let mut output = io::stdout().lock();
    while let Some(line) = lines.next()? {
        let Line::Whole(line) = line else {
            return Err(Failure::Usage(format!("a line of the input is longer than {LONGEST_LINE} bytes")));
        };
        let reply = service.answer(line);
        let reply =
            reply.map_err(|error| Failure::Usage(printable(&error.to_string(), LONGEST_QUOTATION)))?;
        if let Some(reply) = reply {
            output.write_all(&reply)?;
            output.flush()?;
        }
    }
    Ok(())
}

fn check(arguments: &Arguments, command: &str) -> Result<(), Failure> {
    let bot = ProcessBot::new(CHECKED, command);
    let bot = bot.map_err(|error| Failure::Usage(format!("--check: {error}")))?;
    let participant = Participant::Process(bot.with_settings(arguments.programs.settings()));
    let trial = Trial { rules: arguments.rules.rules, games: arguments.games, seed: arguments.seed };
    let report = trial.run(&participant).map_err(|error| Failure::Usage(error.to_string()))?;
    let mut output = io::BufWriter::new(io::stdout().lock());
    write_report(&mut output, arguments, &report)?;
    output.flush()?;
    if report.decisions > 0 {
        say(&format!("the slowest answer took {:.1} ms", report.slowest.as_secs_f64() * 1000.0));
    }
    match report.faults.len() {
        0 => Ok(()),
        forfeited => {
            let games = arguments.games;
            Err(Failure::Check(format!("the program forfeited {forfeited} of {games} games")))
        }
    }
}

fn write_report(output: &mut impl io::Write, arguments: &Arguments, report: &TrialReport) -> io::Result<()> {
    if let Some(introduction) = &report.introduction {
        writeln!(output, "says it is {}", printable(introduction, LONGEST_QUOTATION))?;
    }
    writeln!(output, "rules      {}", arguments.rules.rules)?;
    writeln!(output, "seed       {}", arguments.seed)?;
    writeln!(output, "games      {}", arguments.games)?;
    writeln!(output, "won        {}", report.wins)?;
    writeln!(output, "forfeited  {}", report.faults.len())?;
    writeln!(output, "decisions  {}", report.decisions)?;
    for fault in &report.faults {
        let complaint = printable(&fault.complaint, LONGEST_QUOTATION);
        let (game, forfeit) = (fault.game, fault.forfeit);
        writeln!(output, "game {game}: {forfeit}: it {}: {complaint}", forfeit.description())?;
    }
    Ok(())
}
