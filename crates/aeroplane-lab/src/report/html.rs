//! A document as one HTML file.

use super::document::{Block, Document, Span, Table, Text};

/// Readable on paper and on a narrow screen; plots are as wide as the page at most.
const STYLE: &str = "body{max-width:56rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif;color:#111;\
background:#fff}table{border-collapse:collapse;display:block;overflow-x:auto}th,td{border:1px solid #999;\
padding:.2rem .5rem;text-align:right}th:first-child,td:first-child{text-align:left}code,pre{background:#f2f2f2}\
pre{padding:.5rem;overflow-x:auto}svg{max-width:100%;height:auto}figure{margin:1rem 0}";

pub(super) fn page(document: &Document) -> String {
    let title: String = document.title.spans().iter().map(|span| escaped(characters(span))).collect();
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<h1>{}</h1>\n",
        line(&document.title)
    );
    for block in &document.blocks {
        page.push_str(&written(block));
        page.push('\n');
    }
    page + "</body>\n</html>\n"
}

fn written(block: &Block) -> String {
    match block {
        Block::Section(text) => format!("<h2>{}</h2>", line(text)),
        Block::Subsection(text) => format!("<h3>{}</h3>", line(text)),
        Block::Paragraph(text) => format!("<p>{}</p>", line(text)),
        Block::List(items) => {
            let items: Vec<String> = items.iter().map(|item| format!("<li>{}</li>", line(item))).collect();
            format!("<ul>{}</ul>", items.concat())
        }
        Block::Table(table) => written_table(table),
        Block::Commands(commands) => format!("<pre><code>{}</code></pre>", escaped(&commands.join("\n"))),
        Block::Plot(plot) => format!("<figure>{}</figure>", plot.svg),
    }
}

fn written_table(table: &Table) -> String {
    let cells = |cells: &[Text], tag: &str| -> String {
        cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", line(cell))).collect::<Vec<_>>().concat()
    };
    let rows: Vec<String> = table.rows.iter().map(|row| format!("<tr>{}</tr>\n", cells(row, "td"))).collect();
    format!(
        "<table>\n<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody>\n</table>",
        cells(&table.headings, "th"),
        rows.concat()
    )
}

fn line(text: &Text) -> String {
    let written = |span: &Span| match span {
        Span::Plain(text) => escaped(text),
        Span::Code(text) => format!("<code>{}</code>", escaped(text)),
    };
    text.spans().iter().map(written).collect()
}

fn characters(span: &Span) -> &str {
    match span {
        Span::Plain(text) | Span::Code(text) => text,
    }
}

/// Text in which nothing is markup, between tags and in attributes.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            character => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_was_named_is_markup() {
        let mut document = Document::new("<script>alert(1)</script>");
        let name = || Text::default().code("\"><img src=x onerror='y'>");
        document.say(name());
        document.push(Block::Table(Table { headings: vec![name()], rows: vec![vec![name()]] }));
        document.push(Block::Commands(vec!["</code><script>".to_owned()]));
        let page = page(&document);
        assert!(!page.contains("<script") && !page.contains("<img"), "{page}");
        assert!(page.contains("<title>&lt;script&gt;"));
    }
}
