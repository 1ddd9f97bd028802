//! Which parts belong together.

use super::PageError;
use crate::experiment::Design;
use crate::part::Part;

/// What shares a section of the report.
pub(super) enum Group<'parts> {
    /// Tournaments at the same table under the same rules.
    Strength(Vec<&'parts Part>),
    /// An experiment with a section of its own.
    Alone(&'parts Part),
}

/// The parts of each experiment joined, the experiments in the order of their first parts.
pub(super) fn join(parts: &[Part]) -> Result<Vec<Part>, PageError> {
    let mut experiments: Vec<Vec<usize>> = Vec::new();
    for (number, part) in parts.iter().enumerate() {
        let same = experiments.iter_mut().find(|others| {
            others
                .first()
                .and_then(|&first| parts.get(first))
                .is_some_and(|first| first.experiment() == part.experiment())
        });
        match same {
            Some(others) => others.push(number),
            None => experiments.push(vec![number]),
        }
    }
    if experiments.is_empty() {
        return Err(PageError::Nothing);
    }
    let joined = |numbers: &Vec<usize>| {
        let own: Vec<Part> = numbers.iter().filter_map(|&number| parts.get(number).cloned()).collect();
        Part::merge(&own).map_err(|error| {
            let (one, other) = error.parts().unwrap_or_default();
            let given = |index: usize| numbers.get(index).copied().unwrap_or_default();
            PageError::Merge { one: given(one), other: given(other), error }
        })
    };
    experiments.iter().map(joined).collect()
}

/// The sections of a report about these experiments.
pub(super) fn of(experiments: &[Part]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for part in experiments {
        let same = groups.iter_mut().find_map(|group| match group {
            Group::Strength(others) if others.iter().all(|other| is_same_table(other, part)) => Some(others),
            Group::Strength(_) | Group::Alone(_) => None,
        });
        match (same, &part.experiment().design) {
            (Some(others), _) => others.push(part),
            (None, Design::Tournament { .. }) => groups.push(Group::Strength(vec![part])),
            (None, Design::Seats { .. } | Design::Sweep { .. }) => groups.push(Group::Alone(part)),
        }
    }
    groups
}

fn is_same_table(one: &Part, other: &Part) -> bool {
    match (&one.experiment().design, &other.experiment().design) {
        (
            Design::Tournament { rules, table, pairing, .. },
            Design::Tournament { rules: other_rules, table: other_table, pairing: other_pairing, .. },
        ) => (rules, table, pairing) == (other_rules, other_table, other_pairing),
        (Design::Tournament { .. } | Design::Seats { .. } | Design::Sweep { .. }, _) => false,
    }
}
