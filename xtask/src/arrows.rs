//! Which crate may know which: the table of allowed arrows, and the search for those that are not in it.

/// A crate of the workspace as far as its arrows are concerned.
#[derive(Debug)]
pub(crate) struct Crate {
    /// Its name.
    pub(crate) name: String,
    /// The name of the folder that holds its manifest.
    pub(crate) folder: String,
    /// What it depends on.
    pub(crate) dependencies: Vec<Dependency>,
}

/// One arrow: what a crate depends on.
#[derive(Debug)]
pub(crate) struct Dependency {
    /// The name of the crate that is depended on.
    pub(crate) name: String,
    /// Where it comes from.
    pub(crate) origin: Origin,
    /// What it is for.
    pub(crate) purpose: Purpose,
}

/// Where a crate comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// This project.
    Project,
    /// A registry.
    Outside,
}

/// What a dependency is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The crate itself, or its build script.
    Product,
    /// Tests, examples and benchmarks only.
    Tests,
}

/// A crate and all crates of the project that it may depend on.
struct Row {
    name: &'static str,
    may_use: &'static [&'static str],
}

const fn row(name: &'static str, may_use: &'static [&'static str]) -> Row {
    Row { name, may_use }
}

/// The crate below all others.
pub(crate) const RULES: &str = "aeroplane-rules";
const DICE: &str = "aeroplane-dice";
const BOTS: &str = "aeroplane-bots";
/// The crate of the messages between clients and servers.
pub(crate) const PROTOCOL: &str = "aeroplane-protocol";
const SESSION: &str = "aeroplane-session";
const STORE: &str = "aeroplane-store";
const VIEW: &str = "aeroplane-view";
const LANES: &str = "aeroplane-lanes";
const LAB: &str = "aeroplane-lab";
const WEB: &str = "aeroplane-web";
const SERVER: &str = "aeroplane-server";
const CLIENT: &str = "aeroplane-client";
const TUI: &str = "aeroplane-tui";
/// The crate of the program.
pub(crate) const CLI: &str = "aeroplane-cli";

const EVERY_LIBRARY: &[&str] =
    &[RULES, DICE, BOTS, PROTOCOL, SESSION, STORE, VIEW, LANES, LAB, WEB, SERVER, CLIENT, TUI];

/// The allowed arrows. Each crate may use only crates above it, so the arrows cannot form a circle.
const TABLE: &[Row] = &[
    row(RULES, &[]),
    row(DICE, &[RULES]),
    row(BOTS, &[RULES, DICE]),
    row(PROTOCOL, &[RULES]),
    row(SESSION, &[RULES, DICE, PROTOCOL]),
    row(STORE, &[]),
    row(VIEW, &[RULES]),
    row(LANES, &[RULES, DICE]),
    row(LAB, &[RULES, DICE, BOTS, LANES]),
    row(WEB, &[]),
    row(SERVER, &[SESSION, STORE, BOTS, PROTOCOL, RULES, DICE, WEB]),
    row(CLIENT, &[RULES, DICE, PROTOCOL]),
    row(TUI, &[SESSION, VIEW, BOTS, PROTOCOL]),
    row(CLI, EVERY_LIBRARY),
    row("xtask", &[]),
];

/// The crates from outside that the rules may use. Those that describe forms – schemars and ts-rs – are for features that
/// are off unless a crate above asks for them.
const OUTSIDE_CRATES_FOR_RULES: [&str; 4] = ["schemars", "serde", "thiserror", "ts-rs"];

/// Those of them that do without the standard library where their feature `std` is off.
pub(crate) const OUTSIDE_CRATES_WITHOUT_STD: [&str; 2] = ["serde", "thiserror"];

/// What is wrong with the arrows of these crates, one sentence each; empty if nothing is.
pub(crate) fn complaints(crates: &[Crate]) -> Vec<String> {
    crates.iter().flat_map(complaints_about).collect()
}

fn complaints_about(subject: &Crate) -> Vec<String> {
    let Crate { name, folder, dependencies } = subject;
    let mut complaints = Vec::new();
    if folder != name {
        complaints.push(format!(
            "{name} lies in a folder called `{folder}`: a crate's folder must have the crate's name."
        ));
    }
    match TABLE.iter().find(|row| row.name == name) {
        Some(row) => complaints.extend(dependencies.iter().filter_map(|arrow| forbidden(row, arrow))),
        None => complaints.push(format!(
            "{name} is not in the table of allowed arrows: add it to `xtask/src/arrows.rs` with all crates that it \
             may depend on."
        )),
    }
    complaints
}

/// What forbids this arrow, if anything does.
fn forbidden(from: &Row, arrow: &Dependency) -> Option<String> {
    let name = from.name;
    let other = arrow.name.as_str();
    match (arrow.origin, arrow.purpose) {
        (Origin::Project, Purpose::Product) if !from.may_use.contains(&other) => Some(format!(
            "{name} must not depend on {other}: of this project's crates it may depend on {}.",
            list(from.may_use)
        )),
        // A test of the rules that needs an upper crate belongs into that crate.
        (Origin::Project, Purpose::Tests) if name == RULES && other != RULES => Some(format!(
            "{name} must not depend on {other}, not even in its tests: of this project's crates it may depend on {}.",
            list(from.may_use)
        )),
        (Origin::Outside, Purpose::Product)
            if name == RULES && !OUTSIDE_CRATES_FOR_RULES.contains(&other) =>
        {
            Some(format!(
                "{name} must not depend on {other}: of outside crates it may depend on {}.",
                list(&OUTSIDE_CRATES_FOR_RULES)
            ))
        }
        (Origin::Project | Origin::Outside, Purpose::Product | Purpose::Tests) => None,
    }
}

fn list(names: &[&str]) -> String {
    match names {
        [] => String::from("none"),
        [only] => format!("{only} only"),
        [first @ .., last] => format!("{} and {last} only", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(name: &str, origin: Origin, purpose: Purpose) -> Dependency {
        Dependency { name: name.into(), origin, purpose }
    }

    fn crate_with(name: &str, dependencies: Vec<Dependency>) -> Crate {
        Crate { name: name.into(), folder: name.into(), dependencies }
    }

    fn project(name: &str) -> Dependency {
        on(name, Origin::Project, Purpose::Product)
    }

    #[test]
    fn each_crate_may_use_only_crates_above_it() {
        for (index, row) in TABLE.iter().enumerate() {
            for other in row.may_use {
                assert!(TABLE[..index].iter().any(|above| above.name == *other), "{} -> {other}", row.name);
            }
        }
    }

    #[test]
    fn allowed_arrows_raise_no_complaint() {
        let crates = [
            crate_with(RULES, vec![on("serde", Origin::Outside, Purpose::Product)]),
            crate_with(DICE, vec![project(RULES), on("sha2", Origin::Outside, Purpose::Product)]),
            crate_with(BOTS, vec![project(RULES), project(DICE)]),
            crate_with(CLI, vec![project(RULES), project(LAB), project(SERVER)]),
        ];
        assert_eq!(complaints(&crates), [""; 0]);
    }

    #[test]
    fn a_forbidden_arrow_is_named_together_with_what_is_allowed() {
        let crates = [
            crate_with(VIEW, vec![project(RULES), project(BOTS)]),
            crate_with(BOTS, vec![project(LAB)]),
            crate_with(RULES, vec![project(DICE)]),
        ];
        assert_eq!(
            complaints(&crates),
            [
                "aeroplane-view must not depend on aeroplane-bots: \
                 of this project's crates it may depend on aeroplane-rules only.",
                "aeroplane-bots must not depend on aeroplane-lab: \
                 of this project's crates it may depend on aeroplane-rules and aeroplane-dice only.",
                "aeroplane-rules must not depend on aeroplane-dice: \
                 of this project's crates it may depend on none.",
            ]
        );
    }

    #[test]
    fn tests_may_use_any_crate_except_those_of_the_rules() {
        let upper = || on(DICE, Origin::Project, Purpose::Tests);
        assert_eq!(complaints(&[crate_with(VIEW, vec![upper()])]), [""; 0]);
        assert_eq!(
            complaints(&[crate_with(RULES, vec![upper()])]),
            ["aeroplane-rules must not depend on aeroplane-dice, not even in its tests: \
              of this project's crates it may depend on none."]
        );
    }

    #[test]
    fn the_rules_use_few_outside_crates_but_test_with_any() {
        let outside = |purpose| crate_with(RULES, vec![on("rand", Origin::Outside, purpose)]);
        assert_eq!(complaints(&[outside(Purpose::Tests)]), [""; 0]);
        assert_eq!(
            complaints(&[outside(Purpose::Product)]),
            ["aeroplane-rules must not depend on rand: \
              of outside crates it may depend on schemars, serde, thiserror and ts-rs only."]
        );
    }

    #[test]
    fn a_crate_that_the_table_does_not_know_is_refused() {
        let complaints = complaints(&[crate_with("aeroplane-weather", vec![])]);
        assert_eq!(complaints.len(), 1);
        assert!(complaints[0].starts_with("aeroplane-weather is not in the table of allowed arrows"));
    }

    #[test]
    fn folder_and_crate_have_one_name() {
        let misplaced = Crate { name: DICE.into(), folder: "dice".into(), dependencies: vec![] };
        assert_eq!(
            complaints(&[misplaced]),
            ["aeroplane-dice lies in a folder called `dice`: a crate's folder must have the crate's name."]
        );
    }
}
