//! Who sits where.

use aeroplane_protocol::{MemberId, Occupant, PlayerName, SeatPlan};
use aeroplane_rules::{ByColor, Color, ColorSet};

/// The four seats of a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Seats(ByColor<Occupant>);

impl Seats {
    /// Four open seats.
    pub(crate) fn new() -> Self {
        Self(ByColor::from_fn(|_| Occupant::Open {}))
    }

    pub(crate) fn occupant(&self, color: Color) -> &Occupant {
        &self.0[color]
    }

    /// The member whose device speaks for the seat.
    pub(crate) fn holder(&self, color: Color) -> Option<MemberId> {
        match &self.0[color] {
            Occupant::Human { member, .. } => Some(*member),
            Occupant::Open {} | Occupant::Closed {} | Occupant::Bot { .. } => None,
        }
    }

    fn which(&self, wanted: impl Fn(&Occupant) -> bool) -> ColorSet {
        self.0.iter().filter(|(_, occupant)| wanted(occupant)).map(|(color, _)| color).collect()
    }

    /// The seats that the member holds.
    pub(crate) fn of(&self, member: MemberId) -> ColorSet {
        Color::ALL.into_iter().filter(|&color| self.holder(color) == Some(member)).collect()
    }

    /// The seats that people have.
    pub(crate) fn people(&self) -> ColorSet {
        self.which(|occupant| matches!(occupant, Occupant::Human { .. }))
    }

    /// The seats that somebody has, a person or a bot.
    pub(crate) fn occupied(&self) -> ColorSet {
        self.which(|occupant| matches!(occupant, Occupant::Human { .. } | Occupant::Bot { .. }))
    }

    pub(crate) fn open(&self) -> ColorSet {
        self.which(|occupant| matches!(occupant, Occupant::Open {}))
    }

    /// The first seat whose person is not ready.
    pub(crate) fn unready(&self) -> Option<Color> {
        let unready = self.which(|occupant| matches!(occupant, Occupant::Human { ready: false, .. }));
        unready.iter().next()
    }

    /// Those who hold seats.
    pub(crate) fn holders(&self) -> Vec<MemberId> {
        Color::ALL.into_iter().filter_map(|color| self.holder(color)).collect()
    }

    pub(crate) fn put(&mut self, color: Color, occupant: Occupant) {
        self.0[color] = occupant;
    }

    /// What the host makes of a seat.
    pub(crate) fn set(&mut self, color: Color, plan: SeatPlan) {
        self.0[color] = match plan {
            SeatPlan::Open {} => Occupant::Open {},
            SeatPlan::Closed {} => Occupant::Closed {},
            SeatPlan::Bot { bot } => Occupant::Bot { bot },
        };
    }

    /// Whether the person there is ready; none where nobody sits.
    pub(crate) fn ready_mut(&mut self, color: Color) -> Option<&mut bool> {
        match &mut self.0[color] {
            Occupant::Human { ready, .. } => Some(ready),
            Occupant::Open {} | Occupant::Closed {} | Occupant::Bot { .. } => None,
        }
    }

    pub(crate) fn nobody_is_ready(&mut self) {
        for color in Color::ALL {
            if let Some(ready) = self.ready_mut(color) {
                *ready = false;
            }
        }
    }

    /// Seats that were called as the member was, and not by a name of their own, are called as it is now.
    pub(crate) fn rename(&mut self, who: MemberId, old: &PlayerName, new: &PlayerName) {
        for occupant in &mut self.0.0 {
            if let Occupant::Human { member, name, .. } = occupant
                && *member == who
                && name == old
            {
                name.clone_from(new);
            }
        }
    }

    /// The seats of a member who goes are open again.
    pub(crate) fn leave(&mut self, member: MemberId) {
        for color in self.of(member).iter() {
            self.put(color, Occupant::Open {});
        }
    }

    /// The seats for the next game: those who are still there keep theirs, without anchor and not ready.
    pub(crate) fn for_the_next_game(&mut self, is_there: impl Fn(MemberId) -> bool) {
        for occupant in &mut self.0.0 {
            match occupant {
                Occupant::Human { member, .. } if !is_there(*member) => *occupant = Occupant::Open {},
                Occupant::Human { anchor, ready, .. } => (*anchor, *ready) = (None, false),
                Occupant::Open {} | Occupant::Closed {} | Occupant::Bot { .. } => {}
            }
        }
    }
}
