//! A room on one or two servers, with people and a network between them, in virtual time and without anything else: the
//! same seed is the same story. The network drops, delays, repeats and reorders messages; servers crash at any moment.
//!
//! A thousand stories must keep every promise. Servers with a planted fault must be found out by some of them, or the
//! simulator would show nothing.
//!
//! ```sh
//! AEROPLANE_SEED=42 cargo test -p aeroplane-session --test simulator one_story
//! ```
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "what fails here fails the test")]

#[path = "../common/mod.rs"]
mod common;

mod client;
mod node;
mod promises;
mod random;
mod store;
mod world;

use std::sync::atomic::{AtomicU64, Ordering};

use node::Faults;
use world::World;

/// How many stories are told.
const STORIES: u64 = 1_000;
/// In so many of them a planted fault must come out.
const STORIES_OF_A_FAULT: u64 = 200;

/// Tells the story of a seed, and says which promise was broken.
fn story(seed: u64, faults: Faults) -> Result<world::Summary, String> {
    let mut world = World::new(seed, faults);
    world.run();
    promises::check(&world)
}

/// Tells stories on all processors, and returns what they came to, in the order of their seeds.
fn stories(count: u64, faults: Faults) -> Vec<Result<world::Summary, String>> {
    let next = AtomicU64::new(0);
    let tell = || {
        let mut told = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= count {
                return told;
            }
            told.push((seed, story(seed, faults)));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut told: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(tell)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    told.sort_by_key(|(seed, _)| *seed);
    told.into_iter().map(|(_, story)| story).collect()
}

#[test]
fn every_promise_is_kept_in_a_thousand_stories() {
    let mut total = world::Summary::default();
    for (seed, story) in stories(STORIES, Faults::default()).into_iter().enumerate() {
        match story {
            Ok(summary) => total.add(&summary),
            Err(broken) => panic!(
                "seed {seed}: {broken}\nto see it again: AEROPLANE_SEED={seed} cargo test -p aeroplane-session \
                 --test simulator one_story -- --nocapture"
            ),
        }
    }
    // Stories in which nothing happens show nothing.
    assert!(total.proofs > STORIES / 2, "{total:?}");
    assert!(total.crashes > STORIES, "{total:?}");
    assert!(total.lost_races > STORIES / 4, "{total:?}");
    assert!(total.repeats > STORIES, "{total:?}");
    assert!(total.stale > STORIES, "{total:?}");
    assert!(total.resumed > STORIES, "{total:?}");
}

#[test]
fn one_story() {
    let seed = std::env::var("AEROPLANE_SEED").map_or(0, |seed| seed.parse().expect("a seed is a number"));
    if let Err(broken) = story(seed, Faults::default()) {
        panic!("seed {seed}: {broken}");
    }
}

/// Whether some story ends with that broken promise.
fn comes_out(faults: Faults, promise: &str) {
    let broken: Vec<String> =
        stories(STORIES_OF_A_FAULT, faults).into_iter().filter_map(Result::err).collect();
    assert!(broken.iter().any(|broken| broken.contains(promise)), "{promise}: {broken:#?}");
}

#[test]
fn telling_an_event_before_it_is_stored_comes_out() {
    comes_out(Faults { publishes_before_storing: true, ..Faults::default() }, "was told");
}

#[test]
fn doing_a_repeated_command_again_comes_out() {
    comes_out(Faults { does_repeats_again: true, ..Faults::default() }, "was done twice");
}

#[test]
fn accepting_stale_commands_comes_out() {
    comes_out(Faults { accepts_stale: true, ..Faults::default() }, "without having seen");
}

#[test]
fn a_gap_after_a_resume_comes_out() {
    comes_out(Faults { skips_on_resume: true, ..Faults::default() }, "gap");
}
