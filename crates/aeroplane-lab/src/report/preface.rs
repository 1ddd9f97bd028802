//! The beginning of a report: what it is about, and how to read it.

use super::document::{Block, Document, Text};
use super::numbers::CLEAR;
use crate::experiment::Design;
use crate::part::Part;

/// What every report says near its beginning and nothing else does, in Markdown as in HTML.
pub(super) const MARK: &str =
    "The numbers come from games that bots played against one another in the laboratory of this project.";

pub(super) fn write(document: &mut Document, experiments: &[Part]) {
    document.push(Block::Paragraph(
        format!(
            "{MARK} Everything follows from the rules, the bots and the seed, so the command at each table gives the \
             same numbers again, on any machine and on any number of threads."
        )
        .into(),
    ));
    document.push(Block::Section("How to read this".into()));
    let mut items: Vec<Text> = vec![
        "Every number that games were counted for has an interval of 95 %: were the same number of other games \
         played, and again and again, 95 of 100 such intervals would hold the true value, which endless games would \
         show. More games make it smaller."
            .into(),
        "`84.1 % (83.4 – 84.8 %)` is a share with its interval; `187.3 ± 1.2` is a mean with half the width of its \
         interval on either side."
            .into(),
        "Two numbers are called different only where they differ by more than 3.29 standard errors of the difference, \
         which chance alone does in one of a thousand comparisons: a page makes many. That is cautious: smaller \
         differences may be there and not be seen. “Not told apart” means just that, and not “equal”."
            .into(),
        format!(
            "`p` is the chance of counts at least so uneven if all were equal. With many tests on a page some are \
             small by chance, so only p < {CLEAR} is called a difference."
        )
        .into(),
        "In the plots a dot is what was measured, the line through it the interval, and an upright stroke what it is \
         compared with."
            .into(),
    ];
    let has = |kind: fn(&Design) -> bool| experiments.iter().any(|part| kind(&part.experiment().design));
    if has(|design| matches!(design, Design::Tournament { .. } | Design::Sweep { .. })) {
        items.push(
            "A game is won by whoever is the first to bring all planes home. Of four who play alike each wins 25 %."
                .into(),
        );
    }
    if has(|design| matches!(design, Design::Sweep { .. })) {
        items.push(
            "Luck is the part of who wins that the difference between `greedy` and `random` does not explain: 100 % \
             where both win equally often, 0 % where the better one always wins. Between better bots luck has more."
                .into(),
        );
    }
    document.push(Block::List(items));
}
