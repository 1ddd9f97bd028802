//! Rock, paper, scissors.

use aeroplane_dice::{Randomness, Transcript};
use aeroplane_protocol::{Hand, HandRound, Millis};
use aeroplane_rules::{ByColor, Color, ColorSet};

/// A round that is being played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Hands {
    /// The dice, which wait for the first roll.
    pub(crate) transcript: Transcript,
    /// Who is still in; one who is alone begins.
    pub(crate) left: ColorSet,
    pub(crate) shown: ByColor<Option<Hand>>,
    /// Until when hands are waited for.
    pub(crate) until: Millis,
}

impl Hands {
    /// Who is left when all others are out.
    pub(crate) fn winner(&self) -> Option<Color> {
        self.left.only()
    }

    /// Compares the hands. Those that nobody has shown are drawn.
    pub(crate) fn compare(&self, entropy: u64) -> HandRound {
        let mut randomness = Randomness::new(entropy, 0);
        let hands = ByColor::from_fn(|color| {
            let drawn = randomness.pick(&Hand::ALL).copied();
            if self.left.contains(color) { self.shown[color].or(drawn) } else { None }
        });
        HandRound { hands, left: left_after(self.left, hands).iter().collect() }
    }
}

/// Who is still in after these hands. Where all show the same, or every hand is shown, nobody goes.
fn left_after(left: ColorSet, hands: ByColor<Option<Hand>>) -> ColorSet {
    let is_shown = |hand: Hand| left.iter().any(|color| hands[color] == Some(hand));
    let beats_another = |hand: Hand| Hand::ALL.iter().any(|&other| is_shown(other) && hand.beats(other));
    let is_beaten = |hand: Hand| Hand::ALL.iter().any(|&other| is_shown(other) && other.beats(hand));
    let wins = |hand: Hand| beats_another(hand) && !is_beaten(hand);
    let winners: ColorSet = left.iter().filter(|&color| hands[color].is_some_and(wins)).collect();
    if winners.is_empty() { left } else { winners }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(hands: [Option<Hand>; 4]) -> Vec<Color> {
        let hands = ByColor(hands);
        let playing = Color::ALL.into_iter().filter(|&color| hands[color].is_some()).collect();
        left_after(playing, hands).iter().collect()
    }

    #[test]
    fn those_who_are_beaten_are_out() {
        let (rock, paper, scissors) = (Some(Hand::Rock), Some(Hand::Paper), Some(Hand::Scissors));
        assert_eq!(left([rock, None, scissors, None]), [Color::Red]);
        assert_eq!(left([rock, paper, rock, paper]), [Color::Yellow, Color::Green]);
        assert_eq!(left([rock, rock, rock, None]), [Color::Red, Color::Yellow, Color::Blue]);
        assert_eq!(left([rock, paper, scissors, rock]), Color::ALL);
    }
}
