//! What is counted of rolls, so that they need not be kept.

use aeroplane_rules::{Color, Game, Roll, Sink, Step};

/// How many rolls since the last six are told apart; those beyond count as one.
const GAPS: usize = 48;
/// How many lengths of runs are told apart.
const RUNS: usize = 12;
/// How many sixes in a row are told apart.
const STREAKS: usize = 8;
/// How many rolls of one turn are told apart.
const PLACES: usize = 8;
/// The most rolls that the two of a pair can lie apart.
pub const MOST_LAGS: usize = 32;

/// How often each face came.
pub(super) type Faces = [u64; 6];
/// How often something did not happen, and how often it did.
pub(super) type NoYes = [u64; 2];

/// Counts of rolls. Those of several sequences can be added up in any order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RollTally {
    pub(super) rolls: u64,
    pub(super) sequences: u64,
    pub(super) faces: Faces,
    /// Faces by the face so many rolls before, the first entry being the roll just before.
    pub(super) lags: Vec<[Faces; 6]>,
    /// Faces by the same seat's roll before.
    pub(super) own: [Faces; 6],
    /// Sixes by how many rolls came since the last one.
    pub(super) gaps: [NoYes; GAPS],
    /// Rolls that repeat the one before, by the length of the run so far less one.
    pub(super) runs: [NoYes; RUNS],
    /// Sixes by how many came in a row just before.
    pub(super) streaks: [NoYes; STREAKS],
    pub(super) seats: [Faces; 4],
    /// Faces by the place of the roll in its turn, from the first.
    pub(super) places: [Faces; PLACES],
    pub(super) longest: Option<Run>,
}

/// The same face several times in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) face: Roll,
    pub(super) length: u64,
}

impl RollTally {
    /// Nothing counted; pairs will be counted up to so many rolls apart, 32 at most.
    pub fn new(lags: usize) -> Self {
        Self {
            rolls: 0,
            sequences: 0,
            faces: [0; 6],
            lags: vec![[[0; 6]; 6]; lags.min(MOST_LAGS)],
            own: [[0; 6]; 6],
            gaps: [[0; 2]; GAPS],
            runs: [[0; 2]; RUNS],
            streaks: [[0; 2]; STREAKS],
            seats: [[0; 6]; 4],
            places: [[0; 6]; PLACES],
            longest: None,
        }
    }

    /// How many rolls are counted.
    pub const fn rolls(&self) -> u64 {
        self.rolls
    }

    /// How many sequences of rolls, such as games or files, are counted.
    pub const fn sequences(&self) -> u64 {
        self.sequences
    }

    /// How often each face came, from the one.
    pub const fn faces(&self) -> [u64; 6] {
        self.faces
    }

    /// Begins a sequence of rolls. What is counted of it has nothing to do with the rolls before.
    pub fn sequence(&mut self) -> RollSequence<'_> {
        self.sequences += 1;
        RollSequence {
            tally: self,
            before: Vec::new(),
            run: 0,
            since_six: None,
            streak: 0,
            own: [None; 4],
            again: 0,
        }
    }

    /// Counts the rolls of a game, with whose they are.
    pub fn add_game(&mut self, game: &Game) {
        let mut sequence = self.sequence();
        for (_, step) in game.trail() {
            sequence.step(step);
        }
    }

    /// Adds everything that another tally, with as many lags, counted.
    pub fn merge(&mut self, other: &Self) {
        self.rolls += other.rolls;
        self.sequences += other.sequences;
        add(&mut self.faces, &other.faces);
        for (own, others) in self.lags.iter_mut().zip(&other.lags) {
            add_all(own, others);
        }
        add_all(&mut self.own, &other.own);
        add_all(&mut self.gaps, &other.gaps);
        add_all(&mut self.runs, &other.runs);
        add_all(&mut self.streaks, &other.streaks);
        add_all(&mut self.seats, &other.seats);
        add_all(&mut self.places, &other.places);
        if let Some(run) = other.longest {
            self.note_run(run);
        }
    }

    /// The first of the longest runs stays.
    fn note_run(&mut self, run: Run) {
        if self.longest.is_none_or(|longest| run.length > longest.length) {
            self.longest = Some(run);
        }
    }
}

fn add<const N: usize>(counts: &mut [u64; N], others: &[u64; N]) {
    for (count, other) in counts.iter_mut().zip(others) {
        *count += other;
    }
}

fn add_all<const N: usize, const M: usize>(counts: &mut [[u64; N]; M], others: &[[u64; N]; M]) {
    for (count, other) in counts.iter_mut().zip(others) {
        add(count, other);
    }
}

/// Rolls that were made one after another. As a [`Sink`] it counts the rolls of a game by their players.
#[derive(Debug)]
pub struct RollSequence<'a> {
    tally: &'a mut RollTally,
    /// The last rolls, the latest first; as many as there are lags.
    before: Vec<Roll>,
    /// How often the latest face came in a row.
    run: u64,
    /// How many rolls came since the last six.
    since_six: Option<usize>,
    /// How many sixes came in a row.
    streak: usize,
    /// The latest roll of each seat.
    own: [Option<Roll>; 4],
    /// How many rolls the turn had so far.
    again: usize,
}

impl RollSequence<'_> {
    /// Counts a roll of which nothing else is known.
    pub fn add(&mut self, roll: Roll) {
        let face = index(roll);
        let tally = &mut *self.tally;
        tally.rolls += 1;
        tally.faces[face] += 1;
        for (counts, &before) in tally.lags.iter_mut().zip(&self.before) {
            counts[index(before)][face] += 1;
        }
        if let Some(since) = self.since_six {
            tally.gaps[since.min(GAPS - 1)][usize::from(roll.is_six())] += 1;
        }
        self.since_six = if roll.is_six() { Some(0) } else { self.since_six.map(|since| since + 1) };
        tally.streaks[self.streak.min(STREAKS - 1)][usize::from(roll.is_six())] += 1;
        self.streak = if roll.is_six() { self.streak + 1 } else { 0 };
        let repeats = self.before.first() == Some(&roll);
        if !self.before.is_empty() {
            let length = usize::try_from(self.run).unwrap_or(RUNS).clamp(1, RUNS);
            tally.runs[length - 1][usize::from(repeats)] += 1;
        }
        self.run = if repeats { self.run + 1 } else { 1 };
        tally.note_run(Run { face: roll, length: self.run });
        // At least one is kept: runs ask for it.
        self.before.truncate(tally.lags.len().max(1) - 1);
        self.before.insert(0, roll);
    }

    /// Counts a roll of that seat, as the next roll of the turn that is being played.
    pub fn add_of(&mut self, seat: Color, roll: Roll) {
        let face = index(roll);
        self.tally.seats[usize::from(seat.seat())][face] += 1;
        self.tally.places[self.again.min(PLACES - 1)][face] += 1;
        if let Some(before) = self.own[usize::from(seat.seat())].replace(roll) {
            self.tally.own[index(before)][face] += 1;
        }
        self.again += 1;
        self.add(roll);
    }

    /// The next roll is the first one of its turn.
    pub fn begin_turn(&mut self) {
        self.again = 0;
    }
}

impl Sink for RollSequence<'_> {
    fn step(&mut self, step: Step) {
        match step {
            Step::Rolled { color, roll } => self.add_of(color, roll),
            Step::TurnPassed { .. } => self.begin_turn(),
            Step::Launched { .. }
            | Step::Walked { .. }
            | Step::TurnedBack { .. }
            | Step::StepsLost { .. }
            | Step::Jumped { .. }
            | Step::Flew { .. }
            | Step::Crossed { .. }
            | Step::Captured { .. }
            | Step::Stacked { .. }
            | Step::SentBack { .. }
            | Step::CameHome { .. }
            | Step::Passed { .. }
            | Step::RollAgain { .. }
            | Step::Withdrawn { .. }
            | Step::Placed { .. }
            | Step::Scored { .. }
            | Step::Over { .. } => {}
        }
    }
}

fn index(roll: Roll) -> usize {
    usize::from(roll.pips() - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(faces: &[u8]) -> RollTally {
        let mut tally = RollTally::new(2);
        let mut sequence = tally.sequence();
        for &pips in faces {
            sequence.add(Roll::new(pips).unwrap());
        }
        tally
    }

    #[test]
    fn everything_is_counted_by_hand() {
        let tally = tally(&[6, 6, 1, 2, 2, 2, 6]);
        assert_eq!((tally.rolls(), tally.sequences(), tally.faces()), (7, 1, [1, 3, 0, 0, 0, 3]));
        assert_eq!((tally.lags[0][5][5], tally.lags[0][1][1], tally.lags[1][5][0]), (1, 2, 1));
        // A six after a six, then none for four rolls, then one.
        assert_eq!(tally.gaps[..5], [[1, 1], [1, 0], [1, 0], [1, 0], [0, 1]]);
        // Behind no six: 6, 2, 2, 2, 6; behind one: 6; behind two: 1.
        assert_eq!(tally.streaks[..3], [[3, 2], [0, 1], [1, 0]]);
        // Behind runs of one: 6, 2, 2 and so on.
        assert_eq!(tally.runs[..3], [[1, 2], [1, 1], [1, 0]]);
        assert_eq!(tally.longest, Some(Run { face: Roll::Two, length: 3 }));
    }

    #[test]
    fn sequences_have_nothing_to_do_with_one_another() {
        let mut both = tally(&[1, 2, 6]);
        both.merge(&tally(&[6, 6]));
        assert_eq!((both.rolls(), both.sequences()), (5, 2));
        assert_eq!(both.lags[0][5], [0, 0, 0, 0, 0, 1]);
        assert_eq!(both.longest.map(|run| run.length), Some(2));
    }

    #[test]
    fn rolls_of_a_turn_are_counted_from_the_first() {
        let mut tally = RollTally::new(1);
        let mut sequence = tally.sequence();
        for (seat, pips) in [(Color::Red, 6), (Color::Red, 3)] {
            sequence.add_of(seat, Roll::new(pips).unwrap());
        }
        sequence.begin_turn();
        sequence.add_of(Color::Blue, Roll::Five);
        assert_eq!(tally.places[..2], [[0, 0, 0, 0, 1, 1], [0, 0, 1, 0, 0, 0]]);
        assert_eq!((tally.own[5][2], tally.seats[2][4]), (1, 1));
    }
}
