//! Tournaments: who wins how often against whom.

use super::chart::{Estimate, Intervals, Line, Panel, PlotError};
use super::command;
use super::document::{Block, Document, Table, Text};
use super::numbers::{counted, percent, percent_interval, whole};
use crate::experiment::{Design, Pairing, Shape};
use crate::findings::{Findings, Found, MeetingFinding, PlayerFinding, RatedParticipant, TournamentFindings};
use crate::part::Part;
use crate::statistics::Interval;

/// Writes the section about tournaments at the same table, under the same rules and with the same pairing.
pub(super) fn write(document: &mut Document, parts: &[&Part]) -> Result<(), PlotError> {
    let Some(Design::Tournament { rules, table, pairing, .. }) =
        parts.first().map(|part| &part.experiment().design)
    else {
        return Ok(());
    };
    let found: Vec<TournamentFindings> = parts.iter().filter_map(|part| tournament(part)).collect();
    let results: Vec<Standing<'_>> = found
        .iter()
        .flat_map(|found| &found.meetings)
        .flat_map(|meeting| standings(meeting, *pairing))
        .collect();

    let players = counted(table.players());
    document.push(Block::Section(
        Text::default().plain("Strength: ").code(rules).plain(&format!(", {players} players")),
    ));
    document.say(question(*table, *pairing));
    document.push(Block::Table(standings_table(&results)));
    document.say(Text::default().plain("Rules ").code(rules).plain(". To play these games again:"));
    document.push(Block::Commands(parts.iter().map(|part| command::of(part)).collect()));
    plot(document, &results, &rules.to_string())?;
    document.push(Block::List(verdict(&results)));
    for found in &found {
        troubles(document, found);
    }
    for part in parts.iter().filter(|part| !part.is_complete()) {
        document.say(unfinished_run(part));
    }
    for ratings in found.iter().filter_map(|found| found.ratings.as_ref()).filter(|ratings| ratings.len() > 2)
    {
        write_ratings(document, ratings);
    }
    Ok(())
}

fn tournament(part: &Part) -> Option<TournamentFindings> {
    match Findings::of(part).findings {
        Found::Tournament(found) => Some(found),
        Found::Seats(_) | Found::Sweep(_) => None,
    }
}

/// What is said where a part has not all games of its experiment.
pub(super) fn unfinished_run(part: &Part) -> Text {
    let (games, in_all) = (part.games(), part.experiment().games);
    format!(
        "Not all games of this experiment have been played: these are the games {} to {} of {}.",
        whole(games.start),
        whole(games.end),
        whole(in_all)
    )
    .into()
}

/// How one participant did in one meeting.
struct Standing<'found> {
    player: &'found PlayerFinding,
    meeting: &'found MeetingFinding,
}

/// Alone against others, the others have the rest; elsewhere everybody counts.
fn standings(meeting: &MeetingFinding, pairing: Pairing) -> impl Iterator<Item = Standing<'_>> {
    let is_told = move |player: &&PlayerFinding| match pairing {
        Pairing::OneVsOthers => {
            meeting.lineup.first() == Some(&player.participant) || meeting.lineup.len() == 2
        }
        Pairing::All | Pairing::HeadToHead => true,
    };
    meeting.players.iter().filter(is_told).map(move |player| Standing { player, meeting })
}

impl Standing<'_> {
    /// The others at the table, those with several chairs once.
    fn others(&self) -> Vec<(usize, String)> {
        let others = self.meeting.players.iter().filter(|other| other.participant != self.player.participant);
        others.map(|other| (other.chairs, other.participant.to_string())).collect()
    }

    fn opponents(&self) -> Text {
        let text = |(chairs, name): (usize, String)| match chairs {
            1 => Text::default().code(&name),
            chairs => Text::default().plain(&format!("{} ", counted(chairs))).code(&name),
        };
        Text::joined(self.others().into_iter().map(text), ", ")
    }

    fn label(&self) -> String {
        let others: Vec<String> = self
            .others()
            .into_iter()
            .map(|(chairs, name)| if chairs == 1 { name } else { format!("{chairs} {name}") })
            .collect();
        format!("{} vs {}", self.player.participant, others.join(", "))
    }

    /// Whether it wins more often than those who play alike, or less often, by more than its interval.
    fn side(&self) -> Side {
        let Interval { low, high } = self.player.wins.interval;
        if low > self.player.even_share {
            Side::Above
        } else if high < self.player.even_share {
            Side::Below
        } else {
            Side::NotToldApart
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Above,
    Below,
    NotToldApart,
}

impl Side {
    const fn words(self) -> &'static str {
        match self {
            Self::Above => "more",
            Self::Below => "fewer",
            Self::NotToldApart => "not told apart",
        }
    }
}

fn question(table: Shape, pairing: Pairing) -> Text {
    let others = counted(table.players() - 1);
    let asked = match (pairing, table.players()) {
        (Pairing::OneVsOthers, 2) => "How many games does each bot win against each other one?".to_owned(),
        (Pairing::OneVsOthers, _) => {
            format!("How many games does a bot win alone, against {others} of another one?")
        }
        (Pairing::All, _) => "How many games does each bot win with all of them at one table?".to_owned(),
        (Pairing::HeadToHead, _) => {
            "How many games does each bot of a pair win with half of the chairs?".to_owned()
        }
    };
    format!(
        "{asked} Everybody sits on and begins from every seat equally often, and is given the same dice there. \
         Even is the share of those who play alike."
    )
    .into()
}

fn standings_table(results: &[Standing<'_>]) -> Table {
    let row = |result: &Standing<'_>| {
        let wins = result.player.wins;
        vec![
            Text::default().code(&result.player.participant),
            result.opponents(),
            whole(result.meeting.games).into(),
            percent(wins).into(),
            percent_interval(wins).into(),
            format!("{:.0} %", 100.0 * result.player.even_share).into(),
            result.side().words().into(),
        ]
    };
    let headings = ["bot", "against", "games", "won", "95 % interval", "even", "than even"];
    Table { headings: headings.map(Text::from).to_vec(), rows: results.iter().map(row).collect() }
}

fn plot(document: &mut Document, results: &[Standing<'_>], rules: &str) -> Result<(), PlotError> {
    let title = format!("Games won, {rules}");
    let line = |result: &Standing<'_>| {
        let wins = result.player.wins;
        let estimate = Estimate::percent(wins).beside(100.0 * result.player.even_share);
        Line::measured(&result.label(), vec![Some(estimate)])
    };
    let chart = Intervals {
        title: title.clone(),
        description:
            "The share of games that each bot won, as a dot with its interval of 95 %; the upright stroke is \
                      the share of those who play alike."
                .to_owned(),
        panels: vec![Panel::new("games won in %")],
        lines: results.iter().map(line).collect(),
    };
    document.plot(&format!("strength {rules}"), &title, chart.draw()?);
    Ok(())
}

/// Who wins more than an even share, who less, and who cannot be told apart from it.
fn verdict(results: &[Standing<'_>]) -> Vec<Text> {
    let said = |(side, beginning): (Side, &str)| {
        let own: Vec<Text> = results
            .iter()
            .filter(|result| result.side() == side)
            .map(|result| {
                Text::default().code(&result.player.participant).plain(" against ").then(result.opponents())
            })
            .collect();
        (!own.is_empty()).then(|| Text::default().plain(beginning).then(Text::joined(own, "; ")).plain("."))
    };
    let sides = [
        (Side::Above, "More games than an even share, by more than the interval: "),
        (Side::Below, "Fewer, by more than the interval: "),
        (Side::NotToldApart, "Not told apart from an even share: "),
    ];
    sides.into_iter().filter_map(said).collect()
}

/// Games that nobody finished, and players who lost by forfeit: what the shares do not show.
fn troubles(document: &mut Document, found: &TournamentFindings) {
    for meeting in &found.meetings {
        if meeting.unfinished > 0 {
            let names = meeting.lineup.iter().map(|participant| Text::default().code(participant));
            let said = Text::default().plain(&format!(
                "{} games were given up at the roll limit between ",
                whole(meeting.unfinished)
            ));
            document.say(said.then(Text::joined(names, ", ")).plain("."));
        }
        for player in meeting.players.iter().filter(|player| player.forfeits > 0) {
            let games =
                format!(" lost {} of {} games by forfeit.", whole(player.forfeits), whole(meeting.games));
            document.say(Text::default().code(&player.participant).plain(&games));
        }
    }
}

fn write_ratings(document: &mut Document, ratings: &[RatedParticipant]) {
    document.say(
        "Ratings from all of these games together: 400 points are odds of ten to one, and the first bot has 0 points.",
    );
    let row = |rated: &RatedParticipant| {
        let Interval { low, high } = rated.interval;
        let interval = if high > low { format!("{low:.0} – {high:.0}") } else { "fixed".to_owned() };
        vec![
            Text::default().code(&rated.participant),
            format!("{:.0}", rated.points).replace('-', "−").into(),
            interval.replace('-', "−").into(),
        ]
    };
    let headings = ["bot", "points", "95 % interval"].map(Text::from).to_vec();
    document.push(Block::Table(Table { headings, rows: ratings.iter().map(row).collect() }));
}
