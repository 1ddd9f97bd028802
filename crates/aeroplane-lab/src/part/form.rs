//! Parts as JSON.

use std::fmt;

use aeroplane_rules::Rules;
use serde::{Deserialize, Serialize, Serializer};

use super::{Part, PartError, check_range};
use crate::experiment::{Experiment, Plan, Shape, Tally, words};

/// The name of the form of parts, which changes when the form does.
pub const PART_FORMAT: &str = "aeroplane-lab/1";

/// The JSON form. Cells say who plays there, so that results can be read without knowing how experiments expand.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    format: String,
    experiment: Experiment,
    games: Games,
    cells: Vec<CellForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Games {
    from: u64,
    to: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CellForm {
    #[serde(with = "words::one")]
    rules: Rules,
    table: Shape,
    /// The names of the participants.
    lineup: Vec<String>,
    counts: Tally,
}

/// What every JSON form of the project has in common.
#[derive(Deserialize)]
struct Head {
    format: String,
}

impl CellForm {
    fn of(plan: &Plan, index: usize, counts: Tally) -> Option<Self> {
        let cell = plan.cells().get(index)?;
        let participant = |&number: &usize| plan.participants().get(number).map(ToString::to_string);
        let lineup = cell.lineup().iter().map(participant).collect::<Option<_>>()?;
        Some(Self { rules: cell.rules, table: cell.shape, lineup, counts })
    }
}

impl Part {
    /// The part that a text holds.
    ///
    /// # Errors
    ///
    /// [`PartError`] where the text is none, or one that no run writes.
    pub fn from_json(text: &str) -> Result<Self, PartError> {
        let Head { format } = serde_json::from_str(text)?;
        if format != PART_FORMAT {
            return Err(PartError::Format(format));
        }
        let Form { format: _, experiment, games, cells } = serde_json::from_str(text)?;
        let plan = experiment.plan()?;
        let games = games.from..games.to;
        check_range(&experiment, &plan, &games)?;
        let expected = plan.cells().len();
        if cells.len() != expected {
            return Err(PartError::Cell(cells.len().min(expected)));
        }
        let mut tallies = Vec::with_capacity(expected);
        for (index, read) in cells.into_iter().enumerate() {
            let CellForm { rules, table, lineup, counts } = read;
            let fits = CellForm::of(&plan, index, Tally::default())
                .is_some_and(|cell| (cell.rules, cell.table, cell.lineup) == (rules, table, lineup));
            let is_whole = counts.games == games.end - games.start;
            let Some(cell) = plan.cells().get(index).filter(|cell| fits && counts.has_form_of(cell)) else {
                return Err(PartError::Cell(index));
            };
            if !is_whole || !counts.can_be_of(cell, experiment.roll_limit) {
                return Err(PartError::Counts(index));
            }
            tallies.push(counts);
        }
        Ok(Self { experiment, plan, games, tallies })
    }

    /// The part as one line of JSON, the same bytes for the same part.
    pub fn to_json(&self) -> String {
        // Nothing in a part is refused by JSON: no map, no number that is none.
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cells = self.tallies.iter().enumerate();
        Form {
            format: PART_FORMAT.to_owned(),
            experiment: self.experiment.clone(),
            games: Games { from: self.games.start, to: self.games.end },
            cells: cells
                .filter_map(|(index, tally)| CellForm::of(&self.plan, index, tally.clone()))
                .collect(),
        }
        .serialize(serializer)
    }
}

/// As JSON.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}
