//! What the server counts, for Prometheus. No label holds a name, a code or an address.

use std::sync::Mutex;
use std::time::Duration;

use aeroplane_protocol::{CommandName, Refusal};
use prometheus_client::encoding::{EncodeLabelSet, text::encode};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// A command and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct CommandLabels {
    command: String,
    outcome: String,
}

/// Everything that is counted.
pub(crate) struct Metrics {
    registry: Mutex<Registry>,
    commands: Family<CommandLabels, Counter>,
    command_seconds: Histogram,
    refusals: Family<[(&'static str, String); 1], Counter>,
    pub(crate) thinking: Histogram,
    pub(crate) events: Counter,
    pub(crate) rooms_opened: Counter,
    pub(crate) rooms_in_memory: Gauge,
    pub(crate) room_faults: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) outages: Counter,
    pub(crate) available: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        // From a tenth of a millisecond to three seconds.
        let seconds = || Histogram::new(exponential_buckets(0.0001, 2.0, 16));
        let metrics = Self {
            registry: Mutex::new(Registry::with_prefix("aeroplane")),
            commands: Family::default(),
            command_seconds: seconds(),
            refusals: Family::default(),
            thinking: seconds(),
            events: Counter::default(),
            rooms_opened: Counter::default(),
            rooms_in_memory: Gauge::default(),
            room_faults: Counter::default(),
            sockets: Gauge::default(),
            outages: Counter::default(),
            available: Gauge::default(),
        };
        metrics.available.set(1);
        metrics.register();
        metrics
    }

    fn register(&self) {
        let mut registry = self.registry.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        registry.register("commands", "Commands and what became of them", self.commands.clone());
        registry.register(
            "command_seconds",
            "Time from a command's arrival to its answer",
            self.command_seconds.clone(),
        );
        registry.register(
            "refused_messages",
            "Messages that were no commands, by refusal",
            self.refusals.clone(),
        );
        registry.register("thinking_seconds", "Time in which bots chose moves", self.thinking.clone());
        registry.register("events", "Events that were told", self.events.clone());
        registry.register("rooms_opened", "Rooms that were opened", self.rooms_opened.clone());
        registry.register(
            "rooms_in_memory",
            "Rooms that this node has in hand",
            self.rooms_in_memory.clone(),
        );
        registry.register(
            "room_faults",
            "Rooms that had a fault and were loaded again",
            self.room_faults.clone(),
        );
        registry.register("sockets", "Open WebSockets", self.sockets.clone());
        registry.register("outages", "Times in which nothing could be stored", self.outages.clone());
        registry.register("available", "1 while events can be stored, otherwise 0", self.available.clone());
    }

    /// Counts a command.
    pub(crate) fn command(&self, name: CommandName, refusal: Option<Refusal>, time: Duration) {
        let outcome = refusal.map_or_else(|| "accepted".into(), word);
        self.commands.get_or_create(&CommandLabels { command: command_word(name), outcome }).inc();
        self.command_seconds.observe(time.as_secs_f64());
    }

    /// Counts a message that was no command.
    pub(crate) fn refused(&self, refusal: Refusal) {
        self.refusals.get_or_create(&[("refusal", word(refusal))]).inc();
    }

    /// Everything in Prometheus's text form.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let registry = self.registry.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        // Writing into a text cannot fail.
        let _ = encode(&mut text, &registry);
        text
    }
}

/// The refusal's word in messages, without its particulars.
fn word(refusal: Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value.get("refusal").and_then(|word| word.as_str()).unwrap_or("unknown").into()
}

fn command_word(name: CommandName) -> String {
    serde_json::to_value(name).ok().and_then(|value| value.as_str().map(Into::into)).unwrap_or_default()
}
