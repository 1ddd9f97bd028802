//! How long an action of the game has been waited for, and how long it may be.

use aeroplane_protocol::{Millis, Pace, Seq};
use aeroplane_rules::{ByColor, Color};

use crate::limits::{LAG_OF_A_GAME, LAG_OF_AN_ACTION};

/// The wait for the action that is due in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wait {
    /// Since when the player's time runs.
    since: Millis,
    /// What the player got on top of it.
    extension: u64,
    /// Whether the player took back control after the time was up and was given it anew, which is done once.
    renewed: bool,
    /// Since when a bot takes its time, and the event since which it does.
    bot_since: (Millis, Seq),
    /// How much lag each seat was forgiven in this game.
    forgiven: ByColor<u32>,
    /// Until when outages are made up for: whoever reports one again, or another node that had the same one, gives nothing
    /// twice.
    made_up_until: Millis,
}

/// What is owed to the player whose time ran during an outage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Owed {
    /// Nothing: it fell into another wait, or is made up for.
    Nothing,
    /// So many milliseconds, and some more to find back into the game.
    First(u64),
    /// So many milliseconds of an outage that was made up for in part.
    Rest(u64),
}

impl Wait {
    /// A wait that begins with that event, the first one of a game.
    pub(crate) const fn new(at: Millis, seq: Seq) -> Self {
        Self {
            since: at,
            extension: 0,
            renewed: false,
            bot_since: (at, seq),
            forgiven: ByColor([0; 4]),
            made_up_until: Millis(0),
        }
    }

    /// The wait for the next action.
    pub(crate) fn restart(&mut self, at: Millis, seq: Seq) {
        let Self { forgiven, made_up_until, .. } = *self;
        *self = Self { forgiven, made_up_until, ..Self::new(at, seq) };
    }

    /// A bot acts now for the player. Where time that was given anew is up as well, it has thought long enough: otherwise a
    /// player who takes back control at once, again and again, would keep it from ever acting.
    pub(crate) fn bot_takes_over(&mut self, at: Millis, seq: Seq, limit: Option<u64>) {
        let is_late = limit.is_some_and(|limit| at >= self.deadline(limit));
        if !(self.renewed && is_late) {
            self.bot_since = (at, seq);
        }
    }

    /// The player acts again. Time that was up is given anew, but only once for an action: otherwise a player could
    /// keep the others waiting for ever.
    pub(crate) fn player_takes_over(&mut self, at: Millis, limit: Option<u64>) {
        if let Some(limit) = limit
            && !self.renewed
            && at >= self.deadline(limit)
        {
            self.since = at;
            self.extension = 0;
            self.renewed = true;
        }
    }

    /// All outages until now are made up for.
    pub(crate) fn extend(&mut self, by: u32, now: Millis) {
        self.extension = self.extension.saturating_add(u64::from(by));
        self.made_up_until = self.made_up_until.max(now);
    }

    /// When the time is up.
    pub(crate) const fn deadline(&self, limit: u64) -> Millis {
        self.since.plus(limit).plus(self.extension)
    }

    /// What is owed to the player for an outage.
    pub(crate) fn owed_for(&self, from: Millis, to: Millis) -> Owed {
        match to.since(from.max(self.since).max(self.made_up_until)) {
            0 => Owed::Nothing,
            lost if from < self.made_up_until => Owed::Rest(lost),
            lost => Owed::First(lost),
        }
    }

    /// When the bot acts.
    pub(crate) const fn bot_acts(&self, pace: Pace) -> Millis {
        let (since, seq) = self.bot_since;
        since.plus(pause(pace, seq))
    }

    /// For how long after the deadline an action of the seat may still be under way.
    pub(crate) fn grace(&self, color: Color, lag: u32) -> u64 {
        let left = LAG_OF_A_GAME.saturating_sub(self.forgiven[color]);
        u64::from(lag.min(LAG_OF_AN_ACTION).min(left))
    }

    /// The player has acted; what was late is forgiven.
    pub(crate) fn acted(&mut self, color: Color, at: Millis, limit: Option<u64>) {
        let late = limit.map_or(0, |limit| at.since(self.deadline(limit)));
        let late = u32::try_from(late).unwrap_or(u32::MAX).min(LAG_OF_AN_ACTION);
        self.forgiven[color] = self.forgiven[color].saturating_add(late);
    }
}

/// How long a bot takes: as long as people need to follow, not always the same. It follows from the event's number, so
/// that every machine waits equally long.
const fn pause(pace: Pace, seq: Seq) -> u64 {
    match pace {
        Pace::People => {
            // The odd constant is 2^64 divided by the golden ratio: neighbours come to lie far apart.
            let scattered = (seq.0 as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
            600 + scattered % 601
        }
        Pace::Fast => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_take_as_long_as_people_need_to_follow() {
        let pauses: Vec<_> = (0..2_000).map(|seq| pause(Pace::People, Seq(seq))).collect();
        assert!(pauses.iter().all(|pause| (600..=1200).contains(pause)));
        assert!(pauses.iter().any(|&pause| pause < 650) && pauses.iter().any(|&pause| pause > 1150));
        assert_eq!(pause(Pace::Fast, Seq(7)), 0);
    }

    #[test]
    fn seven_seconds_of_lag_are_forgiven_in_a_game() {
        let mut wait = Wait::new(Millis(0), Seq(1));
        assert_eq!(wait.grace(Color::Red, 400), 400);
        assert_eq!(wait.grace(Color::Red, 5_000), 1_000);
        for action in 0..7 {
            assert_eq!(wait.grace(Color::Red, 5_000), 1_000, "{action}");
            wait.acted(Color::Red, Millis(16_000), Some(15_000));
        }
        assert_eq!(wait.grace(Color::Red, 5_000), 0);
        assert_eq!(wait.grace(Color::Blue, 5_000), 1_000);
        wait.restart(Millis(50_000), Seq(9));
        assert_eq!(wait.grace(Color::Red, 5_000), 0);
    }

    #[test]
    fn an_outage_is_made_up_for_once() {
        let mut wait = Wait::new(Millis(1_000), Seq(1));
        assert_eq!(wait.owed_for(Millis(0), Millis(1_000)), Owed::Nothing);
        assert_eq!(wait.owed_for(Millis(0), Millis(1_600)), Owed::First(600));
        assert_eq!(wait.owed_for(Millis(1_100), Millis(1_600)), Owed::First(500));
        wait.extend(20_500, Millis(1_700));
        assert_eq!(wait.deadline(15_000), Millis(36_500));
        assert_eq!(wait.owed_for(Millis(1_100), Millis(1_600)), Owed::Nothing);
        assert_eq!(wait.owed_for(Millis(1_100), Millis(1_900)), Owed::Rest(200));
        assert_eq!(wait.owed_for(Millis(1_700), Millis(1_900)), Owed::First(200));
        wait.restart(Millis(1_650), Seq(2));
        assert_eq!(wait.owed_for(Millis(1_100), Millis(1_700)), Owed::Nothing);
    }

    #[test]
    fn a_bot_that_is_interrupted_again_and_again_thinks_once() {
        let mut wait = Wait::new(Millis(0), Seq(1));
        let limit = Some(15_000);
        wait.bot_takes_over(Millis(15_000), Seq(2), limit);
        wait.player_takes_over(Millis(15_500), limit);
        let acts = wait.bot_acts(Pace::People);
        for at in (30_500..90_000).step_by(500) {
            wait.bot_takes_over(Millis(at), Seq(3), limit);
            assert_eq!(wait.bot_acts(Pace::People), acts);
            wait.player_takes_over(Millis(at + 250), limit);
        }
        // Before the time is up it begins anew.
        let mut wait = Wait::new(Millis(0), Seq(1));
        wait.bot_takes_over(Millis(5_000), Seq(2), limit);
        assert!(wait.bot_acts(Pace::People) > Millis(5_000));
    }

    #[test]
    fn time_that_was_up_is_given_anew_once() {
        let mut wait = Wait::new(Millis(0), Seq(1));
        wait.player_takes_over(Millis(10_000), Some(15_000));
        assert_eq!(wait.deadline(15_000), Millis(15_000));
        wait.player_takes_over(Millis(16_000), Some(15_000));
        assert_eq!(wait.deadline(15_000), Millis(31_000));
        wait.player_takes_over(Millis(32_000), Some(15_000));
        assert_eq!(wait.deadline(15_000), Millis(31_000));
    }
}
