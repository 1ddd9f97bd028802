//! Work that is divided among threads.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does the tasks 0 to `tasks` − 1 and returns their results in that order. Where the system gives fewer threads, fewer
/// do it: the calling one always helps.
pub(super) fn results<T: Send>(
    tasks: usize,
    threads: NonZeroUsize,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    if threads.get() == 1 || tasks <= 1 {
        return (0..tasks).map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let take_part = || {
        let mut done = Vec::new();
        loop {
            let task = next.fetch_add(1, Ordering::Relaxed);
            if task >= tasks {
                return done;
            }
            done.push((task, work(task)));
        }
    };
    let mut done = thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads.get().min(tasks))
            .map_while(|_| thread::Builder::new().spawn_scoped(scope, take_part).ok())
            .collect();
        let mut done = take_part();
        for helper in helpers {
            match helper.join() {
                Ok(more) => done.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    done.sort_unstable_by_key(|&(task, _)| task);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_of_their_tasks() {
        for threads in 1..5 {
            let squares = results(100, NonZeroUsize::new(threads).unwrap(), |task| task * task);
            assert!(squares.into_iter().eq((0..100).map(|task| task * task)));
        }
    }
}
