//! Whole games with everything that a page shows of them: the tests of the page follow their steps and compare.

use std::error::Error;

use aeroplane_bots::{Answers, Bot as _, BotKind};
use aeroplane_dice::SeededDice;
use aeroplane_rules::{ColorSet, Game, Move, Position, Rules, Step, Trail, Turn};
use aeroplane_view::{Language, Narrator};
use serde::Serialize;

/// A game that is written down.
struct Sample {
    /// The name of its file.
    name: &'static str,
    /// The rules, as their text.
    rules: &'static str,
    /// Who plays.
    seats: ColorSet,
    /// The seed of its dice: one whose game is short, so that the file is small.
    seed: u64,
}

const SAMPLES: [Sample; 5] = [
    Sample { name: "classic", rules: "classic", seats: ColorSet::ALL, seed: 1 },
    Sample { name: "classic_two", rules: "classic", seats: ColorSet::OPPOSITE_PAIR, seed: 1 },
    Sample { name: "cn_basic", rules: "cn_basic", seats: ColorSet::ALL, seed: 1 },
    Sample { name: "cn_improved", rules: "cn_improved", seats: ColorSet::ALL, seed: 6 },
    Sample { name: "cn_casual", rules: "cn_casual", seats: ColorSet::ALL, seed: 5 },
];

/// What an action led to.
#[derive(Serialize)]
struct Ply {
    steps: Vec<Step>,
    /// Where everything stands then.
    position: Position,
    /// What is waited for then.
    turn: &'static str,
    /// The steps in words.
    sentences: Told,
    /// What each legal move would bring about; left out where no move is waited for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    previews: Vec<Preview>,
}

/// A legal move and what it would bring about.
#[derive(Serialize)]
struct Preview {
    answer: Move,
    steps: Vec<Step>,
    text: Told,
}

/// The same in several languages.
#[derive(Serialize)]
struct Told {
    en: String,
    #[serde(rename = "zh-Hant")]
    zh_hant: String,
}

/// Who tells it in these languages.
struct Narrators {
    english: Narrator,
    chinese: Narrator,
}

impl Narrators {
    fn new() -> Self {
        Self {
            english: Narrator::new(Language::English),
            chinese: Narrator::new(Language::TraditionalChinese),
        }
    }

    fn tell(&self, tell: impl Fn(&Narrator) -> String) -> Told {
        Told { en: tell(&self.english), zh_hant: tell(&self.chinese) }
    }
}

/// The file that holds the game of that name: JSON with a line for each ply.
pub(crate) fn file(name: &str) -> Result<String, Box<dyn Error>> {
    let sample = SAMPLES.iter().find(|sample| sample.name == name).ok_or("there is no game of that name")?;
    let rules: Rules = sample.rules.parse()?;
    let game = play(rules, sample)?;
    let narrators = Narrators::new();
    let plies: Vec<String> = (1..=game.plies())
        .map(|number| {
            let (Some(steps), Some(position)) = (game.steps_of(number - 1), game.position_at(number)) else {
                return Err("a game has every ply up to its last".into());
            };
            Ok(serde_json::to_string(&ply(&rules, &steps, *position, &narrators))?)
        })
        .collect::<Result<_, Box<dyn Error>>>()?;
    Ok(format!(
        "{{\"rules\":{},\"start\":{},\"plies\":[\n{}\n]}}\n",
        serde_json::to_string(&rules)?,
        serde_json::to_string(game.start())?,
        plies.join(",\n")
    ))
}

/// A whole game of greedy bots.
fn play(rules: Rules, sample: &Sample) -> Result<Game, Box<dyn Error>> {
    let first = sample.seats.iter().next().ok_or("somebody must play")?;
    let mut game = Game::new(rules, Position::start(&rules, sample.seats, first)?)?;
    let mut dice = SeededDice::new(sample.seed, 0);
    let mut bot = BotKind::Greedy.build(sample.seed, 0);
    while !game.is_over() {
        let moves = game.roll(dice.next_roll(), &mut ())?;
        if let Some(answers) = Answers::new(&moves) {
            let answer = bot.choose(&rules, game.position(), answers);
            game.play(answer, &mut ())?;
        }
    }
    Ok(game)
}

fn ply(rules: &Rules, steps: &[Step], position: Position, narrators: &Narrators) -> Ply {
    let turn = match position.turn() {
        Turn::ToRoll(_) => "to_roll",
        Turn::ToMove(..) => "to_move",
        Turn::Over(_) => "over",
    };
    let preview = |&answer: &Move| {
        let mut trail = Trail::new();
        { position }.play_unchecked(rules, answer, &mut trail);
        let text = narrators.tell(|narrator| narrator.move_preview(&position, rules, answer));
        Preview { answer, steps: trail, text }
    };
    Ply {
        steps: steps.into(),
        position,
        turn,
        // The lines are as wide as a terminal likes them; behind one another they are the same wherever they break.
        sentences: narrators.tell(|narrator| narrator.sentences(&narrator.trail(steps))),
        previews: position.legal_moves(rules).iter().map(preview).collect(),
    }
}
