//! A block of lanes at play: step by step, with the engine where lanes do not know what happens.

use aeroplane_rules::{MoveList, Position, PositionError, Roll, Turn};

use crate::block::{Block, LANES, Lanes, empty_position};
use crate::counts::Counts;
use crate::draw::Draw;
use crate::events::{Events, STEPS_COUNTED};
use crate::mask::{NO, YES};
use crate::step::Offer;
use crate::way::Way;

/// A block of lanes and the dice and choices that it is played with.
pub(crate) struct Table {
    way: Way,
    /// What positions are made from.
    empty: Position,
    pub(crate) block: Block,
    pub(crate) draw: Draw,
    pub(crate) offer: Offer,
    choices: Lanes,
    /// Where a player has finished in the last step: the one before the one whose turn it is now.
    pub(crate) ended: Lanes,
    events: Events,
    steps_counted: u8,
    answers: MoveList,
}

impl Table {
    /// A block with idle lanes.
    ///
    /// # Errors
    ///
    /// None under the rules of a preset.
    pub(crate) fn new(way: Way, draw: Draw) -> Result<Self, PositionError> {
        Ok(Self {
            way,
            empty: empty_position(&way.rules)?,
            block: Block::idle(),
            draw,
            offer: Offer::none(),
            choices: [0; LANES],
            ended: [NO; LANES],
            events: Events::NONE,
            steps_counted: 0,
            answers: MoveList::new(),
        })
    }

    /// One roll and its answer in every lane that is at play and whose player to roll has not finished; such a player is
    /// passed over.
    pub(crate) fn step(&mut self, counts: &mut Counts) {
        self.draw.roll();
        self.way.list(&self.block, &self.draw.roll, &mut self.offer);
        self.draw.choose(&self.offer.total, &mut self.choices);
        let choices = self.choices;
        self.play_choices(&choices);
        self.steps_counted += 1;
        if self.steps_counted == STEPS_COUNTED {
            self.add_events(counts);
        }
        let engine = self.offer.engine;
        for lane in lanes_of(&engine) {
            self.ask_engine(lane, counts);
        }
    }

    /// Carries out these choices in all lanes but those that the engine plays.
    pub(crate) fn play_choices(&mut self, choices: &Lanes) {
        let Self { way, block, draw, offer, ended, events, .. } = self;
        way.play(block, &draw.roll, offer, choices, ended, events);
    }

    /// Adds what was counted since this was last done.
    pub(crate) fn add_events(&mut self, counts: &mut Counts) {
        self.events.add_to(counts);
        self.steps_counted = 0;
    }

    /// Lets the engine play a lane's roll, with the choice that the lane drew.
    fn ask_engine(&mut self, lane: usize, counts: &mut Counts) {
        let Some(roll) = Roll::new(self.draw.roll[lane]) else { return };
        let mut position = self.position(lane);
        if position.roll_into(&self.way.rules, roll, &mut self.answers, counts).is_err() {
            return;
        }
        counts.decisions += u64::from(self.answers.len() > 1);
        if let Some(&answer) = self.answers.get(self.draw.choose_in(lane, self.answers.len())) {
            position.play_unchecked(&self.way.rules, answer, counts);
        }
        self.block.set(lane, self.way.form, &position);
        self.ended[lane] = if matches!(position.turn(), Turn::Over(_)) { YES } else { NO };
    }

    /// The position of a lane whose player to roll has not finished.
    pub(crate) fn position(&self, lane: usize) -> Position {
        self.block.position(lane, self.way.form, &self.empty)
    }
}

/// The lanes where the answer is yes.
pub(crate) fn lanes_of(answers: &Lanes) -> impl Iterator<Item = usize> {
    // Nearly always there is none among eight.
    let (eights, _) = answers.as_chunks::<8>();
    let some = eights.iter().enumerate().filter(|(_, eight)| u64::from_le_bytes(**eight) != 0);
    some.flat_map(|(index, eight)| {
        let yes = eight.iter().enumerate().filter(|&(_, &answer)| answer != NO);
        yes.map(move |(lane, _)| index * 8 + lane)
    })
}
