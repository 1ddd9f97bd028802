//! Programs that play badly: each loses its games by the stated rule, the games end all the same, and no process stays.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

use aeroplane_bots::Answers;
use aeroplane_lab::{
    DEFAULT_ROLL_LIMIT, Design, Experiment, Forfeit, Pairing, Part, Participant, Player, ProcessSettings,
    Seating, Shape, Trial, TrialReport,
};
use aeroplane_rules::{Color, ColorSet, Places, Position, Preset, Roll, Rules};
use tempfile::TempDir;

/// More than a shell script needs for an answer on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);
/// Less than it can need, for bots that never answer.
const IMPATIENCE: Duration = Duration::from_millis(50);

const PATIENT: ProcessSettings =
    ProcessSettings { start_limit: PATIENCE, answer_limit: PATIENCE, shows_errors: false };

fn script() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bots/bad.sh")
}

fn quoted(path: &Path) -> String {
    shlex::try_quote(path.to_str().unwrap()).unwrap().into_owned()
}

fn bad_bot(fault: &str, settings: ProcessSettings, processes: &Path) -> Participant {
    let text = format!("bad=sh {} {fault} {}", quoted(&script()), quoted(processes));
    text.parse::<Participant>().unwrap().with_settings(settings)
}

/// Games of a bad bot, and the processes that it was.
struct Played {
    report: TrialReport,
    processes: Vec<u32>,
}

fn play(fault: &str, games: u64, settings: ProcessSettings) -> Played {
    let folder = TempDir::new().unwrap();
    let processes = folder.path().join("processes");
    let trial = Trial { rules: Rules::from(Preset::Classic), games, seed: 5 };
    let report = trial.run(&bad_bot(fault, settings, &processes)).unwrap();
    let processes = numbers(&processes);
    // What was killed is gone when the system gets round to it.
    let until = Instant::now() + PATIENCE;
    while processes.iter().any(|&process| exists(process)) {
        assert!(Instant::now() < until, "{fault}: one of the processes {processes:?} was left behind");
        thread::yield_now();
    }
    Played { report, processes }
}

/// The process numbers in the file, none where nobody got as far as to write one.
fn numbers(file: &Path) -> Vec<u32> {
    fs::read_to_string(file).unwrap_or_default().lines().map(|line| line.parse().unwrap()).collect()
}

/// Whether there is such a process. One that has ended and that somebody else has yet to wait for does not count: the
/// orphans of a killed program are the system's.
fn exists(process: u32) -> bool {
    use rustix::process::{Pid, test_kill_process};
    if test_kill_process(Pid::from_raw(process.try_into().unwrap()).unwrap()).is_err() {
        return false;
    }
    let status = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    !status.contains(") Z ")
}

/// The bot forfeits each of two games for that reason and is started anew for the second.
fn forfeits(fault: &str, settings: ProcessSettings, forfeit: Forfeit, complaint: &str) {
    let played = play(fault, 2, settings);
    let report = &played.report;
    let forfeited: Vec<(u64, Forfeit)> =
        report.faults.iter().map(|fault| (fault.game, fault.forfeit)).collect();
    assert_eq!(forfeited, [(0, forfeit), (1, forfeit)], "{fault}: {report:?}");
    assert!(report.faults[0].complaint.contains(complaint), "{fault}: {report:?}");
    assert_eq!(report.wins, 0, "{fault}");
    // A short limit can be over before a process has written that it is there.
    if settings == PATIENT {
        assert_eq!(played.processes.len(), 2, "{fault}");
    }
}

const fn short_start() -> ProcessSettings {
    ProcessSettings { start_limit: IMPATIENCE, ..PATIENT }
}

const fn short_answers() -> ProcessSettings {
    ProcessSettings { answer_limit: IMPATIENCE, ..PATIENT }
}

#[test]
fn a_good_bot_plays_all_its_games_in_one_process() {
    let played = play("none", 5, PATIENT);
    assert_eq!(played.report.faults, []);
    assert!(played.report.decisions > 100);
    assert_eq!(played.processes.len(), 1);
}

#[test]
fn a_bot_that_does_not_get_ready_is_silent() {
    for fault in ["silent", "never_reading", "not_ready"] {
        forfeits(fault, short_start(), Forfeit::Silent, "did not answer within 50 ms");
    }
}

#[test]
fn a_bot_that_does_not_answer_a_roll_is_late() {
    for fault in ["late", "deaf"] {
        // The first answers come in time or not, as busy as the machine is: late is late.
        forfeits(fault, short_answers(), Forfeit::Late, "did not answer within 50 ms");
    }
}

#[test]
fn a_bot_that_answers_without_reading_is_found_out() {
    forfeits("predicting", PATIENT, Forfeit::Late, "does not read");
}

#[test]
fn messages_that_nobody_asked_for_are_talk() {
    forfeits("unasked", PATIENT, Forfeit::Talkative, "\"hello\" with id 1 was due");
    forfeits("flood", PATIENT, Forfeit::Talkative, "\"hello\" with id 1 was due");
    forfeits("twice", PATIENT, Forfeit::Talkative, "\"answer\" with id 6 was due");
    forfeits("other_id", PATIENT, Forfeit::Talkative, "\"answer\" with id 5 was due");
    forfeits("other_message", PATIENT, Forfeit::Talkative, "\"answer\" with id 5 was due");
}

#[test]
fn lines_that_are_no_messages_are_garbled() {
    forfeits("text", PATIENT, Forfeit::Garbled, "hm, let me think");
    forfeits("no_text", PATIENT, Forfeit::Garbled, "not UTF-8");
    forfeits("negative", PATIENT, Forfeit::Garbled, "no message");
    forfeits("long", PATIENT, Forfeit::Garbled, "longer than 65536 bytes");
    forfeits("endless", PATIENT, Forfeit::Garbled, "longer than 65536 bytes");
    forfeits("other_version", PATIENT, Forfeit::Garbled, "aeroplane-bot/2");
}

#[test]
fn an_answer_that_there_is_not_is_illegal() {
    forfeits("illegal", PATIENT, Forfeit::Illegal, "it chose answer 99, but there are");
}

#[test]
fn a_bot_that_ends_or_closes_its_output_is_gone() {
    forfeits("at_once", PATIENT, Forfeit::Gone, "exit status: 7");
    forfeits("at_hello", PATIENT, Forfeit::Gone, "exit status: 1");
    forfeits("at_game", PATIENT, Forfeit::Gone, "exit status: 1");
    forfeits("in_game", PATIENT, Forfeit::Gone, "exit status: 3");
    forfeits("killed", PATIENT, Forfeit::Gone, "signal: 9");
    forfeits("half", PATIENT, Forfeit::Gone, "exit status: 0");
    forfeits("mute", PATIENT, Forfeit::Gone, "its output has ended");
}

#[test]
fn a_flood_on_the_standard_error_does_no_harm() {
    let played = play("errors", 2, PATIENT);
    assert_eq!(played.report.faults, []);
}

#[test]
fn what_a_bot_has_started_ends_with_it() {
    let played = play("grandchild", 1, PATIENT);
    assert_eq!(played.report.faults, []);
    assert_eq!(played.processes.len(), 2, "the bot and its child");
}

#[test]
fn a_bot_that_does_not_leave_is_killed() {
    let played = play("staying", 1, PATIENT);
    assert_eq!((played.report.faults.len(), played.processes.len()), (0, 1));
}

#[test]
fn a_program_that_is_not_there_forfeits() {
    let participant: Participant = "bad=./there/is/no/such/program".parse().unwrap();
    let trial = Trial { rules: Rules::from(Preset::Classic), games: 1, seed: 5 };
    let report = trial.run(&participant).unwrap();
    assert_eq!(report.faults[0].forfeit, Forfeit::NotStarted);
    assert!(report.faults[0].complaint.contains("no/such/program"));
}

#[test]
fn after_three_forfeits_in_a_row_a_bot_is_not_started_again() {
    let played = play("at_game", 6, PATIENT);
    let forfeited: Vec<Forfeit> = played.report.faults.iter().map(|fault| fault.forfeit).collect();
    assert_eq!(forfeited, [[Forfeit::Gone; 3], [Forfeit::Suspended; 3]].concat());
    assert_eq!(played.processes.len(), 3);
}

#[test]
fn a_bot_that_never_answers_a_greeting_is_given_up_whoever_asks() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("processes");
    let participant = bad_bot("at_hello", PATIENT, &file);
    let mut players = [Bench::new(&participant), Bench::new(&participant.clone())];
    for _ in 0..4 {
        for player in &mut players {
            // The reason stays the same: it does not tell who found out.
            assert_eq!(player.begin(), Err(Forfeit::Gone));
            player.player.begin_chunk();
        }
    }
    assert_eq!(numbers(&file).len(), 3);
}

/// A player and the games that it is asked to begin.
struct Bench {
    rules: Rules,
    start: Position,
    player: Player,
}

impl Bench {
    fn new(participant: &Participant) -> Self {
        let rules = Rules::from(Preset::Classic);
        let start = Position::start(&rules, ColorSet::ALL, Color::Red).unwrap();
        Self { rules, start, player: participant.player() }
    }

    fn begin(&mut self) -> Result<(), Forfeit> {
        let Self { rules, start, player } = self;
        player.begin(&Seating { rules, start, color: Color::Red, seed: 1, stream: 0 })
    }

    /// Asks the same as often as said.
    fn choose(&mut self, times: usize) -> Result<(), Forfeit> {
        let mut position = self.start;
        let moves = position.roll(&self.rules, Roll::Six, &mut ()).unwrap();
        let answers = Answers::new(&moves).unwrap();
        for _ in 0..times {
            assert_eq!(self.player.choose(&self.rules, &position, answers)?, answers.first());
        }
        Ok(())
    }
}

#[test]
fn a_new_chunk_starts_the_program_anew_suspended_or_not() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("processes");
    let mut bench = Bench::new(&bad_bot("at_game", PATIENT, &file));
    for _ in 0..2 {
        for expected in [Forfeit::Gone, Forfeit::Gone, Forfeit::Gone, Forfeit::Suspended] {
            assert_eq!(bench.begin(), Err(expected));
        }
        bench.player.begin_chunk();
    }
    assert_eq!(numbers(&file).len(), 6);

    let file = folder.path().join("good");
    let mut bench = Bench::new(&bad_bot("none", PATIENT, &file));
    for _ in 0..2 {
        assert_eq!(bench.begin(), Ok(()));
        bench.player.end(Places::NONE);
    }
    bench.player.begin_chunk();
    assert_eq!(bench.begin(), Ok(()));
    assert_eq!(numbers(&file).len(), 2);
}

#[test]
fn a_game_without_a_fault_ends_the_row_of_forfeits() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("processes");
    // Its third answer in the life of a process is the fault.
    let mut bench = Bench::new(&bad_bot("in_game", PATIENT, &file));
    for _ in 0..2 {
        for _ in 0..2 {
            bench.begin().unwrap();
            assert_eq!(bench.choose(3), Err(Forfeit::Gone));
            assert_eq!(bench.choose(1), Err(Forfeit::Gone), "the game stays forfeited");
            bench.player.end(Places::NONE);
        }
        bench.begin().unwrap();
        bench.choose(1).unwrap();
        bench.player.end(Places::NONE);
        // The same process goes on to the next game, and its next fault.
        bench.begin().unwrap();
        assert_eq!(bench.choose(3), Err(Forfeit::Gone));
        bench.begin().unwrap();
        bench.choose(1).unwrap();
        bench.player.end(Places::NONE);
        bench.player.begin_chunk();
    }
}

#[test]
fn a_stray_line_counts_in_the_game_in_which_an_answer_is_due() {
    let folder = TempDir::new().unwrap();
    let mut bench = Bench::new(&bad_bot("twice", PATIENT, &folder.path().join("processes")));
    bench.begin().unwrap();
    // The third answer comes twice, and nothing more is asked in this game.
    bench.choose(3).unwrap();
    bench.player.end(Places::NONE);
    assert_eq!(bench.begin(), Err(Forfeit::Talkative));
    assert!(bench.player.complaint().unwrap().contains("\"ready\" with id 6 was due"));
}

#[test]
fn a_program_is_started_for_many_games_and_ranges_give_the_same_bytes() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("processes");
    // It forfeits each game, so that from the fourth one on it is suspended up to the end of its chunk.
    let participants = vec![bad_bot("at_game", PATIENT, &file), "random".parse().unwrap()];
    let design = Design::Tournament {
        participants,
        rules: "classic planes=1".parse().unwrap(),
        table: Shape::Four,
        pairing: Pairing::HeadToHead,
        precision: None,
    };
    let experiment = Experiment { seed: 3, games: 80, roll_limit: DEFAULT_ROLL_LIMIT, design };
    let played = |from: u64, to: u64, threads: usize| {
        let mut part = Part::new(experiment.clone(), from).unwrap();
        let threads = NonZeroUsize::new(threads).unwrap();
        part.play_to(to, threads, &AtomicBool::new(false), |_| {}).unwrap();
        part
    };
    let whole = played(0, 80, 2).to_json();
    // Two seats in each of five chunks of 16 games.
    assert_eq!(numbers(&file).len(), 5 * 2 * 3);
    let parts = [played(0, 4, 1), played(4, 68, 2), played(68, 80, 1)];
    assert_eq!(Part::merge(&parts).unwrap().to_json(), whole);
}
