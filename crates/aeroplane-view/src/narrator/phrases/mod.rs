//! Which message says which phrase.

#[cfg(test)]
mod tests;

use aeroplane_rules::{Color, Roll};

use super::Narrator;
use crate::message::Message;
use crate::phrase::{Called, HelpTopic, Leaving, Phrase, ProofSeat};
use crate::wrap::cells;

impl Narrator {
    /// The phrase in words. Some are several lines long.
    pub fn phrase(&self, phrase: &Phrase<'_>) -> String {
        self.text(&self.phrase_message(phrase))
    }

    /// What a color is called where a line begins with it.
    pub fn player(&self, color: Color) -> String {
        self.text(&Message::new("player").color(color))
    }

    /// What a color is called, and behind it the blanks that make all of them as wide as the widest.
    pub fn player_column(&self, color: Color) -> String {
        let widest = Color::ALL.map(|color| cells(&self.player(color))).into_iter().max().unwrap_or_default();
        let name = self.player(color);
        // `{:<6}` would count characters, and Chinese ones take two columns.
        let blanks = widest.saturating_sub(cells(&name));
        format!("{name}{}", " ".repeat(blanks))
    }

    fn phrase_message(&self, phrase: &Phrase<'_>) -> Message {
        match *phrase {
            Phrase::Opening(rules) => Message::new("opening").with("rules", rules.to_string()),
            Phrase::Players(names) => Message::new("players").with("players", self.named(names)),
            Phrase::DiceOfASeed(seed) => seeded("dice-of-a-seed", seed),
            Phrase::DiceCommitted { protocol, commitment } => {
                Message::new("dice-committed").text("protocol", protocol).text("commitment", commitment)
            }
            Phrase::HowToPlay => Message::new("how-to-play"),
            Phrase::BeginsByLot(color) => Message::new("begins-by-lot").color(color),
            Phrase::Begins(color) => Message::new("begins").color(color),
            Phrase::HighestRoll(rolls) => Message::new("highest-roll").with("rolls", self.rolled(rolls)),
            Phrase::HighestRollAgain(rolls) => {
                Message::new("highest-roll-again").with("rolls", self.rolled(rolls))
            }

            Phrase::AskToRoll(called) => Message::new("ask-to-roll").called(called),
            Phrase::AskToMove { called, roll, count } => {
                Message::new("ask-to-move").called(called).roll(roll).with("count", count)
            }
            Phrase::AskAtTheEnd => Message::new("ask-at-the-end"),

            Phrase::LineTooLong => Message::new("line-too-long"),
            Phrase::LineNotText => Message::new("line-not-text"),
            Phrase::UnknownCommand(command) => Message::new("unknown-command").text("command", command),
            Phrase::CommandAlone(command) => Message::new("command-alone").text("command", command),
            Phrase::HistoryUsage => Message::new("history-usage"),
            Phrase::RollFirst(called) => Message::new("roll-first").called(called),
            Phrase::AnswerFirst { called, roll, count } => {
                Message::new("answer-first").called(called).roll(roll).with("count", count)
            }
            Phrase::ChoiceNeeded(count) => Message::new("choice-needed").with("count", count),
            Phrase::NoSuchMove(count) => Message::new("no-such-move").with("count", count),
            Phrase::NobodyRolls => Message::new("nobody-rolls"),
            Phrase::NobodyMoves => Message::new("nobody-moves"),

            Phrase::TakenBack => Message::new("taken-back"),
            Phrase::NothingToTakeBack => Message::new("nothing-to-take-back"),
            Phrase::NobodyHasRolled => Message::new("nobody-has-rolled"),
            Phrase::SameUnderAllRules => Message::new("same-under-all-rules"),
            Phrase::AllCanMove { color, roll } => Message::new("all-can-move").color(color).roll(roll),
            Phrase::TheseCannotMove { color, roll } => {
                Message::new("these-cannot-move").color(color).roll(roll)
            }
            Phrase::RulesHint => Message::new("rules-hint"),
            Phrase::SaveWhere => Message::new("save-where"),
            Phrase::NotSaved(failure) => Message::new("not-saved").text("failure", failure),
            Phrase::Saved(file) => Message::new("saved").text("file", file),
            Phrase::SavedAtTheEnd(file) => Message::new("saved-at-the-end").text("file", file),
            Phrase::SavedWithSecret => Message::new("saved-with-secret"),
            Phrase::Help(topic) => help(topic),

            Phrase::Places(players) => Message::new("places").with("places", self.placed(players)),
            Phrase::Scores(players) => Message::new("scores").with("scores", self.scores(players)),
            Phrase::SecretRevealed(rolls) => Message::new("secret-revealed").with("rolls", rolls),
            Phrase::DiceBroken(violation) => Message::new("dice-broken").text("violation", violation),
            Phrase::LeavingSaved { reason, file } => {
                Message::new("leaving-saved").with("reason", leaving_word(reason)).text("file", file)
            }
            Phrase::LeavingUnsaved(reason) => {
                Message::new("leaving-unsaved").with("reason", leaving_word(reason))
            }
            Phrase::QuitUnsaved => Message::new("quit-unsaved"),

            Phrase::RecordRules(rules) => Message::new("record-rules").with("rules", rules.to_string()),
            Phrase::RecordPlayers(names) => Message::new("record-players").with("players", self.named(names)),
            Phrase::RecordDice(dice) => Message::new("record-dice").text("dice", dice),
            Phrase::RecordTag { tag, value } => {
                Message::new("record-tag").text("tag", tag).text("value", value)
            }
            Phrase::RecordTurn { number, color } => {
                Message::new("record-turn").with("number", number).color(color)
            }

            Phrase::ProofHolds { rolls, commitment } => {
                Message::new("proof-holds").with("rolls", rolls).text("commitment", commitment)
            }
            Phrase::ProofSeat { name, seat } => proof_seat(seat).text("name", name),
            Phrase::ProofBrokenOff => Message::new("proof-broken-off"),
            Phrase::ProofBroken(problem) => Message::new("proof-broken").text("problem", problem),
            Phrase::ProofOfAnotherGame(problem) => {
                Message::new("proof-of-another-game").text("problem", problem)
            }
            Phrase::ProofWithoutSecret => Message::new("proof-without-secret"),
            Phrase::ProofNotYet => Message::new("proof-not-yet"),
            Phrase::ProofOfASeed(seed) => seeded("proof-of-a-seed", seed),
            Phrase::ProofAbsent(protocol) => Message::new("proof-absent").text("protocol", protocol),
        }
    }

    fn named(&self, names: &[(Color, &str)]) -> String {
        self.items(names, |&(color, name)| Message::new("player-item").color(color).text("name", name))
    }

    fn rolled(&self, rolls: &[(Color, Roll)]) -> String {
        self.items(rolls, |&(color, roll)| Message::new("roll-item").color(color).roll(roll))
    }

    fn placed(&self, players: &[Called<'_>]) -> String {
        let numbered: Vec<(u8, &Called<'_>)> = (1..).zip(players).collect();
        self.items(&numbered, |&(place, &called)| {
            Message::new("place-item").called(called).with("place", place)
        })
    }

    fn scores(&self, players: &[(Called<'_>, i16)]) -> String {
        self.items(players, |&(called, points)| {
            Message::new("score-item").called(called).with("points", format!("{points:+}"))
        })
    }

    fn items<T>(&self, items: &[T], message: impl Fn(&T) -> Message) -> String {
        self.list(&items.iter().map(|item| self.text(&message(item))).collect::<Vec<_>>())
    }
}

/// The arguments that phrases have and steps have not.
impl Message {
    fn text(self, name: &'static str, text: &str) -> Self {
        self.with(name, text.to_owned())
    }

    fn roll(self, roll: Roll) -> Self {
        self.with("roll", roll.pips())
    }

    fn called(self, Called { color, name }: Called<'_>) -> Self {
        let named = if name.is_some() { "yes" } else { "no" };
        self.color(color).with("named", named).text("name", name.unwrap_or_default())
    }
}

/// A seed goes in as text: the numbers of messages are floating-point ones, which are too coarse for it.
fn seeded(key: &'static str, seed: u64) -> Message {
    Message::new(key).with("seed", seed.to_string())
}

fn help(topic: HelpTopic) -> Message {
    match topic {
        HelpTopic::Choose => Message::new("help-choose"),
        HelpTopic::Roll => Message::new("help-roll"),
        HelpTopic::Board => Message::new("help-board"),
        HelpTopic::Planes => Message::new("help-planes"),
        HelpTopic::Why => Message::new("help-why"),
        HelpTopic::History(turns) => Message::new("help-history").with("turns", turns),
        HelpTopic::Rules => Message::new("help-rules"),
        HelpTopic::Undo => Message::new("help-undo"),
        HelpTopic::Save => Message::new("help-save"),
        HelpTopic::List => Message::new("help-list"),
        HelpTopic::Quit => Message::new("help-quit"),
    }
}

fn proof_seat(seat: ProofSeat) -> Message {
    match seat {
        ProofSeat::Person { rolls, automatic } => {
            Message::new("proof-person").with("rolls", rolls).with("automatic", automatic)
        }
        ProofSeat::PersonWithoutLinks(automatic) => {
            Message::new("proof-person-without-links").with("automatic", automatic)
        }
        ProofSeat::Bot(rolls) => Message::new("proof-bot").with("rolls", rolls),
    }
}

const fn leaving_word(reason: Leaving) -> &'static str {
    match reason {
        Leaving::Quit => "quit",
        Leaving::InputEnded => "input",
    }
}
