//! Everything that the server logs while the tests run.

use std::fmt::{Debug, Write as _};
use std::sync::{Mutex, Once, PoisonError};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

static LINES: Mutex<String> = Mutex::new(String::new());
static START: Once = Once::new();

/// From now on everything is taken down, also what nobody would be shown.
pub fn start() {
    START.call_once(|| tracing::subscriber::set_global_default(TakeDown).unwrap());
}

/// What was logged so far, by all tests of the program together.
pub fn text() -> String {
    LINES.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

struct TakeDown;

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = write!(self.0, " {}={value:?}", field.name());
    }
}

fn take_down(line: &Line) {
    let mut lines = LINES.lock().unwrap_or_else(PoisonError::into_inner);
    lines.push_str(&line.0);
    lines.push('\n');
}

impl Subscriber for TakeDown {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        // The async runtime says nothing of what it carries, and says it often.
        !metadata.target().starts_with("tokio")
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        let mut line = Line(format!("span {}", span.metadata().name()));
        span.record(&mut line);
        take_down(&line);
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        let mut line = Line("record".into());
        values.record(&mut line);
        take_down(&line);
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(format!("{} {}", event.metadata().level(), event.metadata().target()));
        event.record(&mut line);
        take_down(&line);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}
