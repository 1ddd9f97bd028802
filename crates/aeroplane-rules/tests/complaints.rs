//! What players of other programs complain about, as far as the rules are to blame: each complaint is shown to be
//! impossible here. Positions are pictures, moves are their texts.

#![allow(clippy::unwrap_used, reason = "a picture that cannot be read must fail the test")]

use aeroplane_rules::{
    CaptureCause, Choice, Color, Game, LostStepsCause, NotToRoll, PassCause, Plane, PlaneSet, Position,
    Refusal, Roll, Rules, SentBackCause, SixStreakPenalty, Spot, Square, StackBlocks, Step, Trail, Turn,
    TurnBackCause,
};

/// A game at a table where everything that happens is noted.
struct Table {
    game: Game,
    trail: Trail,
}

impl Table {
    fn set(rules: &str, picture: &str) -> Self {
        let rules: Rules = rules.parse().unwrap();
        let start = Position::new(&picture.parse().unwrap(), &rules).unwrap();
        Self { game: Game::new(rules, start).unwrap(), trail: Trail::new() }
    }

    /// Rolls, and tells the texts of the legal answers.
    fn roll(&mut self, pips: u8) -> Vec<String> {
        let moves = self.game.roll(Roll::new(pips).unwrap(), &mut self.trail).unwrap();
        moves.iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, answer: &str) {
        self.game.play(answer.parse().unwrap(), &mut self.trail).unwrap();
    }

    fn roll_and_play(&mut self, pips: u8, answer: &str) {
        self.roll(pips);
        self.play(answer);
    }

    fn picture(&self) -> String {
        self.game.position().to_string()
    }

    /// What was noted of that kind.
    fn noted<T>(&self, kind: impl Fn(&Step) -> Option<T>) -> Vec<T> {
        self.trail.iter().filter_map(kind).collect()
    }

    /// Which planes of whom were captured.
    fn captured(&self) -> Vec<(Color, PlaneSet, CaptureCause)> {
        self.noted(|step| {
            let Step::Captured { victim, planes, because, .. } = *step else { return None };
            Some((victim, planes, because))
        })
    }

    fn passed(&self) -> Vec<PassCause> {
        self.noted(|step| if let Step::Passed { because, .. } = *step { Some(because) } else { None })
    }
}

const FIRST_PLANE: PlaneSet = PlaneSet::of(Plane::ALL[0]);

/// A1: the wrong color goes back. Blue, green and yellow have the same progress, but only blue's first plane is on the
/// square where yellow lands.
#[test]
fn only_the_plane_that_was_landed_on_goes_back_and_the_step_names_it() {
    let mut table =
        Table::set("classic", "red:1,-,-,-/yellow:17,7,-,-/blue:7,9,-,-/green:7,8,-,- yellow - -");
    table.roll_and_play(3, "walk 1");
    assert_eq!(table.picture(), "red:1,-,-,-/yellow:20,7,-,-/blue:-,9,-,-/green:7,8,-,- blue - -");
    assert_eq!(table.captured(), [(Color::Blue, FIRST_PLANE, CaptureCause::Landing)]);
}

/// A1 once more, where a whole home column apart planes of the right color must stay: the shortcut crosses cell 53 of
/// the opposite seat alone.
#[test]
fn only_the_planes_that_were_crossed_go_back() {
    let mut table =
        Table::set("classic", "red:16,-,-,-/yellow:53,-,-,-/blue:53,52,-,-/green:53,-,-,- red - -");
    table.roll_and_play(2, "walk 1 shortcut");
    assert_eq!(table.picture(), "red:30,-,-,-/yellow:53,-,-,-/blue:-,52,-,-/green:53,-,-,- yellow - -");
    assert_eq!(table.captured(), [(Color::Blue, FIRST_PLANE, CaptureCause::Crossing)]);
}

/// A2: the only plane that could move is near the end, the roll is too high, and the game waits for ever.
#[test]
fn a_roll_that_moves_nothing_passes_by_itself_and_says_so() {
    let mut table = Table::set("classic launch_rolls=6", "red:54,-,-,-/blue:-,-,-,- red - -");
    assert_eq!(table.roll(4), [""; 0]);
    assert_eq!(table.picture(), "red:54,-,-,-/blue:-,-,-,- blue - -");
    assert_eq!(table.passed(), [PassCause::NoMove]);

    let before = table.game.start();
    let why_not = |plane| before.why_not(table.game.rules(), Color::Red, plane, Roll::Four);
    assert_eq!(why_not(Plane::ALL[0]), Some(Refusal::Overshoot));
    assert_eq!(why_not(Plane::ALL[1]), Some(Refusal::NoLaunch));
}

/// Four planes of red – two that the sixes move, one that they do not, one at home – after the last six of a full
/// streak: under each penalty, where the third six is punished and where the second is.
const PENALTIES: [(SixStreakPenalty, &str, &str); 5] = [
    (SixStreakPenalty::LoseTurn, "red:9,17,25,56", "red:9,11,25,56"),
    (SixStreakPenalty::ReturnLast, "red:9,-,25,56", "red:-,11,25,56"),
    (SixStreakPenalty::ReturnMoved, "red:-,-,25,56", "red:-,11,25,56"),
    (SixStreakPenalty::ReturnUnfinished, "red:-,-,-,56", "red:-,-,-,56"),
    (SixStreakPenalty::ReturnAll, "red:-,-,-,-", "red:-,-,-,-"),
];

fn before_the_sixes(penalty: SixStreakPenalty, length: u8) -> Table {
    let rules = format!("classic jump=off six_streak_penalty={penalty} six_streak_length={length}");
    Table::set(&rules, "red:3,11,25,56/blue:51,-,-,- red - -")
}

/// A3: the third six is treated like any six.
#[test]
fn a_full_streak_of_sixes_costs_exactly_what_the_rules_say() {
    assert_eq!(PENALTIES.len() + 1, SixStreakPenalty::VALUES.len(), "all but none are tried");
    for (penalty, after_three, after_two) in PENALTIES {
        for (length, after) in [(3, after_three), (2, after_two)] {
            let mut table = before_the_sixes(penalty, length);
            table.roll_and_play(6, "walk 1");
            if length == 3 {
                table.roll_and_play(6, "walk 2");
            }
            assert_eq!(table.roll(6), [""; 0], "{penalty}, {length}");
            assert_eq!(table.picture(), format!("{after}/blue:51,-,-,- blue - -"), "{penalty}, {length}");
            assert_eq!(table.passed(), [PassCause::Sixes(penalty)]);
            let sent_back = table.noted(|step| {
                let Step::SentBack { color, because, .. } = *step else { return None };
                Some((color, because))
            });
            let expected = [(Color::Red, SentBackCause::Sixes(penalty))];
            let costs_planes = penalty != SixStreakPenalty::LoseTurn;
            assert_eq!(sent_back, expected[..usize::from(costs_planes)], "{penalty}, {length}");
        }
    }
}

/// A3: two sixes and a five are no full streak, and the next turn counts from zero.
#[test]
fn a_streak_that_breaks_costs_nothing_and_is_forgotten() {
    for (penalty, _, _) in PENALTIES {
        let mut table = before_the_sixes(penalty, 3);
        table.roll_and_play(6, "walk 1");
        table.roll_and_play(6, "walk 2");
        assert_eq!(table.picture(), "red:9,17,25,56/blue:51,-,-,- red 1,2 -");
        table.roll_and_play(5, "walk 3");
        assert_eq!(table.picture(), "red:9,17,30,56/blue:51,-,-,- blue - -");
        table.roll_and_play(1, "walk 1");
        for answer in ["walk 1", "walk 2"] {
            let offered = table.roll(6);
            assert!(offered.iter().any(|offer| offer == answer), "{offered:?}");
            table.play(answer);
        }
        assert_eq!(table.passed(), []);
        assert_eq!(table.picture(), "red:15,23,30,56/blue:52,-,-,- red 1,2 -");
    }
}

/// A3: where sixes cost nothing, they are not even counted.
#[test]
fn without_a_penalty_any_number_of_sixes_is_played() {
    let mut table = before_the_sixes(SixStreakPenalty::None, 3);
    for _ in 0..4 {
        table.roll_and_play(6, "walk 1");
    }
    assert_eq!(table.picture(), "red:27,11,25,56/blue:51,-,-,- red - -");
}

/// A4: the dice can be thrown again instead of moving.
#[test]
fn a_second_roll_is_refused_while_a_move_is_owed() {
    let mut table = Table::set("classic", "red:54,10,-,-/blue:-,-,-,- red - -");
    table.roll(1);
    let before = table.game.clone();
    for roll in Roll::ALL {
        let refusal = table.game.roll(roll, &mut table.trail);
        assert_eq!(refusal, Err(NotToRoll::MoveOwed(Color::Red, Roll::One)));
    }
    assert_eq!(table.game, before);
    assert_eq!(table.trail, [Step::Rolled { color: Color::Red, roll: Roll::One }]);
    assert_eq!(table.game.turn(), Turn::ToMove(Color::Red, Roll::One));
}

/// A15: special cells are drawn elsewhere than the rules use them. What is drawn comes from these numbers; they are
/// spelled out here as they are printed on a board, one letter a square from red's turn-in on.
#[test]
fn every_square_has_the_color_and_the_mark_of_the_printed_board() {
    let printed = "RYBGRYBGRYBGRYBGRYBGRYBGRYBGRYBGRYBGRYBGRYBGRYBGRYBG";
    let found: String = Square::all()
        .map(|square| match square.color() {
            Color::Red => 'R',
            Color::Yellow => 'Y',
            Color::Blue => 'B',
            Color::Green => 'G',
        })
        .collect();
    assert_eq!(found, printed);

    let square = |color, progress| Spot::new(progress).unwrap().square(color).unwrap().number();
    let own = |color| Spot::all().filter(|spot| spot.is_own_square()).map(move |spot| spot.square(color));
    for color in Color::ALL {
        assert!(own(color).all(|square| square.is_some_and(|square| square.color() == color)));
        assert_eq!(own(color).count(), 13);
    }
    let shortcuts = Color::ALL.map(|color| (square(color, 18), square(color, 30)));
    assert_eq!(shortcuts, [(20, 32), (33, 45), (46, 6), (7, 19)]);
    let entered = Color::ALL.map(|color| square(color, 1));
    assert_eq!(entered, [3, 16, 29, 42]);
    let turned_in = Color::ALL.map(|color| square(color, 50));
    assert_eq!(turned_in, [0, 13, 26, 39]);
}

/// A15: the marks are where planes really jump and fly.
#[test]
fn planes_jump_and_fly_where_the_marks_are() {
    for color in Color::ALL {
        for stop in 1..=50 {
            let cell = |seat| if seat == color { (stop - 1).to_string() } else { "-".into() };
            let fleets = Color::ALL.map(|seat| format!("{seat}:{}", cell(seat))).join("/");
            let picture = format!("{fleets} {color} - -");
            let mut table = Table::set("classic planes=1 jump=optional shortcut=optional", &picture);
            let expected: &[&str] = match stop {
                18 => &["walk 1", "walk 1 jump", "walk 1 shortcut"],
                14 => &["walk 1", "walk 1 jump", "walk 1 jump shortcut"],
                50 => &["walk 1"],
                _ if stop % 4 == 2 => &["walk 1", "walk 1 jump"],
                _ => &["walk 1"],
            };
            assert_eq!(table.roll(1), expected, "{picture}");
        }
    }
}

/// A30: the wish for walls of two planes that nobody may pass. Blue's stack stands three squares before red.
#[test]
fn a_stack_blocks_the_way_as_the_rules_say() {
    let at = |progress| Spot::new(progress).unwrap();
    let mover = (Color::Red, FIRST_PLANE);
    for &blocks in StackBlocks::VALUES {
        let rules = format!("classic launch_rolls=6 jump=off stack_blocks={blocks}");
        let mut table = Table::set(&rules, "red:5,-,-,-/blue:34a,34a,-,- red - -");
        let offered = table.roll(5);
        let (fleet, steps) = match blocks {
            StackBlocks::None => ("red:10,-,-,-", vec![]),
            StackBlocks::Bounce => {
                let (color, planes) = mover;
                let turned = Step::TurnedBack { color, planes, at: at(8), because: TurnBackCause::Stack };
                ("red:6,-,-,-", vec![turned])
            }
            StackBlocks::Forbid => ("red:5,-,-,-", vec![]),
            StackBlocks::StopBefore => {
                let (color, planes) = mover;
                let because = LostStepsCause::Stack;
                ("red:7,-,-,-", vec![Step::StepsLost { color, planes, at: at(7), steps: 3, because }])
            }
        };
        if blocks == StackBlocks::Forbid {
            assert_eq!(offered, [""; 0]);
            assert_eq!(table.passed(), [PassCause::NoMove]);
        } else {
            assert_eq!(offered, ["walk 1"]);
            table.play("walk 1");
        }
        assert_eq!(table.picture(), format!("{fleet}/blue:34a,34a,-,- blue - -"), "{blocks}");
        let told = |step: &Step| matches!(step, Step::TurnedBack { .. } | Step::StepsLost { .. });
        assert_eq!(table.noted(|step| told(step).then_some(*step)), steps, "{blocks}");
    }
}
