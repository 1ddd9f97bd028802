//! What may follow a state, as the engine tells it, in words that can be kept.
//!
//! The words of a state are either the one word [`HOLE`] or those of a roll: two words with the number of answers to each
//! face, three faces a word, then what follows each answer, face by face. What follows an answer is one word – the game
//! is won, or the number of the next state and who is to roll in it – or, within a streak of sixes that the rules may
//! punish, the word [`ROLL`] and the words of that roll.

use aeroplane_rules::{Color, MoveList, Position, Roll, Turn};

use super::bounds::{Bounds, FaceSum};
use super::space::StateSpace;

/// No position has this state's number.
const HOLE: u32 = u32::MAX;
/// The player to roll has won.
const WON: u32 = u32::MAX - 1;
/// The same player rolls again within a streak; the words of that roll follow.
const ROLL: u32 = u32::MAX - 2;
/// Nothing is known of what follows.
const UNKNOWN: u32 = u32::MAX - 3;
/// Words from here on are no states.
const FIRST_WORD: u32 = u32::MAX - 3;

/// The bits that hold the number of answers to one face; no roll has more answers than fit.
const BITS_PER_COUNT: usize = 10;
const FACES_PER_WORD: usize = 3;
const COUNT_MASK: u32 = (1 << BITS_PER_COUNT) - 1;

/// Writes down what follows a position in which `player` is to roll.
#[derive(Debug)]
pub(super) struct Teller<'space> {
    space: &'space StateSpace,
    player: Color,
    opponent: Color,
}

impl<'space> Teller<'space> {
    pub(super) const fn new(space: &'space StateSpace, player: Color, opponent: Color) -> Self {
        Self { space, player, opponent }
    }

    /// The words of the roll that is due.
    pub(super) fn tell_roll(&self, position: &Position, words: &mut Vec<u32>) {
        let rules = self.space.game().rules();
        let header = words.len();
        words.extend([0; Roll::ALL.len() / FACES_PER_WORD]);
        let mut answers = MoveList::new();
        for (face, roll) in Roll::ALL.into_iter().enumerate() {
            let mut rolled = *position;
            if rolled.roll_into(rules, roll, &mut answers, &mut ()).is_err() || answers.is_empty() {
                self.tell_outcome(&rolled, words);
            }
            for &answer in &answers {
                let mut after = rolled;
                after.play_unchecked(rules, answer, &mut ());
                self.tell_outcome(&after, words);
            }
            let count = u32::try_from(answers.len().max(1)).unwrap_or(COUNT_MASK);
            words[header + face / FACES_PER_WORD] |= count << (face % FACES_PER_WORD * BITS_PER_COUNT);
        }
    }

    fn tell_outcome(&self, position: &Position, words: &mut Vec<u32>) {
        match position.turn() {
            Turn::Over(_) => words.push(WON),
            Turn::ToRoll(color) if position.streak().is_empty() => {
                words.push(self.state_word(position, color));
            }
            Turn::ToRoll(_) => {
                words.push(ROLL);
                self.tell_roll(position, words);
            }
            // A roll waits only before its answer.
            Turn::ToMove(..) => words.push(UNKNOWN),
        }
    }

    /// Twice the number of the state in its view, and one more if the opponent is to roll.
    fn state_word(&self, position: &Position, color: Color) -> u32 {
        let passes = color != self.player;
        let (roller, other) =
            if passes { (self.opponent, self.player) } else { (self.player, self.opponent) };
        let number = self.space.number_in_view(position, roller, other);
        let word = number.and_then(|number| u32::try_from(number << 1 | usize::from(passes)).ok());
        // A number without room is not told: what is not known can spoil a bound, but never make it wrong.
        word.filter(|&word| word < FIRST_WORD).unwrap_or(UNKNOWN)
    }
}

/// The words of a state that does not exist.
pub(super) fn tell_hole(words: &mut Vec<u32>) {
    words.push(HOLE);
}

/// Reads words and reckons what they say.
#[derive(Debug)]
pub(super) struct Reckoner<'words> {
    words: core::slice::Iter<'words, u32>,
    /// What is known of the states in which the player rolls again.
    same: &'words [Bounds],
    /// What is known of the states in which the opponent rolls.
    other: &'words [Bounds],
}

impl<'words> Reckoner<'words> {
    pub(super) fn new(words: &'words [u32], same: &'words [Bounds], other: &'words [Bounds]) -> Self {
        Self { words: words.iter(), same, other }
    }

    /// What the words of the next state say of the chance of its player.
    pub(super) fn state(&mut self) -> Bounds {
        match self.words.as_slice().first() {
            Some(&HOLE) => {
                self.words.next();
                Bounds::NEVER
            }
            Some(_) => self.roll(),
            None => Bounds::UNKNOWN,
        }
    }

    fn roll(&mut self) -> Bounds {
        let mut sum = FaceSum::default();
        for mut counts in [self.word(), self.word()] {
            for _ in 0..FACES_PER_WORD {
                let mut best = Bounds::NEVER;
                for _ in 0..counts & COUNT_MASK {
                    best = best.better(self.outcome());
                }
                sum.add(best);
                counts >>= BITS_PER_COUNT;
            }
        }
        sum.mean()
    }

    fn outcome(&mut self) -> Bounds {
        match self.word() {
            WON => Bounds::ALWAYS,
            ROLL => self.roll(),
            UNKNOWN | HOLE => Bounds::UNKNOWN,
            state => {
                let number = (state >> 1) as usize;
                if state & 1 == 0 {
                    self.same.get(number).copied().unwrap_or(Bounds::UNKNOWN)
                } else {
                    self.other.get(number).map_or(Bounds::UNKNOWN, |bounds| bounds.complement())
                }
            }
        }
    }

    fn word(&mut self) -> u32 {
        self.words.next().copied().unwrap_or(UNKNOWN)
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_rules::{PlaneCount, Preset, Rules};

    use super::*;
    use crate::exact::game::{Pair, SmallGame};
    use crate::exact::space::ROLLER;

    /// Some chance for every state, different ones for nearly all.
    fn some_chance(view: usize, number: usize) -> u32 {
        u32::try_from((number * 2_654_435_761 + view * 97) % 1_000_003).unwrap() * 4000
    }

    /// The chance of `player`, as the engine tells it, where the chances of states are those.
    fn chance(space: &StateSpace, position: &Position, player: Color) -> f64 {
        let roller = match position.turn() {
            Turn::Over(winner) => return if winner == player { 1.0 } else { 0.0 },
            Turn::ToMove(color, _) | Turn::ToRoll(color) => color,
        };
        let other = position.seats().next_after(roller).unwrap();
        let own = match position.turn() {
            Turn::ToRoll(_) if position.streak().is_empty() => {
                let view = space.view_of(roller, other).unwrap();
                let number = space.number_in_view(position, roller, other).unwrap();
                f64::from(some_chance(view, number)) / f64::from(u32::MAX)
            }
            _ => mean(space, position, roller),
        };
        if roller == player { own } else { 1.0 - own }
    }

    fn mean(space: &StateSpace, position: &Position, player: Color) -> f64 {
        let rules = space.game().rules();
        let best = |face: &Roll| {
            let mut rolled = *position;
            let answers = rolled.roll(rules, *face, &mut ()).unwrap();
            let after = |answer: &aeroplane_rules::Move| {
                let mut after = rolled;
                after.play(rules, *answer, &mut ()).unwrap();
                chance(space, &after, player)
            };
            if answers.is_empty() {
                chance(space, &rolled, player)
            } else {
                answers.iter().map(after).fold(0.0, f64::max)
            }
        };
        Roll::ALL.iter().map(best).sum::<f64>() / 6.0
    }

    #[test]
    fn words_say_what_the_engine_says_with_two_planes() {
        for (preset, pair) in [
            (Preset::Classic, Pair::Opposite),
            (Preset::ChineseImproved, Pair::Adjacent),
            (Preset::ChineseCasual, Pair::Opposite),
        ] {
            let mut rules = Rules::from(preset);
            rules.planes = PlaneCount::new(2).unwrap();
            let space = StateSpace::new(SmallGame::new(rules, pair).unwrap());
            let views = 0..pair.views().len();
            let tables: Vec<Vec<Bounds>> = views
                .map(|view| {
                    let known = |number| {
                        let chance = some_chance(view, number);
                        Bounds { lower: chance, upper: chance }
                    };
                    (0..space.view_len()).map(known).collect()
                })
                .collect();
            let mut positions = space.positions();
            let mut checked = 0;
            let fleets = u32::try_from(space.view_len().isqrt()).unwrap();
            for (own, enemy) in (0..2000_u32).map(|n| (n * 7919 % fleets, n * 104_729 % fleets)) {
                for (view, table) in tables.iter().enumerate() {
                    let Some((position, opponent)) = positions.at(view, own, enemy) else { continue };
                    let mut words = Vec::new();
                    Teller::new(&space, ROLLER, opponent).tell_roll(&position, &mut words);
                    let found = Reckoner::new(&words, table, &tables[space.opposite_view(view)]).state();
                    let expected = mean(&space, &position, ROLLER) * f64::from(u32::MAX);
                    assert!(found.gap() <= 3, "{position}");
                    assert!((f64::from(found.lower) - expected).abs() < 4.0, "{position}");
                    checked += 1;
                }
            }
            assert!(checked > 1500);
        }
    }
}
