//! On how many threads a command works.

use std::num::NonZeroUsize;

/// As many as were asked for, else as many as the machine can run at once.
pub(crate) fn asked_or_all(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
}
