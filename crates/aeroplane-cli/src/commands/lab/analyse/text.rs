//! An analysis to read.

use std::io::{self, Write};

use aeroplane_lab::{Account, Choices, LuckSum, NameTotals, Totals, Worth};
use aeroplane_rules::{ByColor, ColorSet};
use unicode_width::UnicodeWidthStr as _;

use super::Judged;
use super::rows::{Choice, Row, rows};
use crate::foreign_text::printable;
use crate::layout::LONGEST_NAME;

/// What stands in front of the first row, explained to whoever reads it for the first time.
const LEGEND: &str = "\
In points of winning chance, of which a game has 100. Luck is what the roll gave its player, against the
mean of all six faces; loss is what the answer gave away, among so many answers; then everybody's chances.
?! is a loss of 2 points or more, ? of 5, ?? of 10; the better answer stands behind it.
";

/// The width of a column with a chance.
const CHANCE: usize = 8;

pub(super) fn write(
    output: &mut impl Write,
    judge: &str,
    games: &[Judged],
    totals: &Totals,
) -> io::Result<()> {
    for game in games {
        write_game(output, judge, game)?;
    }
    if games.len() > 1 {
        write_totals(output, games.len(), totals)?;
    }
    Ok(())
}

fn write_game(output: &mut impl Write, judge: &str, judged: &Judged) -> io::Result<()> {
    let (game, analysis) = (judged.record.game(), &judged.analysis);
    let seats = game.start().seats();
    let named = |color| format!("{color} {}", printable(judged.record.player(color), LONGEST_NAME));
    writeln!(output, "record    {}", judged.path)?;
    writeln!(output, "rules     {}", game.rules())?;
    writeln!(output, "players   {}", seats.iter().map(named).collect::<Vec<_>>().join(", "))?;
    writeln!(output, "result    {}", judged.record.result())?;
    writeln!(output, "judge     {judge}\n\n{LEGEND}")?;
    let rows = rows(game, &analysis.plies);
    let width = rows.iter().map(|row| row.answer.len()).max().unwrap_or(0);
    let before = " ".repeat(width);
    write!(output, "turn            {before}    luck    loss  of   ")?;
    for color in seats.iter() {
        write!(output, "{:>CHANCE$}", color.name())?;
    }
    writeln!(output)?;
    write!(output, "at the start    {before}                       ")?;
    write_chances(output, seats, &analysis.at_start)?;
    writeln!(output)?;
    for row in &rows {
        write_row(output, row, width, seats)?;
    }
    if analysis.plies.len() < game.plies() {
        let left = game.plies() - analysis.plies.len();
        writeln!(output, "The winner is known; {left} more actions are about the lower places.")?;
    }
    writeln!(output)?;
    write_accounts(output, &analysis.accounts)
}

fn write_row(output: &mut impl Write, row: &Row, width: usize, seats: ColorSet) -> io::Result<()> {
    match row.turn {
        Some(turn) => write!(output, "{:>5} {:<6} ", format!("{turn}."), row.color.name())?,
        None => write!(output, "{:>13}", "")?,
    }
    let roll = row.roll.map_or_else(String::new, |roll| roll.to_string());
    let luck = row.luck.map_or_else(String::new, signed);
    write!(output, "{roll:<1} {:<width$} {luck:>8} ", row.answer)?;
    match &row.choice {
        Some(Choice { answers, loss, mark, .. }) => {
            let sign = mark.map_or("", |mark| mark.sign());
            write!(output, "{:>7} {answers:>3} {sign:<2}", points(*loss))?;
        }
        None => write!(output, "{:>14}", "")?,
    }
    write_chances(output, seats, &row.after)?;
    match &row.choice {
        Some(Choice { better: Some(better), mark: Some(_), .. }) => writeln!(output, "  {better}"),
        Some(_) | None => writeln!(output),
    }
}

fn write_chances(output: &mut impl Write, seats: ColorSet, chances: &ByColor<Worth>) -> io::Result<()> {
    seats.iter().try_for_each(|color| write!(output, "{:>CHANCE$}", points(chances[color])))
}

/// What the result owes to what.
fn write_accounts(output: &mut impl Write, accounts: &[Account]) -> io::Result<()> {
    let mut line = |what: &str, value: &dyn Fn(&Account) -> String| {
        write!(output, "{what:<32}")?;
        accounts.iter().try_for_each(|account| write!(output, "{:>10}", value(account)))?;
        writeln!(output)
    };
    line("where the chances come from", &|account| account.color.name().to_owned())?;
    line("chance at the start", &|account| points(account.at_start))?;
    line("  luck of own rolls", &|account| signed(account.own_luck.luck))?;
    line("  luck of the others' rolls", &|account| signed(account.others_luck.luck))?;
    line("  own decisions", &|account| signed(-account.loss))?;
    line("  the others' decisions", &|account| signed(account.gifts))?;
    line("  players who left", &|account| signed(account.withdrawals))?;
    line("  second thoughts of the judge", &|account| signed(account.revisions))?;
    line("chance at the end", &|account| points(account.at_end))?;
    line("owed to luck, everybody's", &|account| signed(account.by_luck()))?;
    line("owed to decisions, everybody's", &|account| signed(account.by_decisions()))?;
    line("\nown rolls", &|account| account.own_luck.rolls.to_string())?;
    line("  fair dice: 95 in 100 within", &|account| within(&account.own_luck))?;
    line("own decisions", &|account| account.choices.decisions.to_string())?;
    line("  best answers in %", &|account| best(&account.choices))?;
    line("  loss a decision", &|account| mean_loss(&account.choices, account.loss))?;
    line("  inaccuracies ?!", &|account| account.choices.inaccuracies.to_string())?;
    line("  mistakes ?", &|account| account.choices.mistakes.to_string())?;
    line("  blunders ??", &|account| account.choices.blunders.to_string())?;
    writeln!(output)
}

/// What each name did in all games.
fn write_totals(output: &mut impl Write, games: usize, totals: &Totals) -> io::Result<()> {
    let rows: Vec<(String, &NameTotals)> =
        totals.iter().map(|(name, totals)| (printable(name, LONGEST_NAME), totals)).collect();
    let width = rows.iter().map(|(name, _)| name.width()).max().unwrap_or(0).max("player".len());
    writeln!(output, "all {games} games")?;
    write!(output, "player{}", " ".repeat(width - "player".len()))?;
    writeln!(
        output,
        "{:>7}{:>7}{:>10}{:>11}{:>10}{:>11}{:>9}{:>10}{:>5}{:>5}{:>5}",
        "seats",
        "wins",
        "expected",
        "own luck",
        "within",
        "decisions",
        "best %",
        "loss each",
        "?!",
        "?",
        "??"
    )?;
    for (name, totals) in rows {
        let NameTotals { games, wins, expected, own_luck, loss, choices, .. } = totals;
        let Choices { decisions, inaccuracies, mistakes, blunders, .. } = choices;
        write!(output, "{name}{}", " ".repeat(width - name.width()))?;
        write!(output, "{games:>7}{wins:>7}{:>10.2}{:>11}", expected.share(), signed(own_luck.luck))?;
        write!(output, "{:>10}{decisions:>11}{:>9}", within(own_luck), best(choices))?;
        write!(output, "{:>10}", mean_loss(choices, *loss))?;
        writeln!(output, "{inaccuracies:>5}{mistakes:>5}{blunders:>5}")?;
    }
    Ok(())
}

/// How far 95 in 100 such sums of luck stray with fair dice.
fn within(luck: &LuckSum) -> String {
    format!("±{:.2}", 100.0 * 1.96 * luck.deviation)
}

fn best(choices: &Choices) -> String {
    choices.best_share().map_or_else(|| "-".to_owned(), |share| format!("{:.1}", 100.0 * share))
}

fn mean_loss(choices: &Choices, loss: Worth) -> String {
    choices.mean_loss(loss).map_or_else(|| "-".to_owned(), |loss| format!("{:.3}", 100.0 * loss))
}

/// A chance or a loss in points.
fn points(worth: Worth) -> String {
    format!("{:.2}", 100.0 * worth.share())
}

/// A change in points, with its sign; 0.00 of what would be rounded to it.
fn signed(worth: Worth) -> String {
    let written = format!("{:+.2}", 100.0 * worth.share());
    if matches!(written.as_str(), "+0.00" | "-0.00") { "0.00".to_owned() } else { written }
}
