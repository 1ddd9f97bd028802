//! The rules in action: which moves a roll offers, and what happens when one is played.

mod apply;
mod legal;
mod listing;
mod obstacles;
mod refusal;
mod sixes;
mod stop;
mod turn;
mod twins;
mod walk;
mod withdraw;

pub use refusal::Refusal;
pub use turn::{IllegalMove, NotToRoll};
pub use withdraw::NotInGame;
