//! Work in numbered chunks, done on several threads and received in order.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Lets threads do the chunks 0 to `chunks` − 1 and hands each result to `receive`, on the calling thread and in order
/// of the chunks. Each thread keeps one `state` from chunk to chunk. `None` from `work` means that its thread gives up;
/// the chunks before the first missing one are still received, those behind it never are. When `receive` breaks off,
/// nothing more is received and no further chunk begun.
///
/// # Errors
///
/// The system's error where it gives not a single thread. With fewer than asked for, the work is done all the same.
pub(crate) fn in_order<S, T: Send>(
    chunks: u64,
    threads: NonZeroUsize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, u64) -> Option<T> + Sync,
    mut receive: impl FnMut(T) -> ControlFlow<()>,
) -> io::Result<()> {
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let is_over = AtomicBool::new(false);
    let worker = |sender: mpsc::Sender<(u64, T)>| {
        let mut state = state();
        loop {
            let chunk = next.fetch_add(1, Ordering::Relaxed);
            if chunk >= chunks || is_over.load(Ordering::Relaxed) {
                return;
            }
            let Some(result) = work(&mut state, chunk) else { return };
            // Nobody receives any more once that is broken off, or while the caller unwinds.
            if sender.send((chunk, result)).is_err() {
                return;
            }
        }
    };
    let most = usize::try_from(chunks).unwrap_or(usize::MAX);
    thread::scope(|scope| {
        for index in 0..threads.get().min(most) {
            let sender = sender.clone();
            match thread::Builder::new().spawn_scoped(scope, || worker(sender)) {
                Ok(_) => {}
                Err(error) if index == 0 => return Err(error),
                Err(_) => break,
            }
        }
        // The receiver waits as long as anyone could still send.
        drop(sender);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (chunk, result) in receiver {
            early.insert(chunk, result);
            while let Some(result) = early.remove(&due) {
                if receive(result).is_break() {
                    is_over.store(true, Ordering::Relaxed);
                    return Ok(());
                }
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn received(chunks: u64, threads: usize, work: impl Fn(u64) -> Option<u64> + Sync) -> Vec<u64> {
        let mut results = Vec::new();
        let threads = NonZeroUsize::new(threads).unwrap();
        let receive = |result| {
            results.push(result);
            ControlFlow::Continue(())
        };
        in_order(chunks, threads, || (), |(), chunk| work(chunk), receive).unwrap();
        results
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        for threads in [1, 2, 5] {
            assert!(received(100, threads, Some).into_iter().eq(0..100));
        }
        assert!(received(0, 3, Some).is_empty());
    }

    #[test]
    fn nothing_behind_a_missing_chunk_is_received() {
        for threads in [1, 2, 5] {
            assert!(received(100, threads, |chunk| (chunk != 40).then_some(chunk)).into_iter().eq(0..40));
        }
    }

    #[test]
    fn nothing_is_received_after_breaking_off() {
        for threads in [1, 2, 5] {
            let mut results = Vec::new();
            let receive = |result| {
                results.push(result);
                if result == 40 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let threads = NonZeroUsize::new(threads).unwrap();
            in_order(u64::MAX, threads, || (), |(), chunk| Some(chunk), receive).unwrap();
            assert!(results.into_iter().eq(0..=40));
        }
    }

    #[test]
    fn a_thread_keeps_its_state() {
        let mut results = Vec::new();
        let receive = |result: u64| {
            results.push(result);
            ControlFlow::Continue(())
        };
        let work = |state: &mut u64, _| {
            *state += 1;
            Some(*state)
        };
        in_order(5, NonZeroUsize::MIN, || 0, work, receive).unwrap();
        assert_eq!(results, [1, 2, 3, 4, 5]);
    }
}
