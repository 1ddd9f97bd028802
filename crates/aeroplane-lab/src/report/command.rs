//! The command that plays an experiment, or a piece of it, again.

use aeroplane_rules::{Preset, Rules};

use crate::experiment::{Change, Design, Experiment, Pairing, Shape};
use crate::part::Part;
use crate::participant::Participant;
use crate::simulate::DEFAULT_ROLL_LIMIT;

/// The command for a whole part.
pub(super) fn of(part: &Part) -> String {
    let experiment = part.experiment();
    let command = match &experiment.design {
        Design::Tournament { participants, rules, table, pairing, precision } => {
            let mut command = Command::new("tournament");
            for participant in participants {
                command.word(&participant.definition());
            }
            // A tournament of two sits opposite each other; no argument asks for anything else.
            if *table != Shape::Four {
                command.option("players", &table.players().to_string());
            }
            if *pairing != Pairing::OneVsOthers {
                command.option("pairing", pairing.name());
            }
            if let Some(precision) = precision {
                command.option("precision", &precision.to_string());
            }
            command.rules(rules);
            command
        }
        Design::Seats { participant, rules } => {
            let mut command = Command::new("seats");
            command.option("bot", &participant.definition());
            for rules in rules {
                command.option("rules", &rules.to_string());
            }
            command
        }
        Design::Sweep { participant, base, changes } => sweep(participant, base, changes),
    };
    command.with_games_of(part)
}

/// The command for one of the rules of an experiment about seats. Its games are those of the whole experiment.
pub(super) fn of_seats(part: &Part, participant: &Participant, rules: &Rules) -> String {
    let mut command = Command::new("seats");
    command.option("bot", &participant.definition());
    command.rules(rules);
    command.with_games_of(part)
}

/// The command for some changes of a sweep. Its games are those of the whole sweep.
pub(super) fn of_changes(part: &Part, participant: &Participant, base: &Rules, changes: &[Change]) -> String {
    sweep(participant, base, changes).with_games_of(part)
}

fn sweep(participant: &Participant, base: &Rules, changes: &[Change]) -> Command {
    let mut command = Command::new("sweep");
    if changes == Change::all() {
        command.flag("all");
    } else {
        for run in changes.chunk_by(|one, other| one.point().name == other.point().name) {
            command.option("point", &points(run));
        }
    }
    command.option("bot", &participant.definition());
    command.rules(base);
    command
}

/// Changes of the same point as one argument.
fn points(changes: &[Change]) -> String {
    let Some(first) = changes.first() else { return String::new() };
    let point = first.point();
    if changes == Change::usual_values(point) {
        return point.name.to_owned();
    }
    let separator = match point.domain {
        aeroplane_rules::Domain::Faces { .. } => "/",
        aeroplane_rules::Domain::Number { .. }
        | aeroplane_rules::Domain::Flag
        | aeroplane_rules::Domain::Words(_) => ",",
    };
    let values: Vec<String> = changes.iter().map(|change| change.value().to_string()).collect();
    format!("{}={}", point.name, values.join(separator))
}

struct Command(String);

impl Command {
    fn new(subcommand: &str) -> Self {
        Self(format!("aeroplane lab {subcommand}"))
    }

    fn word(&mut self, word: &str) {
        self.0.push(' ');
        self.0.push_str(&quoted(word));
    }

    fn flag(&mut self, name: &str) {
        self.word(&format!("--{name}"));
    }

    fn option(&mut self, name: &str, value: &str) {
        self.flag(name);
        self.word(value);
    }

    /// Rules, unless they are those that nobody has to ask for.
    fn rules(&mut self, rules: &Rules) {
        if *rules != Rules::from(Preset::Classic) {
            self.option("rules", &rules.to_string());
        }
    }

    fn with_games_of(mut self, part: &Part) -> String {
        let Experiment { seed, games, roll_limit, design: _ } = part.experiment();
        self.option("games", &games.to_string());
        self.option("seed", &seed.to_string());
        if *roll_limit != DEFAULT_ROLL_LIMIT {
            self.option("roll-limit", &roll_limit.to_string());
        }
        if !part.is_complete() {
            let games = part.games();
            self.option("range", &format!("{}..{}", games.start, games.end));
        }
        self.0
    }
}

/// The word as a shell takes it.
fn quoted(word: &str) -> String {
    let is_plain = |character: char| character.is_ascii_alphanumeric() || "-_.,:/=+%@".contains(character);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(design: Design) -> Part {
        let games = design.plan().unwrap().fair_games(1);
        Part::new(Experiment { seed: 3, games, roll_limit: DEFAULT_ROLL_LIMIT, design }, 0).unwrap()
    }

    #[test]
    fn a_part_names_its_command() {
        let tournament = part(Design::Tournament {
            participants: vec!["greedy".parse().unwrap(), "random".parse().unwrap()],
            rules: "classic planes=2".parse().unwrap(),
            table: Shape::TwoOpposite,
            pairing: Pairing::HeadToHead,
            precision: Some("0.5".parse().unwrap()),
        });
        assert_eq!(
            of(&tournament),
            "aeroplane lab tournament greedy random --players 2 --pairing head-to-head --precision 0.5 \
             --rules 'classic planes=2' --games 4 --seed 3 --range 0..0"
        );
        let faces = ["launch_rolls=6", "launch_rolls=2,4,6", "jump=off"].map(|text| text.parse().unwrap());
        let sweep = part(Design::Sweep {
            participant: "greedy".parse().unwrap(),
            base: Preset::Classic.into(),
            changes: faces.to_vec(),
        });
        assert!(of(&sweep).contains("sweep --point launch_rolls=6/2,4,6 --point jump=off --bot greedy"));
        let all = part(Design::Sweep {
            participant: "greedy".parse().unwrap(),
            base: Preset::ChineseBasic.into(),
            changes: Change::all(),
        });
        assert!(of(&all).starts_with("aeroplane lab sweep --all --bot greedy --rules cn_basic --games"));
    }

    #[test]
    fn a_program_is_named_with_its_command() {
        let design = Design::Seats {
            participant: "mine=python3 'my bot.py'".parse().unwrap(),
            rules: vec![Preset::Classic.into()],
        };
        let command = of(&part(design));
        let words = shlex::split(&command).unwrap();
        assert_eq!(words[3..5], ["--bot", "mine=python3 'my bot.py'"], "{command}");
    }

    #[test]
    fn a_shell_takes_any_word_as_it_is() {
        assert_eq!(quoted("expectimax:2"), "expectimax:2");
        assert_eq!(quoted("$(rm -r ~)"), "'$(rm -r ~)'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
        assert_eq!(quoted(""), "''");
    }
}
