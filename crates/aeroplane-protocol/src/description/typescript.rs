//! The forms as TypeScript declarations.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use ts_rs::{Config, TS, TypeVisitor};

use crate::VERSION;
use crate::event::LogEntry;
use crate::http::{
    AcceptInvite, GameAt, JoinRoom, Membership, OpenRoom, PlayNow, Problem, PublicGames, PublicRooms,
    Reasons, RoomSummary, WholeGame,
};
use crate::message::{ClientMessage, ServerMessage};

/// A module that declares every form, ordered by name.
pub fn typescript() -> String {
    // Every number of the protocol is below 2^53, so that a `number` holds it exactly.
    let mut declarations =
        Declarations { config: Config::new().with_large_int("number"), found: BTreeSet::new() };
    declarations.visit::<ClientMessage>();
    declarations.visit::<ServerMessage>();
    declarations.visit::<LogEntry>();
    declarations.visit::<OpenRoom>();
    declarations.visit::<JoinRoom>();
    declarations.visit::<AcceptInvite>();
    declarations.visit::<PlayNow>();
    declarations.visit::<Membership>();
    declarations.visit::<RoomSummary>();
    declarations.visit::<PublicRooms>();
    declarations.visit::<PublicGames>();
    declarations.visit::<GameAt>();
    declarations.visit::<WholeGame>();
    declarations.visit::<Reasons>();
    declarations.visit::<Problem>();

    let mut module = format!(
        "// Made by `cargo xtask bless` from the types of aeroplane-protocol and aeroplane-rules.\n\n\
         /** The version of the protocol. */\n\
         export const PROTOCOL_VERSION = {VERSION};\n"
    );
    for (_, declaration) in &declarations.found {
        // Writing to a string cannot fail.
        let _ = write!(module, "\n{declaration}");
    }
    module
}

/// A documentation comment without its examples, which are in another language.
fn without_examples(documentation: &str) -> String {
    let mut is_example = false;
    let mut kept: Vec<&str> = Vec::new();
    for line in documentation.lines() {
        if line.trim_start_matches([' ', '*']).starts_with("```") {
            is_example = !is_example;
            // The empty line before an example goes with it.
            if is_example && kept.last().is_some_and(|last| last.trim() == "*") {
                kept.pop();
            }
        } else if !is_example {
            kept.push(line);
        }
    }
    let end = if documentation.ends_with('\n') { "\n" } else { "" };
    kept.join("\n") + end
}

/// The names and declarations found so far. Two types of one name would both be declared, which the compiler refuses.
struct Declarations {
    config: Config,
    found: BTreeSet<(String, String)>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types that are exported have a declaration of their own.
        let is_new = T::output_path().is_none() || {
            let documentation = without_examples(&T::docs().unwrap_or_default());
            let declaration = format!("{documentation}export {}\n", T::decl(&self.config));
            self.found.insert((T::ident(&self.config), declaration))
        };
        if is_new {
            T::visit_dependencies(self);
        }
        // A generic type has one declaration, whatever it is made with.
        T::visit_generics(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_in_another_language_are_left_out() {
        let module = typescript();
        assert!(module.contains("export type RoomCode"));
        assert!(!module.contains("```"));
    }
}
