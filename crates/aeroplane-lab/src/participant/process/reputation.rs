//! What is known of a program, whoever asks.

use core::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::participant::forfeit::Forfeit;

/// After how many failed greetings a program that never answered one is given up.
pub const GREETINGS_BEFORE_GIVING_UP: u32 = 3;

/// What all players of a program know of it together, so that one that cannot play at all costs its time limit a few
/// times and not in every chunk.
///
/// The greeting is always the same. A program that does the same on the same input answers it always or never, and
/// always fails in the same way: what it forfeits its games for does not depend on who found out.
#[derive(Debug, Clone, Default)]
pub(super) struct Reputation {
    known: Arc<Mutex<Known>>,
    /// What was wrong when it first forfeited a game.
    complaint: Arc<OnceLock<(Forfeit, String)>>,
}

#[derive(Debug, Clone, Copy)]
enum Known {
    /// It has failed so often and never answered.
    Doubtful { failures: u32 },
    /// It has answered a greeting.
    Good,
    /// It is not started any more.
    Hopeless(Forfeit),
}

impl Default for Known {
    fn default() -> Self {
        Self::Doubtful { failures: 0 }
    }
}

impl Reputation {
    /// Why the program is not started any more, if so.
    pub(super) fn hopeless(&self) -> Option<Forfeit> {
        match *self.known() {
            Known::Hopeless(forfeit) => Some(forfeit),
            Known::Doubtful { .. } | Known::Good => None,
        }
    }

    /// It has answered a greeting.
    pub(super) fn has_greeted(&self) {
        *self.known() = Known::Good;
    }

    /// It has not.
    pub(super) fn has_failed(&self, forfeit: Forfeit) {
        let mut known = self.known();
        if let Known::Doubtful { failures } = &mut *known {
            *failures += 1;
            if *failures >= GREETINGS_BEFORE_GIVING_UP {
                *known = Known::Hopeless(forfeit);
            }
        }
    }

    /// What was wrong when a game was forfeited; what is wrong later is not kept.
    pub(super) fn complain(&self, forfeit: Forfeit, complaint: &str) {
        self.complaint.get_or_init(|| (forfeit, complaint.to_owned()));
    }

    /// What was wrong at first, if anything.
    pub(super) fn complaint(&self) -> Option<(Forfeit, &str)> {
        self.complaint.get().map(|(forfeit, complaint)| (*forfeit, complaint.as_str()))
    }

    /// Each change is one assignment, so that a thread that panicked has left nothing half done.
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Experience makes no other program.
impl PartialEq for Reputation {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Reputation {}

impl Hash for Reputation {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
