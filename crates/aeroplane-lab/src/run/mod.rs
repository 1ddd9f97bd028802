//! Playing the games of an experiment.

mod crew;
mod watch;

use std::io;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use aeroplane_dice::SeededDice;
use aeroplane_rules::{ByColor, Color, Position};

use self::crew::{Crew, Seated};
use self::watch::Watch;
use crate::experiment::{Cell, Plan, Sitting, Tally};
use crate::part::Part;
use crate::participant::Participant;
use crate::play::{play, workers};

/// How much time a participant took to decide: measured on some of its decisions. It differs from run to run and
/// is no part of any result.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pace {
    /// The decisions that were timed.
    pub decisions: u64,
    /// The processor time that its thread spent on them. What a process outside spends is not in it.
    pub time: Duration,
}

impl Pace {
    /// The mean time of a decision; `None` where none was timed.
    pub fn mean(self) -> Option<Duration> {
        let nanoseconds = self.time.as_nanos().checked_div(self.decisions.into())?;
        u64::try_from(nanoseconds).ok().map(Duration::from_nanos)
    }

    fn merge(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.time += other.time;
    }
}

/// How far a run is.
#[derive(Debug, Clone, Copy)]
pub struct RunProgress<'run> {
    /// What is counted so far: whole rounds of all cells.
    pub part: &'run Part,
    /// How many games of all cells this run has played, those of the round that goes on too.
    pub games: u64,
    /// How many games of all cells this run plays if nothing stops it.
    pub games_in_all: u64,
    /// Whether the part has just grown.
    pub has_grown: bool,
}

/// For how many games at least a program is started. That takes some of them as long as many games; but a chunk is
/// received whole, so that an interrupt or a crash loses as many games of each cell.
const GAMES_A_PROGRAM: u64 = 16;

/// What one thread counted in one chunk of one cell.
struct Counted {
    /// The rounds, from the first one of the range on.
    rounds: Vec<Tally>,
    /// Whether it was stopped before the last one.
    is_cut_short: bool,
    paces: Vec<Pace>,
}

impl Part {
    /// Plays on, from the game behind the last one up to `to`, and counts. `progress` is told on the calling thread.
    ///
    /// Once `stop` is true no further game is begun, and the part holds the rounds that were played in all cells. A part
    /// that is as precise as its experiment asks does not grow either. Returns the time that each participant took.
    ///
    /// The games are the same on any number of threads, and in any division into ranges.
    ///
    /// # Errors
    ///
    /// The system's error where it gives no thread to play on.
    pub fn play_to(
        &mut self,
        to: u64,
        threads: NonZeroUsize,
        stop: &AtomicBool,
        mut progress: impl FnMut(RunProgress<'_>),
    ) -> io::Result<Vec<Pace>> {
        let plan = self.plan().clone();
        let mut paces = vec![Pace::default(); plan.participants().len()];
        let from = self.games().end;
        let (round, cells) = (plan.round(), plan.cells());
        let to = to.min(self.experiment().games);
        let to = to - to % round;
        let cell_count = cells.len() as u64;
        if to <= from || cell_count == 0 || self.is_precise() {
            return Ok(paces);
        }
        let (seed, roll_limit) = (self.experiment().seed, self.experiment().roll_limit);
        // Chunks begin at the same games in every run. What a program remembers inside of one, such as that it is
        // suspended, is the same wherever a range begins, because the chunk is then played from its beginning.
        let chunk_games = chunk_games(&plan);
        let (first_chunk, chunks) = (from / chunk_games, to.div_ceil(chunk_games) - from / chunk_games);
        // Set once nothing more is received, so that nobody plays a chunk to its end for nothing.
        let is_enough = AtomicBool::new(false);
        let is_stopped = || stop.load(Ordering::Relaxed) || is_enough.load(Ordering::Relaxed);
        let work = |crew: &mut Crew, unit: u64| {
            let cell = cells.get(usize::try_from(unit % cell_count).ok()?)?;
            let begin = (first_chunk + unit / cell_count) * chunk_games;
            let end = (begin + chunk_games).min(to);
            crew.begin_chunk();
            let mut rounds = Vec::new();
            let mut is_cut_short = false;
            for first in (begin..end).step_by(usize::try_from(round).ok()?) {
                let Some(tally) = play_round(cell, first..first + round, seed, roll_limit, crew, &is_stopped)
                else {
                    is_cut_short = true;
                    break;
                };
                if first >= from {
                    rounds.push(tally);
                }
            }
            Some(Counted { rounds, is_cut_short, paces: crew.take_paces() })
        };
        let games_in_all = (to - from).saturating_mul(cell_count);
        let mut games = 0;
        let mut waiting: Vec<Counted> = Vec::with_capacity(cells.len());
        let receive = |counted: Counted| {
            for (sum, &more) in paces.iter_mut().zip(&counted.paces) {
                sum.merge(more);
            }
            games += round * counted.rounds.len() as u64;
            waiting.push(counted);
            let mut is_over = false;
            let mut has_grown = false;
            if waiting.len() == cells.len() {
                is_over = waiting.iter().any(|counted| counted.is_cut_short);
                let played = waiting.iter().map(|counted| counted.rounds.len()).min().unwrap_or(0);
                for index in 0..played {
                    let tallies = waiting.iter().filter_map(|counted| counted.rounds.get(index));
                    self.add_round(tallies);
                    has_grown = true;
                    if self.is_precise() {
                        is_over = true;
                        break;
                    }
                }
                waiting.clear();
            }
            progress(RunProgress { part: self, games, games_in_all, has_grown });
            if !is_over {
                return ControlFlow::Continue(());
            }
            is_enough.store(true, Ordering::Relaxed);
            ControlFlow::Break(())
        };
        let crew = || Crew::new(plan.participants());
        workers::in_order(chunks.saturating_mul(cell_count), threads, crew, work, receive)?;
        Ok(paces)
    }
}

/// How many games each program is started for: a round, or with programs as many rounds as make it worth while.
fn chunk_games(plan: &Plan) -> u64 {
    let has_programs = plan.participants().iter().any(|participant| match participant {
        Participant::Bot(_) => false,
        Participant::Process(_) => true,
    });
    let least = if has_programs { GAMES_A_PROGRAM } else { 1 };
    least.next_multiple_of(plan.round())
}

/// Plays one round of a cell; `None` where it was stopped.
fn play_round(
    cell: &Cell,
    games: Range<u64>,
    seed: u64,
    roll_limit: u64,
    crew: &mut Crew,
    is_stopped: &impl Fn() -> bool,
) -> Option<Tally> {
    let mut tally = Tally::of(cell);
    let mut won = vec![0; cell.players().len()];
    for game in games {
        if is_stopped() {
            return None;
        }
        play_game(cell, game, seed, roll_limit, crew, &mut tally, &mut won);
    }
    for (player, won) in tally.players.iter_mut().zip(won) {
        player.wins_a_round.add(won);
    }
    Some(tally)
}

/// Plays one game of a cell and counts it. `won` are the games of the round that each player of the cell has won.
fn play_game(
    cell: &Cell,
    game: u64,
    seed: u64,
    roll_limit: u64,
    crew: &mut Crew,
    tally: &mut Tally,
    won: &mut [u64],
) {
    let Sitting { dice, first, seats } = cell.sitting(game);
    // A shape has two seats or more, and somebody on each of them.
    let Ok(start) = Position::start(&cell.rules, cell.shape.seats(), first) else { return };
    let players = cell.players();
    let player_of = ByColor::from_fn(|color| {
        seats[color].and_then(|participant| players.iter().position(|player| *player == participant))
    });
    let seat_number = |color: Color| cell.shape.seats().iter().position(|seat| seat == color);
    let mut watch = Watch::new(tally, player_of);
    let mut table = Seated::new(crew, seats);
    let mut position = start;
    table.begin(&cell.rules, &start, seed, game, |color, _| {
        watch.forfeit(color);
        // Nobody is left to go on with once all others have left; the game is over then.
        let _ = position.withdraw(&cell.rules, color, &mut watch);
    });
    let mut dice = SeededDice::new(seed, dice);
    let is_finished = play(&mut position, &cell.rules, &mut dice, roll_limit, &mut table, &mut watch);
    table.end(position.places());
    let winner = watch.finish(is_finished);
    if let Some(begun) = seat_number(first).and_then(|seat| tally.games_begun.get_mut(seat)) {
        *begun += 1;
    }
    let Some(winner) = winner else { return };
    if let Some(wins) = seat_number(first)
        .and_then(|row| tally.wins.get_mut(row))
        .and_then(|row| row.get_mut(seat_number(winner)?))
    {
        *wins += 1;
    }
    if let Some(player) = player_of[winner] {
        if let Some(tally) = tally.players.get_mut(player) {
            tally.wins += 1;
        }
        if let Some(won) = won.get_mut(player) {
            *won += 1;
        }
    }
}
