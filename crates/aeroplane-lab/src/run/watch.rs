//! Counting one game.

use aeroplane_rules::{ByColor, Color, ColorSet, Position, Sink, Step};

use crate::experiment::Tally;
use crate::participant::Forfeit;
use crate::play::Watcher;

/// Counts one game, and adds it to the tally of its cell when it is over.
pub(super) struct Watch<'tally> {
    tally: &'tally mut Tally,
    /// The player of the cell on each seat, by its number there.
    player_of: ByColor<Option<usize>>,
    rolls: u64,
    decisions: u64,
    lead_changes: u64,
    leader: Option<Color>,
    winner: Option<Color>,
    rolls_to_winner: Option<u64>,
    forfeited: ColorSet,
    captures_before: u64,
}

impl<'tally> Watch<'tally> {
    pub(super) fn new(tally: &'tally mut Tally, player_of: ByColor<Option<usize>>) -> Self {
        Self {
            captures_before: tally.happenings.captures,
            tally,
            player_of,
            rolls: 0,
            decisions: 0,
            lead_changes: 0,
            leader: None,
            winner: None,
            rolls_to_winner: None,
            forfeited: ColorSet::EMPTY,
        }
    }

    /// A player loses the game by forfeit.
    pub(super) fn forfeit(&mut self, color: Color) {
        self.forfeited = self.forfeited.with(color);
        if let Some(player) = self.player_of[color].and_then(|player| self.tally.players.get_mut(player)) {
            player.forfeits += 1;
        }
    }

    /// Adds the game to the tally. Returns who has won it: nobody does who forfeits, even where all others left before.
    pub(super) fn finish(self, is_finished: bool) -> Option<Color> {
        let tally = self.tally;
        tally.games += 1;
        tally.rolls += self.rolls;
        tally.decisions += self.decisions;
        tally.decisions_a_game.add(self.decisions);
        tally.captures_a_game.add(tally.happenings.captures - self.captures_before);
        tally.lead_changes_a_game.add(self.lead_changes);
        if !is_finished {
            tally.unfinished += 1;
        }
        // A game that somebody left is shorter, for a reason that has nothing to do with its rules.
        if self.forfeited.is_empty() {
            if is_finished {
                tally.rolls_to_end.add(self.rolls);
            }
            if let Some(rolls) = self.rolls_to_winner {
                tally.rolls_to_winner.add(rolls);
            }
        }
        self.winner.filter(|&winner| !self.forfeited.contains(winner))
    }
}

impl Sink for Watch<'_> {
    #[inline]
    fn step(&mut self, step: Step) {
        self.tally.happenings.count(step);
        if let Step::Rolled { .. } = step {
            self.rolls += 1;
        } else if let Step::Placed { color, place: 1 } = step {
            self.winner = Some(color);
            self.rolls_to_winner = Some(self.rolls);
        }
    }
}

impl Watcher for Watch<'_> {
    type Forfeit = Forfeit;

    #[inline]
    fn decision(&mut self, color: Color, answers: usize) {
        self.decisions += 1;
        self.tally.answers += answers as u64;
        if let Some(player) = self.player_of[color].and_then(|player| self.tally.players.get_mut(player)) {
            player.decisions += 1;
        }
    }

    fn forfeited(&mut self, color: Color, _: Forfeit) {
        self.forfeit(color);
    }

    /// Whoever has come furthest with all planes together leads. The lead changes when somebody leads alone who was not the
    /// last one to lead alone.
    #[inline]
    fn rolled(&mut self, position: &Position) {
        if self.winner.is_some() {
            return;
        }
        let Some(leader) = leader(position) else { return };
        if self.leader.is_some_and(|before| before != leader) {
            self.lead_changes += 1;
        }
        self.leader = Some(leader);
    }
}

/// Whoever leads alone.
#[inline]
fn leader(position: &Position) -> Option<Color> {
    let (mut most, mut leader) = (0, None);
    for color in position.active().iter() {
        // A plane in its hangar has progress −1.
        let progress = position.planes(color).map(|(_, spot)| i32::from(spot.progress()) + 1).sum::<i32>();
        if progress > most {
            (most, leader) = (progress, Some(color));
        } else if progress == most {
            leader = None;
        }
    }
    leader
}

#[cfg(test)]
mod tests {
    use aeroplane_rules::Rules;

    use super::*;
    use crate::experiment::PlayerTally;

    #[test]
    fn whoever_has_come_furthest_with_all_planes_leads() {
        let rules: Rules = "classic planes=2".parse().unwrap();
        for (text, expected) in [
            ("red:-,-/blue:-,- red - -", None),
            ("red:0,-/blue:-,- red - -", Some(Color::Red)),
            ("red:5,5/blue:11,- red - -", None),
            ("red:20,21/yellow:41,-/blue:50,- red - -", Some(Color::Blue)),
            ("red:20,21/yellow:42,-/blue:41,- red - -", None),
        ] {
            let position = Position::new(&text.parse().unwrap(), &rules).unwrap();
            assert_eq!(leader(&position), expected, "{text}");
        }
    }

    #[test]
    fn who_forfeits_never_wins() {
        let cell_players = ByColor([Some(0), None, Some(1), None]);
        for (forfeiter, winner) in [(Color::Red, Some(Color::Blue)), (Color::Blue, None)] {
            let mut tally = Tally { players: vec![PlayerTally::default(); 2], ..Tally::default() };
            let mut watch = Watch::new(&mut tally, cell_players);
            watch.forfeit(forfeiter);
            watch.step(Step::Placed { color: Color::Blue, place: 1 });
            assert_eq!(watch.finish(true), winner);
            assert_eq!((tally.rolls_to_end.count(), tally.rolls_to_winner.count()), (0, 0));
            assert_eq!(tally.players.iter().map(|player| player.forfeits).sum::<u64>(), 1);
        }
    }
}
