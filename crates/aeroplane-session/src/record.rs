//! The games of a room as records, with the proof of their dice.

use aeroplane_dice::Proof;
use aeroplane_dice::text::PROOF_HEADING;
use aeroplane_protocol::Bot;
use aeroplane_protocol::http::PublicPlayer;
use aeroplane_rules::{ProofLines, Record};

use crate::convert;
use crate::outcome::GameSummary;
use crate::session::Session;
use crate::table::Table;
use crate::view::plies;

/// What a bot is called in a record.
const fn bot_name(bot: Bot) -> &'static str {
    match bot {
        Bot::Random => "random",
        Bot::Runner => "runner",
        Bot::Greedy => "greedy",
        Bot::Rollout => "rollout",
        Bot::Expectimax => "expectimax",
        Bot::Expert => "expert",
    }
}

impl Session {
    /// The record of a game of the room, by its number from 1; none before its first roll. It proves the dice once the
    /// game has ended.
    pub fn record(&self, number: u16) -> Option<Record> {
        let table = self.game_numbered(number)?;
        let play = table.play()?;
        let mut record = Record::new(play.game.clone());
        for (color, player) in table.players.iter() {
            let name = match player {
                None => continue,
                Some(PublicPlayer::Bot { bot }) => bot_name(*bot),
                Some(PublicPlayer::Human { name }) => name.as_str(),
            };
            // A name that cannot stand in a record is left out: `?`.
            let _ = record.set_player(color, name);
        }
        // The heading is a tag that every record may have, and the lines of a proof have no control characters.
        let _ = record.set_dice(PROOF_HEADING);
        let has_ended = self.has_ended(table);
        if has_ended && !table.is_over() {
            // A record without other tags has room for this one.
            let _ = record.set_broken_off();
        }
        let secret = table.secret.filter(|_| has_ended).map(convert::secret);
        let proof = Proof { transcript: play.transcript.clone(), secret };
        if let Ok(lines) = ProofLines::new(proof.to_string().lines().map(String::from).collect()) {
            record.set_proof(lines);
        }
        Some(record)
    }

    /// The games of the room that were started, the first one first.
    pub fn games(&self) -> impl Iterator<Item = GameSummary> {
        self.tables().map(|table| GameSummary {
            opening: table.opening,
            plies: table.play().map_or(0, |play| plies(&play.game)),
            begun: table.play().is_some(),
            over: table.is_over(),
            revealed: table.secret.is_some(),
        })
    }

    pub(crate) fn game_numbered(&self, number: u16) -> Option<&Table> {
        self.tables().find(|table| table.opening.number == number)
    }

    fn tables(&self) -> impl Iterator<Item = &Table> {
        self.past.iter().map(AsRef::as_ref).chain(&self.table)
    }

    /// Whether no more rolls follow. A game on one device goes on after its end when moves are taken back.
    fn has_ended(&self, table: &Table) -> bool {
        self.closed || table.is_over()
    }
}
