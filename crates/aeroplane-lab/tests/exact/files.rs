//! Solutions and checkpoints in files.

use std::fs;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_lab::exact::{Ending, Pair, Solution, SolutionFileError, Solver, Tolerance};
use aeroplane_rules::Preset;
use proptest::prelude::*;

use super::{MEMORY, bytes, one_plane, solve};

#[test]
fn an_interrupted_solver_goes_on_to_the_same_bytes() {
    let game = one_plane(Preset::Classic, Pair::Opposite);
    let expected = bytes(&solve(game));
    let folder = tempfile::tempdir().unwrap();
    let checkpoint = folder.path().join("checkpoint");
    let mut runs = 0;
    let mut solver = Solver::new(game, MEMORY).unwrap();
    loop {
        // Stops in the middle of a sweep, and in another one each time.
        let stop = AtomicBool::new(false);
        let mut waves = 0;
        let watch = |_: &Solver| {
            waves += 1;
            stop.store(waves == 1777, Ordering::Relaxed);
            Ok::<(), ()>(())
        };
        match solver.run(Tolerance::default(), NonZeroUsize::MIN, &stop, watch).unwrap() {
            Ending::Stopped => {}
            Ending::Reached => break,
            Ending::Settled => panic!("settled"),
        }
        solver.write_checkpoint(&checkpoint).unwrap();
        solver = Solver::new(game, MEMORY).unwrap();
        solver.resume(&checkpoint).unwrap();
        runs += 1;
    }
    assert!(runs >= 3);
    assert!(bytes(&solver.solution()) == expected);

    let other = one_plane(Preset::Classic, Pair::Adjacent);
    let refused = Solver::new(other, MEMORY).unwrap().resume(&checkpoint);
    assert!(matches!(refused, Err(SolutionFileError::OtherGame { .. })));
    assert!(matches!(Solution::open(&checkpoint), Err(SolutionFileError::Format { .. })));
    let mut damaged = fs::read(&checkpoint).unwrap();
    damaged[5_000] ^= 1;
    fs::write(&checkpoint, damaged).unwrap();
    assert!(matches!(solver.resume(&checkpoint), Err(SolutionFileError::Damaged)));
    assert!(bytes(&solver.solution()) == expected, "a refused checkpoint changes nothing");
}

#[test]
fn a_file_holds_the_solution_and_is_never_replaced() {
    let solution = solve(one_plane(Preset::ChineseCasual, Pair::Adjacent));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solution");
    solution.create(&path).unwrap();
    let read = Solution::open(&path).unwrap();
    assert_eq!(bytes(&read), bytes(&solution));
    assert_eq!(read.bound().to_bits(), solution.bound().to_bits());
    assert!(matches!(solution.create(&path), Err(SolutionFileError::Io(_))));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left behind");
}

#[test]
fn files_of_other_forms_and_games_are_refused() {
    let whole = bytes(&solve(one_plane(Preset::Classic, Pair::Opposite)));
    let refused = |from: &str, to: &str| {
        let end = whole.iter().position(|&byte| byte == b'\n').unwrap();
        let header = String::from_utf8(whole[..end].to_vec()).unwrap();
        assert!(header.contains(from), "{header}");
        let mut changed = header.replace(from, to).into_bytes();
        changed.extend(&whole[end..]);
        Solution::read(changed.as_slice()).unwrap_err()
    };
    assert!(matches!(refused("exact/1", "exact/2"), SolutionFileError::Format { .. }));
    assert!(matches!(refused("\"planes\":1", "\"planes\":4"), SolutionFileError::Game(_)));
    assert!(matches!(refused("\"planes\":1", "\"planes\":2"), SolutionFileError::States { .. }));
    assert!(matches!(refused("opposite", "diagonal"), SolutionFileError::Header(_)));
    assert!(matches!(refused("\"sweeps\"", "\"swept\""), SolutionFileError::Header(_)));
    assert!(matches!(Solution::read(&b""[..]), Err(SolutionFileError::Header(_))));
    let mut longer = whole.clone();
    longer.push(0);
    assert!(matches!(Solution::read(longer.as_slice()), Err(SolutionFileError::Damaged)));
}

/// The numbering of the states, the order of the work and every rounding are part of the form: a change of this sum is a
/// new form.
#[test]
fn the_form_never_changes() {
    let bytes = bytes(&solve(one_plane(Preset::Classic, Pair::Opposite)));
    let sum = [
        0x5d, 0x92, 0x53, 0x5a, 0x04, 0x6a, 0x69, 0x4e, 0x38, 0xbe, 0x14, 0x2f, 0x43, 0x95, 0x59, 0xc9, 0x4e,
        0xb1, 0x13, 0xc3, 0x67, 0x8c, 0xdb, 0x8c, 0x3d, 0x66, 0x8c, 0x47, 0x97, 0x5b, 0x32, 0xcb,
    ];
    assert_eq!(bytes[bytes.len() - 32..], sum);
}

proptest! {
    #[test]
    fn a_damaged_file_is_refused(place: prop::sample::Index, flip in 1..=u8::MAX, cut in any::<bool>()) {
        thread_local! {
            static WHOLE: Vec<u8> = bytes(&solve(one_plane(Preset::Classic, Pair::Opposite)));
        }
        let mut damaged = WHOLE.with(Clone::clone);
        let place = place.index(damaged.len());
        if cut {
            damaged.truncate(place);
        } else {
            damaged[place] ^= flip;
        }
        prop_assert!(Solution::read(damaged.as_slice()).is_err());
    }
}
