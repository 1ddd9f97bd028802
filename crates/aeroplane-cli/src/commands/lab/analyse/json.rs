//! An analysis as JSON. docs/analysis.md describes every field.

use std::collections::BTreeMap;
use std::io::{self, Write};

use aeroplane_lab::{Account, Choices, Event, JudgedPly, LuckSum, Mark, NameTotals, Totals, Worth};
use aeroplane_rules::{ByColor, Color, ColorSet, Move, Roll, Rules};
use serde::Serialize;

use super::Judged;

/// Names the form, so that readers can tell when it changes.
const FORMAT: &str = "aeroplane-analysis/1";

#[derive(Serialize)]
struct Report<'a> {
    format: &'static str,
    judge: &'a str,
    games: Vec<GameForm<'a>>,
    totals: Vec<TotalsForm<'a>>,
}

#[derive(Serialize)]
struct GameForm<'a> {
    record: &'a str,
    rules: &'a Rules,
    players: BTreeMap<Color, &'a str>,
    result: String,
    winner: Option<Color>,
    actions: usize,
    chances: BTreeMap<Color, Worth>,
    accounts: Vec<AccountForm>,
    plies: Vec<PlyForm>,
}

#[derive(Serialize)]
struct AccountForm {
    color: Color,
    at_start: Worth,
    at_end: Worth,
    by_luck: Worth,
    by_decisions: Worth,
    own_luck: LuckSum,
    others_luck: LuckSum,
    loss: Worth,
    gifts: Worth,
    withdrawals: Worth,
    revisions: Worth,
    choices: Choices,
    best_share: Option<f64>,
    mean_loss: Option<f64>,
}

#[derive(Serialize)]
struct PlyForm {
    ply: usize,
    turn: usize,
    color: Color,
    #[serde(flatten)]
    event: EventForm,
    change: BTreeMap<Color, Worth>,
    revision: BTreeMap<Color, Worth>,
    chances: BTreeMap<Color, Worth>,
}

#[derive(Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum EventForm {
    Roll {
        roll: Roll,
        luck: Worth,
        deviation: f64,
    },
    Answer {
        #[serde(rename = "move")]
        chosen: Move,
        best: Move,
        answers: usize,
        loss: Worth,
        mark: Option<Mark>,
    },
    Withdrawal,
}

#[derive(Serialize)]
struct TotalsForm<'a> {
    player: &'a str,
    games: u64,
    wins: u64,
    expected_wins: Worth,
    own_luck: LuckSum,
    others_luck: LuckSum,
    loss: Worth,
    gifts: Worth,
    choices: Choices,
    best_share: Option<f64>,
    mean_loss: Option<f64>,
}

pub(super) fn write(
    output: &mut impl Write,
    judge: &str,
    games: &[Judged],
    totals: &Totals,
) -> io::Result<()> {
    let report = Report {
        format: FORMAT,
        judge,
        games: games.iter().map(GameForm::of).collect(),
        totals: totals.iter().map(TotalsForm::of).collect(),
    };
    serde_json::to_writer(&mut *output, &report)?;
    writeln!(output)
}

impl<'a> GameForm<'a> {
    fn of(judged: &'a Judged) -> Self {
        let game = judged.record.game();
        let seats = game.start().seats();
        Self {
            record: &judged.path,
            rules: game.rules(),
            players: seats.iter().map(|color| (color, judged.record.player(color))).collect(),
            result: judged.record.result(),
            winner: judged.analysis.winner,
            actions: game.plies(),
            chances: of_seats(seats, &judged.analysis.at_start),
            accounts: judged.analysis.accounts.iter().map(AccountForm::of).collect(),
            plies: judged.analysis.plies.iter().map(|ply| PlyForm::of(ply, seats)).collect(),
        }
    }
}

impl AccountForm {
    fn of(account: &Account) -> Self {
        let Account { color, at_start, at_end, own_luck, others_luck, loss, gifts, .. } = *account;
        let Account { withdrawals, revisions, choices, .. } = *account;
        Self {
            color,
            at_start,
            at_end,
            by_luck: account.by_luck(),
            by_decisions: account.by_decisions(),
            own_luck,
            others_luck,
            loss,
            gifts,
            withdrawals,
            revisions,
            choices,
            best_share: choices.best_share(),
            mean_loss: choices.mean_loss(loss),
        }
    }
}

impl PlyForm {
    fn of(judged: &JudgedPly, seats: ColorSet) -> Self {
        let JudgedPly { ply, turn, color, change, revision, after, .. } = judged;
        Self {
            ply: *ply,
            turn: *turn,
            color: *color,
            event: match &judged.event {
                Event::Roll { roll, variance } => {
                    EventForm::Roll { roll: *roll, luck: change[*color], deviation: variance[*color].sqrt() }
                }
                Event::Answer { chosen, best, answers, loss } => EventForm::Answer {
                    chosen: *chosen,
                    best: *best,
                    answers: *answers,
                    loss: *loss,
                    mark: judged.event.mark(),
                },
                Event::Withdrawal => EventForm::Withdrawal,
            },
            change: of_seats(seats, change),
            revision: of_seats(seats, revision),
            chances: of_seats(seats, after),
        }
    }
}

impl<'a> TotalsForm<'a> {
    fn of((player, totals): (&'a str, &'a NameTotals)) -> Self {
        let NameTotals { games, wins, expected, own_luck, others_luck, loss, gifts, choices } = *totals;
        Self {
            player,
            games,
            wins,
            expected_wins: expected,
            own_luck,
            others_luck,
            loss,
            gifts,
            choices,
            best_share: choices.best_share(),
            mean_loss: choices.mean_loss(loss),
        }
    }
}

fn of_seats(seats: ColorSet, worths: &ByColor<Worth>) -> BTreeMap<Color, Worth> {
    seats.iter().map(|color| (color, worths[color])).collect()
}
