//! What the forms of this crate look like, for those who write clients in other languages. All of it follows from the
//! types; `cargo xtask bless` writes it into the files that are under version control.

mod limits;
mod manual;
mod openapi;
mod schema;
mod tables;
mod typescript;

pub use limits::limits;
pub use manual::{ManualError, manual};
pub use openapi::openapi;
pub use tables::{Table, table};
pub use typescript::typescript;
