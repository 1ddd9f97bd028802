//! What a server logs, and how.

use std::fmt;
use std::io;
use std::str::FromStr;

use tracing_subscriber::filter::LevelFilter;

/// Declares a closed list of words.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum $name { $($(#[$doc])* $variant,)+ }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$variant => $word,)+ })
            }
        }

        impl FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                match text { $($word => Ok(Self::$variant),)+ _ => Err(()) }
            }
        }
    };
}

words! {
    /// From which weight on something is logged.
    LogLevel {
        /// What failed.
        Error = "error",
        /// What may lead to a failure.
        Warn = "warn",
        /// What an operator may want to know.
        Info = "info",
        /// What helps to find a fault.
        Debug = "debug",
        /// Everything.
        Trace = "trace",
    }
}

words! {
    /// The form of log lines.
    LogFormat {
        /// For people.
        Text = "text",
        /// For programs: one JSON object a line.
        Json = "json",
    }
}

impl LogLevel {
    const fn filter(self) -> LevelFilter {
        match self {
            Self::Error => LevelFilter::ERROR,
            Self::Warn => LevelFilter::WARN,
            Self::Info => LevelFilter::INFO,
            Self::Debug => LevelFilter::DEBUG,
            Self::Trace => LevelFilter::TRACE,
        }
    }
}

/// Logs to the standard error from now on.
pub(crate) fn start_log(level: LogLevel, format: LogFormat) {
    let log =
        tracing_subscriber::fmt().with_max_level(level.filter()).with_writer(io::stderr).with_ansi(false);
    // A log that was started before is as good as this one.
    let _ = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    };
}
