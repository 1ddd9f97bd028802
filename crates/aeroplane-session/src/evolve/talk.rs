//! What was said.

use aeroplane_protocol::{ChatText, Emote, LogEntry, MemberId, Phrase, TalkLine};

use crate::limits::TALK_LINES;
use crate::outcome::Outcome;
use crate::replay_error::Misfit;
use crate::session::Session;

impl Session {
    pub(super) fn said(&mut self, entry: &LogEntry, phrase: Phrase) -> Result<Outcome, Misfit> {
        let member = self.speaker(entry)?;
        Ok(self.keep(TalkLine::Said { seq: entry.seq, member, phrase }))
    }

    pub(super) fn expressed(&mut self, entry: &LogEntry, emote: Emote) -> Result<Outcome, Misfit> {
        let member = self.speaker(entry)?;
        Ok(self.keep(TalkLine::Expressed { seq: entry.seq, member, emote }))
    }

    pub(super) fn chatted(&mut self, entry: &LogEntry, text: &ChatText) -> Result<Outcome, Misfit> {
        let member = self.speaker(entry)?;
        Ok(self.keep(TalkLine::Chatted { seq: entry.seq, member, text: text.clone() }))
    }

    fn speaker(&self, entry: &LogEntry) -> Result<MemberId, Misfit> {
        entry.by.filter(|&member| self.is_member(member)).ok_or(Misfit::Member)
    }

    fn keep(&mut self, line: TalkLine) -> Outcome {
        if self.talk.len() == TALK_LINES {
            self.talk.pop_front();
        }
        self.talk.push_back(line);
        Outcome::default()
    }
}
