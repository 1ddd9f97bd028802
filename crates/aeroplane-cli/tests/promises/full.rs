//! The disk of the database runs full.
//!
//! The server runs on a small disk of its own, a tmpfs in a mount namespace, which needs no privileges where the system
//! lets users have namespaces (`kernel.apparmor_restrict_unprivileged_userns=0` on some). Outside, that disk is found by
//! way of `/proc`.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use aeroplane_client::{ClientError, Http, ServerAddress, Socket};
use aeroplane_protocol::http::ProblemKind;
use aeroplane_protocol::{
    Bot, ClientMessage, Command, CommandId, Emote, Notice, Refusal, Seq, ServerMessage, Settings,
};
use aeroplane_store::{Location, Store};

use crate::process::{AEROPLANE, Process};
use crate::quick;
use crate::support::{Log, Player, Rolls, Table, name};

const ROOMS: usize = 3;
/// A little more than what has to be free for new rooms.
const DISK: &str = "size=72m";
const MEBIBYTE: usize = 1024 * 1024;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_game_waits_while_the_disk_is_full_and_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let server = on_a_small_disk(folder.path()).await;
    let disk = Path::new("/proc").join(server.id().to_string()).join("root");
    let disk = disk.join(folder.path().strip_prefix("/").unwrap());
    let door = ServerAddress::from(server.address());
    let http = Http::new(door.clone());
    let mut tables = Vec::new();
    for _ in 0..ROOMS {
        let mut table = Table::set([&door, &door], quick(), Some(Bot::Greedy), Rolls::Linked).await;
        table.start().await;
        table.play_rolls(3).await;
        tables.push(table);
    }

    let mut ballast = Ballast::new(&disk);
    ballast.add(12 * MEBIBYTE);
    let refused = http.open(name("Grace"), Settings::default()).await;
    assert!(
        matches!(&refused, Err(ClientError::Problem { status: 503, problem })
            if problem.problem == ProblemKind::Unavailable && problem.retry_after_ms.is_some()),
        "{refused:?}"
    );
    for table in &mut tables {
        table.play_rolls(6).await;
    }

    let mut visitor = visit(&door, &tables[0].ada).await;
    ballast.fill();
    let playing: Vec<_> = tables
        .into_iter()
        .map(|mut table| {
            tokio::spawn(async move {
                tokio::join!(play_until_full(&mut table.ada), play_until_full(&mut table.blaise));
                table
            })
        })
        .collect();
    refuses(&mut visitor).await;
    assert_eq!(http.get("/health/live", &<_>::default()).await.unwrap().status, 200);
    let mut tables = Vec::new();
    for table in playing {
        tables.push(table.await.unwrap());
    }

    ballast.drop();
    for table in &mut tables {
        table.play_to_the_end().await;
    }
    // A copy of the files, as if the server were killed now: SQLite finds its way out of `/proc`.
    server.signal("STOP").await;
    for file in ["rooms.db", "rooms.db-wal"] {
        fs::copy(disk.join(file), folder.path().join(file)).unwrap();
    }
    server.signal("CONT").await;
    let store = Store::open(&Location::file(folder.path().join("rooms.db"))).await.unwrap();
    for table in &mut tables {
        let log = Log::read(&store, table.code).await;
        for player in table.players() {
            log.agrees_with(player);
        }
        log.proves_its_dice([&table.ada, &table.blaise]);
    }
    // On SQLite that is `PRAGMA integrity_check` too.
    store.check().await.unwrap();
    store.close().await;
    server.signal("TERM").await;
    assert!(server.end().await.success());
}

/// Starts a server whose database lies on a disk of its own, mounted at that folder for nobody else to see.
async fn on_a_small_disk(folder: &Path) -> Process {
    let mut command = tokio::process::Command::new("unshare");
    let script = r#"mount -t tmpfs -o "$1" none "$2" && shift 2 && exec "$@""#;
    command.args(["--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", DISK]);
    command.arg(folder).arg(AEROPLANE);
    Process::start_as(command, folder.join("rooms.db")).await
}

/// A file that takes up room.
struct Ballast {
    path: PathBuf,
    file: File,
}

impl Ballast {
    fn new(disk: &Path) -> Self {
        let path = disk.join("ballast");
        let file = File::create(&path).unwrap();
        Self { path, file }
    }

    fn add(&mut self, bytes: usize) {
        self.file.write_all(&vec![1; bytes]).unwrap();
    }

    /// Takes up everything that is left.
    fn fill(&mut self) {
        for bytes in [MEBIBYTE, 4096] {
            while self.file.write_all(&vec![1; bytes]).is_ok() {}
        }
    }

    fn drop(self) {
        fs::remove_file(self.path).unwrap();
    }
}

/// Plays until nothing can be stored any more.
async fn play_until_full(player: &mut Player) {
    let is_full =
        |player: &Player| player.notices.iter().any(|notice| matches!(notice, Notice::Unavailable { .. }));
    player.play_until(is_full).await;
}

async fn visit(door: &ServerAddress, player: &Player) -> Socket {
    let membership = &player.membership;
    Socket::open(door, membership.code, membership.token.as_ref(), None).await.unwrap()
}

/// Waits until nothing can be stored, and finds that commands are refused for that reason. What is small may still find
/// room once or twice.
async fn refuses(visitor: &mut Socket) {
    loop {
        let message = visitor.message().await.expect("the socket stays open");
        if let ServerMessage::Notice { notice: Notice::Unavailable { .. } } = message {
            break;
        }
    }
    for number in 0.. {
        let id = CommandId::new([number; 16]);
        let command = Command::Express { emote: Emote::Surprise };
        visitor.send(&ClientMessage::Command { id, seen: Seq(1), command }).await.unwrap();
        loop {
            match visitor.message().await.expect("the socket stays open") {
                ServerMessage::Accepted { .. } => break,
                ServerMessage::Refused { because: Refusal::Unavailable { retry_after_ms }, .. } => {
                    assert!(retry_after_ms > 0);
                    return;
                }
                ServerMessage::Refused { because, .. } => panic!("refused for another reason: {because}"),
                ServerMessage::Welcome { .. }
                | ServerMessage::Resumed { .. }
                | ServerMessage::Update { .. }
                | ServerMessage::Presence { .. }
                | ServerMessage::Notice { .. } => {}
            }
        }
    }
}
