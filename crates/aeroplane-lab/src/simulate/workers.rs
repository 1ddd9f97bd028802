//! Work in numbered chunks, done on several threads and received in order.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Lets threads do the chunks 0 to `chunks` − 1 and hands each result to `receive`, on the calling thread and in order
/// of the chunks. `None` from `work` means that its thread gives up; the chunks before the first missing one are still
/// received, those behind it never are.
///
/// # Errors
///
/// The system's error where it gives not a single thread. With fewer than asked for, the work is done all the same.
pub(super) fn in_order<T: Send>(
    chunks: u64,
    threads: NonZeroUsize,
    work: impl Fn(u64) -> Option<T> + Sync,
    mut receive: impl FnMut(T),
) -> io::Result<()> {
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let worker = |sender: mpsc::Sender<(u64, T)>| {
        loop {
            let chunk = next.fetch_add(1, Ordering::Relaxed);
            if chunk >= chunks {
                return;
            }
            let Some(result) = work(chunk) else { return };
            // Nobody receives any more only while the caller unwinds.
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
                receive(result);
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
        in_order(chunks, NonZeroUsize::new(threads).unwrap(), work, |result| results.push(result)).unwrap();
        results
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        for threads in [1, 2, 5] {
            assert!(received(100, threads, Some).into_iter().eq(0..100));
        }
        assert_eq!(received(0, 3, Some), []);
    }

    #[test]
    fn nothing_behind_a_missing_chunk_is_received() {
        for threads in [1, 2, 5] {
            assert!(received(100, threads, |chunk| (chunk != 40).then_some(chunk)).into_iter().eq(0..40));
        }
    }
}
