//! What several tests need: games played by chance from a seed, and one of every step.

use aeroplane_rules::{
    ByColor, CaptureCause, Choice as _, Color, ColorSet, Domain, LostStepsCause, PassCause, Plane, PlaneSet,
    Position, Preset, RULE_POINTS, Roll, Rules, SentBackCause, SixStreakPenalty, Spot, StackDefense, Step,
    Streak, Trail, Turn, TurnBackCause,
};
use proptest::prelude::ProptestConfig;

/// Few cases, for each of them is a whole game.
pub(crate) fn small_config() -> ProptestConfig {
    ProptestConfig::with_cases(24)
}

/// A small random number generator (splitmix64): games need no better one, and its numbers never change.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((bits ^ (bits >> 31)) % bound as u64).unwrap()
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// A preset with a random value at every other rule point.
    pub(crate) fn rules(&mut self) -> Rules {
        let mut rules = Rules::from(self.pick(&Preset::ALL));
        for point in &RULE_POINTS {
            // Faces that hardly ever launch make long games and empty boards.
            let is_dull = matches!(point.domain, Domain::Faces { .. });
            if !is_dull && self.below(2) == 0 {
                point.set(&mut rules, self.pick(&point.domain.values())).unwrap();
            }
        }
        rules
    }

    fn seats(&mut self) -> ColorSet {
        loop {
            let seats: ColorSet = ColorSet::ALL.iter().filter(|_| self.below(3) > 0).collect();
            if seats.len() >= 2 {
                return seats;
            }
        }
    }
}

/// Plays a game by chance, at most so many actions. Shows each position together with the steps that led to it.
pub(crate) fn play(
    rules: &Rules,
    chance: &mut Chance,
    actions: usize,
    mut see: impl FnMut(&Position, &[Step]),
) {
    let seats = chance.seats();
    let first = chance.pick(&seats.iter().collect::<Vec<_>>());
    let mut position = Position::start(rules, seats, first).unwrap();
    let mut trail = Trail::new();
    see(&position, &trail);
    for _ in 0..actions {
        trail.clear();
        match position.turn() {
            Turn::ToRoll(_) => {
                let roll = chance.pick(&Roll::ALL);
                position.roll(rules, roll, &mut trail).unwrap();
            }
            Turn::ToMove(..) => {
                let answer = chance.pick(&position.legal_moves(rules));
                position.play(rules, answer, &mut trail).unwrap();
            }
            Turn::Over(_) => break,
        }
        see(&position, &trail);
    }
}

pub(crate) fn spot(progress: i8) -> Spot {
    Spot::new(progress).unwrap()
}

/// A few steps of every variant: with every cause, in every part of the board, for one plane and for several.
pub(crate) fn every_step() -> Vec<Step> {
    let color = Color::Red;
    let victim = Color::Blue;
    let (from, to) = (Spot::SHORTCUT_START, Spot::SHORTCUT_END);
    let streaks = [Streak::NONE, Streak::NONE.with(PlaneSet::EMPTY).unwrap()];
    let second_six = streaks[1].with(PlaneSet::EMPTY).unwrap();

    let mut steps: Vec<Step> = Roll::ALL.map(|roll| Step::Rolled { color, roll }).into();
    steps.extend(Plane::ALL.map(|plane| Step::Launched { color, plane }));
    for planes in (1..=4).map(PlaneSet::first) {
        steps.extend(mover_steps(color, planes));
        steps.push(Step::Jumped { color, planes, from: spot(14), to: from });
        steps.push(Step::Flew { color, planes, from, to });
        steps.push(Step::Crossed { color, victim, planes });
        let stacks = StackDefense::VALUES.iter().map(|&defense| CaptureCause::Stack(defense));
        for because in [CaptureCause::Landing, CaptureCause::Crossing].into_iter().chain(stacks) {
            steps.push(Step::Captured { color, victim, planes, at: Spot::CROSSED, because });
        }
        if planes.is_several() {
            let places = [spot(7), Spot::CROSSED];
            steps.extend(places.map(|at| Step::Stacked { color, planes, at }));
        }
        steps.push(Step::CameHome { color, planes });
    }
    let penalties = SixStreakPenalty::VALUES.iter().copied().map(PassCause::Sixes);
    steps.extend(
        [PassCause::NoMove, PassCause::Declined]
            .into_iter()
            .chain(penalties)
            .map(|because| Step::Passed { color, because }),
    );
    steps.extend(streaks.into_iter().chain([second_six]).map(|streak| Step::RollAgain { color, streak }));
    steps.extend(Color::ALL.map(|to| Step::TurnPassed { color, to }));
    steps.extend(Color::ALL.map(|color| Step::Withdrawn { color }));
    steps.extend([1, 2, 3, 4].map(|place| Step::Placed { color, place }));
    steps.extend([[0; 4], [350, -200, 0, -150]].map(|scores| Step::Scored { scores: ByColor(scores) }));
    steps.push(Step::Over { color });
    steps
}

/// The steps of a walk and of its end, with every cause.
fn mover_steps(color: Color, planes: PlaneSet) -> Vec<Step> {
    let ways = [(0, 6), (6, 0), (18, 24), (50, 51), (55, 56), (56, 53), (53, 50)];
    let walks = ways.map(|(from, to)| Step::Walked { color, planes, from: spot(from), to: spot(to) });
    let turns = [TurnBackCause::Home, TurnBackCause::Stack].map(|because| Step::TurnedBack {
        color,
        planes,
        at: Spot::HOME,
        because,
    });
    let causes = [LostStepsCause::Home, LostStepsCause::Stack, LostStepsCause::Pad];
    let losses = causes.into_iter().zip(1..).map(|(because, steps)| Step::StepsLost {
        color,
        planes,
        at: Spot::PAD,
        steps,
        because,
    });
    let by_stacks = StackDefense::VALUES.iter().copied().map(SentBackCause::Stack);
    let by_sixes = SixStreakPenalty::VALUES.iter().copied().map(SentBackCause::Sixes);
    let returns = by_stacks.chain(by_sixes).map(|because| Step::SentBack { color, planes, because });
    walks.into_iter().chain(turns).chain(losses).chain(returns).collect()
}

/// The number of the step's variant, so that a test can see whether all of them are there.
pub(crate) const fn variant(step: &Step) -> usize {
    match step {
        Step::Rolled { .. } => 0,
        Step::Launched { .. } => 1,
        Step::Walked { .. } => 2,
        Step::TurnedBack { .. } => 3,
        Step::StepsLost { .. } => 4,
        Step::Jumped { .. } => 5,
        Step::Flew { .. } => 6,
        Step::Crossed { .. } => 7,
        Step::Captured { .. } => 8,
        Step::Stacked { .. } => 9,
        Step::SentBack { .. } => 10,
        Step::CameHome { .. } => 11,
        Step::Passed { .. } => 12,
        Step::RollAgain { .. } => 13,
        Step::TurnPassed { .. } => 14,
        Step::Placed { .. } => 15,
        Step::Scored { .. } => 16,
        Step::Over { .. } => 17,
        Step::Withdrawn { .. } => 18,
    }
}

/// How many variants [`variant`] knows.
pub(crate) const VARIANTS: usize = 19;
