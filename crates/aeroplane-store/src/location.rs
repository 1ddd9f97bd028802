//! Where a database is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::postgres::{PgConnectOptions, PgSslMode};

/// Where the database is: a file, or a PostgreSQL server.
///
/// ```
/// use aeroplane_store::{DatabaseKind, Location};
///
/// let file: Location = "sqlite:/var/lib/aeroplane/rooms.db".parse()?;
/// assert_eq!(file.kind(), DatabaseKind::Sqlite);
///
/// let server: Location = "postgres://app:hush@db.example/aeroplane".parse()?;
/// assert_eq!(server.to_string(), "postgres://app@db.example:5432/aeroplane");
/// # Ok::<(), aeroplane_store::LocationError>(())
/// ```
#[derive(Clone)]
pub struct Location(Place);

/// What keeps the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DatabaseKind {
    /// A file of this computer, for one server process.
    Sqlite,
    /// A PostgreSQL server, for any number of server processes.
    Postgres,
}

#[derive(Clone)]
pub(crate) enum Place {
    File(PathBuf),
    Server(Box<PgConnectOptions>),
}

/// Why a text does not say where a database is. No password is in it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LocationError {
    /// No path, or nothing at all.
    #[error(
        "the location of the database is missing: give the path of a file, or a URL that begins with postgres://"
    )]
    Empty,
    /// A database in memory.
    #[error("a database in memory would lose every room with the program: give the path of a file")]
    Memory,
    /// Another database than the two that there are.
    #[error(
        "`{scheme}` is no database that is known here: give the path of a file, or a URL that begins with postgres://"
    )]
    Scheme {
        /// What stands before the colon.
        scheme: String,
    },
    /// A URL that PostgreSQL's rules do not allow.
    #[error(
        "the URL of the PostgreSQL database is not right: expected postgres://USER:PASSWORD@HOST:PORT/DATABASE, with \
         special characters of the password written as %XX"
    )]
    Url,
    /// The URL asks for encryption and the program was built without it.
    #[error(
        "the URL asks for an encrypted connection and this program was built without: build it with the feature \
         `tls`, or leave `sslmode` out"
    )]
    NoEncryption,
}

impl Location {
    /// The SQLite database in this file.
    pub fn file(path: impl Into<PathBuf>) -> Self {
        Self(Place::File(path.into()))
    }

    /// What keeps the database.
    pub const fn kind(&self) -> DatabaseKind {
        match self.0 {
            Place::File(_) => DatabaseKind::Sqlite,
            Place::Server(_) => DatabaseKind::Postgres,
        }
    }

    /// The file of the database, unless a server keeps it: its disk is the one that can run full.
    pub fn path(&self) -> Option<&Path> {
        match &self.0 {
            Place::File(path) => Some(path),
            Place::Server(_) => None,
        }
    }

    pub(crate) const fn place(&self) -> &Place {
        &self.0
    }
}

impl FromStr for Location {
    type Err = LocationError;

    fn from_str(text: &str) -> Result<Self, LocationError> {
        match text.split_once(':') {
            Some(("sqlite", path)) => file(path.strip_prefix("//").unwrap_or(path)),
            Some(("postgres" | "postgresql", _)) => server(text),
            Some((scheme, rest)) if rest.starts_with("//") => {
                Err(LocationError::Scheme { scheme: scheme.to_owned() })
            }
            Some(_) | None => file(text),
        }
    }
}

fn file(path: &str) -> Result<Location, LocationError> {
    match path {
        "" => Err(LocationError::Empty),
        ":memory:" => Err(LocationError::Memory),
        path => Ok(Location::file(path)),
    }
}

fn server(url: &str) -> Result<Location, LocationError> {
    // The library's own message may quote the URL and with it the password.
    let options: PgConnectOptions = url.parse().map_err(|_| LocationError::Url)?;
    match options.get_ssl_mode() {
        PgSslMode::Require | PgSslMode::VerifyCa | PgSslMode::VerifyFull if !cfg!(feature = "tls") => {
            Err(LocationError::NoEncryption)
        }
        PgSslMode::Disable
        | PgSslMode::Allow
        | PgSslMode::Prefer
        | PgSslMode::Require
        | PgSslMode::VerifyCa
        | PgSslMode::VerifyFull => Ok(Location(Place::Server(Box::new(options)))),
    }
}

/// The location for people to read: a password is left out.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Place::File(path) => write!(f, "sqlite:{}", path.display()),
            Place::Server(options) => {
                let (user, port) = (options.get_username(), options.get_port());
                let database = options.get_database().unwrap_or(user);
                match options.get_socket() {
                    Some(socket) => write!(f, "postgres://{user}@{}:{port}/{database}", socket.display()),
                    None => write!(f, "postgres://{user}@{}:{port}/{database}", options.get_host()),
                }
            }
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Location({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        text.parse::<Location>().unwrap().to_string()
    }

    #[test]
    fn a_plain_path_is_a_file() {
        assert_eq!(shown("rooms.db"), "sqlite:rooms.db");
        assert_eq!(shown("sqlite:rooms.db"), "sqlite:rooms.db");
        assert_eq!(shown("sqlite:///var/rooms.db"), "sqlite:/var/rooms.db");
        assert_eq!(shown(r"C:\games\rooms.db"), r"sqlite:C:\games\rooms.db");
    }

    #[test]
    fn a_password_is_shown_nowhere() {
        let location: Location = "postgresql://app:hush@db.example:5433/rooms".parse().unwrap();
        assert_eq!(location.to_string(), "postgres://app@db.example:5433/rooms");
        assert!(!format!("{location:?}").contains("hush"));
        let error = "postgres://app:hush@db.example:notaport/rooms".parse::<Location>().unwrap_err();
        assert_eq!(error, LocationError::Url);
        assert!(!format!("{error} {error:?}").contains("hush"));
    }

    #[test]
    fn what_is_no_location_is_refused_with_its_reason() {
        let refused = |text: &str| text.parse::<Location>().unwrap_err();
        assert_eq!(refused(""), LocationError::Empty);
        assert_eq!(refused("sqlite:"), LocationError::Empty);
        assert_eq!(refused("sqlite::memory:"), LocationError::Memory);
        assert_eq!(refused("mysql://app:hush@host/db"), LocationError::Scheme { scheme: "mysql".into() });
    }

    #[cfg(not(feature = "tls"))]
    #[test]
    fn encryption_that_was_not_built_in_is_not_promised() {
        let refused = "postgres://app@host/db?sslmode=require".parse::<Location>().unwrap_err();
        assert_eq!(refused, LocationError::NoEncryption);
    }
}
