//! What seats and beginning are worth, and how long games are.

use std::iter;

use super::chart::{Estimate, Intervals, Lengths, LengthsLine, Line, Panel, PlotError};
use super::command;
use super::document::{Block, Document, Table, Text};
use super::numbers::{CLEAR, counted, mean_with_interval, p_value, percent, percent_interval, whole};
use super::strength::unfinished_run;
use crate::experiment::{Cell, Shape, Tally};
use crate::findings::{EqualShares, Findings, Found, TableFinding};
use crate::part::Part;
use crate::participant::Participant;
use crate::statistics::Share;

/// Writes the section about an experiment with the same bot on every seat.
pub(super) fn write(
    document: &mut Document,
    part: &Part,
    participant: &Participant,
) -> Result<(), PlotError> {
    let Found::Seats(found) = Findings::of(part).findings else { return Ok(()) };
    document.push(Block::Section(
        Text::default().plain("Length, seats and beginning: ").code(participant).plain(" on every seat"),
    ));
    document.say(
        "How long is a game, and do some seats, or those who roll first, win more often? The same bot sits on every \
         seat, every game has dice of its own, and each seat begins equally often. With two players opposite each \
         other and with four the board looks the same from every seat, so a difference between seats can only be \
         chance there.",
    );
    if !part.is_complete() {
        document.say(unfinished_run(part));
    }
    let cells: Vec<(&Cell, &Tally)> = part.cells().collect();
    // The findings are in the order of the cells, and the tables of the same rules follow one another.
    let tables: Vec<(&TableFinding, &Tally)> =
        found.tables.iter().zip(cells.iter().map(|(_, tally)| *tally)).collect();
    for tables in tables.chunk_by(|(one, _), (other, _)| one.rules == other.rules) {
        write_rules(document, part, participant, tables)?;
    }
    Ok(())
}

fn write_rules(
    document: &mut Document,
    part: &Part,
    participant: &Participant,
    tables: &[(&TableFinding, &Tally)],
) -> Result<(), PlotError> {
    let Some(rules) = tables.first().map(|(table, _)| table.rules) else { return Ok(()) };
    let name = rules.to_string();
    document.push(Block::Subsection(Text::default().plain("Under ").code(&name)));
    document.push(Block::Table(lengths_table(tables)));
    document.push(Block::Table(shares_table(tables)));
    let games = format!(
        ", {} games at each table, seed {}. To play them again:",
        whole(tables.first().map_or(0, |(table, _)| table.games)),
        part.experiment().seed
    );
    document.say(Text::default().plain("Rules ").code(&name).plain(&games));
    document.push(Block::Commands(vec![command::of_seats(part, participant, &rules)]));

    let title = format!("Who wins how often, {name}, {participant} on every seat");
    document.plot(&format!("seats {name}"), &title, shares_chart(&title, tables).draw()?);
    let title = format!("Rolls until somebody has won, {name}, {participant} on every seat");
    document.plot(&format!("length {name}"), &title, lengths_chart(&title, tables).draw()?);

    let mut said = vec![lengths_said(tables)];
    said.extend(tables.iter().map(|(table, _)| shares_said(table)));
    document.push(Block::List(said));
    Ok(())
}

const fn words(table: Shape) -> &'static str {
    match table {
        Shape::TwoOpposite => "two, opposite",
        Shape::TwoAdjacent => "two neighbours",
        Shape::Three => "three",
        Shape::Four => "four",
    }
}

const ORDINALS: [&str; 4] = ["first", "second", "third", "fourth"];

fn lengths_table(tables: &[(&TableFinding, &Tally)]) -> Table {
    let row = |(table, tally): &(&TableFinding, &Tally)| {
        let winner = table.rolls_to_winner;
        let range =
            winner.map_or("–".to_owned(), |rolls| format!("{} – {}", rolls.tenth, rolls.nine_tenths));
        vec![
            words(table.table).into(),
            whole(table.games).into(),
            whole(table.unfinished).into(),
            mean_with_interval(winner).into(),
            winner.map_or("–".to_owned(), |rolls| rolls.median.to_string()).into(),
            range.into(),
            mean_with_interval(tally.rolls_to_end.spread()).into(),
            mean_with_interval(tally.decisions_a_game.spread()).into(),
        ]
    };
    let headings = [
        "players",
        "games",
        "given up",
        "rolls until somebody has won",
        "median",
        "eight of ten games",
        "rolls until the end",
        "decisions",
    ];
    Table { headings: headings.map(Text::from).to_vec(), rows: tables.iter().map(row).collect() }
}

/// A place at a table, by turn and by seat.
struct Place {
    turn: &'static str,
    by_turn: Share,
    seat: String,
    by_seat: Share,
}

fn places(table: &TableFinding) -> impl Iterator<Item = Place> {
    let turns = ORDINALS.into_iter().zip(&table.by_turn.shares);
    let seats = table.seats.iter().zip(&table.by_seat.shares);
    turns.zip(seats).map(|((turn, &by_turn), (seat, &by_seat))| Place {
        turn,
        by_turn,
        seat: seat.to_string(),
        by_seat,
    })
}

#[expect(clippy::cast_precision_loss, reason = "four players at most")]
fn even(table: &TableFinding) -> f64 {
    100.0 / table.table.players() as f64
}

fn shares_table(tables: &[(&TableFinding, &Tally)]) -> Table {
    let rows = tables.iter().flat_map(|(table, _)| {
        places(table).map(|place| {
            vec![
                words(table.table).into(),
                place.turn.into(),
                percent(place.by_turn).into(),
                percent_interval(place.by_turn).into(),
                place.seat.into(),
                percent(place.by_seat).into(),
                percent_interval(place.by_seat).into(),
                format!("{:.1} %", even(table)).into(),
            ]
        })
    });
    let headings = ["players", "rolls", "won", "95 % interval", "seat", "won", "95 % interval", "even"];
    Table { headings: headings.map(Text::from).to_vec(), rows: rows.collect() }
}

fn shares_chart(title: &str, tables: &[(&TableFinding, &Tally)]) -> Intervals {
    let lines = tables.iter().flat_map(|(table, _)| {
        let measured = places(table).map(|place| {
            let estimate = |share| Some(Estimate::percent(share).beside(even(table)));
            let label = format!("{} to roll | {}", place.turn, place.seat);
            Line::measured(&label, vec![estimate(place.by_turn), estimate(place.by_seat)])
        });
        iter::once(Line::heading(words(table.table))).chain(measured)
    });
    Intervals {
        title: title.to_owned(),
        description:
            "The share of games won, by turn and by seat, as dots with intervals of 95 %; the upright stroke \
                      is an even share."
                .to_owned(),
        panels: vec![Panel::new("games won in %, by turn"), Panel::new("games won in %, by seat")],
        lines: lines.collect(),
    }
}

fn lengths_chart(title: &str, tables: &[(&TableFinding, &Tally)]) -> Lengths {
    let line = |(table, tally): &(&TableFinding, &Tally)| LengthsLine {
        label: words(table.table).to_owned(),
        rolls: tally.rolls_to_winner.clone(),
    };
    Lengths {
        title: title.to_owned(),
        description:
            "How many games took how many rolls until somebody had won, a curve for each table; the upright \
                      line is the median."
                .to_owned(),
        unit: "rolls until somebody has won".to_owned(),
        lines: tables.iter().map(line).collect(),
    }
}

fn lengths_said(tables: &[(&TableFinding, &Tally)]) -> Text {
    let said = tables.iter().filter_map(|(table, _)| {
        let rolls = table.rolls_to_winner?;
        let players = counted(table.table.players());
        let place = match table.table {
            Shape::TwoOpposite => " opposite each other",
            Shape::TwoAdjacent => " neighbours",
            Shape::Three | Shape::Four => "",
        };
        Some(format!("{players}{place} {}", mean_with_interval(Some(rolls))))
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() {
        return "No game was won.".into();
    }
    format!("Rolls until somebody has won, on average: {}.", said.join(", ")).into()
}

fn shares_said(table: &TableFinding) -> Text {
    let turns: Vec<String> = ORDINALS.iter().map(|turn| format!("who rolls {turn}")).collect();
    let seats: Vec<String> = table.seats.iter().map(ToString::to_string).collect();
    let players = match table.table {
        Shape::TwoOpposite => "Two players opposite each other",
        Shape::TwoAdjacent => "Two neighbours",
        Shape::Three => "Three players",
        Shape::Four => "Four players",
    };
    format!(
        "{players}: {}; {}.",
        equal_said("turn", &turns, &table.by_turn),
        equal_said("seat", &seats, &table.by_seat)
    )
    .into()
}

/// Which of the places wins most and least often, or that there is no difference.
fn equal_said(what: &str, names: &[String], shares: &EqualShares) -> String {
    let Some(test) = shares.equal else { return format!("no game was won by any {what}") };
    let p = p_value(test);
    if test.p >= CLEAR {
        return format!("no difference by {what} was found ({p})");
    }
    let mut ranked: Vec<(&String, &Share)> = names.iter().zip(&shares.shares).collect();
    ranked.sort_by_key(|(_, share)| share.count);
    let (Some((least, few)), Some((most, many))) = (ranked.first(), ranked.last()) else {
        return format!("the {what} matters ({p})");
    };
    format!(
        "the {what} matters ({p}): {most} wins most often, {} ({}), {least} least, {} ({})",
        percent(**many),
        percent_interval(**many),
        percent(**few),
        percent_interval(**few)
    )
}
