//! Writing proofs and sealed parts.

use alloc::string::String;
use core::fmt::{self, Write as _};

use aeroplane_rules::ByColor;
use zeroize::Zeroizing;

use super::{NO_LINK, PROOF_HEADING, SEALED_HEADING};
use crate::committed::chain::Chain;
use crate::committed::proof::Proof;
use crate::committed::roster::SeatKind;
use crate::committed::secret::Secret;
use crate::committed::value::Link;

/// The one text of the proof, every line with its line feed. The grammar is in [`text`](super).
impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let transcript = &self.transcript;
        let terms = &transcript.terms;
        writeln!(f, "{PROOF_HEADING}")?;
        writeln!(f, "game {}", terms.game)?;
        writeln!(f, "rules {}", terms.rules)?;
        writeln!(f, "commitment {}", terms.commitment)?;
        for (seat, kind) in terms.roster.seats() {
            match kind {
                SeatKind::Human(anchor) => writeln!(f, "seat {seat} human {anchor}")?,
                SeatKind::HumanWithoutAnchor => writeln!(f, "seat {seat} unanchored")?,
                SeatKind::Bot => writeln!(f, "seat {seat} bot")?,
            }
        }
        for (seat, kind) in terms.roster.seats() {
            if kind.anchor().is_some() {
                writeln!(f, "mix {seat} {}", OptionalLink(terms.mix.link(seat)))?;
            }
        }
        writeln!(f, "start {}", transcript.start)?;
        for record in &transcript.rolls {
            writeln!(
                f,
                "roll {} {} {} {} {} {}",
                record.number,
                record.seat,
                record.faces,
                record.value,
                OptionalLink(record.link),
                record.head
            )?;
        }
        if let Some(secret) = self.secret {
            writeln!(f, "secret {secret}")?;
        }
        Ok(())
    }
}

struct OptionalLink(Option<Link>);

impl fmt::Display for OptionalLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(link) => write!(f, "{link}"),
            None => f.write_str(NO_LINK),
        }
    }
}

/// The text of the secret part of a saved game. It overwrites its memory when it goes.
pub(in crate::committed) fn write_sealed(
    secret: &Secret,
    chains: &ByColor<Option<Chain>>,
) -> Zeroizing<String> {
    // Room for all lines, so that no half-written copy is left behind by growing.
    let mut text = Zeroizing::new(String::with_capacity(512));
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{SEALED_HEADING}\nsecret {}", secret.reveal());
    for (seat, chain) in chains.iter() {
        if let Some(chain) = chain {
            let _ = writeln!(text, "chain {seat} {}", chain.last());
        }
    }
    text
}
