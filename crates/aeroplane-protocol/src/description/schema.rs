//! How JSON schemas are made of the types.

use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{Schema, SchemaGenerator};
use serde_json::{Value, json};

/// A generator whose schemas stand in a document below this path.
pub(super) fn generator(path: &'static str) -> SchemaGenerator {
    let mut settings = SchemaSettings::draft2020_12().with_transform(RecursiveTransform(NeverNull));
    settings.definitions_path = path.into();
    settings.into_generator()
}

/// Takes examples out of a description: they are in another language.
fn without_examples(description: &mut String) {
    let parts = description.split("```").step_by(2).map(str::trim).filter(|part| !part.is_empty());
    *description = parts.collect::<Vec<_>>().join("\n\n");
}

/// Takes the null away from fields that may be missing: nothing that is not there is written as null. Descriptions lose
/// their examples on the way.
#[derive(Debug, Clone)]
struct NeverNull;

impl Transform for NeverNull {
    fn transform(&mut self, schema: &mut Schema) {
        if let Some(Value::String(description)) = schema.get_mut("description") {
            without_examples(description);
        }
        let required = schema.get("required").cloned().unwrap_or_default();
        let required = required.as_array().map(Vec::as_slice).unwrap_or_default();
        let fields = schema.get_mut("properties").and_then(Value::as_object_mut).into_iter().flatten();
        for (_, field) in fields.filter(|(name, _)| !required.contains(&json!(name))) {
            without_null(field);
        }
    }
}

fn without_null(field: &mut Value) {
    let Some(field) = field.as_object_mut() else { return };
    if let Some(types) = field.get_mut("type")
        && let [only, null] = types.as_array().map(Vec::as_slice).unwrap_or_default()
        && null == "null"
    {
        *types = only.clone();
    }
    if let Some([Value::Object(only), null]) = field.get("anyOf").and_then(Value::as_array).map(Vec::as_slice)
        && null["type"] == "null"
    {
        let only = only.clone();
        field.remove("anyOf");
        field.extend(only);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Update;

    #[test]
    fn examples_in_another_language_are_left_out() {
        let schema = generator("/$defs").into_root_schema_for::<crate::RoomCode>();
        let description = schema.get("description").and_then(Value::as_str).unwrap();
        assert!(!description.is_empty() && !description.contains("assert"));
    }

    #[test]
    fn a_field_that_may_be_missing_is_never_null() {
        let schema = generator("/$defs").into_root_schema_for::<Update>();
        let properties = &schema.get("properties").unwrap();
        assert_eq!(properties["by"]["$ref"], "#/$defs/MemberId");
        assert!(properties["by"]["description"].is_string());
        let table = &schema.get("$defs").unwrap()["TableView"]["properties"];
        assert_eq!(table["remaining_ms"]["type"], "integer");
    }
}
