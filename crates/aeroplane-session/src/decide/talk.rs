//! Talk, which changes nothing else.

use aeroplane_protocol::{ChatText, Event, Refusal};

use crate::session::Session;

impl Session {
    pub(super) fn chat(&self, text: &ChatText) -> Result<Event, Refusal> {
        if !self.settings.chat {
            return Err(Refusal::ChatOff {});
        }
        Ok(Event::Chatted { text: text.clone() })
    }
}
