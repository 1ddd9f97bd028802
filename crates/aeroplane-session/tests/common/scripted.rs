//! Dice that show what a test wants, with heads that hold: everything but the values is `aeroplane-dice/1`.

use std::collections::VecDeque;

use aeroplane_dice::{Faces, Head, Link, RevealedSecret, RollRecord, Transcript};
use aeroplane_rules::Color;
use aeroplane_session::{DrawError, Drawer};
use sha2::{Digest as _, Sha256};

/// Scripted rolls, then ones.
pub(crate) struct ScriptedTable {
    rolls: VecDeque<u8>,
}

impl ScriptedTable {
    pub(crate) fn new(rolls: &[u8]) -> Self {
        Self { rolls: rolls.iter().copied().collect() }
    }
}

impl Drawer for ScriptedTable {
    fn draw(
        &mut self,
        so_far: &Transcript,
        seat: Color,
        link: Option<Link>,
    ) -> Result<RollRecord, DrawError> {
        let before = so_far.rolls.last().map_or(so_far.start, |roll| roll.head);
        let number = u32::try_from(so_far.rolls.len()).unwrap() + 1;
        let value = self.rolls.pop_front().unwrap_or(1);
        let mut hash = Sha256::new();
        hash.update(b"aeroplane-dice/1/next\0");
        hash.update(before.as_bytes());
        hash.update(number.to_be_bytes());
        hash.update([seat.seat(), u8::from(link.is_some()), 6]);
        hash.update(link.map_or([0; 32], |link| *link.as_bytes()));
        hash.update([value]);
        let head = Head::new(hash.finalize().into());
        Ok(RollRecord { number, seat, faces: Faces::SIX, link, value, head })
    }

    fn reveal(&mut self, _: &Transcript) -> Result<RevealedSecret, DrawError> {
        Ok(RevealedSecret::new([0; 32]))
    }
}
