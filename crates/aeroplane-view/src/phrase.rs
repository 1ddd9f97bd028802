//! What a program says to players besides telling the game: questions, answers, headings.
//!
//! Steps, moves and positions are told by what they are. Everything else that a player reads is one of these, with the
//! facts that it needs and without a word of its own: the words are in the message files.

use aeroplane_rules::{Color, Roll, Rules};

/// Something to say, with its facts.
///
/// The message of a variant bears its name, in kebab case. Texts among the facts – names, files, clauses of the
/// English error messages – are said as they are: whoever prints them sees to it that they are printable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phrase<'a> {
    /// A game begins or goes on, under these rules; in several lines where the language has something to say first
    /// about how it is written.
    Opening(&'a Rules),
    /// Who plays each color.
    Players(&'a [(Color, &'a str)]),
    /// The rolls follow from a seed.
    DiceOfASeed(u64),
    /// The rolls were committed to; in two lines.
    DiceCommitted {
        /// The name and version of the protocol.
        protocol: &'a str,
        /// The commitment.
        commitment: &'a str,
    },
    /// What one can do at the keyboard, in short.
    HowToPlay,
    /// A lot decided who begins.
    BeginsByLot(Color),
    /// This color begins.
    Begins(Color),
    /// The rolls of those who roll for the beginning.
    HighestRoll(&'a [(Color, Roll)]),
    /// The rolls of those who shared the highest one.
    HighestRollAgain(&'a [(Color, Roll)]),

    /// A roll is due.
    AskToRoll(Called<'a>),
    /// A move is owed, one of so many.
    AskToMove {
        /// Who owes it.
        called: Called<'a>,
        /// The roll that waits.
        roll: Roll,
        /// How many moves there are.
        count: usize,
    },
    /// The game is over: what now?
    AskAtTheEnd,

    /// The line cannot be a command, it is that long.
    LineTooLong,
    /// The line is not UTF-8.
    LineNotText,
    /// The line begins with no command.
    UnknownCommand(&'a str),
    /// The command stands alone, and something stood behind it.
    CommandAlone(&'a str),
    /// What stands behind `history`.
    HistoryUsage,
    /// A move was chosen before the roll.
    RollFirst(Called<'a>),
    /// A roll was asked for while an earlier one waits.
    AnswerFirst {
        /// Who rolled.
        called: Called<'a>,
        /// The roll that waits.
        roll: Roll,
        /// How many moves there are.
        count: usize,
    },
    /// Nothing is obvious: there are several moves.
    ChoiceNeeded(usize),
    /// The number is not in the list of so many moves.
    NoSuchMove(usize),
    /// A roll was asked for after the end.
    NobodyRolls,
    /// A move was chosen after the end.
    NobodyMoves,

    /// Moves were taken back.
    TakenBack,
    /// There is no move to take back.
    NothingToTakeBack,
    /// There is no turn to tell.
    NobodyHasRolled,
    /// No option had a say in the last steps.
    SameUnderAllRules,
    /// No plane is kept from moving with that roll.
    AllCanMove {
        /// Whose planes.
        color: Color,
        /// The roll that waits.
        roll: Roll,
    },
    /// The heading of the planes that are.
    TheseCannotMove {
        /// Whose planes.
        color: Color,
        /// The roll that waits.
        roll: Roll,
    },
    /// Where more is said about rules.
    RulesHint,
    /// A game is to be saved, but there is no file yet.
    SaveWhere,
    /// Saving failed.
    NotSaved(&'a str),
    /// A running game was saved.
    Saved(&'a str),
    /// A finished game was saved.
    SavedAtTheEnd(&'a str),
    /// What else is in the file of a running game.
    SavedWithSecret,
    /// What a command does, for the list of them.
    Help(HelpTopic),

    /// Who took which place, the first one first.
    Places(&'a [Called<'a>]),
    /// What is owed to each player.
    Scores(&'a [(Called<'a>, i16)]),
    /// The committed dice held for so many rolls.
    SecretRevealed(u32),
    /// The committed dice did not hold.
    DiceBroken(&'a str),
    /// Somebody leaves a game that is not over, and its file has all of it; in two lines.
    LeavingSaved {
        /// Why.
        reason: Leaving,
        /// The file.
        file: &'a str,
    },
    /// Somebody leaves a game that is not over, and it is lost.
    LeavingUnsaved(Leaving),
    /// Somebody wants to leave a game that is not saved, and is asked once whether that is meant.
    QuitUnsaved,

    /// The rules of a record.
    RecordRules(&'a Rules),
    /// Who played, by a record.
    RecordPlayers(&'a [(Color, &'a str)]),
    /// Where the rolls of a record come from, in its own words.
    RecordDice(&'a str),
    /// What else a record says.
    RecordTag {
        /// The name of the tag.
        tag: &'a str,
        /// What it says.
        value: &'a str,
    },
    /// The heading of a turn.
    RecordTurn {
        /// The number of the turn, from 1.
        number: usize,
        /// Whose turn it is.
        color: Color,
    },

    /// The dice of a record hold; in several lines.
    ProofHolds {
        /// How many rolls were checked.
        rolls: u32,
        /// The commitment.
        commitment: &'a str,
    },
    /// How a player rolled.
    ProofSeat {
        /// What the record calls the player.
        name: &'a str,
        /// How the rolls came about.
        seat: ProofSeat,
    },
    /// The game was broken off before its end, so that the proof cannot show that no roll is missing behind the last.
    ProofBrokenOff,
    /// The dice of a record do not hold.
    ProofBroken(&'a str),
    /// The dice hold, but not for the game of the record.
    ProofOfAnotherGame(&'a str),
    /// The proof of a finished game is cut off.
    ProofWithoutSecret,
    /// A running game has no proof yet.
    ProofNotYet,
    /// The rolls follow from a seed, so that there is no proof.
    ProofOfASeed(u64),
    /// The record does not say that there is a proof.
    ProofAbsent(&'a str),
}

/// A player as players are spoken to: by color, and by name where there is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Called<'a> {
    /// Where the player sits.
    pub color: Color,
    /// The name that tells this player from others.
    pub name: Option<&'a str>,
}

/// What the list of commands explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HelpTopic {
    /// A number.
    Choose,
    /// `roll`.
    Roll,
    /// `board`.
    Board,
    /// `planes`.
    Planes,
    /// `why`.
    Why,
    /// `history`, which tells so many turns unless it is told otherwise.
    History(usize),
    /// `rules`.
    Rules,
    /// `undo`.
    Undo,
    /// `save`.
    Save,
    /// `help`.
    List,
    /// `quit`.
    Quit,
}

/// Why somebody leaves a game that is not over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// A player wants to.
    Quit,
    /// Nobody says anything more.
    InputEnded,
}

/// How the rolls of a seat came about under committed dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProofSeat {
    /// A person rolled; the table rolled where the person did not.
    Person {
        /// How many rolls.
        rolls: u32,
        /// How many of them without the person.
        automatic: u32,
    },
    /// A person who has no part in the dice; so many rolls were made.
    PersonWithoutLinks(u32),
    /// A bot; so many rolls were made for it.
    Bot(u32),
}
