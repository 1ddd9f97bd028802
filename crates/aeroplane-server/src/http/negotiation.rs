//! What a client says about the form of a file that it wants, and about the one that it has.

use aeroplane_web::{Content, Encoding, File};
use axum::http::HeaderValue;

/// The encodings of files, the smallest results first.
const ENCODINGS: [Encoding; 3] = [Encoding::Brotli, Encoding::Gzip, Encoding::Identity];

/// How much a client wants an encoding, in thousandths; 0 is not at all.
type Weight = u16;
/// The weight of what is named without one.
const FULL: Weight = 1000;

/// The content of a file in the encoding that the client wants most; of several, the smallest.
///
/// Where it wants none that there is, it gets the file as it is: HTTP leaves that open, and something is better than
/// nothing.
pub(super) fn best_content<'file, 'header>(
    file: &'file File,
    accepted: impl IntoIterator<Item = &'header HeaderValue>,
) -> (Encoding, &'file Content) {
    let wishes: Vec<(&str, Weight)> = items(accepted).filter_map(wish).collect();
    let mut best = (0, Encoding::Identity, file.plain());
    for encoding in ENCODINGS {
        let weight = weight(&wishes, encoding);
        if let Some(content) = file.content(encoding).filter(|_| weight > best.0) {
            best = (weight, encoding, content);
        }
    }
    (best.1, best.2)
}

/// Whether one of the tags is this one, in the weak comparison, which does for files that are only read.
pub(super) fn holds_tag<'header>(tags: impl IntoIterator<Item = &'header HeaderValue>, tag: &str) -> bool {
    items(tags).any(|item| item == "*" || item.strip_prefix("W/").unwrap_or(item) == tag)
}

/// The parts of a list that may stretch over several headers.
fn items<'header>(
    headers: impl IntoIterator<Item = &'header HeaderValue>,
) -> impl Iterator<Item = &'header str> {
    // A header that is no text says nothing.
    headers
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .map(str::trim)
}

/// An encoding and how much it is wanted, as in `br;q=0.5`.
fn wish(item: &str) -> Option<(&str, Weight)> {
    let mut parts = item.split(';').map(str::trim);
    let name = parts.next().filter(|name| !name.is_empty())?;
    match parts.next() {
        None => Some((name, FULL)),
        Some(parameter) => {
            let value = parameter.strip_prefix("q=").or_else(|| parameter.strip_prefix("Q="))?;
            Some((name, thousandths(value)?))
        }
    }
}

/// A number from 0 to 1 with at most three decimals.
fn thousandths(text: &str) -> Option<Weight> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    if !matches!(whole, "0" | "1")
        || decimals.len() > 3
        || !decimals.bytes().all(|byte| byte.is_ascii_digit())
    {
        return None;
    }
    let weight = format!("{whole}{decimals:0<3}").parse().ok()?;
    (weight <= FULL).then_some(weight)
}

/// How much an encoding is wanted: what is said of it, or of all that are not named. A file as it is is welcome unless
/// somebody says otherwise, but anything that was asked for more so.
fn weight(wishes: &[(&str, Weight)], encoding: Encoding) -> Weight {
    let name = encoding.name().unwrap_or("identity");
    let said_of =
        |name: &str| wishes.iter().find(|(wish, _)| wish.eq_ignore_ascii_case(name)).map(|wish| wish.1);
    let unsaid = match encoding {
        Encoding::Identity => 1,
        Encoding::Brotli | Encoding::Gzip => 0,
    };
    said_of(name).or_else(|| said_of("*")).unwrap_or(unsaid)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(header: &str) -> [Weight; 3] {
        let wishes: Vec<_> = header.split(',').map(str::trim).filter_map(wish).collect();
        ENCODINGS.map(|encoding| weight(&wishes, encoding))
    }

    #[test]
    fn weights_are_those_that_the_client_gives() {
        assert_eq!(wanted(""), [0, 0, 1]);
        assert_eq!(wanted("gzip, deflate, br, zstd"), [1000, 1000, 1]);
        assert_eq!(wanted("br;q=0.5, gzip ; q=1.0"), [500, 1000, 1]);
        assert_eq!(wanted("BR, identity;q=0"), [1000, 0, 0]);
        assert_eq!(wanted("gzip;q=0, *"), [1000, 0, 1000]);
        assert_eq!(wanted("*;q=0"), [0, 0, 0]);
        assert_eq!(wanted("br;q=0.001"), [1, 0, 1]);
    }

    #[test]
    fn what_is_no_weight_is_no_wish() {
        for nonsense in [
            "br;q=+",
            "br;q=+.5",
            "br;q=2",
            "br;q=1.001",
            "br;q=-1",
            "br;q=0.1234",
            "br;q=",
            "br;q=0.x",
            "br;level=9",
            ";q=1",
        ] {
            assert_eq!(wanted(nonsense), [0, 0, 1], "{nonsense}");
        }
    }

    #[test]
    fn a_tag_is_found_in_any_list() {
        let holds = |lists: &[&'static str]| {
            let headers: Vec<HeaderValue> = lists.iter().map(|list| HeaderValue::from_static(list)).collect();
            holds_tag(&headers, "\"a\"")
        };
        assert!(holds(&["\"a\""]));
        assert!(holds(&["*"]));
        assert!(holds(&["\"b\", W/\"a\""]));
        assert!(holds(&["\"b\"", "\"a\""]));
        assert!(!holds(&[]));
        assert!(!holds(&["a"]));
        assert!(!holds(&["\"b\""]));
    }
}
