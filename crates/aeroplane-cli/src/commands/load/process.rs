//! What the system says of a process: its time and its memory, where the system is Linux.

use std::fs;

/// How many ticks a second has in what Linux tells of processes, on every machine.
const TICKS: f64 = 100.0;

/// A process of this machine.
#[derive(Debug, Clone, Copy)]
pub(super) struct Process(u32);

impl Process {
    pub(super) const fn new(id: u32) -> Self {
        Self(id)
    }

    /// How many bytes of memory it holds; `None` where the system does not say.
    pub(super) fn memory(self) -> Option<u64> {
        resident_bytes(&fs::read_to_string(format!("/proc/{}/status", self.0)).ok()?)
    }

    /// For how many seconds it has computed; `None` where the system does not say.
    pub(super) fn cpu(self) -> Option<f64> {
        computed_seconds(&fs::read_to_string(format!("/proc/{}/stat", self.0)).ok()?)
    }
}

fn resident_bytes(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes * 1024)
}

fn computed_seconds(stat: &str) -> Option<f64> {
    // The name of the program, in parentheses, may hold anything. The 14th and the 15th field are user and system time.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(11).map(str::parse::<f64>);
    let (user, system) = (times.next()?.ok()?, times.next()?.ok()?);
    Some((user + system) / TICKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linux_is_understood() {
        let stat = "77 (a (b) c) S 1 77 77 0 -1 4194560 1 0 0 0 250 50 0 0 20 0 4 0 1 2 3";
        assert_eq!(computed_seconds(stat), Some(3.0));
        assert_eq!(resident_bytes("Name:\tx\nVmRSS:\t    2048 kB\nThreads:\t4\n"), Some(2048 * 1024));
        assert_eq!(computed_seconds("nonsense"), None);
        assert_eq!(resident_bytes(""), None);
    }
}
