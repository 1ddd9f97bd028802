//! The experiments behind docs/findings.md, as data. What stands here decides how long `cargo xtask findings` takes.

/// An experiment whose counts are kept in `docs/findings`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Experiment {
    /// The name of its file, without `.json`.
    pub(super) name: String,
    /// The arguments of `aeroplane lab` that say what is played, without games and seed.
    pub(super) arguments: Vec<String>,
    /// How many games each cell has.
    pub(super) games: u32,
}

/// What all dice and bots of all experiments follow from.
pub(super) const SEED: u32 = 5;

/// The games of a quick run, which shows that everything works and says nothing about the game.
pub(super) const QUICK_GAMES: u32 = 48;

/// The rule texts.
const PRESETS: [&str; 4] = ["classic", "cn_basic", "cn_improved", "cn_casual"];

/// Two bots, each alone against three of the other.
struct Match {
    bots: [&'static str; 2],
    /// The games in `classic`, of each of the two.
    classic: u32,
    /// The games under the other rule texts; none where it is not played there.
    elsewhere: u32,
}

/// Games of bots that take microseconds for a move.
const QUICK_BOTS: [u32; 2] = [10_000, 4_000];

/// Each bot and the next weaker one, and each and `greedy`. The expert is there with an effort at which ten thousand games
/// are quick, and in classic with one that takes about thirty times as long for a move.
const MATCHES: [Match; 9] = [
    pair("runner", "random", QUICK_BOTS),
    pair("greedy", "random", QUICK_BOTS),
    pair("greedy", "runner", QUICK_BOTS),
    pair("rollout", "greedy", [1_600, 320]),
    pair("expectimax", "greedy", QUICK_BOTS),
    pair("expert:100", "greedy", QUICK_BOTS),
    pair("expert:100", "expectimax", QUICK_BOTS),
    pair("expert:3000", "greedy", [1_600, 0]),
    pair("expert:3000", "expectimax", [800, 0]),
];

const fn pair(stronger: &'static str, weaker: &'static str, [classic, elsewhere]: [u32; 2]) -> Match {
    Match { bots: [stronger, weaker], classic, elsewhere }
}

/// Games at each table, for length and seats.
const SEAT_GAMES: u32 = 6_000;

/// Games under each of the rules of a sweep.
const SWEEP_GAMES: u32 = 800;

/// The points on which the Chinese rule texts differ from one another.
const CHINESE_POINTS: [&str; 6] =
    ["launch_rolls", "six_streak_penalty", "shortcut_then_jump", "stack_defense", "stack_blocks", "scoring"];

/// All experiments, in the order of the page.
pub(super) fn experiments() -> Vec<Experiment> {
    let mut experiments = Vec::new();
    for preset in PRESETS {
        experiments.extend(MATCHES.iter().filter_map(|one| strength(preset, one)));
    }
    experiments.push(seats());
    experiments.push(sweep("classic", &["--all"]));
    experiments.push(sweep("cn_basic", &CHINESE_POINTS.map(|point| ["--point", point]).concat()));
    experiments
}

/// The experiment of a match under a rule text, if it is played there.
fn strength(preset: &str, one: &Match) -> Option<Experiment> {
    let [stronger, weaker] = one.bots;
    let games = if preset == "classic" { one.classic } else { one.elsewhere };
    (games > 0).then(|| Experiment {
        // An effort stands behind a colon, which is no part of a name of a file everywhere.
        name: format!("strength-{preset}-{stronger}-{weaker}").replace(':', "-"),
        arguments: words(&["tournament", stronger, weaker, "--rules", preset]),
        games,
    })
}

fn seats() -> Experiment {
    let mut arguments = words(&["seats", "--bot", "greedy"]);
    arguments.extend(PRESETS.into_iter().flat_map(|preset| words(&["--rules", preset])));
    Experiment { name: "seats".to_owned(), arguments, games: SEAT_GAMES }
}

fn sweep(base: &str, points: &[&str]) -> Experiment {
    let arguments = words(&[&["sweep", "--bot", "greedy", "--rules", base], points].concat());
    Experiment { name: format!("sweep-{base}"), arguments, games: SWEEP_GAMES }
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_experiment_has_a_file_of_its_own() {
        let experiments = experiments();
        let names: BTreeSet<&str> = experiments.iter().map(|experiment| experiment.name.as_str()).collect();
        assert_eq!(names.len(), experiments.len());
        let is_plain = |character: char| character.is_ascii_alphanumeric() || "-_".contains(character);
        assert!(names.iter().all(|name| name.chars().all(is_plain)), "{names:?}");
    }

    #[test]
    fn games_are_fair_to_everybody() {
        // After 16 games four have sat and begun everywhere, after 12 all tables of seats have.
        for experiment in experiments() {
            let cycle = if experiment.name == "seats" { 12 } else { 16 };
            assert_eq!(experiment.games % cycle, 0, "{}", experiment.name);
        }
        assert_eq!(QUICK_GAMES % 48, 0);
    }
}
