//! What an interrupt – Ctrl-C, SIGTERM or SIGHUP – does to a command that can stop early with a valid result.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

/// A flag that the first interrupt sets; the second one ends the program at once.
pub(crate) fn stop_on_interrupt() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let interrupted = move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(interrupted)
        .map_err(|error| Failure::Io(format!("cannot listen for interrupts: {error}")))?;
    Ok(stop)
}
