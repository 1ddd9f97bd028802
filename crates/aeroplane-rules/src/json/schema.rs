//! JSON schemas of the forms that are written by hand.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use super::position::PositionForm;
use crate::color::{ByColor, Color};
use crate::geometry::Spot;
use crate::moves::Route;
use crate::plane::{Plane, PlaneSet};
use crate::position::{Setup, Streak};
use crate::roll::Roll;
use crate::rules::{Choice, Domain, Preset, RULE_POINTS, RulePoint, Rules, SixStreakPenalty, StackDefense};

/// Gives a type the schema that an expression makes with the generator.
macro_rules! schema {
    ($($type:ident: $make:expr;)+) => {
        $(
            impl JsonSchema for $type {
                fn schema_name() -> Cow<'static, str> {
                    Cow::Borrowed(stringify!($type))
                }

                fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                    let make: fn(&mut SchemaGenerator) -> Schema = $make;
                    make(generator)
                }
            }
        )+
    };
}

schema! {
    Color: |_| json_schema!({
        "description": "A seat at the board, clockwise from red at the bottom of the drawing.",
        "type": "string",
        "enum": Color::ALL.map(Color::name),
    });
    Roll: |_| json_schema!({
        "description": "What a die shows.",
        "type": "integer",
        "minimum": 1,
        "maximum": 6,
    });
    Plane: |_| json_schema!({
        "description": "The index of a plane among those of its color; people count them from 1.",
        "type": "integer",
        "minimum": 0,
        "maximum": Plane::ALL.len() - 1,
    });
    PlaneSet: |generator| json_schema!({
        "description": "Planes of one color.",
        "type": "array",
        "items": generator.subschema_for::<Plane>(),
        "uniqueItems": true,
    });
    Spot: |_| json_schema!({
        "description": "How far a plane has come: -1 in the hangar, 0 on the launch pad, 56 at home.",
        "type": "integer",
        "minimum": Spot::HANGAR.progress(),
        "maximum": Spot::HOME.progress(),
    });
    Streak: |generator| json_schema!({
        "description": "The planes that each six of the turn so far moved.",
        "type": "array",
        "items": generator.subschema_for::<PlaneSet>(),
        "maxItems": 2,
    });
    Route: |_| json_schema!({
        "description": "The links that a move takes after its walk, in order.",
        "enum": Route::ALL.map(Route::links),
    });
    Setup: PositionForm::json_schema;
    Rules: rules;
    StackDefense: |_| words::<StackDefense>("How a stack is defended.");
    SixStreakPenalty: |_| words::<SixStreakPenalty>("How a full streak of sixes is punished.");
}

impl<T: JsonSchema> JsonSchema for ByColor<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("ByColorOf{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = json_schema!({
            "description": "A value for each seat.",
            "type": "object",
            "properties": {},
            "required": Color::ALL.map(Color::name),
            "additionalProperties": false,
        });
        let value = generator.subschema_for::<T>();
        if let Some(properties) =
            schema.get_mut("properties").and_then(|properties| properties.as_object_mut())
        {
            properties.extend(Color::ALL.map(|color| (color.name().into(), value.clone().into())));
        }
        schema
    }
}

fn words<T: Choice>(description: &str) -> Schema {
    let names: Vec<_> = T::WORDS.iter().map(|word| word.name).collect();
    json_schema!({ "description": description, "type": "string", "enum": names })
}

/// The name of a preset, or an object of options, which needs all of them where it names no preset.
fn rules(generator: &mut SchemaGenerator) -> Schema {
    let presets = Preset::ALL.map(Preset::name);
    let options: BTreeMap<_, _> =
        RULE_POINTS.iter().map(|point| (point.name, option(point, generator))).collect();
    let names: Vec<_> = RULE_POINTS.iter().map(|point| point.name).collect();
    let mut over_preset = options.clone();
    over_preset.insert("preset", json_schema!({ "type": "string", "enum": presets }));
    json_schema!({
        "description": "The rules of a game: the name of a preset, options over a preset, or all options. \
                        Servers always send all options.",
        "oneOf": [
            { "type": "string", "enum": presets },
            { "type": "object", "properties": options, "required": names, "additionalProperties": false },
            {
                "type": "object",
                "properties": over_preset,
                "required": ["preset"],
                "additionalProperties": false,
            },
        ],
    })
}

fn option(point: &RulePoint, generator: &mut SchemaGenerator) -> Schema {
    let mut schema = match point.domain {
        Domain::Number { least, most } => {
            json_schema!({ "type": "integer", "minimum": least, "maximum": most })
        }
        Domain::Faces { .. } => json_schema!({
            "type": "array",
            "items": generator.subschema_for::<Roll>(),
            "uniqueItems": true,
        }),
        Domain::Flag => json_schema!({ "type": "boolean" }),
        Domain::Words(words) => {
            let names: Vec<_> = words.iter().map(|word| word.name).collect();
            json_schema!({ "type": "string", "enum": names })
        }
    };
    schema.insert("description".into(), point.meaning.into());
    schema
}
