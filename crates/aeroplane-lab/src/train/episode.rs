//! One game of self-play, and what is learned from it.

use aeroplane_bots::evaluation::{Evaluator, NETWORK_WIDTH, Search, Shares, Sight, Weights};
use aeroplane_bots::{Answers, AnyBot, Bot as _};
use aeroplane_dice::{Randomness, SeededDice};
use aeroplane_rules::{ByColor, Color, MoveList, Position, Roll, Turn};

use super::scenario::{Scenario, happens};

/// After how many rolls a game is broken off: under some rules games hardly ever end.
const ROLL_LIMIT: usize = 1_500;
/// In how many of a hundred rolls the learner answers by lot, to see what it would avoid.
const EXPLORED: u8 = 2;

/// Winning chances of the four seats clockwise from the player who is to roll.
pub(super) type Target = [f32; 4];

/// The positions of one game and what to expect in each.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Episode {
    /// The number of the game.
    game: u64,
    /// The features of the rules.
    of_rules: Vec<u16>,
    features: Vec<u16>,
    lessons: Vec<Lesson>,
}

/// One position, and what to expect in it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Lesson {
    /// Where its features begin and end in the list of the episode.
    begin: usize,
    end: usize,
    target: Target,
    present: [bool; 4],
}

/// A position as the learner sees it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sample<'episode> {
    /// The number of the game.
    pub(super) episode: u64,
    pub(super) of_rules: &'episode [u16],
    pub(super) features: &'episode [u16],
    pub(super) target: Target,
    /// The seats that are in the game.
    pub(super) present: [bool; 4],
}

/// What was expected at a roll by looking one roll ahead, until the end of the game is known.
struct Expectation {
    first: Color,
    shares: [f32; 4],
    /// Whether the game went on with the best answer, so that what came later counts.
    goes_on: bool,
}

impl Episode {
    /// How many positions there are.
    pub(super) fn len(&self) -> usize {
        self.lessons.len()
    }

    /// The position of that index.
    pub(super) fn sample(&self, index: usize) -> Option<Sample<'_>> {
        let lesson = self.lessons.get(index)?;
        Some(Sample {
            episode: self.game,
            of_rules: &self.of_rules,
            features: self.features.get(lesson.begin..lesson.end)?,
            target: lesson.target,
            present: lesson.present,
        })
    }

    /// Plays a game of that number.
    ///
    /// What to expect in a position is the mean over the faces of the next roll, each answered as is best by the weights:
    /// no luck of the dice is in it. A part `trace` of it is replaced by what was expected one roll later in the game, and
    /// so on to the end, where the winner is known: that tells early positions faster how games end.
    pub(super) fn play(weights: &Weights<NETWORK_WIDTH>, seed: u64, game: u64, trace: f32) -> Self {
        let mut lot = Randomness::new(seed, game);
        let scenario = Scenario::draw(&mut lot);
        let Ok(mut position) = Position::start(&scenario.rules, scenario.seats, scenario.first) else {
            return Self::default();
        };
        let evaluator = Evaluator::new(weights, Sight::new(&scenario.rules));
        let mut guests = ByColor::from_fn(|color| {
            scenario.guests[color].map(|kind| kind.build(seed, game * 4 + u64::from(color.seat())))
        });
        let mut dice = SeededDice::new(seed, game);
        let mut episode =
            Self { game, of_rules: evaluator.sight().features_of_rules().to_vec(), ..Self::default() };
        let mut expectations = Vec::new();
        while let Turn::ToRoll(first) = position.turn()
            && position.places().is_empty()
            && expectations.len() < ROLL_LIMIT
        {
            episode.see(&evaluator, &position);
            let roll = dice.next_roll();
            let (shares, next, goes_on) = step(&evaluator, &position, roll, &mut guests[first], &mut lot);
            expectations.push(Expectation { first, shares, goes_on });
            position = next;
        }
        let winner = position.places().iter().next();
        episode.learn(&expectations, winner, trace);
        episode
    }

    fn see(&mut self, evaluator: &Evaluator<'_, NETWORK_WIDTH>, position: &Position) {
        let begin = self.features.len();
        self.features.extend(evaluator.sight().features(position).as_slice());
        let (first, active) = (position.turn().color(), position.active());
        self.lessons.push(Lesson {
            begin,
            end: self.features.len(),
            target: Target::default(),
            present: seats_from(first).map(|color| active.contains(color)),
        });
    }

    fn learn(&mut self, expectations: &[Expectation], winner: Option<Color>, trace: f32) {
        let mut later = winner.map(|winner| parts(Shares::won_by(winner)));
        for (lesson, expected) in self.lessons.iter_mut().zip(expectations).rev() {
            let mut value = expected.shares;
            if let Some(later) = later.filter(|_| expected.goes_on) {
                for (value, later) in value.iter_mut().zip(later) {
                    *value += trace * (later - *value);
                }
            }
            later = Some(value);
            lesson.target = seats_from(expected.first).map(|color| value[usize::from(color.seat())]);
        }
    }
}

/// The seats clockwise from one of them.
fn seats_from(first: Color) -> [Color; 4] {
    [0, 1, 2, 3].map(|seats| Color::from_seat(first.seat() + seats))
}

/// The shares as parts of one.
fn parts(shares: Shares) -> [f32; 4] {
    #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
    shares.0.0.map(|share| share as f32 / Shares::WHOLE as f32)
}

/// Looks one roll ahead and makes it: the mean of the chances, the position after the roll, and whether it was answered
/// as is best by the weights.
fn step(
    evaluator: &Evaluator<'_, NETWORK_WIDTH>,
    position: &Position,
    roll: Roll,
    guest: &mut Option<AnyBot>,
    lot: &mut Randomness,
) -> ([f32; 4], Position, bool) {
    let rules = evaluator.sight().rules();
    let mut search = Search::new(evaluator, position);
    let mut answers = MoveList::new();
    let mut sum = [0.0; 4];
    let mut next = (*position, true);
    for face in Roll::ALL {
        let mut rolled = *position;
        // It waits for a roll, so the roll is accepted.
        let _ = rolled.roll_into(rules, face, &mut answers, &mut ());
        let best = search.best_answer(&rolled, &answers);
        let (after, shares) = match best {
            Some((_, after, shares)) => (after, shares),
            None => (rolled, search.at_once(&rolled)),
        };
        for (sum, part) in sum.iter_mut().zip(parts(shares)) {
            *sum += part;
        }
        if face == roll {
            next = (after, true);
            if let (Some((best, ..)), Some(choice)) = (best, Answers::new(&answers)) {
                let chosen = match guest {
                    Some(guest) => guest.choose(rules, &rolled, choice),
                    None if happens(lot, EXPLORED) => lot.pick(&answers).copied().unwrap_or(best),
                    None => best,
                };
                if chosen != best {
                    rolled.play_unchecked(rules, chosen, &mut ());
                    next = (rolled, false);
                }
            }
        }
    }
    (sum.map(|sum| sum / 6.0), next.0, next.1)
}
