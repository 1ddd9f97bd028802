//! The rule points and the presets, as values without words: those are in the page's messages.

use aeroplane_rules::{Domain, Preset, RULE_POINTS, RulePoint, Rules};

use crate::literal::{constant, fields, heading, lines, list, word};

/// The types of the module.
const TYPES: &str = "
/** A point on which rule texts differ, with the values that it can take. */
export type RulePoint =
  | {
      readonly name: keyof Rules;
      /** A whole number from `least` to `most`. */
      readonly kind: \"number\";
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly name: keyof Rules;
      /** A set of faces of the die. */
      readonly kind: \"faces\";
      readonly mayBeEmpty: boolean;
    }
  | {
      readonly name: keyof Rules;
      /** True or false. */
      readonly kind: \"flag\";
    }
  | {
      readonly name: keyof Rules;
      /** One of some words. */
      readonly kind: \"words\";
      readonly words: readonly string[];
    };

/** The name of a rule text. */
export type PresetName = (typeof PRESET_NAMES)[number];
";

/// The module that the page shows rules from.
pub(crate) fn module() -> String {
    let names = list(Preset::ALL.map(|preset| word(preset.name())));
    let parts = [
        heading("Rules"),
        TYPES.into(),
        format!("\n/** The rule texts. */\nexport const PRESET_NAMES = {names} as const;\n"),
        constant(
            "The rules of each text.",
            "PRESETS",
            "Record<PresetName, Rules>",
            fields(Preset::ALL.map(|preset| (preset.name(), values(&Rules::from(preset))))),
        ),
        constant(
            "The rule points, in the order in which they are shown.",
            "RULE_POINTS",
            "readonly RulePoint[]",
            lines(RULE_POINTS.iter().map(rule_point)),
        ),
    ];
    parts.concat()
}

/// The values of all points, one level deeper than the object that holds them.
fn values(rules: &Rules) -> String {
    fields(RULE_POINTS.iter().map(|point| (point.name, point.get(rules).json()))).replace('\n', "\n  ")
}

fn rule_point(point: &RulePoint) -> String {
    let domain = match point.domain {
        Domain::Number { least, most } => format!("kind: \"number\", least: {least}, most: {most}"),
        Domain::Faces { may_be_empty } => format!("kind: \"faces\", mayBeEmpty: {may_be_empty}"),
        Domain::Flag => "kind: \"flag\"".into(),
        Domain::Words(words) => {
            format!("kind: \"words\", words: {}", list(words.iter().map(|value| word(value.name))))
        }
    };
    format!("{{ name: {}, {domain} }}", word(point.name))
}
