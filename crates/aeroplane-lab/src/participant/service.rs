//! The other end of the bot protocol: a bot of the project that plays for whoever asks.

use aeroplane_bots::{Answers, AnyBot, Bot as _, BotChoice};
use aeroplane_rules::{Move, Position, PositionError, Rules, Setup};

use super::message::{self, BadLine, LegalAnswer, PROTOCOL, Reply, Request};

/// A bot of the project behind the [bot protocol](PROTOCOL): lines go in, lines come out.
///
/// ```
/// use aeroplane_bots::BotKind;
/// use aeroplane_lab::BotService;
///
/// let mut service = BotService::new(BotKind::Greedy.into());
/// let reply = service.answer(br#"{"message":"hello","id":1,"protocol":"aeroplane-bot/1"}"#)?;
/// let hello = br#"{"message":"hello","id":1,"protocol":"aeroplane-bot/1","name":"greedy"}"#;
/// assert_eq!(reply.as_deref(), Some([hello.as_slice(), b"\n"].concat().as_slice()));
/// # Ok::<(), aeroplane_lab::BadRequest>(())
/// ```
#[derive(Debug)]
pub struct BotService {
    choice: BotChoice,
    game: Option<(Rules, AnyBot)>,
}

/// A line that a bot cannot answer.
#[derive(Debug, thiserror::Error)]
pub enum BadRequest {
    /// It is no message.
    #[error(transparent)]
    Line(#[from] BadLine),
    /// The partner speaks another version.
    #[error("the partner speaks {0:?}, and this bot {PROTOCOL}")]
    Protocol(String),
    /// A roll is to be answered, and no game has begun.
    #[error("a roll is to be answered before a game has begun")]
    NoGame,
    /// The position is not possible under the rules of the game.
    #[error("the position is not possible: {0}")]
    Position(#[from] PositionError),
    /// The answers are others than the rules allow, or there is nothing to answer.
    #[error("the answers are not those that the rules allow in the position")]
    OtherAnswers,
}

impl BotService {
    /// A bot of that choice, for any number of games one after another.
    pub const fn new(choice: BotChoice) -> Self {
        Self { choice, game: None }
    }

    /// The answer to a line, with its end; `None` where no answer is due.
    ///
    /// # Errors
    ///
    /// [`BadRequest`]; the partner and the bot then do not understand each other, and there is no way to go on.
    pub fn answer(&mut self, line: &[u8]) -> Result<Option<Vec<u8>>, BadRequest> {
        let reply = match message::read(line)? {
            Request::Hello { id, protocol } => {
                if protocol != PROTOCOL {
                    return Err(BadRequest::Protocol(protocol));
                }
                Reply::Hello { id, protocol, name: Some(self.choice.to_string()) }
            }
            Request::Game { id, color: _, seed, stream, rules, position } => {
                Position::new(&position, &rules)?;
                self.game = Some((*rules, self.choice.build(seed, stream)));
                Reply::Ready { id }
            }
            Request::Ask { id, position, answers } => {
                Reply::Answer { id, index: self.index(&position, &answers)? }
            }
            Request::End { places: _ } => return Ok(None),
        };
        Ok(Some(message::write(&reply).map_err(BadLine::from)?))
    }

    /// Which of the answers the bot chooses.
    fn index(&mut self, position: &Setup, answers: &[LegalAnswer]) -> Result<u64, BadRequest> {
        let (rules, bot) = self.game.as_mut().ok_or(BadRequest::NoGame)?;
        let position = Position::new(position, rules)?;
        let legal = position.legal_moves(rules);
        let asked: Vec<Move> = answers.iter().map(|answer| answer.r#move).collect();
        // Bots trust what they are given.
        if !asked.iter().all(|answer| legal.contains(answer)) {
            return Err(BadRequest::OtherAnswers);
        }
        let choice = Answers::new(&asked).ok_or(BadRequest::OtherAnswers)?;
        let chosen = bot.choose(rules, &position, choice);
        let index = asked.iter().position(|&answer| answer == chosen);
        index.and_then(|index| u64::try_from(index).ok()).ok_or(BadRequest::OtherAnswers)
    }
}

#[cfg(test)]
mod tests {
    use aeroplane_bots::BotKind;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::Index;

    use super::*;

    const GAME: &str = r#"{"message":"game","id":2,"color":"red","seed":1,"stream":0,"rules":"classic","position":{"planes":{"red":[-1,-1,-1,-1],"blue":[-1,-1,-1,-1]},"turn":"red"}}"#;
    const LAUNCH: &str = r#"{"move":{"kind":"launch","plane":1},"position":{"planes":{"red":[0,0,-1,-1],"blue":[-1,-1,-1,-1]},"turn":"blue"},"steps":[]}"#;
    const WALK: &str = r#"{"move":{"kind":"advance","planes":[0],"links":[],"join":false},"position":{"planes":{"red":[4,-1,-1,-1],"blue":[-1,-1,-1,-1]},"turn":"blue"},"steps":[]}"#;

    /// A four with one plane on the pad.
    fn ask(answers: &[&str]) -> String {
        let position = r#"{"planes":{"red":[0,-1,-1,-1],"blue":[-1,-1,-1,-1]},"turn":"red","roll":4}"#;
        let answers = answers.join(",");
        format!(r#"{{"message":"ask","id":3,"position":{position},"answers":[{answers}]}}"#)
    }

    fn in_game() -> BotService {
        let mut service = BotService::new(BotKind::Greedy.into());
        assert_eq!(service.answer(GAME.as_bytes()).unwrap().unwrap(), b"{\"message\":\"ready\",\"id\":2}\n");
        service
    }

    #[test]
    fn answers_are_counted_as_they_stand_in_the_question() {
        let asked = |answers: &[&str]| in_game().answer(ask(answers).as_bytes()).unwrap().unwrap();
        let [first, second] = [asked(&[LAUNCH, WALK]), asked(&[WALK, LAUNCH])];
        assert_ne!(first, second, "the same move stands elsewhere");
    }

    #[test]
    fn what_does_not_follow_from_the_rules_is_refused() {
        let refused = |line: &str| in_game().answer(line.as_bytes()).unwrap_err();
        let elsewhere = LAUNCH.replace("\"plane\":1", "\"plane\":0");
        assert!(matches!(refused(&ask(&[LAUNCH, &elsewhere])), BadRequest::OtherAnswers));
        assert!(matches!(refused(&ask(&[])), BadRequest::OtherAnswers));
        let impossible = ask(&[LAUNCH, WALK]).replace("[0,-1,-1,-1]", "[0,-1,-1]");
        assert!(matches!(refused(&impossible), BadRequest::Position(_)));
    }

    proptest! {
        /// Whatever comes in, a bot that trusts its partner is only asked what the rules allow.
        #[test]
        fn no_damaged_question_is_too_much(damages in vec((any::<Index>(), "[-0-9a-z\",:{}\\[\\]]"), 1..4)) {
            for line in [GAME.to_owned(), ask(&[LAUNCH, WALK])] {
                let mut line = line.into_bytes();
                for (place, byte) in &damages {
                    let place = place.index(line.len());
                    line[place] = byte.as_bytes()[0];
                }
                let mut service = in_game();
                if service.answer(&line).is_ok() {
                    let _ = service.answer(ask(&[LAUNCH, WALK]).as_bytes());
                }
            }
        }
    }
}
