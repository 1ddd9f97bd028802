//! Taking actions back.

use aeroplane_protocol::{Event, Refusal};

use crate::session::Session;

impl Session {
    pub(super) fn undo(&self) -> Result<Event, Refusal> {
        if !self.settings.one_device {
            return Err(Refusal::NoUndo {});
        }
        let play = self.table()?.play().ok_or_else(|| self.not_now())?;
        let actions = play.undoable().and_then(|actions| u16::try_from(actions).ok());
        actions.map(|actions| Event::Undone { actions }).ok_or(Refusal::NothingToUndo {})
    }
}
