//! Reading moves.

use serde::{Deserialize, Deserializer};

use crate::moves::{Move, Route};
use crate::plane::{Plane, PlaneSet};

/// A move as it stands in JSON. Declining has braces here: of a variant without, serde would take any field.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum MoveForm {
    Launch {
        plane: Plane,
    },
    Advance {
        planes: PlaneSet,
        #[serde(rename = "links")]
        route: Route,
        join: bool,
    },
    Decline {},
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match MoveForm::deserialize(deserializer)? {
            MoveForm::Launch { plane } => Self::Launch { plane },
            MoveForm::Advance { planes, route, join } => Self::Advance { planes, route, join },
            MoveForm::Decline {} => Self::Decline,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString as _;

    #[test]
    fn a_move_takes_its_own_fields_only() {
        assert_eq!(serde_json::from_str::<Move>(r#"{"kind":"decline"}"#).unwrap(), Move::Decline);
        for json in [
            r#"{"kind":"decline","plane":1}"#,
            r#"{"kind":"launch","plane":1,"join":true}"#,
            r#"{"kind":"advance","planes":[1],"links":[],"join":false,"plane":1}"#,
        ] {
            let error = serde_json::from_str::<Move>(json).unwrap_err().to_string();
            assert!(error.contains("unknown field"), "{error}");
        }
    }
}
