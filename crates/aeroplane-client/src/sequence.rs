//! Whether every event of a room arrives once and in order.

use aeroplane_protocol::Seq;

/// How an event follows those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// It is the next one.
    Next,
    /// It came before.
    Double,
    /// Events before it are missing.
    Gap,
}

/// The numbers of a room's events as they arrive.
///
/// ```
/// use aeroplane_client::{Order, Sequence};
/// use aeroplane_protocol::Seq;
///
/// let mut sequence = Sequence::default();
/// sequence.begin(Seq(5));
/// assert_eq!(sequence.update(Seq(6)), Order::Next);
/// assert_eq!(sequence.update(Seq(8)), Order::Gap);
/// assert_eq!(sequence.last(), Seq(6));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sequence {
    last: Seq,
}

impl Sequence {
    /// The last event without a gap before it.
    pub const fn last(self) -> Seq {
        self.last
    }

    /// Everything up to this event is known at once. Returns whether that is no step back: a room that forgets events has
    /// lost them.
    pub fn begin(&mut self, seq: Seq) -> bool {
        let is_forward = seq >= self.last;
        self.last = seq;
        is_forward
    }

    /// Takes in the number of an event. Only the next one counts as known.
    pub fn update(&mut self, seq: Seq) -> Order {
        if seq == self.last.next() {
            self.last = seq;
            Order::Next
        } else if seq <= self.last {
            Order::Double
        } else {
            Order::Gap
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_in_order_are_next() {
        let mut sequence = Sequence::default();
        for seq in 1..100 {
            assert_eq!(sequence.update(Seq(seq)), Order::Next);
        }
        assert_eq!(sequence.last(), Seq(99));
    }

    #[test]
    fn a_double_and_a_gap_are_told_apart_and_change_nothing() {
        let mut sequence = Sequence::default();
        assert!(sequence.begin(Seq(10)));
        assert_eq!(sequence.update(Seq(10)), Order::Double);
        assert_eq!(sequence.update(Seq(1)), Order::Double);
        assert_eq!(sequence.update(Seq(12)), Order::Gap);
        assert_eq!(sequence.last(), Seq(10));
        assert_eq!(sequence.update(Seq(11)), Order::Next);
        assert_eq!(sequence.update(Seq(12)), Order::Next);
    }

    #[test]
    fn a_room_that_goes_back_is_noticed() {
        let mut sequence = Sequence::default();
        assert!(sequence.begin(Seq(10)));
        assert!(sequence.begin(Seq(10)));
        assert!(!sequence.begin(Seq(9)));
        assert_eq!(sequence.last(), Seq(9));
    }
}
