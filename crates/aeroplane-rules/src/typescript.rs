//! The JSON forms as types of TypeScript, for clients that are written in it. [`ts_rs::TS`] of the types whose form is
//! derived is derived too; here are those whose form is written by hand in `json/`.

use std::format;
use std::path::PathBuf;
use std::string::{String, ToString as _};
use std::vec::Vec;

use ts_rs::{Config, Dummy, TS, TypeVisitor};

use crate::color::{ByColor, Color};
use crate::geometry::Spot;
use crate::moves::{Link, Route};
use crate::plane::{Plane, PlaneSet};
use crate::position::{Position, Setup, Streak};
use crate::roll::Roll;
use crate::rules::{
    CaptureAt, Choice, Domain, End, LinkRule, Overshoot, RULE_POINTS, Rules, Scoring, ShortcutCrossing,
    ShortcutThenJump, SixStreakPenalty, StackBlocks, StackDefense, StackMovement, Stacking,
};

/// Gives types the form that stands behind the equals sign; it may name the types in brackets.
macro_rules! forms {
    ($($type:ident [$($used:ty),*] = $form:expr, $docs:literal;)+) => {
        $(
            impl TS for $type {
                type WithoutGenerics = Self;
                type OptionInnerType = Self;

                fn docs() -> Option<String> {
                    Some(concat!("/**\n * ", $docs, "\n */\n").into())
                }

                fn name(_: &Config) -> String {
                    stringify!($type).into()
                }

                fn inline(_: &Config) -> String {
                    $form.to_string()
                }

                fn decl(config: &Config) -> String {
                    <Self as TS>::decl_concrete(config)
                }

                fn decl_concrete(config: &Config) -> String {
                    format!("type {} = {};", stringify!($type), <Self as TS>::inline(config))
                }

                fn visit_dependencies(_visitor: &mut impl TypeVisitor) {
                    $(_visitor.visit::<$used>();)*
                }

                fn output_path() -> Option<PathBuf> {
                    Some(concat!(stringify!($type), ".ts").into())
                }
            }
        )+
    };
}

forms! {
    Color [] = words(Color::ALL.map(Color::name)), "A seat at the board, by its color; clockwise in this order.";
    Roll [] = numbers(1..=6), "What a die shows.";
    Plane [] = numbers(0..=3), "The index of a plane, by which its color's arrays name it.";
    PlaneSet [Plane] = "Array<Plane>", "Planes of one color in ascending order, none of them twice.";
    Spot [] = "number",
        "A plane's own progress: -1 hangar, 0 launch pad, 1 to 50 ring, 51 to 55 home column, 56 home.";
    Route [Link] = "Array<Link>", "The links that a move takes after its walk, in order.";
    Streak [PlaneSet] = "Array<PlaneSet>",
        "The sixes of the turn that is being played: the planes that each of them moved.";
    Position [Color, Roll, PlaneSet, Spot, Streak] = position(""),
        "Where everything stands. Only colors in play have planes; roll is there where one waits for its answer.";
    Setup [Color, Roll, PlaneSet, Spot, Streak] = position("?"),
        "A position as somebody may write it down: what is empty or false can be left out.";
    Rules [Roll] = rules(), "The value of every rule point.";
    CaptureAt [] = choices::<CaptureAt>(), "A value of the rule point capture_at.";
    End [] = choices::<End>(), "A value of the rule point end.";
    LinkRule [] = choices::<LinkRule>(), "A value of the rule points jump and shortcut.";
    Overshoot [] = choices::<Overshoot>(), "A value of the rule point overshoot.";
    Scoring [] = choices::<Scoring>(), "A value of the rule point scoring.";
    ShortcutCrossing [] = choices::<ShortcutCrossing>(), "A value of the rule point shortcut_crossing.";
    ShortcutThenJump [] = choices::<ShortcutThenJump>(), "A value of the rule point shortcut_then_jump.";
    SixStreakPenalty [] = choices::<SixStreakPenalty>(), "A value of the rule point six_streak_penalty.";
    StackBlocks [] = choices::<StackBlocks>(), "A value of the rule point stack_blocks.";
    StackDefense [] = choices::<StackDefense>(), "A value of the rule point stack_defense.";
    StackMovement [] = choices::<StackMovement>(), "A value of the rule point stack_movement.";
    Stacking [] = choices::<Stacking>(), "A value of the rule point stacking.";
}

impl<T: TS> TS for ByColor<T> {
    type WithoutGenerics = ByColor<Dummy>;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/**\n * A value for each color, empty seats included.\n */\n".into())
    }

    fn ident(_: &Config) -> String {
        "ByColor".into()
    }

    fn name(config: &Config) -> String {
        format!("ByColor<{}>", T::name(config))
    }

    fn inline(config: &Config) -> String {
        each_color(&T::name(config), "")
    }

    fn decl(_: &Config) -> String {
        format!("type ByColor<T> = {};", each_color("T", ""))
    }

    fn decl_concrete(config: &Config) -> String {
        format!("type ByColor = {};", <Self as TS>::inline(config))
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }

    fn output_path() -> Option<PathBuf> {
        Some("ByColor.ts".into())
    }
}

fn words<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" | ")
}

fn choices<T: Choice>() -> String {
    words(T::WORDS.iter().map(|word| word.name))
}

fn numbers(numbers: impl IntoIterator<Item = u8>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" | ")
}

/// An object with the colors as keys; `mark` is a question mark where a color may be left out.
fn each_color(value: &str, mark: &str) -> String {
    let fields = Color::ALL.map(|color| format!("{color}{mark}: {value}"));
    format!("{{ {} }}", fields.join(", "))
}

/// The form of a position; `mark` is a question mark where parts that are empty or false may be left out.
fn position(mark: &str) -> String {
    let planes = each_color("Array<Spot>", "?");
    let stacks = each_color("Array<PlaneSet>", "?");
    format!(
        "{{ planes: {planes}, stacks{mark}: {stacks}, turn: Color, roll?: Roll, streak{mark}: Streak, \
         places{mark}: Array<Color>, over{mark}: boolean }}"
    )
}

fn rules() -> String {
    let field = |domain| match domain {
        Domain::Number { least, most } => numbers(least..=most),
        Domain::Faces { .. } => "Array<Roll>".into(),
        Domain::Flag => "boolean".into(),
        Domain::Words(values) => words(values.iter().map(|word| word.name)),
    };
    let fields: Vec<String> =
        RULE_POINTS.iter().map(|point| format!("{}: {}", point.name, field(point.domain))).collect();
    format!("{{ {} }}", fields.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::Move;
    use crate::step::{CaptureCause, PassCause, Step};

    fn declared<T: TS>() -> String {
        T::decl(&Config::new())
    }

    /// The text without what only lays it out.
    fn bare(text: &str) -> String {
        text.lines()
            .filter(|line| !line.trim_start().starts_with(['/', '*']))
            .flat_map(str::chars)
            .filter(|character| !character.is_whitespace())
            .collect::<String>()
            .replace(",}", "}")
    }

    #[test]
    fn forms_by_hand_are_declared_as_json_has_them() {
        assert_eq!(declared::<Color>(), r#"type Color = "red" | "yellow" | "blue" | "green";"#);
        assert_eq!(declared::<Roll>(), "type Roll = 1 | 2 | 3 | 4 | 5 | 6;");
        assert_eq!(declared::<Route>(), "type Route = Array<Link>;");
        assert_eq!(declared::<ByColor<i16>>(), "type ByColor<T> = { red: T, yellow: T, blue: T, green: T };");
        assert_eq!(ByColor::<i16>::name(&Config::new()), "ByColor<number>");
        assert_eq!(
            declared::<Position>(),
            "type Position = { planes: { red?: Array<Spot>, yellow?: Array<Spot>, blue?: Array<Spot>, \
             green?: Array<Spot> }, stacks: { red?: Array<PlaneSet>, yellow?: Array<PlaneSet>, \
             blue?: Array<PlaneSet>, green?: Array<PlaneSet> }, turn: Color, roll?: Roll, streak: Streak, \
             places: Array<Color>, over: boolean };"
        );
        assert!(declared::<Setup>().contains("over?: boolean"));
        assert!(
            declared::<Rules>()
                .starts_with("type Rules = { planes: 1 | 2 | 3 | 4, launch_rolls: Array<Roll>")
        );
        assert!(declared::<Rules>().contains(r#"jump: "mandatory" | "optional" | "off""#));
    }

    #[test]
    fn derived_forms_are_declared_as_json_has_them() {
        assert_eq!(bare(&declared::<Link>()), r#"typeLink="jump"|"shortcut";"#);
        assert_eq!(
            bare(&declared::<Move>()),
            r#"typeMove={"kind":"launch",plane:Plane}|{"kind":"advance",planes:PlaneSet,links:Route,join:boolean}|{"kind":"decline"};"#
        );
        assert_eq!(
            bare(&declared::<CaptureCause>()),
            r#"typeCaptureCause="landing"|{"stack":StackDefense}|"crossing";"#
        );
        let step = bare(&declared::<Step>());
        for form in [
            r#"{"step":"rolled",color:Color,roll:Roll}"#,
            r#"{"step":"walked",color:Color,planes:PlaneSet,from:Spot,to:Spot}"#,
            r#"{"step":"passed",color:Color,because:PassCause}"#,
            r#"{"step":"withdrawn",color:Color}"#,
            r#"{"step":"scored",scores:ByColor<number>}"#,
        ] {
            assert!(step.contains(form), "{form}\n{step}");
        }
    }

    #[test]
    fn a_file_names_what_it_uses_and_has_no_large_integers() {
        let config = Config::new();
        let files = [
            Step::export_to_string(&config),
            Move::export_to_string(&config),
            PassCause::export_to_string(&config),
            Position::export_to_string(&config),
            Setup::export_to_string(&config),
            Rules::export_to_string(&config),
            ByColor::<i16>::export_to_string(&config),
        ]
        .map(Result::unwrap);
        assert!(files.iter().all(|file| !file.contains("bigint")), "{files:?}");
        for name in ["ByColor", "CaptureCause", "Color", "Plane", "PlaneSet", "Roll", "Spot", "Streak"] {
            let import = format!("import type {{ {name} }} from \"./{name}\";");
            assert!(files[0].contains(&import), "{import}\n{}", files[0]);
        }
        assert!(files[6].contains("export type ByColor<T> = {"), "{}", files[6]);
    }
}
