//! What rules change.

use std::iter;

use aeroplane_rules::{RulePoint, Rules};

use super::chart::{Estimate, Intervals, Line, Panel, PlotError};
use super::command;
use super::document::{Block, Document, Table, Text};
use super::numbers::{mean_with_interval, percent_with_interval, whole};
use super::strength::unfinished_run;
use super::sweep_effects::{effect_on_length, effect_on_skill, said};
use crate::experiment::Change;
use crate::findings::{Findings, Found, LuckShare, RulesFinding};
use crate::part::Part;
use crate::participant::Participant;
use crate::statistics::{Interval, Share, Spread};

/// The values of one point, the base's among them.
struct Tried<'found> {
    point: &'static RulePoint,
    changes: Vec<Change>,
    base: &'found RulesFinding,
    /// The values that differ from the base, with what was found.
    others: Vec<(String, &'found RulesFinding)>,
}

/// Writes the section about a sweep.
pub(super) fn write(
    document: &mut Document,
    part: &Part,
    participant: &Participant,
    base: Rules,
    changes: &[Change],
) -> Result<(), PlotError> {
    let Found::Sweep(found) = Findings::of(part).findings else { return Ok(()) };
    let Some((base_found, others)) = found.rules.split_first() else { return Ok(()) };
    document.push(Block::Section(Text::default().plain("What rules change: ").code(&base)));
    document.say(
        Text::default()
            .plain("What does each rule do to the game? One rule at a time gets another value, and ")
            .code(participant)
            .plain(
                " plays on all four seats. Length and happenings are counted there; for skill and luck one ",
            )
            .code("greedy")
            .plain(" plays against three ")
            .code("random")
            .plain(" under the same rules. Game for game the dice are the same under all rules."),
    );
    if !part.is_complete() {
        document.say(unfinished_run(part));
    }
    let tried = tried(base, changes, base_found, others);
    write_ranking(document, part, participant, &base, changes, &tried);
    for tried in &tried {
        write_point(document, part, participant, &base, tried)?;
    }
    Ok(())
}

/// The points in the order in which they are first named.
fn tried<'found>(
    base: Rules,
    changes: &[Change],
    base_found: &'found RulesFinding,
    others: &'found [RulesFinding],
) -> Vec<Tried<'found>> {
    let mut points: Vec<Tried<'found>> = Vec::new();
    for &change in changes {
        let point = change.point();
        let index = points.iter().position(|tried| tried.point.name == point.name).unwrap_or_else(|| {
            points.push(Tried { point, changes: Vec::new(), base: base_found, others: Vec::new() });
            points.len() - 1
        });
        let Some(tried) = points.get_mut(index) else { continue };
        tried.changes.push(change);
        // What changes nothing has no games of its own.
        let name = change.to_string();
        if change.applied_to(base) != base
            && let Some(found) = others.iter().find(|found| found.change.as_deref() == Some(&name))
        {
            tried.others.push((change.value().to_string(), found));
        }
    }
    points
}

fn write_ranking(
    document: &mut Document,
    part: &Part,
    participant: &Participant,
    base: &Rules,
    changes: &[Change],
    tried: &[Tried<'_>],
) {
    let mut ranked: Vec<(&str, f64, f64)> = tried
        .iter()
        .map(|tried| {
            let others: Vec<&RulesFinding> = tried.others.iter().map(|(_, found)| *found).collect();
            let length = effect_on_length(tried.base, &others);
            (tried.point.name, length, effect_on_skill(tried.base, &others))
        })
        .collect();
    // Points of the same effect stay in the order of the rules page.
    ranked.sort_by(|(_, one, _), (_, other, _)| other.total_cmp(one));
    let shown = |part: f64| if part > 0.0 { format!("{:.1} %", 100.0 * part) } else { "–".to_owned() };
    let points =
        |part: f64| if part > 0.0 { format!("{:.1} points", 100.0 * part) } else { "–".to_owned() };
    let row = |&(name, length, skill): &(&str, f64, f64)| {
        vec![Text::default().code(name), shown(length).into(), points(skill).into()]
    };
    document.say(
        "The rules that change most come first. The largest change is that of any of the values from the base, if \
         they differ by more than 3.29 standard errors; a dash says that no value was told apart from the base.",
    );
    let headings =
        ["rule", "largest change of the rolls until somebody has won", "of greedy's share of the games"];
    document.push(Block::Table(Table {
        headings: headings.map(Text::from).to_vec(),
        rows: ranked.iter().map(row).collect(),
    }));
    document.say(games_said(part, base).plain(" To play all of them again:"));
    document.push(Block::Commands(vec![command::of_changes(part, participant, base, changes)]));
}

fn games_said(part: &Part, base: &Rules) -> Text {
    let games = part.games();
    let games = whole(games.end - games.start);
    Text::default().plain("Rules ").code(&base).plain(&format!(
        " with one change, {games} games between equals and {games} of the test of skill for each value, seed {}.",
        part.experiment().seed
    ))
}

fn write_point(
    document: &mut Document,
    part: &Part,
    participant: &Participant,
    base: &Rules,
    tried: &Tried<'_>,
) -> Result<(), PlotError> {
    let name = tried.point.name;
    let base_value = tried.point.get(base).to_string();
    document.push(Block::Subsection(Text::default().code(name).plain(" over ").code(&base)));
    document.say(Text::default().plain(tried.point.meaning).plain("."));
    document.push(Block::Table(table(&base_value, tried)));
    let said_games = Text::default().plain("Base ").code(&base).plain(". To play these again:");
    document.say(said_games);
    document.push(Block::Commands(vec![command::of_changes(part, participant, base, &tried.changes)]));
    let title = format!("What {name} changes, {base}");
    document.plot(&format!("rule {base} {name}"), &title, chart(&title, &base_value, tried).draw()?);
    let items: Vec<Text> = tried.others.iter().map(|(value, found)| said(value, tried.base, found)).collect();
    if !items.is_empty() {
        document.push(Block::List(items));
    }
    Ok(())
}

/// The base and then the other values.
fn values<'tried>(
    base_value: &'tried str,
    tried: &'tried Tried<'_>,
) -> impl Iterator<Item = (&'tried str, bool, &'tried RulesFinding)> {
    let others = tried.others.iter().map(|(value, found)| (value.as_str(), false, *found));
    iter::once((base_value, true, tried.base)).chain(others)
}

fn table(base_value: &str, tried: &Tried<'_>) -> Table {
    let row = |(value, is_base, found): (&str, bool, &RulesFinding)| {
        let name = Text::default().code(value);
        vec![
            if is_base { name.plain(" (base)") } else { name },
            whole(found.games).into(),
            whole(found.unfinished).into(),
            mean_with_interval(found.rolls_to_winner).into(),
            mean_with_interval(found.rolls_to_end).into(),
            mean_with_interval(found.decisions_a_game).into(),
            mean_with_interval(found.captures_a_game).into(),
            mean_with_interval(found.lead_changes_a_game).into(),
            found.skill.map_or_else(|| "–".to_owned(), percent_with_interval).into(),
            found.luck.map_or_else(|| "–".to_owned(), luck).into(),
        ]
    };
    let headings = [
        "value",
        "games",
        "given up",
        "rolls until somebody has won",
        "rolls until the end",
        "decisions",
        "captures",
        "changes of the lead",
        "greedy wins",
        "luck",
    ];
    Table { headings: headings.map(Text::from).to_vec(), rows: values(base_value, tried).map(row).collect() }
}

fn luck(LuckShare { share, interval: Interval { low, high } }: LuckShare) -> String {
    format!("{:.0} % ({:.0} – {:.0} %)", 100.0 * share, 100.0 * low, 100.0 * high)
}

fn chart(title: &str, base_value: &str, tried: &Tried<'_>) -> Intervals {
    let of_mean = |found: Option<Spread>, base: Option<Spread>| {
        let estimate = Estimate::mean(found?);
        Some(match base {
            Some(base) => estimate.beside(base.mean),
            None => estimate,
        })
    };
    let of_share = |found: Option<Share>, base: Option<Share>| {
        let estimate = Estimate::percent(found?);
        Some(match base {
            Some(base) => estimate.beside(100.0 * base.share),
            None => estimate,
        })
    };
    let base = tried.base;
    let line = |(value, is_base, found): (&str, bool, &RulesFinding)| {
        let estimates = vec![
            of_mean(found.rolls_to_winner, base.rolls_to_winner),
            of_mean(found.captures_a_game, base.captures_a_game),
            of_share(found.skill, base.skill),
        ];
        if is_base {
            Line::base(&format!("{value} (base)"), estimates)
        } else {
            Line::measured(value, estimates)
        }
    };
    Intervals {
        title: title.to_owned(),
        description: "Rolls until somebody has won, captures, and the share of games that greedy wins against three \
                      random, for each value of the rule, with intervals of 95 %; the upright stroke is the base."
            .to_owned(),
        panels: vec![
            Panel::new("rolls until somebody has won"),
            Panel::new("captures"),
            Panel::new("greedy wins in %"),
        ],
        lines: values(base_value, tried).map(line).collect(),
    }
}
