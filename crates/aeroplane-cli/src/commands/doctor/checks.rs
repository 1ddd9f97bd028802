//! What a server needs, one check each.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use aeroplane_client::{Http, ServerAddress};
use aeroplane_store::{DatabaseKind, Health, Location, Store};

use super::Finding;
use crate::foreign_text::printed_path;
use crate::server_settings::{Resolved, Source};

/// The beginning of 2025: a clock that shows less was never set.
const EARLIEST: Duration = Duration::from_hours(482_136);
/// By how many milliseconds the clocks of server and database may differ.
const CLOCKS_APART_MS: u64 = 2_000;
/// How long a server that listens already may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

fn well(check: &'static str, found: impl Into<String>) -> Finding {
    Finding { check, ok: true, found: found.into(), advice: None }
}

fn wrong(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
    Finding { check, ok: false, found: found.into(), advice: Some(advice.into()) }
}

/// Everything, in the order in which a server would stumble over it.
pub(super) async fn all(resolved: &Resolved) -> Vec<Finding> {
    let configuration = &resolved.settings.configuration;
    let mut findings = vec![settings(resolved), entropy(), clock()];
    findings.extend(database(&configuration.database).await);
    findings.extend(disk(&configuration.database, configuration.limits.free_disk_bytes));
    findings.push(port(configuration.listen).await);
    findings
}

fn settings(resolved: &Resolved) -> Finding {
    let said = resolved.sources.iter().filter(|(_, source)| *source != Source::Usual).count();
    well("settings", format!("{said} of {} are not the usual ones", resolved.sources.len()))
}

fn entropy() -> Finding {
    match getrandom::u64() {
        Ok(_) => well("entropy", "the system gives random bytes"),
        Err(error) => wrong(
            "entropy",
            format!("the system gives no random bytes ({error})"),
            "allow the call getrandom, or provide /dev/urandom",
        ),
    }
}

fn clock() -> Finding {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    if now >= EARLIEST {
        well("clock", format!("{} seconds since 1970", now.as_secs()))
    } else {
        wrong("clock", "the clock was never set", "set the system's time, for instance by NTP")
    }
}

async fn database(location: &Location) -> Vec<Finding> {
    // Looking must not create anything.
    if let Some(path) = location.path()
        && !path.exists()
    {
        return vec![missing_file(path)];
    }
    let advice = match location.kind() {
        DatabaseKind::Sqlite => {
            "check that the file is a database of this program, that it and its folder can be written, and that no other \
             program holds it; or restore a backup"
        }
        DatabaseKind::Postgres => {
            "check that PostgreSQL runs there, and user, password and name of the database"
        }
    };
    let health = match Store::inspect(location).await {
        Ok(health) => health,
        Err(error) => return vec![wrong("database", format!("{location}: {error}"), advice)],
    };
    let milliseconds = health.round_trip.as_secs_f64() * 1000.0;
    let found = format!("{location} is sound, {}, answers in {milliseconds:.1} ms", tables(&health));
    let mut findings = vec![well("database", found)];
    findings.extend(clocks(&health));
    findings
}

/// What a server would find, and do about it.
fn tables(health: &Health) -> String {
    match health.schema_version {
        0 => "empty, the server will make its tables".into(),
        version if version < health.known_version => {
            format!("version {version}, the server will bring it to version {}", health.known_version)
        }
        version => format!("version {version}"),
    }
}

/// Where the database is a server, its clock is the only one that counts; that of this machine should not be far from it all the same.
fn clocks(health: &Health) -> Option<Finding> {
    match health.database {
        DatabaseKind::Sqlite => None,
        DatabaseKind::Postgres => {
            let here = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
            let here = i64::try_from(here).unwrap_or(i64::MAX);
            let apart = here.abs_diff(health.now.as_millis());
            Some(if apart <= CLOCKS_APART_MS {
                well("clocks", format!("this machine and the database are {apart} ms apart"))
            } else {
                let found = format!("this machine and the database are {apart} ms apart");
                wrong("clocks", found, "set the time of both by NTP")
            })
        }
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn missing_file(path: &Path) -> Finding {
    let (folder, path) = (folder_of(path), printed_path(path));
    match tempfile::tempfile_in(folder) {
        Ok(_) => well("database", format!("sqlite:{path} is not there yet and will be created")),
        Err(error) => wrong(
            "database",
            format!("sqlite:{path} is not there and cannot be created ({error})"),
            format!("create the folder {} or allow this user to write there", printed_path(folder)),
        ),
    }
}

fn disk(location: &Location, least: u64) -> Option<Finding> {
    const MEBIBYTE: u64 = 1024 * 1024;
    let folder = folder_of(location.path()?);
    Some(match fs4::available_space(folder) {
        Ok(free) if free >= least => well("disk", format!("{} MiB are free", free / MEBIBYTE)),
        Ok(free) => wrong(
            "disk",
            format!(
                "only {} MiB are free, and below {} MiB no room is opened",
                free / MEBIBYTE,
                least / MEBIBYTE
            ),
            "free some space",
        ),
        Err(error) => wrong("disk", format!("cannot tell how much is free ({error})"), "check the folder"),
    })
}

async fn port(listen: SocketAddr) -> Finding {
    let Err(error) = TcpListener::bind(listen) else {
        return well("port", format!("{listen} is free"));
    };
    if error.kind() == std::io::ErrorKind::AddrInUse && is_own(listen).await {
        return well("port", format!("a room server listens at {listen} already"));
    }
    let advice = "stop whatever listens there, or choose another address with --listen";
    wrong("port", format!("cannot listen at {listen} ({error})"), advice)
}

/// Whether what listens there is a room server.
async fn is_own(listen: SocketAddr) -> bool {
    let mut address = listen;
    if address.ip().is_unspecified() {
        address.set_ip(match listen.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    let http = Http::new(ServerAddress::from(address));
    let answer = tokio::time::timeout(PATIENCE, http.look("/health/live")).await;
    answer.is_ok_and(|answer| answer.is_ok_and(|answer| &*answer.body == b"alive\n"))
}
