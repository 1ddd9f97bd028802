//! What clients count.

use std::collections::BTreeMap;
use std::time::Duration;

use aeroplane_client::{Asked, Faults};
use aeroplane_protocol::Refusal;
use hdrhistogram::Histogram;

/// The longest time that is told from longer ones: a minute, in microseconds.
const LONGEST: u64 = 60_000_000;

/// What one client or all of them counted.
#[derive(Debug, Clone)]
pub(super) struct Tally {
    /// Commands that were carried out.
    pub(super) acknowledged: u64,
    /// Commands that were refused, by reason.
    pub(super) refused: BTreeMap<String, u64>,
    /// Events that arrived.
    pub(super) deliveries: u64,
    /// How often connections came back.
    pub(super) reconnections: u64,
    /// Why sockets were closed, and how often.
    pub(super) closed: BTreeMap<String, u64>,
    /// Games that ended.
    pub(super) games: u64,
    /// How long acknowledgements took, in microseconds.
    pub(super) latency: Option<Histogram<u64>>,
    /// What the server must not do.
    pub(super) gaps: u64,
    pub(super) doubles: u64,
    pub(super) backs: u64,
    pub(super) unreadable: u64,
    pub(super) wrong_dice: u64,
    /// Clients whose connection was lost for good.
    pub(super) lost: u64,
    /// The first thing that went wrong.
    pub(super) first_fault: Option<String>,
}

impl Tally {
    pub(super) fn new() -> Self {
        Self {
            acknowledged: 0,
            refused: BTreeMap::new(),
            deliveries: 0,
            reconnections: 0,
            closed: BTreeMap::new(),
            games: 0,
            // Three digits are kept; there is no such histogram only where the bounds make no sense.
            latency: Histogram::new_with_bounds(1, LONGEST, 3).ok(),
            gaps: 0,
            doubles: 0,
            backs: 0,
            unreadable: 0,
            wrong_dice: 0,
            lost: 0,
            first_fault: None,
        }
    }

    pub(super) fn answered(&mut self, asked: &Asked) {
        match asked.outcome {
            Ok(_) => {
                self.acknowledged += 1;
                self.took(asked.took);
            }
            Err(refusal) => *self.refused.entry(word(refusal)).or_default() += 1,
        }
    }

    fn took(&mut self, time: Duration) {
        if let Some(latency) = &mut self.latency {
            latency.saturating_record(u64::try_from(time.as_micros()).unwrap_or(LONGEST).max(1));
        }
    }

    pub(super) fn faults(&mut self, faults: &Faults) {
        self.gaps += u64::from(faults.gaps);
        self.doubles += u64::from(faults.doubles);
        self.backs += u64::from(faults.backs);
        self.unreadable += u64::from(faults.unreadable);
        self.wrong_dice += u64::from(faults.dice);
        if let Some(fault) = &faults.first {
            self.first_fault.get_or_insert_with(|| fault.to_string());
        }
    }

    /// A socket was closed; the client comes back.
    pub(super) fn closed(&mut self, code: Option<u16>, reason: &str) {
        let why = code.map_or_else(|| reason.to_owned(), |code| format!("{code} {reason}"));
        *self.closed.entry(why).or_default() += 1;
    }

    pub(super) fn lost(&mut self, why: &str) {
        self.lost += 1;
        self.first_fault.get_or_insert_with(|| why.to_owned());
    }

    /// Counts together.
    pub(super) fn add(&mut self, other: &Self) {
        self.acknowledged += other.acknowledged;
        self.deliveries += other.deliveries;
        self.reconnections += other.reconnections;
        self.games += other.games;
        self.gaps += other.gaps;
        self.doubles += other.doubles;
        self.backs += other.backs;
        self.unreadable += other.unreadable;
        self.wrong_dice += other.wrong_dice;
        self.lost += other.lost;
        for (reason, count) in &other.closed {
            *self.closed.entry(reason.clone()).or_default() += count;
        }
        for (reason, count) in &other.refused {
            *self.refused.entry(reason.clone()).or_default() += count;
        }
        if let (Some(latency), Some(other)) = (&mut self.latency, &other.latency) {
            // Both have the same bounds.
            let _ = latency.add(other);
        }
        if let Some(fault) = &other.first_fault {
            self.first_fault.get_or_insert_with(|| fault.clone());
        }
    }
}

/// The refusal's word in messages.
fn word(refusal: Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value.get("refusal").and_then(|word| word.as_str()).unwrap_or("unknown").into()
}
