//! The players of one thread: as many of each participant as sit at one table, kept from game to game.

use aeroplane_bots::Answers;
use aeroplane_rules::{ByColor, Color, Move, Places, Position, Rules};
use cpu_time::ThreadTime;

use super::Pace;
use crate::participant::{Forfeit, Participant, Player, Seating};
use crate::play::Table;

/// Every so many decisions of a participant one is timed: the clock takes longer than some bots do.
const DECISIONS_A_TIMED_ONE: u64 = 32;

/// The players that a thread has at hand.
pub(super) struct Crew {
    participants: Vec<Member>,
}

struct Member {
    participant: Participant,
    players: Vec<Player>,
    clock: Clock,
}

/// Times some of a participant's decisions.
#[derive(Default)]
struct Clock {
    decisions: u64,
    pace: Pace,
}

impl Clock {
    fn time<T>(&mut self, decide: impl FnOnce() -> T) -> T {
        self.decisions += 1;
        if self.decisions % DECISIONS_A_TIMED_ONE != 1 {
            return decide();
        }
        let begun = ThreadTime::try_now();
        let decision = decide();
        // Where the system has no such clock nothing is timed.
        if let Ok(time) = begun.and_then(|begun| begun.try_elapsed()) {
            self.pace.merge(Pace { decisions: 1, time });
        }
        decision
    }
}

impl Crew {
    pub(super) fn new(participants: &[Participant]) -> Self {
        let member = |participant: &Participant| Member {
            participant: participant.clone(),
            players: Vec::new(),
            clock: Clock::default(),
        };
        Self { participants: participants.iter().map(member).collect() }
    }

    /// Programs are started anew for each chunk, so that no game depends on how games are divided over threads.
    pub(super) fn begin_chunk(&mut self) {
        self.participants.iter_mut().flat_map(|member| &mut member.players).for_each(Player::begin_chunk);
    }

    /// The times since the last call.
    pub(super) fn take_paces(&mut self) -> Vec<Pace> {
        self.participants.iter_mut().map(|member| std::mem::take(&mut member.clock.pace)).collect()
    }
}

/// The players of a crew that sit at a table.
pub(super) struct Seated<'crew> {
    crew: &'crew mut Crew,
    /// On each seat the participant and which of its players.
    seats: ByColor<Option<(usize, usize)>>,
}

impl<'crew> Seated<'crew> {
    /// Calls as many players of each participant to the table as it has seats.
    pub(super) fn new(crew: &'crew mut Crew, participants: ByColor<Option<usize>>) -> Self {
        let mut called = vec![0; crew.participants.len()];
        let seats = ByColor::from_fn(|color| {
            let participant = participants[color]?;
            let (member, called) = (crew.participants.get_mut(participant)?, called.get_mut(participant)?);
            let player = *called;
            *called += 1;
            if player == member.players.len() {
                member.players.push(member.participant.player());
            }
            Some((participant, player))
        });
        Self { crew, seats }
    }

    /// Lets everybody take a seat in the game of that number. Whoever cannot is told to `forfeit`.
    pub(super) fn begin(
        &mut self,
        rules: &Rules,
        start: &Position,
        seed: u64,
        game: u64,
        mut forfeit: impl FnMut(Color, Forfeit),
    ) {
        for color in Color::ALL {
            let stream = game.wrapping_mul(4).wrapping_add(color.seat().into());
            let seating = Seating { rules, start, color, seed, stream };
            if let Some((_, player)) = self.player(color)
                && let Err(reason) = player.begin(&seating)
            {
                forfeit(color, reason);
            }
        }
    }

    /// Tells everybody how the game ended.
    pub(super) fn end(&mut self, places: Places) {
        for color in Color::ALL {
            if let Some((_, player)) = self.player(color) {
                player.end(places);
            }
        }
    }

    fn player(&mut self, color: Color) -> Option<(&mut Clock, &mut Player)> {
        let (participant, player) = self.seats[color]?;
        let member = self.crew.participants.get_mut(participant)?;
        Some((&mut member.clock, member.players.get_mut(player)?))
    }
}

impl Table for Seated<'_> {
    type Forfeit = Forfeit;

    fn choose(
        &mut self,
        color: Color,
        rules: &Rules,
        position: &Position,
        answers: Answers<'_>,
    ) -> Result<Move, Forfeit> {
        match self.player(color) {
            Some((clock, player)) => clock.time(|| player.choose(rules, position, answers)),
            // Nobody rolls on an empty seat.
            None => Ok(answers.first()),
        }
    }
}
