//! `aeroplane verify`: whether the dice of a finished game were those that were committed to.

use std::io::{self, Write as _};
use std::path::PathBuf;

use aeroplane_dice::{Proof, Report, SeatKind, SeatReport};
use aeroplane_rules::Record;
use aeroplane_view::{Narrator, Phrase, ProofSeat};

use crate::failure::Failure;
use crate::foreign_text::{printable, printed_path};
use crate::language_argument::LanguageArgument;
use crate::layout::LONGEST_NAME;
use crate::record_file;
use crate::recorded_dice::{self, RecordedDice};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The record of a finished game; - reads the standard input
    record: PathBuf,
    #[command(flatten)]
    language: LanguageArgument,
}

/// Checks the proof by itself and against the game of the record, and prints what it says.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = printed_path(&arguments.record);
    let narrator = arguments.language.narrator();
    let record = record_file::read(&arguments.record)?;
    let proof = proof(&record, &narrator).map_err(|problem| Failure::Usage(format!("{name}: {problem}")))?;
    let report =
        check(&proof, &record, &narrator).map_err(|problem| Failure::Check(format!("{name}: {problem}")))?;
    let mut output = io::stdout().lock();
    for line in lines(&report, &proof, &record, &narrator) {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

/// The proof of a game whose secret has been revealed, or why there is none.
fn proof(record: &Record, narrator: &Narrator) -> Result<Proof, String> {
    let problem = match recorded_dice::read(record).map_err(|problem| problem.to_string())? {
        RecordedDice::Committed { proof, .. } if proof.secret.is_some() => return Ok(*proof),
        RecordedDice::Committed { .. } if record.game().is_over() => Phrase::ProofWithoutSecret,
        RecordedDice::Committed { .. } => Phrase::ProofNotYet,
        RecordedDice::Seeded(seed) => Phrase::ProofOfASeed(seed),
        RecordedDice::Unknown => Phrase::ProofAbsent(recorded_dice::COMMITTED),
    };
    Err(narrator.phrase(&problem))
}

/// Checks that the proof holds in itself and is that of this game.
fn check(proof: &Proof, record: &Record, narrator: &Narrator) -> Result<Report, String> {
    let report =
        proof.verify().map_err(|violation| narrator.phrase(&Phrase::ProofBroken(&violation.to_string())))?;
    recorded_dice::check_whole(&proof.transcript, record)
        .map_err(|other| narrator.phrase(&Phrase::ProofOfAnotherGame(&other.to_string())))?;
    Ok(report)
}

fn lines(report: &Report, proof: &Proof, record: &Record, narrator: &Narrator) -> Vec<String> {
    let commitment = &proof.transcript.terms.commitment.to_string();
    let holds = narrator.phrase(&Phrase::ProofHolds { rolls: report.rolls, commitment });
    let seats = report.seats.iter().filter_map(|(color, seat)| {
        let phrase = Phrase::ProofSeat {
            name: &printable(record.player(color), LONGEST_NAME),
            seat: proof_seat(seat.as_ref()?),
        };
        Some(format!("{} {}", narrator.player_column(color), narrator.phrase(&phrase)))
    });
    let is_broken_off = !record.game().is_over();
    let broken_off = is_broken_off.then(|| narrator.phrase(&Phrase::ProofBrokenOff));
    holds.lines().map(str::to_owned).chain(seats).chain(broken_off).collect()
}

const fn proof_seat(&SeatReport { kind, rolls, automatic }: &SeatReport) -> ProofSeat {
    match kind {
        SeatKind::Human(_) => ProofSeat::Person { rolls, automatic },
        SeatKind::HumanWithoutAnchor => ProofSeat::PersonWithoutLinks(automatic),
        SeatKind::Bot => ProofSeat::Bot(rolls),
    }
}
