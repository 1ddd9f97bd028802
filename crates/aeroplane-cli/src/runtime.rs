//! Where the commands that use the network run.

use tokio::runtime::{Builder, Runtime};

use crate::failure::Failure;

/// A runtime with as many threads as the machine can run at once.
pub(crate) fn start() -> Result<Runtime, Failure> {
    Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Io(format!("the system gives no threads to work with: {error}")))
}
