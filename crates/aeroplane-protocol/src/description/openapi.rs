//! The endpoints as an `OpenAPI` document.

use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::schema::generator;
use crate::VERSION;
use crate::bytes::GameId;
use crate::code::RoomCode;
use crate::http::{
    AcceptInvite, Answer, ENDPOINTS, Endpoint, GameAt, JoinRoom, Membership, Method, OpenRoom, PlayNow,
    Problem, ProblemKind, PublicGames, PublicRooms, Reasons, RoomSummary, WholeGame,
};
use crate::message::{ClientMessage, ServerMessage};
use crate::number::{MemberId, Seq};

/// The endpoints in the form of `OpenAPI` 3.1, with the schemas of their bodies and of the messages of the WebSocket.
pub fn openapi() -> Value {
    let mut generator = generator("/components/schemas");
    add_bodies(&mut generator);
    let mut paths = Map::new();
    for endpoint in ENDPOINTS {
        let path = paths.entry(endpoint.path).or_insert_with(|| json!({}));
        path[verb(endpoint.method)] = operation(endpoint, &mut generator);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Aeroplane Chess",
            "version": VERSION.to_string(),
            "summary": "Rooms are opened and joined here; the game goes over a WebSocket.",
            "description": "The WebSocket's messages are ClientMessage and ServerMessage. How they are used is told \
                            in docs/protocol.md.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": generator.take_definitions(true),
            "securitySchemes": {
                "member": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token of a membership.",
                },
            },
        },
    })
}

/// Makes the schemas of everything that the table of endpoints names, and of the WebSocket's messages.
fn add_bodies(generator: &mut SchemaGenerator) {
    fn add<T: JsonSchema>(generator: &mut SchemaGenerator) {
        generator.subschema_for::<T>();
    }
    for add in [
        add::<OpenRoom>,
        add::<JoinRoom>,
        add::<AcceptInvite>,
        add::<PlayNow>,
        add::<Membership>,
        add::<RoomSummary>,
        add::<PublicRooms>,
        add::<PublicGames>,
        add::<GameAt>,
        add::<WholeGame>,
        add::<Reasons>,
        add::<Problem>,
        add::<ClientMessage>,
        add::<ServerMessage>,
    ] {
        add(generator);
    }
}

const fn verb(method: Method) -> &'static str {
    match method {
        Method::Get => "get",
        Method::Post => "post",
    }
}

fn operation(endpoint: &Endpoint, generator: &mut SchemaGenerator) -> Value {
    let mut operation = json!({
        "summary": endpoint.summary,
        "parameters": parameters(endpoint, generator),
        "responses": responses(endpoint),
    });
    if let Some(body) = endpoint.body {
        operation["requestBody"] = json!({ "required": true, "content": content(body) });
    }
    if endpoint.answer == Answer::Socket {
        // An empty requirement: whoever only watches needs no token.
        operation["security"] = json!([{ "member": [] }, {}]);
    }
    operation
}

fn content(type_name: &str) -> Value {
    json!({ "application/json": { "schema": reference(type_name) } })
}

fn reference(type_name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{type_name}") })
}

fn parameters(endpoint: &Endpoint, generator: &mut SchemaGenerator) -> Vec<Value> {
    let in_path = endpoint.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let in_path = in_path.map(|name| (name, "path"));
    let in_query = endpoint.query.iter().map(|&name| (name, "query"));
    in_path
        .chain(in_query)
        .map(|(name, place)| {
            let (description, schema) = parameter(name, generator);
            json!({
                "name": name,
                "in": place,
                "required": place == "path",
                "description": description,
                "schema": schema,
            })
        })
        .collect()
}

/// What a parameter means, and its schema.
fn parameter(name: &str, generator: &mut SchemaGenerator) -> (&'static str, Value) {
    match name {
        "code" => ("The code of the room.", generator.subschema_for::<RoomCode>().into()),
        "game" => ("The identity of the game.", generator.subschema_for::<GameId>().into()),
        "ply" => ("Which ply, 0 for the start.", json!({ "type": "integer", "minimum": 0 })),
        "from" => (
            "The ply of the last position that the client has; left out to be told everything from the start on.",
            json!({ "type": "integer", "minimum": 0 }),
        ),
        "member" => (
            "Which member the token belongs to; left out to watch.",
            generator.subschema_for::<MemberId>().into(),
        ),
        "after" => (
            "The last event that the client has; left out to be shown the whole room.",
            generator.subschema_for::<Seq>().into(),
        ),
        _ => ("", json!({})),
    }
}

fn responses(endpoint: &Endpoint) -> Map<String, Value> {
    let (status, answer) = match endpoint.answer {
        Answer::Json(type_name) => ("200", json!({ "description": "Done.", "content": content(type_name) })),
        Answer::Membership => ("201", json!({ "description": "Joined.", "content": content("Membership") })),
        Answer::Text => {
            let schema = json!({ "type": "string" });
            ("200", json!({ "description": "The text.", "content": { "text/plain": { "schema": schema } } }))
        }
        Answer::Document => {
            let schema = json!({ "type": "object" });
            (
                "200",
                json!({ "description": "The document.", "content": { "application/json": { "schema": schema } } }),
            )
        }
        Answer::Socket => ("101", json!({ "description": "The WebSocket is open." })),
    };
    let mut responses = Map::new();
    responses.insert(status.into(), answer);
    // Any request can meet a fault of the server.
    for problem in endpoint.problems.iter().chain(&[ProblemKind::Internal]) {
        responses.insert(
            problem.status().to_string(),
            json!({ "description": meaning(*problem), "content": content("Problem") }),
        );
    }
    responses
}

const fn meaning(problem: ProblemKind) -> &'static str {
    match problem {
        ProblemKind::Malformed => "The request is none of this interface.",
        ProblemKind::Unauthorized => "The token is missing or wrong.",
        ProblemKind::WrongOrigin => "The page that sent the request is another site's.",
        ProblemKind::NotFound => "There is no such room or game, or it takes nobody in.",
        ProblemKind::TooLarge => "The request is too large.",
        ProblemKind::TooMany => "Too many requests came from this address.",
        ProblemKind::Unavailable => "The server cannot store anything at the moment, or is about to stop.",
        ProblemKind::Internal => "The server has a fault of its own.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All references of a document.
    fn references<'document>(value: &'document Value, found: &mut Vec<&'document str>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|inner| references(inner, found));
            }
            Value::Array(items) => items.iter().for_each(|inner| references(inner, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let document = openapi();
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 100);
        for reference in found {
            let place = reference.strip_prefix('#').unwrap();
            assert!(document.pointer(place).is_some(), "{reference}");
        }
    }

    #[test]
    fn every_parameter_is_described() {
        let mut generator = SchemaGenerator::default();
        for endpoint in ENDPOINTS {
            for parameter in parameters(endpoint, &mut generator) {
                assert_ne!(parameter["description"], "", "{} {}", endpoint.path, parameter["name"]);
            }
        }
    }
}
