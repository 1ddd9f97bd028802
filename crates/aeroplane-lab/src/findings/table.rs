//! Findings as a table: comma-separated values, a row for each thing that was found.

use std::fmt::Display;

use super::{Findings, Found, SeatsFindings, SweepFindings, TournamentFindings};
use crate::statistics::{Interval, Spread};

/// The columns that describe how a number differs from game to game.
const SPREAD: [&str; 7] = ["mean", "low", "high", "standard_deviation", "tenth", "median", "nine_tenths"];

/// How the lines of headings begin, one for each kind of findings.
const BEGINNINGS: [&str; 3] = ["meeting,lineup,participant,", "rules,table,by,place,", "change,rules,games,"];

impl Findings {
    /// Whether the text begins as [`to_csv`](Self::to_csv) does, of any findings.
    pub fn is_csv(text: &[u8]) -> bool {
        BEGINNINGS.iter().any(|beginning| text.starts_with(beginning.as_bytes()))
    }

    /// The findings as comma-separated values after RFC 4180, with a line of headings. A number that there is not is empty.
    pub fn to_csv(&self) -> String {
        let (headings, rows) = match &self.findings {
            Found::Tournament(found) => tournament(found),
            Found::Seats(found) => seats(found),
            Found::Sweep(found) => sweep(found),
        };
        let mut writer = csv::Writer::from_writer(Vec::new());
        for row in std::iter::once(&headings).chain(&rows) {
            // Every row has as many fields as there are headings, and memory takes what is written.
            if writer.write_record(row).is_err() {
                break;
            }
        }
        let bytes = writer.into_inner().unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    }
}

type Row = Vec<String>;

fn texts(fields: &[&dyn Display]) -> Row {
    fields.iter().map(ToString::to_string).collect()
}

fn tournament(found: &TournamentFindings) -> (Row, Vec<Row>) {
    let headings = texts(&[
        &"meeting",
        &"lineup",
        &"participant",
        &"chairs",
        &"games",
        &"unfinished",
        &"wins",
        &"share",
        &"low",
        &"high",
        &"even_share",
        &"forfeits",
        &"decisions",
        &"points",
        &"points_low",
        &"points_high",
    ]);
    let mut rows = Vec::new();
    for (number, meeting) in found.meetings.iter().enumerate() {
        let lineup = meeting.lineup.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        for player in &meeting.players {
            let Interval { low, high } = player.wins.interval;
            let mut row = texts(&[
                &number,
                &lineup,
                &player.participant,
                &player.chairs,
                &meeting.games,
                &meeting.unfinished,
                &player.wins.count,
                &player.wins.share,
                &low,
                &high,
                &player.even_share,
                &player.forfeits,
                &player.decisions,
            ]);
            let rated = found.ratings.iter().flatten().find(|rated| rated.participant == player.participant);
            match rated {
                Some(rated) => {
                    row.extend(texts(&[&rated.points, &rated.interval.low, &rated.interval.high]));
                }
                None => row.extend(texts(&[&"", &"", &""])),
            }
            rows.push(row);
        }
    }
    (headings, rows)
}

fn seats(found: &SeatsFindings) -> (Row, Vec<Row>) {
    let headings = texts(&[
        &"rules",
        &"table",
        &"by",
        &"place",
        &"games",
        &"unfinished",
        &"wins",
        &"share",
        &"low",
        &"high",
        &"chi_square",
        &"degrees",
        &"p",
    ]);
    let mut rows = Vec::new();
    for table in &found.tables {
        let turns = (1..=table.by_turn.shares.len()).map(|turn| turn.to_string());
        let colors = table.seats.iter().map(ToString::to_string);
        for (by, places, equal) in [
            ("turn", turns.collect::<Vec<_>>(), &table.by_turn),
            ("seat", colors.collect::<Vec<_>>(), &table.by_seat),
        ] {
            for (place, wins) in places.iter().zip(&equal.shares) {
                let Interval { low, high } = wins.interval;
                let mut row = texts(&[
                    &table.rules,
                    &table.table.name(),
                    &by,
                    place,
                    &table.games,
                    &table.unfinished,
                    &wins.count,
                    &wins.share,
                    &low,
                    &high,
                ]);
                match equal.equal {
                    Some(test) => row.extend(texts(&[&test.statistic, &test.degrees, &test.p])),
                    None => row.extend(texts(&[&"", &"", &""])),
                }
                rows.push(row);
            }
        }
    }
    (headings, rows)
}

fn sweep(found: &SweepFindings) -> (Row, Vec<Row>) {
    const MEASURES: [&str; 5] =
        ["rolls_to_winner", "rolls_to_end", "decisions_a_game", "captures_a_game", "lead_changes_a_game"];
    let mut headings = texts(&[&"change", &"rules", &"games", &"unfinished"]);
    for measure in MEASURES {
        headings.extend(SPREAD.map(|column| format!("{measure}_{column}")));
    }
    headings.extend(texts(&[
        &"answers_a_decision",
        &"skill",
        &"skill_low",
        &"skill_high",
        &"luck",
        &"luck_low",
        &"luck_high",
    ]));
    let row = |rules: &super::RulesFinding| {
        let change = rules.change.as_deref().unwrap_or_default();
        let mut row = texts(&[&change, &rules.rules, &rules.games, &rules.unfinished]);
        for measured in [
            rules.rolls_to_winner,
            rules.rolls_to_end,
            rules.decisions_a_game,
            rules.captures_a_game,
            rules.lead_changes_a_game,
        ] {
            row.extend(spread(measured));
        }
        row.push(rules.answers_a_decision.map(|mean| mean.to_string()).unwrap_or_default());
        let skill = rules.skill.map(|skill| (skill.share, skill.interval));
        let luck = rules.luck.map(|luck| (luck.share, luck.interval));
        for measured in [skill, luck] {
            row.extend(match measured {
                Some((share, interval)) => texts(&[&share, &interval.low, &interval.high]),
                None => texts(&[&"", &"", &""]),
            });
        }
        row
    };
    (headings, found.rules.iter().map(row).collect())
}

fn spread(measured: Option<Spread>) -> Row {
    let Some(spread) = measured else { return vec![String::new(); SPREAD.len()] };
    let Interval { low, high } = spread.interval;
    texts(&[
        &spread.mean,
        &low,
        &high,
        &spread.standard_deviation,
        &spread.tenth,
        &spread.median,
        &spread.nine_tenths,
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_known_by_their_headings() {
        let headings = [
            tournament(&TournamentFindings { meetings: Vec::new(), ratings: None }).0,
            seats(&SeatsFindings { tables: Vec::new() }).0,
            sweep(&SweepFindings { rules: Vec::new() }).0,
        ];
        for headings in headings {
            assert!(Findings::is_csv(headings.join(",").as_bytes()), "{headings:?}");
        }
        assert!(!Findings::is_csv(b"a,b\n1,2\n"));
    }
}
