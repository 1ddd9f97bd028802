//! Tables of counts, and how far they are from what is expected.

use super::rounding::number;

/// The least count that a chi-square test may expect in a cell: the usual rule, below which its distribution is off.
pub(super) const LEAST_EXPECTED: u64 = 5;

/// The distance of a table from what was expected.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Distance {
    /// The sum of the squared distances, each over what was expected.
    pub(super) chi_square: f64,
    /// Its degrees of freedom.
    pub(super) degrees: u32,
    /// The cell that adds most to it.
    pub(super) worst: Cell,
}

/// A cell of a table.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Cell {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) observed: u64,
    pub(super) expected: f64,
}

impl Cell {
    fn distance(&self) -> f64 {
        (number(self.observed) - self.expected).powi(2) / self.expected
    }
}

/// The distance of each row from those chances, which add up to 1. `None` for a table without rows.
pub(super) fn against_chances<const N: usize>(rows: &[[u64; N]], chances: [f64; N]) -> Option<Distance> {
    let degrees = u32::try_from(rows.len() * (N - 1)).ok()?;
    distance(rows, degrees, |row, column| number(total(row)) * chances[column])
}

/// The distance of the rows from being alike, whatever the chances are. `None` where there are not two rows and two
/// columns with anything in them.
pub(super) fn against_equality<const N: usize>(rows: &[[u64; N]]) -> Option<Distance> {
    let mut columns = [0; N];
    for row in rows {
        for (sum, count) in columns.iter_mut().zip(row) {
            *sum += count;
        }
    }
    let all = number(total(&columns));
    let filled = columns.iter().filter(|&&sum| sum > 0).count();
    if rows.len() < 2 || filled < 2 {
        return None;
    }
    let degrees = u32::try_from((rows.len() - 1) * (filled - 1)).ok()?;
    distance(rows, degrees, |row, column| number(total(row)) * number(columns[column]) / all)
}

fn distance<const N: usize>(
    rows: &[[u64; N]],
    degrees: u32,
    expected: impl Fn(&[u64; N], usize) -> f64,
) -> Option<Distance> {
    let mut worst: Option<Cell> = None;
    let mut chi_square = 0.0;
    for (index, row) in rows.iter().enumerate() {
        for (column, &observed) in row.iter().enumerate() {
            let cell = Cell { row: index, column, observed, expected: expected(row, column) };
            // A face that never came at all is no business of tests that compare rows.
            if cell.expected <= 0.0 {
                continue;
            }
            chi_square += cell.distance();
            if worst.is_none_or(|worst| cell.distance() > worst.distance()) {
                worst = Some(cell);
            }
        }
    }
    Some(Distance { chi_square, degrees, worst: worst? })
}

pub(super) fn total(row: &[u64]) -> u64 {
    row.iter().sum()
}

/// The rows, of which those at the end are added up until each holds at least so much. All that is left is nothing where
/// even all together hold less.
pub(super) fn pooled<const N: usize>(rows: &[[u64; N]], least: u64) -> Vec<[u64; N]> {
    let mut pooled: Vec<[u64; N]> = rows.to_vec();
    while pooled.last().is_some_and(|row| total(row) < least) {
        let Some(small) = pooled.pop() else { break };
        if let Some(last) = pooled.last_mut() {
            for (count, other) in last.iter_mut().zip(small) {
                *count += other;
            }
        }
    }
    pooled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_of_the_textbook() {
        // Twelve throws: 2² / 2 for each of four faces that came twice as often or never, and nothing for two.
        let faces = [[4, 0, 2, 2, 4, 0]];
        let found = against_chances(&faces, [1.0 / 6.0; 6]).unwrap();
        assert!((found.chi_square - 8.0).abs() < 1e-9 && found.degrees == 5);
        assert_eq!((found.worst.observed, found.worst.column), (4, 0));
        // A two-by-two table: n (ad − bc)² / product of the margins.
        let found = against_equality(&[[10, 20], [30, 5]]).unwrap();
        let expected = 65.0 * (10.0 * 5.0 - 20.0 * 30.0_f64).powi(2) / (30.0 * 35.0 * 40.0 * 25.0);
        assert!((found.chi_square - expected).abs() < 1e-9 && found.degrees == 1);
    }

    #[test]
    fn a_column_without_anything_has_no_degree_of_freedom() {
        assert_eq!(against_equality(&[[10, 0, 20], [5, 0, 9]]).unwrap().degrees, 1);
        assert_eq!(against_equality(&[[10, 0], [5, 0]]), None);
        assert_eq!(against_equality(&[[10, 3]]), None);
    }

    #[test]
    fn small_rows_at_the_end_become_one() {
        assert_eq!(pooled(&[[40, 8], [20, 5], [3, 1], [1, 0]], 24), [[40, 8], [24, 6]]);
        assert_eq!(pooled(&[[1, 2]], 10), [[0; 2]; 0]);
    }
}
