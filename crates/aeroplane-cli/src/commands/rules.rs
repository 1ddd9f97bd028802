//! `aeroplane rules`: every rule option, from the one table that describes them.

use std::fmt::Write as _;
use std::io::{self, Write as _};

use aeroplane_rules::{Domain, Preset, RULE_POINTS, RulePoint, Rules};
use aeroplane_view::wrap;
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::layout::COLUMNS;

/// Names the JSON form, so that readers can tell when it changes.
const FORMAT: &str = "aeroplane-rules/1";
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Show what this preset makes of each option: classic, `cn_basic`, `cn_improved` or `cn_casual`
    preset: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Print the project's page about rules, RULES.md
    #[arg(long, conflicts_with_all = ["json", "preset"])]
    markdown: bool,
}

/// Prints the options in the form asked for.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let presets = match &arguments.preset {
        Some(name) => vec![name.parse::<Preset>().map_err(|error| Failure::Usage(error.to_string()))?],
        None => Preset::ALL.to_vec(),
    };
    let page = if arguments.markdown {
        markdown()
    } else if arguments.json {
        format!("{:#}\n", as_json(&presets))
    } else {
        text(&presets)
    };
    io::stdout().lock().write_all(page.as_bytes())?;
    Ok(())
}

fn text(presets: &[Preset]) -> String {
    let mut page = String::new();
    for preset in presets {
        // Writing to a String cannot fail, here and below.
        let _ = writeln!(page, "{:<12} {}", preset.name(), preset.origin());
    }
    for point in &RULE_POINTS {
        let _ = writeln!(page, "\n{}", point.name);
        for line in wrap(&format!("{}.", point.meaning), COLUMNS - 4) {
            let _ = writeln!(page, "    {line}");
        }
        match point.domain {
            Domain::Words(words) => {
                for word in words {
                    let mut lines = wrap(word.meaning, COLUMNS - 30).into_iter();
                    let _ = writeln!(page, "      {:<22} {}", word.name, lines.next().unwrap_or_default());
                    for line in lines {
                        let _ = writeln!(page, "{:29}{line}", "");
                    }
                }
            }
            Domain::Number { .. } | Domain::Faces { .. } | Domain::Flag => {
                let _ = writeln!(page, "      {}", point.domain.expected());
            }
        }
        let values: Vec<String> = presets.iter().map(|&preset| default_in(point, preset)).collect();
        for line in wrap(&values.join("  "), COLUMNS - 4) {
            let _ = writeln!(page, "    {line}");
        }
    }
    page
}

fn default_in(point: &RulePoint, preset: Preset) -> String {
    format!("{preset}={}", point.get(&Rules::from(preset)))
}

fn as_json(presets: &[Preset]) -> Value {
    let preset = |preset: &Preset| json!({ "name": preset.name(), "origin": preset.origin(), "rules": Rules::from(*preset) });
    let option = |point: &RulePoint| {
        let defaults: Map<String, Value> = presets
            .iter()
            .map(|&preset| (preset.name().into(), json!(point.get(&Rules::from(preset)))))
            .collect();
        json!({
            "name": point.name,
            "meaning": point.meaning,
            "values": domain(point.domain),
            "defaults": defaults,
        })
    };
    json!({
        "format": FORMAT,
        "presets": presets.iter().map(preset).collect::<Vec<_>>(),
        "options": RULE_POINTS.iter().map(option).collect::<Vec<_>>(),
    })
}

fn domain(domain: Domain) -> Value {
    match domain {
        Domain::Number { least, most } => json!({ "type": "number", "least": least, "most": most }),
        Domain::Faces { may_be_empty } => json!({ "type": "faces", "may_be_empty": may_be_empty }),
        Domain::Flag => json!({ "type": "flag" }),
        Domain::Words(words) => {
            let word = |word: &aeroplane_rules::Word| json!({ "name": word.name, "meaning": word.meaning });
            json!({ "type": "words", "words": words.iter().map(word).collect::<Vec<_>>() })
        }
    }
}

fn markdown() -> String {
    let mut page = String::from(
        "# Rule options\n\n\
         The rule texts of Aeroplane Chess contradict one another. Every point on which they differ is an option, \
         and every text is a preset. Any value goes with any other.\n\n\
         This page is generated from the table of rule points in `crates/aeroplane-rules`; `cargo xtask bless` \
         writes it anew. `aeroplane rules` shows the same in a terminal.\n\n\
         ## Presets\n\n| preset | origin |\n|---|---|\n",
    );
    for preset in Preset::ALL {
        let _ = writeln!(page, "| `{}` | {} |", preset.name(), preset.origin());
    }
    page.push_str("\n## Options\n\n| option |");
    for preset in Preset::ALL {
        let _ = write!(page, " {} |", preset.name());
    }
    page.push_str("\n|---|---|---|---|---|\n");
    for point in &RULE_POINTS {
        let _ = write!(page, "| [`{0}`](#{0}) |", point.name);
        for preset in Preset::ALL {
            let _ = write!(page, " {} |", point.get(&Rules::from(preset)));
        }
        page.push('\n');
    }
    for point in &RULE_POINTS {
        let _ = writeln!(page, "\n### {}\n\n{}.\n", point.name, point.meaning);
        match point.domain {
            Domain::Words(words) => {
                for word in words {
                    let _ = writeln!(page, "- `{}`: {}", word.name, word.meaning);
                }
            }
            Domain::Number { .. } | Domain::Faces { .. } | Domain::Flag => {
                let _ = writeln!(page, "- {}", point.domain.expected());
            }
        }
    }
    page
}
