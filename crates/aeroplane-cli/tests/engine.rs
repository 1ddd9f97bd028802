//! `aeroplane engine` as a program on the other end of its pipes.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

struct Engine {
    process: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_aeroplane"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let requests = process.stdin.take().unwrap();
        let answers = BufReader::new(process.stdout.take().unwrap());
        Self { process, requests, answers }
    }

    /// Sends one line and waits for its answer, with the pipe still open: answers must not wait for more input.
    fn ask_raw(&mut self, line: &[u8]) -> Value {
        self.requests.write_all(line).unwrap();
        self.requests.write_all(b"\n").unwrap();
        self.requests.flush().unwrap();
        let mut answer = String::new();
        self.answers.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    fn ask(&mut self, request: &Value) -> Value {
        self.ask_raw(request.to_string().as_bytes())
    }

    /// The code of the error that a line is answered with; its message must be short and say something.
    fn error_code(&mut self, line: &[u8]) -> String {
        let answer = self.ask_raw(line);
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(!message.is_empty() && message.len() < 2000, "{message}");
        answer["error"]["code"].as_str().unwrap().into()
    }

    fn end(self) {
        drop(self.requests);
        let mut process = self.process;
        assert!(process.wait().unwrap().success());
    }
}

/// What tells positions apart where planes of one color are alike: groups with their cell and streak marks.
fn likeness(position: &Value) -> String {
    let planes_of = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let streak = planes_of(&position["streak"]);
    let mut groups = Vec::new();
    for (color, planes) in position["planes"].as_object().unwrap() {
        let planes = planes_of(planes);
        let stacks: Vec<Vec<Value>> = planes_of(&position["stacks"][color]).iter().map(planes_of).collect();
        let loose = (0..planes.len())
            .map(|index| vec![json!(index)])
            .filter(|single| stacks.iter().all(|stack| !stack.contains(&single[0])));
        for group in stacks.iter().cloned().chain(loose) {
            let marks_of = |plane: &Value| -> Vec<bool> {
                let own = position["turn"] == json!(color);
                streak.iter().map(|six| own && planes_of(six).contains(plane)).collect()
            };
            let mut marks: Vec<_> = group.iter().map(marks_of).collect();
            marks.sort();
            let leader = usize::try_from(group[0].as_u64().unwrap()).unwrap();
            groups.push(format!("{color} {} {marks:?}", planes[leader]));
        }
    }
    groups.sort();
    let over = position["over"].as_bool().unwrap_or(false);
    format!("{groups:?} {} {} {:?} {over}", streak.len(), position["turn"], planes_of(&position["places"]))
}

#[test]
fn the_worked_cases_agree_over_the_pipe() {
    let mut engine = Engine::start();
    let mut count = 0;
    for cases in [
        include_str!("../../aeroplane-rules/tests/cases/classic.jsonl"),
        include_str!("../../aeroplane-rules/tests/cases/cn_basic.jsonl"),
        include_str!("../../aeroplane-rules/tests/cases/cn_casual.jsonl"),
        include_str!("../../aeroplane-rules/tests/cases/cn_improved.jsonl"),
        include_str!("../../aeroplane-rules/tests/cases/corners.jsonl"),
        include_str!("../../aeroplane-rules/tests/cases/mixed.jsonl"),
    ] {
        for line in cases.lines() {
            let case: Value = serde_json::from_str(line).unwrap();
            let answer = engine.ask(&json!({
                "id": case["id"], "op": "moves", "rules": case["rules"], "position": case["position"], "roll": case["roll"],
            }));
            assert_eq!(answer["id"], case["id"]);
            let moves = answer["moves"].as_array().unwrap();
            let found: BTreeSet<String> = moves.iter().map(|entry| likeness(&entry["position"])).collect();
            let expected: BTreeSet<String> =
                case["positions"].as_array().unwrap().iter().map(likeness).collect();
            assert_eq!(found, expected, "{}", case["id"]);
            count += 1;
        }
    }
    assert!(count > 1000);
    engine.end();
}

#[test]
fn every_bad_line_gets_one_answer_and_the_engine_goes_on() {
    let position = r#"{"planes":{"red":[-1,-1,-1,-1],"blue":[-1,-1,-1,-1]},"turn":"red"}"#;
    let moves = |rules: &str, position: &str, roll: &str| {
        format!(r#"{{"id":1,"op":"moves","rules":{rules},"position":{position},"roll":{roll}}}"#).into_bytes()
    };
    let with = |part: &str| moves(r#""classic""#, part, "6");
    let mut engine = Engine::start();
    let cases: Vec<(&str, Vec<u8>)> = vec![
        ("bad_json", b"".to_vec()),
        ("bad_json", b"{".to_vec()),
        ("bad_json", vec![0xff, 0xfe]),
        ("bad_json", b"nonsense".to_vec()),
        ("bad_json", vec![b'{'; 500_000]),
        ("line_too_long", vec![b'x'; 10_000_000]),
        ("bad_request", b"[1,2]".to_vec()),
        ("bad_request", b"null".to_vec()),
        ("bad_request", b"{}".to_vec()),
        ("bad_request", br#"{"id":1,"op":"moves","extra":1}"#.to_vec()),
        ("bad_request", br#"{"id":1,"op":"moves","op":"moves"}"#.to_vec()),
        ("bad_request", br#"{"id":1,"op":"moves"}"#.to_vec()),
        ("unknown_op", br#"{"id":1,"op":"fly"}"#.to_vec()),
        ("unknown_op", br#"{"id":1,"op":7}"#.to_vec()),
        ("unknown_op", br#"{"id":1,"op":{"moves":null}}"#.to_vec()),
        ("bad_rules", moves(r#"{"preset":"classic","launch_rolls":[6,6]}"#, position, "6")),
        ("bad_rules", moves(r#""clasic""#, position, "6")),
        ("bad_rules", moves("7", position, "6")),
        ("bad_rules", moves(r#"{"preset":"classic","planes":0}"#, position, "6")),
        ("bad_rules", moves(r#"{"preset":"classic","planes":-2}"#, position, "6")),
        ("bad_rules", moves(r#"{"preset":"classic","launch_rolls":[]}"#, position, "6")),
        ("bad_rules", moves(r#"{"planes":2}"#, position, "6")),
        ("bad_roll", moves(r#""classic""#, position, "0")),
        ("bad_roll", moves(r#""classic""#, position, "-6")),
        ("bad_roll", moves(r#""classic""#, position, "6.5")),
        ("bad_roll", moves(r#""classic""#, position, r#""6""#)),
        ("bad_position", with("[]")),
        ("bad_position", with("7")),
        ("bad_position", with(r#""red:1""#)),
        ("bad_position", with(r#"{"planes":{"red":[-1,-1,-1,-1]},"turn":"red"}"#)),
        ("bad_position", with(r#"{"planes":{"red":[-2,-1,-1,-1],"blue":[-1,-1,-1,-1]},"turn":"red"}"#)),
        ("bad_position", with(r#"{"planes":{"red":[57,-1,-1,-1],"blue":[-1,-1,-1,-1]},"turn":"red"}"#)),
        ("bad_position", with(r#"{"planes":{"red":[1e99,-1,-1,-1],"blue":[-1,-1,-1,-1]},"turn":"red"}"#)),
        ("bad_position", with(r#"{"planes":{"red":[27,-1,-1,-1],"blue":[1,-1,-1,-1]},"turn":"red"}"#)),
        ("bad_position", with(r#"{"planes":{"red":[-1,-1,-1,-1],"blue":[-1,-1,-1,-1]},"turn":"green"}"#)),
        ("bad_position", with(r#"{"planes":{"red":[56,56,56,56],"blue":[-1,-1,-1,-1]},"turn":"red"}"#)),
        (
            "not_to_roll",
            with(
                r#"{"planes":{"red":[56,56,56,56],"blue":[-1,-1,-1,-1]},"turn":"red","places":["red","blue"],"over":true}"#,
            ),
        ),
    ];
    for (code, line) in cases {
        let shown = String::from_utf8_lossy(&line[..line.len().min(120)]).into_owned();
        assert_eq!(engine.error_code(&line), code, "{shown}");
    }
    let answer = engine.ask(&json!({ "id": "still there", "op": "rules", "rules": "classic" }));
    assert_eq!(answer["id"], "still there");
    assert_eq!(answer["rules"]["jump"], "mandatory");
    engine.end();
}

#[test]
fn a_refused_request_keeps_its_id() {
    let mut engine = Engine::start();
    let answer = engine.ask_raw(br#"{"op":"fly","surplus":true,"id":{"any":["json"]}}"#);
    assert_eq!(answer["id"], json!({ "any": ["json"] }));
    engine.end();
}

#[test]
fn position_answers_with_the_text_and_reads_it_back() {
    let mut engine = Engine::start();
    let position = json!({ "planes": { "red": [-1, 0, 18, 18], "blue": [56, 53, -1, 2] },
        "stacks": { "red": [[2, 3]] }, "turn": "red", "streak": [[1]], "places": [], "over": false });
    let answer = engine.ask(&json!({ "op": "position", "rules": "classic", "position": position }));
    assert_eq!(answer["position"], position);
    assert_eq!(answer["text"], "red:-,0,18a,18a/blue:56,53,-,2 red 2 -");
    let again = engine.ask(&json!({ "op": "position", "rules": "classic", "position": answer["text"] }));
    assert_eq!(again["position"], position);
    engine.end();
}

#[test]
fn declining_is_an_answer_where_the_rules_allow_it() {
    let mut engine = Engine::start();
    let position = json!({ "planes": { "red": [1, -1], "blue": [-1, -1] }, "turn": "red" });
    let ask = |must_move: bool, roll: u8| {
        let rules = json!({ "preset": "classic", "planes": 2, "must_move": must_move });
        json!({ "op": "moves", "rules": rules, "position": position, "roll": roll })
    };
    let kinds = |answer: &Value| -> Vec<bool> {
        answer["moves"].as_array().unwrap().iter().map(|entry| entry["move"].is_null()).collect()
    };
    assert_eq!(kinds(&engine.ask(&ask(true, 3))), [false]);
    assert_eq!(kinds(&engine.ask(&ask(false, 3))), [false, true]);
    let hangar = json!({ "planes": { "red": [-1, -1], "blue": [-1, -1] }, "turn": "red" });
    let rules = json!({ "preset": "classic", "planes": 2, "must_move": false });
    let answer = engine.ask(&json!({ "op": "moves", "rules": rules, "position": hangar, "roll": 3 }));
    assert_eq!(kinds(&answer), [true], "a roll that moves nothing has one answer");
    engine.end();
}
