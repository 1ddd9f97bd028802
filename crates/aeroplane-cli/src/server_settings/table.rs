//! Every option of the server, once. The command line, the environment, the file and the manual all follow this table.

use std::fmt::Display;
use std::str::FromStr;

use super::Settings;

/// An option of the server.
pub(crate) struct ServerOption {
    /// Its name in the file.
    pub(crate) key: &'static str,
    /// What its value is called on the command line.
    pub(crate) value: &'static str,
    /// What it is for.
    pub(crate) meaning: &'static str,
    /// Whether its value may hold a password.
    pub(crate) is_secret: bool,
    /// Whether it is a list: separated by commas, in the file also a list of texts.
    pub(crate) is_list: bool,
    /// Takes a value, or says what was expected.
    pub(crate) set: fn(&mut Settings, &str) -> Result<(), String>,
    /// The value, without a password.
    pub(crate) show: fn(&Settings) -> String,
}

impl std::fmt::Debug for ServerOption {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key)
    }
}

impl ServerOption {
    /// Its name on the command line, without the two hyphens.
    pub(crate) fn flag(&self) -> String {
        self.key.replace('_', "-")
    }

    /// Its names in the environment, the one that counts more first.
    pub(crate) fn variables(&self) -> Vec<String> {
        let own = format!("AEROPLANE_{}", self.key.to_uppercase());
        // Hosting services put the database's address there.
        if self.key == "database" { vec![own, "DATABASE_URL".into()] } else { vec![own] }
    }
}

/// Sets a field to what the text says.
fn put<T: FromStr>(field: &mut T, text: &str, expected: &str) -> Result<(), String> {
    *field = text.trim().parse().map_err(|_| format!("expected {expected}"))?;
    Ok(())
}

/// Sets a field to a list.
fn put_list<T: FromStr>(field: &mut Vec<T>, text: &str, expected: &str) -> Result<(), String> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    let values = parts
        .map(|part| part.parse().map_err(|_| format!("expected {expected}")))
        .collect::<Result<_, _>>()?;
    *field = values;
    Ok(())
}

/// Sets a limit, which must not be nothing.
fn put_limit<T: FromStr + PartialEq + Default>(field: &mut T, text: &str) -> Result<(), String> {
    let expected = "expected a whole number from 1 up";
    let value: T = text.trim().parse().map_err(|_| expected.to_owned())?;
    if value == T::default() {
        return Err(expected.into());
    }
    *field = value;
    Ok(())
}

fn list<T: Display>(values: &[T]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// The option for a limit.
macro_rules! limit {
    ($key:literal, $field:ident, $meaning:literal) => {
        ServerOption {
            key: $key,
            value: "N",
            meaning: $meaning,
            is_secret: false,
            is_list: false,
            set: |settings, text| put_limit(&mut settings.configuration.limits.$field, text),
            show: |settings| settings.configuration.limits.$field.to_string(),
        }
    };
}

/// Every option of the server.
pub(crate) static OPTIONS: &[ServerOption] = &[
    ServerOption {
        key: "listen",
        value: "ADDRESS",
        meaning: "Address and port to listen at; port 0 takes a free one",
        is_secret: false,
        is_list: false,
        set: |settings, text| {
            put(
                &mut settings.configuration.listen,
                text,
                "an address and a port such as 127.0.0.1:8080 or [::]:8080",
            )
        },
        show: |settings| settings.configuration.listen.to_string(),
    },
    ServerOption {
        key: "database",
        value: "PLACE",
        meaning: "The database: the path of an SQLite file, or postgres://USER:PASSWORD@HOST/NAME",
        is_secret: true,
        is_list: false,
        set: |settings, text| {
            settings.configuration.database =
                text.parse().map_err(|error: aeroplane_store::LocationError| error.to_string())?;
            Ok(())
        },
        show: |settings| settings.configuration.database.to_string(),
    },
    ServerOption {
        key: "origins",
        value: "ORIGIN,…",
        meaning: "The addresses under which pages reach the server through a proxy, such as https://play.example",
        is_secret: false,
        is_list: true,
        set: |settings, text| {
            let expected = "origins such as https://play.example, separated by commas, without a path";
            put_list(&mut settings.configuration.origins, text, expected)
        },
        show: |settings| list(&settings.configuration.origins),
    },
    ServerOption {
        key: "trusted_proxies",
        value: "NETWORK,…",
        meaning: "The proxies whose X-Forwarded-For is believed, such as 127.0.0.1/32",
        is_secret: false,
        is_list: true,
        set: |settings, text| {
            let expected = "networks such as 127.0.0.1/32 or fd00::/8, separated by commas";
            put_list(&mut settings.configuration.trusted_proxies, text, expected)
        },
        show: |settings| list(&settings.configuration.trusted_proxies),
    },
    ServerOption {
        key: "log",
        value: "LEVEL",
        meaning: "What is logged: error, warn, info, debug or trace",
        is_secret: false,
        is_list: false,
        set: |settings, text| put(&mut settings.log, text, "error, warn, info, debug or trace"),
        show: |settings| settings.log.to_string(),
    },
    ServerOption {
        key: "log_format",
        value: "FORMAT",
        meaning: "How it is logged: text or json",
        is_secret: false,
        is_list: false,
        set: |settings, text| put(&mut settings.log_format, text, "text or json"),
        show: |settings| settings.log_format.to_string(),
    },
    limit!("bot_threads", thinking_bots, "Bots that may think at the same time"),
    limit!("open_rooms", open_rooms, "Rooms that are not closed"),
    limit!("connections", connections, "Connections at a time"),
    limit!("sockets_per_room", sockets_per_room, "Sockets of one room, members' and watchers' together"),
    limit!("watchers_per_room", watchers_per_room, "Sockets of one room that watch"),
    limit!("member_messages", member_messages, "Messages that a member's socket may send in 20 seconds"),
    limit!("watcher_messages", watcher_messages, "Messages that a watcher's socket may send in 20 seconds"),
    limit!("chat_lines", chat_lines, "Lines that a member may say in 20 seconds"),
    limit!("handshakes_a_minute", handshakes_a_minute, "Sockets that one address may open in a minute"),
    limit!("rooms_in_ten_minutes", rooms_in_ten_minutes, "Rooms that one address may open in ten minutes"),
    limit!("joins_in_ten_minutes", joins_in_ten_minutes, "Rooms that one address may join in ten minutes"),
    limit!("wrong_codes", wrong_codes, "Wrong room codes after which an address has to wait five minutes"),
    limit!(
        "free_disk_bytes",
        free_disk_bytes,
        "Bytes that must be free beside SQLite's file before a room is opened"
    ),
];
