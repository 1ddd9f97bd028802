//! The commands of the program, one a module.

pub(crate) mod completions;
pub(crate) mod doctor;
pub(crate) mod engine;
pub(crate) mod lab;
pub(crate) mod load;
pub(crate) mod manual;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod verify;
