//! What of the rules the evaluation sees: every value of every rule point.

use aeroplane_rules::{Domain, RULE_POINTS, Rules, Value};

/// How many features a domain needs: one for each word and number, one for each face that is in a set, one for a flag.
const fn width(domain: Domain) -> usize {
    match domain {
        Domain::Number { least, most } => (most - least) as usize + 1,
        Domain::Faces { .. } => 6,
        Domain::Flag => 1,
        Domain::Words(words) => words.len(),
    }
}

/// How many features rules have at most.
pub(super) const RULE_FEATURES: usize = {
    let mut sum = 0;
    let mut index = 0;
    while index < RULE_POINTS.len() {
        sum += width(RULE_POINTS[index].domain);
        index += 1;
    }
    sum
};

/// The features that those rules have, each below [`RULE_FEATURES`].
pub(super) fn features_of(rules: &Rules) -> impl Iterator<Item = usize> {
    let mut first = 0;
    RULE_POINTS.iter().flat_map(move |point| {
        let part = first;
        first += width(point.domain);
        // At most six features belong to one value: as many as a set of faces can hold.
        let mut offsets = [None; 6];
        match (point.get(rules), point.domain) {
            (Value::Number(number), Domain::Number { least, .. }) => {
                offsets[0] = Some(usize::from(number.saturating_sub(least)));
            }
            (Value::Faces(faces), _) => {
                for face in faces.iter() {
                    let index = usize::from(face.pips()) - 1;
                    offsets[index] = Some(index);
                }
            }
            (Value::Flag(flag), _) => offsets[0] = flag.then_some(0),
            (Value::Word(name), Domain::Words(words)) => {
                offsets[0] = words.iter().position(|word| word.name == name);
            }
            // The table gives every value with its own domain.
            (Value::Number(_) | Value::Word(_), _) => {}
        }
        offsets.into_iter().flatten().map(move |offset| part + offset)
    })
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeSet;
    use std::vec::Vec;

    use aeroplane_rules::Preset;

    use super::*;

    #[test]
    fn every_value_of_every_point_is_told_apart() {
        let mut all = BTreeSet::new();
        for point in &RULE_POINTS {
            let mut seen = BTreeSet::new();
            let values = point.domain.values();
            for &value in &values {
                let mut rules = Rules::from(Preset::Classic);
                point.set(&mut rules, value).unwrap();
                let features: Vec<usize> = features_of(&rules).collect();
                assert!(features.iter().all(|&feature| feature < RULE_FEATURES));
                all.extend(features.iter().copied());
                seen.insert(features);
            }
            assert_eq!(seen.len(), values.len(), "{}", point.name);
        }
        assert_eq!(all.len(), RULE_FEATURES);
    }
}
