//! A room for tests, with everything that stands around one: a log, a clock, dice, bots, and devices that keep chains.

#![allow(dead_code, reason = "each test program uses its part")]

pub(crate) mod scripted;

use aeroplane_bots::{Answers, AnyBot, Bot as _, BotKind};
use aeroplane_dice::{Chain, Secret};
use aeroplane_protocol::{
    Anchor, Bot, Command, Commitment, Control, Event, GameId, GameOpening, Link, LogEntry, MemberId, Millis,
    PlayerName, Refusal, Seq, Settings, Stage,
};
use aeroplane_rules::{ByColor, Color, Move, MoveList, Position, Roll, Rules, Turn};
use aeroplane_session::{Drawer, Due, DueKind, Input, NothingDue, Outcome, Session, TableDice, Work};

/// The member that opened the room.
pub(crate) const HOST: MemberId = MemberId(1);
/// When rooms open.
pub(crate) const START: Millis = Millis(1_700_000_000_000);

/// The secret of the n-th game of a test, and what is told of it.
pub(crate) fn game(number: u16, seed: u8) -> (Secret, GameOpening) {
    let bytes = std::array::from_fn(|index| u8::try_from(index).unwrap() ^ seed ^ number.to_be_bytes()[1]);
    let secret = Secret::new(bytes);
    let game = aeroplane_dice::GameId::new(std::array::from_fn(|index| bytes[index]));
    let opening = GameOpening {
        number,
        game: GameId::new(*game.as_bytes()),
        commitment: Commitment::new(*secret.commitment(game).as_bytes()),
    };
    (secret, opening)
}

pub(crate) fn name(text: &str) -> PlayerName {
    text.parse().unwrap()
}

pub(crate) fn anchor(chain: &Chain) -> Anchor {
    Anchor::new(*chain.anchor().as_bytes())
}

pub(crate) fn public(link: aeroplane_dice::Link) -> Link {
    Link::new(*link.as_bytes())
}

/// What a bot answers.
pub(crate) fn bot_answer(
    bot: Bot,
    rules: &Rules,
    position: &Position,
    moves: &MoveList,
    stream: u64,
) -> Move {
    let kind = match bot {
        Bot::Random => BotKind::Random,
        Bot::Runner => BotKind::Runner,
        Bot::Greedy => BotKind::Greedy,
        Bot::Rollout => BotKind::Rollout,
        Bot::Expectimax => BotKind::Expectimax,
        Bot::Expert => BotKind::Expert,
    };
    let mut bot: AnyBot = kind.build(5, stream);
    bot.choose(rules, position, Answers::new(moves).unwrap())
}

/// A room and its surroundings.
pub(crate) struct Room {
    pub(crate) session: Session,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) now: Millis,
    pub(crate) dice: Box<dyn Drawer>,
    /// The chains that people's devices drew for the present game.
    pub(crate) chains: ByColor<Option<Chain>>,
    /// Who is there; everybody and at any time, unless a test says otherwise.
    pub(crate) present: bool,
    pub(crate) present_members: Vec<MemberId>,
    pub(crate) lag: ByColor<u32>,
    pub(crate) entropy: u64,
    pub(crate) last: Outcome,
    seed: u8,
}

impl Room {
    /// A room that has just been opened.
    pub(crate) fn new(settings: Settings) -> Self {
        Self::with_seed(settings, 0)
    }

    /// The same with other dice.
    pub(crate) fn with_seed(settings: Settings, seed: u8) -> Self {
        let (secret, opening) = game(1, seed);
        let event = Event::Opened { settings, name: name("Ada"), game: opening };
        let entry = LogEntry { seq: Seq(1), at: START, by: Some(HOST), event };
        Self {
            session: Session::open(&entry).unwrap(),
            log: vec![entry],
            now: START,
            dice: Box::new(TableDice::new(secret)),
            chains: ByColor([const { None }; 4]),
            present: true,
            present_members: Vec::new(),
            lag: ByColor([0; 4]),
            entropy: 1,
            last: Outcome::default(),
            seed,
        }
    }

    /// The room on another machine, which has nothing but the log and the secret of the game.
    pub(crate) fn restarted(&self) -> Self {
        let session = Session::replay(&self.log).unwrap();
        let secret = game(session.opening().number, self.seed).0;
        Self {
            session,
            log: self.log.clone(),
            now: self.now,
            dice: Box::new(TableDice::new(secret)),
            chains: ByColor::from_fn(|color| self.chains[color].as_ref().map(|_| self.new_chain(color))),
            present: self.present,
            present_members: self.present_members.clone(),
            lag: self.lag,
            entropy: self.entropy,
            last: self.last.clone(),
            seed: self.seed,
        }
    }

    /// The input of a decision, with the dice and a game for a rematch.
    fn ask<T>(&mut self, ask: impl FnOnce(&Session, &mut Input<'_>) -> T) -> T {
        self.entropy = self.entropy.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let next = self.session.opening().number + 1;
        let mut input = Input {
            now: self.now,
            dice: Some(&mut *self.dice),
            entropy: self.entropy,
            next_game: Some(game(next, self.seed).1),
            lag: self.lag,
            present: self.present,
            present_members: &self.present_members,
        };
        ask(&self.session, &mut input)
    }

    /// Stores an event: it goes through JSON, as it would through a database.
    pub(crate) fn store(&mut self, by: Option<MemberId>, event: &Event) {
        let entry = self.session.entry(self.now, by, event.clone());
        let json = serde_json::to_string(&entry).unwrap();
        let entry: LogEntry = serde_json::from_str(&json).unwrap();
        assert_eq!(entry.event, *event, "{json}");
        let views = |session: &Session| (session.room_view(self.now), session.table_view(self.now));
        let before = views(&self.session);
        self.last = self.session.evolve(&entry).unwrap();
        // Whoever is told of the changes alone sees the same as whoever looks at the whole.
        let after = views(&self.session);
        assert!(self.last.room_changed || before.0 == after.0, "{:?}", entry.event);
        assert!(self.last.table_changed || after.1.is_none() || before.1 == after.1, "{:?}", entry.event);
        if let Event::RematchOpened { game: next } = entry.event {
            self.dice = Box::new(TableDice::new(game(next.number, self.seed).0));
            self.chains = ByColor([const { None }; 4]);
        }
        self.log.push(entry);
    }

    /// A command of somebody who has seen everything.
    pub(crate) fn command(&mut self, by: MemberId, command: &Command) -> Result<Event, Refusal> {
        self.command_after(Some(by), self.session.seq(), command)
    }

    /// A command of anybody.
    pub(crate) fn command_after(
        &mut self,
        by: Option<MemberId>,
        seen: Seq,
        command: &Command,
    ) -> Result<Event, Refusal> {
        let event = self.ask(|session, input| session.decide(by, seen, command, input))?;
        self.store(by, &event);
        Ok(event)
    }

    /// A command that has to be accepted.
    pub(crate) fn must(&mut self, by: MemberId, command: &Command) -> Event {
        let stage = self.session.stage();
        self.command(by, command).unwrap_or_else(|refusal| panic!("{command:?} in {stage:?}: {refusal}"))
    }

    pub(crate) fn act(&mut self, work: Work) -> Result<Event, NothingDue> {
        let event = self.ask(|session, input| session.act(work, input))?;
        self.store(None, &event);
        Ok(event)
    }

    pub(crate) fn join(&mut self, who: &str) -> MemberId {
        let event = self.session.admit(name(who)).unwrap();
        let Event::Joined { member, .. } = event else { panic!("{event:?}") };
        self.store(Some(member), &event);
        member
    }

    /// Somebody sits down with a chain, and is ready.
    pub(crate) fn sit(&mut self, who: MemberId, color: Color) {
        let chain = self.new_chain(color);
        self.must(who, &Command::TakeSeat { color, anchor: Some(anchor(&chain)), name: None });
        self.chains[color] = Some(chain);
        self.must(who, &Command::SetReady { color, ready: true });
    }

    /// A chain as the device at that seat draws one.
    pub(crate) fn new_chain(&self, color: Color) -> Chain {
        let game = u8::try_from(self.session.opening().number).unwrap();
        Chain::new([0x40 * color.seat() + game; 32])
    }

    pub(crate) fn seat_bot(&mut self, color: Color, bot: Bot) {
        let plan = aeroplane_protocol::SeatPlan::Bot { bot };
        self.must(self.session.host(), &Command::SetSeat { color, plan });
    }

    pub(crate) fn let_pass(&mut self, milliseconds: u64) {
        self.now = self.now.plus(milliseconds);
    }

    /// Waits until the next thing is due that the room does by itself, and lets it happen.
    pub(crate) fn do_due(&mut self) -> Event {
        let due = self.session.due().expect("something is always due in an open room");
        self.now = self.now.max(due.at);
        match self.act(Work::Due) {
            Ok(event) => event,
            Err(NothingDue::AnswerOwed) => {
                let question = self.session.question().unwrap();
                let stream = u64::from(question.number);
                let answer =
                    bot_answer(question.bot, &question.rules, &question.position, &question.moves, stream);
                self.act(Work::Answer(answer)).unwrap()
            }
            Err(NothingDue::Before { at }) => {
                self.now = at;
                self.act(Work::Due).unwrap()
            }
            Err(error @ (NothingDue::Nothing | NothingDue::NoDice)) => panic!("{due:?}: {error}"),
        }
    }

    pub(crate) fn due(&self) -> Due {
        self.session.due().unwrap()
    }

    /// Starts the game; everybody's device gives its link, and the first roll comes next.
    pub(crate) fn start(&mut self) {
        self.must(self.session.host(), &Command::Start {});
        self.mix();
    }

    /// Everybody's device gives its link, and the room goes on.
    pub(crate) fn mix(&mut self) {
        for color in Color::ALL {
            if self.control(color) == Some(Control::Player)
                && let (Some(link), Some(who)) = (self.link(color, 1), self.session.holder(color))
            {
                self.must(who, &Command::GiveLink { color, link: public(link) });
            }
        }
        self.do_due();
    }

    fn link(&self, color: Color, index: u16) -> Option<aeroplane_dice::Link> {
        self.chains[color].as_ref()?.link(index)
    }

    /// Who is to act, while a game goes on.
    pub(crate) fn turn(&self) -> Turn {
        let number = self.session.opening().number;
        self.session.record(number).map_or(Turn::Over(Color::Red), |record| record.game().turn())
    }

    pub(crate) fn control(&self, color: Color) -> Option<Control> {
        self.session.room_view(self.now).seats[color].control
    }

    /// The link of the seat's next roll, if its device has one.
    pub(crate) fn next_link(&self, color: Color) -> Option<Link> {
        let rolls = self.session.table_view(self.now).unwrap().rolls[color];
        self.chains[color].as_ref()?.link_of_roll(rolls + 1).map(public)
    }

    /// Whoever is to act does so: people with their links, a bot where it is its turn.
    pub(crate) fn step(&mut self) -> Event {
        self.let_pass(1_000);
        match self.turn() {
            Turn::ToRoll(color) if self.control(color) == Some(Control::Player) => {
                let link = self.next_link(color);
                self.must(self.session.holder(color).unwrap(), &Command::Roll { link })
            }
            Turn::ToMove(color, _) if self.control(color) == Some(Control::Player) => {
                let record = self.session.record(self.session.opening().number).unwrap();
                let game = record.game();
                let answer = bot_answer(Bot::Greedy, game.rules(), game.position(), &game.legal_moves(), 0);
                self.must(self.session.holder(color).unwrap(), &Command::Play { answer })
            }
            Turn::ToRoll(_) | Turn::ToMove(..) | Turn::Over(_) => self.do_due(),
        }
    }

    /// Plays until something holds.
    pub(crate) fn play_until(&mut self, holds: impl Fn(&Self) -> bool) {
        for _ in 0..20_000 {
            if holds(self) {
                return;
            }
            self.step();
        }
        panic!("it never came to that");
    }

    /// Plays the game to its end, and the dice are laid open.
    pub(crate) fn play_to_end(&mut self) {
        self.play_until(|room| room.session.stage() == Stage::Over);
        assert_eq!(self.due().kind, DueKind::Reveal);
        self.do_due();
    }

    /// The room of the log is this one.
    pub(crate) fn check_replay(&self) {
        let replayed = Session::replay(&self.log).unwrap();
        assert!(replayed == self.session, "the log makes another room");
        assert_eq!(replayed.snapshot(Some(HOST), self.now), self.session.snapshot(Some(HOST), self.now));
    }

    /// The last roll.
    pub(crate) fn last_roll(&self) -> Option<(Color, Roll)> {
        self.log.iter().rev().find_map(|entry| match &entry.event {
            Event::Rolled { roll } => Some((roll.color, roll.value)),
            _ => None,
        })
    }
}
