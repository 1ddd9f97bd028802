//! A room of Aeroplane Chess: what may happen in it, and what it is like after everything that did.
//!
//! A [`Session`] is one room. [`Session::decide`] turns what a member asks for into the [`Event`] that it amounts to, or
//! says why not; [`Session::evolve`] takes an event that was stored into the room. Between the two stands whoever stores
//! events: nothing has happened before it is stored. What the room does by itself – bots, clocks, bots that fill seats –
//! is [due](Session::due) at a moment that follows from its state, and [`Session::act`] does it.
//!
//! Everything from outside comes in as an argument: the time, random bits, dice, who is there. So the same events make
//! the same room, on every machine and in every later version.
//!
//! ```
//! use aeroplane_dice::Secret;
//! use aeroplane_protocol::{
//!     Command, Commitment, Event, GameId, GameOpening, LogEntry, MemberId, Millis, Refusal, Seq, Settings,
//! };
//! use aeroplane_rules::Color;
//! use aeroplane_session::{Input, Session};
//!
//! // Whoever opens the room keeps the secret of its dice, and tells what binds it.
//! let secret = Secret::new([7; 32]);
//! let commitment = secret.commitment(aeroplane_dice::GameId::new([1; 16]));
//! let game = GameOpening {
//!     number: 1,
//!     game: GameId::new([1; 16]),
//!     commitment: Commitment::new(*commitment.as_bytes()),
//! };
//! let (host, now) = (MemberId(1), Millis(0));
//! let opened = Event::Opened { settings: Settings::default(), name: "Ada".parse()?, game };
//! let first = LogEntry { seq: Seq(1), at: now, by: Some(host), event: opened };
//! let mut room = Session::open(&first)?;
//!
//! // Decide, store, evolve.
//! let sit = Command::TakeSeat { color: Color::Red, anchor: None, name: None };
//! let event = room.decide(Some(host), room.seq(), &sit, &mut Input::at(now))?;
//! let entry = room.entry(now, Some(host), event);
//! let outcome = room.evolve(&entry)?;
//! assert!(outcome.room_changed);
//!
//! let start = room.decide(Some(host), room.seq(), &Command::Start {}, &mut Input::at(now));
//! assert_eq!(start, Err(Refusal::TooFewPlayers {}));
//! assert_eq!(Session::replay([&first, &entry])?, room);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod act;
mod beginning;
mod clock;
mod convert;
mod decide;
mod dice;
mod due;
mod evolve;
mod hands;
mod input;
mod limits;
mod members;
mod outcome;
mod play;
mod record;
mod replay_error;
mod schedule;
mod seats;
mod session;
mod spending;
mod staleness;
mod table;
mod view;

pub use dice::{DrawError, Drawer, TableDice};
pub use due::{Due, DueKind, NothingDue, Question, Work};
pub use input::Input;
pub use outcome::{GameListing, GameSummary, Listing, Outcome};
pub use replay_error::{Misfit, ReplayError};
pub use session::Session;

#[cfg(doc)]
use aeroplane_protocol::Event;
