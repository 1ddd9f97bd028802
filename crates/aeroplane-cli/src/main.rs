//! The `aeroplane` program.

fn main() {}
