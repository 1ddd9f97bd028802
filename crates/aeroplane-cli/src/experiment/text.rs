//! Findings as text for people.

use std::io::{self, Write};

use aeroplane_lab::{
    Design, EqualShares, Findings, Found, Interval, Part, SeatsFindings, Share, Spread, SweepFindings,
    TournamentFindings,
};

/// Writes what was played and what was found.
pub(super) fn write(output: &mut impl Write, part: &Part, findings: &Findings) -> io::Result<()> {
    let experiment = &findings.experiment;
    match &experiment.design {
        Design::Tournament { rules, .. } => writeln!(output, "rules  {rules}")?,
        Design::Seats { participant, .. } => writeln!(output, "bot    {participant}")?,
        Design::Sweep { participant, base, .. } => writeln!(output, "rules  {base}\nbot    {participant}")?,
    }
    writeln!(output, "seed   {}", experiment.seed)?;
    writeln!(output, "games  {} in each of {} cells", findings.games, part.cells().len())?;
    if !findings.complete {
        let games = part.games();
        writeln!(output, "       from {} to {} of {}", games.start, games.end, experiment.games)?;
    }
    writeln!(output)?;
    match &findings.findings {
        Found::Tournament(found) => tournament(output, found),
        Found::Seats(found) => seats(output, found),
        Found::Sweep(found) => sweep(output, found),
    }
}

fn tournament(output: &mut impl Write, found: &TournamentFindings) -> io::Result<()> {
    writeln!(output, "games won, with 95 % intervals, and the share of those who play alike")?;
    for meeting in &found.meetings {
        let lineup: Vec<String> = meeting.lineup.iter().map(ToString::to_string).collect();
        writeln!(output, "  {}", lineup.join(" – "))?;
        for player in &meeting.players {
            write!(output, "    {:<20} {}", player.participant.to_string(), percent(player.wins))?;
            write!(output, "  even {:.2} %", 100.0 * player.even_share)?;
            if player.forfeits > 0 {
                write!(output, "  {} forfeits", player.forfeits)?;
            }
            writeln!(output)?;
        }
        unfinished(output, meeting.unfinished)?;
    }
    let Some(ratings) = &found.ratings else { return Ok(()) };
    writeln!(output, "\nratings, with 95 % intervals: 400 points are odds of ten to one")?;
    for rated in ratings {
        let Interval { low, high } = rated.interval;
        let name = rated.participant.to_string();
        writeln!(output, "  {name:<22} {:>8.1}  [{low:.1}, {high:.1}]", rated.points)?;
    }
    Ok(())
}

fn seats(output: &mut impl Write, found: &SeatsFindings) -> io::Result<()> {
    writeln!(output, "games won, with 95 % intervals")?;
    for table in &found.tables {
        writeln!(output, "  {}, {}", table.rules, table.table.name())?;
        let turns = (1..=table.by_turn.shares.len()).map(|turn| format!("rolls as number {turn}"));
        equal_shares(output, turns, &table.by_turn)?;
        equal_shares(output, table.seats.iter().map(ToString::to_string), &table.by_seat)?;
        unfinished(output, table.unfinished)?;
    }
    Ok(())
}

fn equal_shares(
    output: &mut impl Write,
    names: impl Iterator<Item = String>,
    equal: &EqualShares,
) -> io::Result<()> {
    for (name, &share) in names.zip(&equal.shares) {
        writeln!(output, "    {name:<20} {}", percent(share))?;
    }
    if let Some(test) = equal.equal {
        let (statistic, degrees, p) = (test.statistic, test.degrees, test.p);
        writeln!(output, "    all equal? χ² {statistic:.2}, degrees of freedom {degrees}, p {p:.4}")?;
    }
    Ok(())
}

fn sweep(output: &mut impl Write, found: &SweepFindings) -> io::Result<()> {
    writeln!(output, "means a game, with 95 % intervals; skill is greedy against three random")?;
    for rules in &found.rules {
        writeln!(output, "  {}", rules.change.as_deref().unwrap_or("the base"))?;
        for (what, spread) in [
            ("rolls to the winner", rules.rolls_to_winner),
            ("rolls to the end", rules.rolls_to_end),
            ("decisions", rules.decisions_a_game),
            ("captures", rules.captures_a_game),
            ("changes of the lead", rules.lead_changes_a_game),
        ] {
            mean(output, what, spread)?;
        }
        if let Some(answers) = rules.answers_a_decision {
            writeln!(output, "    {:<20} {answers:>8.2}", "answers a decision")?;
        }
        let skill = rules.skill.map(|skill| (skill.share, skill.interval));
        let luck = rules.luck.map(|luck| (luck.share, luck.interval));
        for (what, measured) in [("skill", skill), ("luck", luck)] {
            let measured = measured.map_or_else(|| "no game of the test ended".to_owned(), of_hundred);
            writeln!(output, "    {what:<20} {measured}")?;
        }
        unfinished(output, rules.unfinished)?;
    }
    Ok(())
}

fn mean(output: &mut impl Write, what: &str, spread: Option<Spread>) -> io::Result<()> {
    let Some(Spread { mean, interval: Interval { low, high }, tenth, nine_tenths, .. }) = spread else {
        return writeln!(output, "    {what:<20} none");
    };
    write!(output, "    {what:<20} {mean:>8.2}  [{low:.2}, {high:.2}]")?;
    writeln!(output, "  {tenth} to {nine_tenths} in 8 of 10 games")
}

fn unfinished(output: &mut impl Write, games: u64) -> io::Result<()> {
    if games == 0 { Ok(()) } else { writeln!(output, "    {games} games given up") }
}

fn percent(share: Share) -> String {
    of_hundred((share.share, share.interval))
}

fn of_hundred((share, Interval { low, high }): (f64, Interval)) -> String {
    format!("{:>6.2} %  [{:.2}, {:.2}]", 100.0 * share, 100.0 * low, 100.0 * high)
}
