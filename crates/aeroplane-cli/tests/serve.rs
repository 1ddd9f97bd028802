//! The room server as a program: it says where it listens, serves, and stops when it is told to.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::os::unix::fs::PermissionsExt as _;
use std::process::Command as Process;
use std::sync::mpsc;
use std::time::Duration;
use std::{env, fs, thread};

use aeroplane_client::{Connection, Happening, Http, Options, Socket};
use aeroplane_protocol::{ClientMessage, Command, CommandId, Notice, Phrase, Seq, ServerMessage, Settings};
use common::server::Server;
use common::{aeroplane, folder, typed};

/// No test waits longer for what a server says.
const PATIENCE: Duration = Duration::from_mins(1);
/// What a server may take to stop.
const STOPPING: Duration = Duration::from_secs(10);

fn wait<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async { tokio::time::timeout(PATIENCE, work).await.unwrap() })
}

#[test]
fn a_server_is_stopped_by_a_signal_and_goes_on_where_it_was() {
    let folder = folder("a_server_is_stopped_by_a_signal");
    let mut server = Server::start(&folder, &[]);
    let (membership, seq) = wait(async {
        let http = Http::new(server.address.clone());
        let membership = http.open("Ada".parse().unwrap(), Settings::default()).await.unwrap();
        let open = Connection::open(&server.address, membership.code, membership.token, Options::default());
        let mut ada = open.await.unwrap();
        let seq = ada.ask(Command::Say { phrase: Phrase::Hello }).await.unwrap().unwrap();
        server.signal("TERM");
        while !matches!(ada.next().await.unwrap(), Happening::Notice(Notice::GoingAway { .. })) {}
        loop {
            if let Happening::Lost { code, .. } = ada.next().await.unwrap() {
                assert_eq!(code, Some(1012));
                return (membership, seq);
            }
        }
    });
    let (code, took, output, log) = server.ended();
    assert_eq!((code, output.as_str()), (Some(0), ""), "{log}");
    assert!(took < STOPPING, "{took:?}");
    assert!(folder.join("aeroplane.db").exists());

    let mut server = Server::start(&folder, &["--log", "error", "--log-format", "json"]);
    wait(async {
        let open = Connection::open(&server.address, membership.code, membership.token, Options::default());
        let ada = open.await.unwrap();
        assert_eq!(ada.seq(), seq);
        assert_eq!(ada.picture().you, Some(membership.member));
    });
    server.signal("INT");
    let (code, took, _, log) = server.ended();
    assert_eq!((code, log.as_str()), (Some(0), ""));
    assert!(took < STOPPING, "{took:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn the_browser_is_opened_at_the_page_where_there_is_a_screen() {
    let folder = folder("the_browser_is_opened");
    // Whoever reads the pipe waits until the stand-in for the browser writes into it.
    let pipe = folder.join("opened");
    assert!(Process::new("mkfifo").arg(&pipe).status().unwrap().success());
    let opener = folder.join("xdg-open");
    fs::write(&opener, format!("#!/bin/sh\nprintf %s \"$1\" > '{}'\n", typed(&pipe))).unwrap();
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).unwrap();
    let folders = env::split_paths(&env::var_os("PATH").unwrap()).collect::<Vec<_>>();
    let path = env::join_paths([folder.clone()].into_iter().chain(folders)).unwrap();

    let environment = [("PATH", path.as_os_str()), ("DISPLAY", OsStr::new(":0"))];
    let server = Server::start_in(&folder, &["--open"], &environment);
    let (told, hears) = mpsc::channel();
    thread::spawn(move || told.send(fs::read_to_string(pipe)));
    let page = hears.recv_timeout(PATIENCE).unwrap().unwrap();
    assert_eq!(page.parse(), Ok(server.address.clone()));
}

/// The metrics of a server, as it names them in its answer.
fn metrics(text: &str) -> BTreeSet<String> {
    let types = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
    // The names of counters have an ending in OpenMetrics.
    types.map(|(name, kind)| if kind == "counter" { format!("{name}_total") } else { name.into() }).collect()
}

#[test]
fn the_manual_lists_every_metric() {
    let server = Server::start(&folder("the_manual_lists_every_metric"), &[]);
    let text = wait(async {
        let http = Http::new(server.address.clone());
        let room = http.open("Ada".parse().unwrap(), Settings::default()).await.unwrap();
        let mut socket = Socket::open(&server.address, room.code, room.token.as_ref(), None).await.unwrap();
        // What is counted by kind is listed from the first on.
        let command = Command::Say { phrase: Phrase::Hello };
        let id = CommandId::new([1; 16]);
        socket.send(&ClientMessage::Command { id, seen: Seq(1), command }).await.unwrap();
        socket.send_text("no command").await.unwrap();
        while !matches!(socket.message().await.unwrap(), ServerMessage::Refused { .. }) {}
        String::from_utf8(http.look("/metrics").await.unwrap().body.to_vec()).unwrap()
    });
    let manual = include_str!("../../../docs/server.md");
    let rows = manual.lines().filter_map(|line| line.strip_prefix("| `aeroplane_")?.split_once('`'));
    let listed: BTreeSet<String> = rows.map(|(name, _)| format!("aeroplane_{name}")).collect();
    assert_eq!(metrics(&text), listed);
}

#[test]
fn settings_that_cannot_be_used_are_refused() {
    let folder = folder("settings_that_cannot_be_used");
    let file = folder.join("server.toml");
    fs::write(&file, "lisen = \"127.0.0.1:0\"\n").unwrap();
    let cases: [(&[&str], &str); 4] = [
        (&["serve", "--config", typed(&file)], "there is no setting \"lisen\"; there are listen, database"),
        (&["serve", "--listen", "here"], "--listen \"here\": expected an address and a port"),
        (&["serve", "--database", ":memory:"], "a database in memory would lose every room"),
        (&["serve", "--bot-threads", "0"], "--bot-threads \"0\": expected a whole number from 1 up"),
    ];
    for (arguments, expected) in cases {
        let run = aeroplane(arguments, "");
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(run.stderr.contains(expected), "{arguments:?}: {}", run.stderr);
    }
}

#[test]
fn a_server_that_cannot_listen_or_store_says_so() {
    let folder = folder("a_server_that_cannot_listen");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let database = folder.join("rooms.db");
    let run = aeroplane(&["serve", "--listen", &address, "--database", typed(&database)], "");
    assert_eq!((run.code, run.stdout.as_str()), (3, ""));
    assert!(run.stderr.contains(&format!("cannot listen at {address}")), "{}", run.stderr);

    fs::write(folder.join("other"), "this is no database, but a text that is long enough to be read as one")
        .unwrap();
    for wrong in [folder.join("other"), folder.join("nowhere/rooms.db")] {
        let run = aeroplane(&["serve", "--listen", "127.0.0.1:0", "--database", typed(&wrong)], "");
        assert_eq!((run.code, run.stdout.as_str()), (3, ""));
        assert!(run.stderr.contains("cannot use the database"), "{}", run.stderr);
    }
}
