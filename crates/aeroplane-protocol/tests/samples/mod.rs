//! A sample of every message and of every form inside them: what the fixture files hold.

mod client;
mod event;
mod http;
mod parts;
mod refusal;
mod room;
mod server;
mod step;
mod values;

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Lists a sample of every variant of a type. A variant without a sample stops the compiler.
macro_rules! samples {
    ($type:ident: $($variant:ident { $($field:ident $(: $value:expr)?),* $(,)? })+) => {{
        #[allow(dead_code, reason = "it only has to compile")]
        const fn none_is_missing(value: &$type) {
            match value {
                $($type::$variant { .. } => (),)+
            }
        }
        vec![$($type::$variant { $($field $(: $value)?),* }),+]
    }};
}
use samples;

/// A sample and the file that holds it.
pub(crate) struct Fixture {
    /// Its path below the folder of fixtures.
    pub(crate) path: String,
    /// The type that it is a value of.
    pub(crate) type_name: &'static str,
    /// What the file has to hold.
    pub(crate) text: String,
    /// Reads a text as the type and writes it again.
    pub(crate) read: fn(&str) -> Result<String, serde_json::Error>,
}

/// All fixtures.
pub(crate) fn all() -> Vec<Fixture> {
    [client::fixtures(), server::fixtures(), event::fixtures(), refusal::fixtures(), step::fixtures()]
        .into_iter()
        .chain([parts::fixtures(), room::fixtures(), http::fixtures()])
        .flatten()
        .collect()
}

/// The fixture of a sample.
fn fixture<T: Serialize + DeserializeOwned + PartialEq + Debug>(path: String, sample: &T) -> Fixture {
    let name = std::any::type_name::<T>();
    Fixture {
        path,
        type_name: name.rsplit("::").next().unwrap(),
        text: pretty(sample),
        read: |text| serde_json::from_str::<T>(text).map(|value| pretty(&value)),
    }
}

/// The fixtures of a tagged type: each file is named after what the tag says.
fn tagged<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    folder: &str,
    tag: &str,
    samples: &[T],
) -> Vec<Fixture> {
    samples.iter().map(|sample| fixture(format!("{folder}/{}.json", word(sample, tag)), sample)).collect()
}

/// What the tag of a sample says.
fn word(sample: &impl Serialize, tag: &str) -> String {
    let value: Value = serde_json::to_value(sample).unwrap();
    value[tag].as_str().unwrap().to_owned()
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).unwrap() + "\n"
}
