//! Random bytes as a test wants them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_dice::{CommittedDice, Faces, GameId, Mix, Roster, RulesHash, SeatKind, Secret};
use aeroplane_rules::{ByColor, Color, Rules};
use aeroplane_server::{Entropy, NoEntropy, SystemEntropy};

/// The system's bytes, and a fault where one is asked for.
#[derive(Default)]
pub struct Faulty {
    armed: AtomicBool,
}

impl Faulty {
    /// The next bytes are not given: whoever asks for them falls over.
    pub fn arm(&self) {
        self.armed.store(true, Ordering::SeqCst);
    }
}

/// The faulty source, shared with the test.
pub struct Shared(pub &'static Faulty);

impl Entropy for Shared {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        assert!(!self.0.armed.swap(false, Ordering::SeqCst), "a fault that the test has planted");
        SystemEntropy.fill(bytes)
    }
}

/// Secrets of games whose first rolls are those wanted. Red begins and no device has a chain.
pub struct Loaded {
    /// The bytes before: a game's id is drawn right before its secret.
    last: Mutex<[u8; 16]>,
    rules: Rules,
    seats: ByColor<Option<SeatKind>>,
    wanted: Vec<u8>,
}

impl Loaded {
    pub fn new(rules: Rules, seats: &[Color], wanted: &[u8]) -> Self {
        let kind = |color| seats.contains(&color).then_some(SeatKind::HumanWithoutAnchor);
        Self { last: Mutex::default(), rules, seats: ByColor::from_fn(kind), wanted: wanted.to_vec() }
    }

    fn suits(&self, game: GameId, secret: [u8; 32]) -> bool {
        let roster = Roster::new(self.seats);
        let mix = Mix::new(ByColor([None; 4]));
        let rules = RulesHash::of(&self.rules);
        let mut dice = CommittedDice::start(Secret::new(secret), game, rules, roster, mix).unwrap();
        self.wanted.iter().all(|&value| dice.draw(Color::Red, Faces::SIX, None).unwrap().value == value)
    }
}

impl Entropy for Loaded {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        SystemEntropy.fill(bytes)?;
        let mut last = self.last.lock().unwrap();
        if let Ok(secret) = <&mut [u8; 32]>::try_from(&mut *bytes) {
            while !self.suits(GameId::new(*last), *secret) {
                SystemEntropy.fill(secret)?;
            }
        } else if let Ok(game) = <[u8; 16]>::try_from(&*bytes) {
            *last = game;
        }
        Ok(())
    }
}
