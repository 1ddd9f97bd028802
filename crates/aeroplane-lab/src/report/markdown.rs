//! A document as Markdown, in GitHub's dialect.

use super::document::{Block, Document, Span, Table, Text};

pub(super) fn page(document: &Document, folder: &str) -> String {
    let mut page = format!("# {}\n", line(&document.title));
    for block in &document.blocks {
        page.push('\n');
        page.push_str(&written(block, folder));
    }
    page
}

fn written(block: &Block, folder: &str) -> String {
    match block {
        Block::Section(text) => format!("## {}\n", line(text)),
        Block::Subsection(text) => format!("### {}\n", line(text)),
        Block::Paragraph(text) => format!("{}\n", line(text)),
        Block::List(items) => {
            items.iter().map(|item| format!("- {}\n", line(item))).collect::<Vec<_>>().concat()
        }
        Block::Table(table) => written_table(table),
        Block::Commands(commands) => {
            // A fence that is longer than any row of backticks inside it.
            let fence = "`".repeat(longest_run(&commands.join("\n")).max(2) + 1);
            format!("{fence}sh\n{}\n{fence}\n", commands.join("\n"))
        }
        Block::Plot(plot) => {
            let address: String = folder.chars().map(percent_encoded).collect();
            format!("![{}]({address}/{})\n", escaped(&plot.title), plot.file_name())
        }
    }
}

fn written_table(table: &Table) -> String {
    let row = |cells: &[Text]| {
        let cells: Vec<String> = cells.iter().map(cell).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let rule = (0..table.headings.len()).map(|column| if column == 0 { "|---" } else { "|--:" });
    let rule: String = rule.chain(["|\n"]).collect();
    row(&table.headings) + &rule + &table.rows.iter().map(|cells| row(cells)).collect::<String>()
}

fn line(text: &Text) -> String {
    text.spans().iter().map(span).collect()
}

/// In a table a bar ends the cell, in code too.
fn cell(text: &Text) -> String {
    let written = |part: &Span| match part {
        Span::Plain(_) => span(part),
        Span::Code(_) => span(part).replace('|', "\\|"),
    };
    text.spans().iter().map(written).collect()
}

fn span(span: &Span) -> String {
    match span {
        Span::Plain(text) => escaped(text),
        Span::Code(text) => {
            let fence = "`".repeat(longest_run(text) + 1);
            let needs_space = text.is_empty() || text.starts_with(['`', ' ']) || text.ends_with(['`', ' ']);
            let space = if needs_space { " " } else { "" };
            format!("{fence}{space}{text}{space}{fence}")
        }
    }
}

/// Text in which nothing is markup.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '|' | '#' | '~' | '$' => escaped.extend(['\\', character]),
            character => escaped.push(character),
        }
    }
    escaped
}

/// The character in an address inside parentheses.
fn percent_encoded(character: char) -> String {
    if character.is_ascii_alphanumeric() || "-_.~/".contains(character) {
        return character.to_string();
    }
    let mut bytes = [0; 4];
    character.encode_utf8(&mut bytes).bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat()
}

/// How many backticks stand in the longest row of them.
fn longest_run(text: &str) -> usize {
    text.split(|character| character != '`').map(str::len).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_was_named_is_markup() {
        assert_eq!(
            line(&Text::default().plain("<b>*a*</b> | [x](y)")),
            r"&lt;b&gt;\*a\*&lt;/b&gt; \| \[x\](y)"
        );
        assert_eq!(line(&Text::default().code("a`b")), "``a`b``");
        assert_eq!(line(&Text::default().code("`")), "`` ` ``");
        assert_eq!(cell(&Text::default().code("a|b")), r"`a\|b`");
        assert_eq!(line(&Text::default().code("<script>")), "`<script>`");
    }

    #[test]
    fn a_folder_with_a_space_is_an_address() {
        let mut document = Document::new("t");
        document.plot("a", "b", String::new());
        assert!(page(&document, "my (plots)").ends_with("![b](my%20%28plots%29/a.svg)\n"));
    }

    #[test]
    fn commands_cannot_end_their_block() {
        let mut document = Document::new("t");
        document.push(Block::Commands(vec!["echo '```'".to_owned()]));
        assert_eq!(page(&document, ""), "# t\n\n````sh\necho '```'\n````\n");
    }
}
