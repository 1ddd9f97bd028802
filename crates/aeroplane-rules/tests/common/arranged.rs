//! Positions made up from numbers, so that proptest and a fuzzer can both draw them: every list of numbers is a
//! possible position.

use aeroplane_rules::{
    ByColor, Color, ColorSet, End, Position, PositionError, Roll, Rules, Setup, SixStreakPenalty, Spot,
    Stacking,
};

/// Numbers to decide by; zeros when they run out.
pub(crate) struct Numbers(std::vec::IntoIter<u16>);

impl Numbers {
    pub(crate) fn new(numbers: Vec<u16>) -> Self {
        Self(numbers.into_iter())
    }

    /// A number below `limit`.
    fn below(&mut self, limit: u16) -> u16 {
        self.0.next().unwrap_or_default() % limit
    }

    fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        let index = usize::from(self.below(u16::MAX)) % values.len();
        values[index]
    }

    /// Some of the first `count` planes.
    fn planes(&mut self, count: u8) -> Vec<u64> {
        let bits = self.below(1 << count);
        (0..u64::from(count)).filter(|index| bits & (1 << index) != 0).collect()
    }
}

/// A position of any kind under these rules: crowded, nearly won, over, with a streak, with a roll that waits.
#[expect(clippy::expect_used, reason = "an impossible position is a mistake of this file")]
pub(crate) fn arranged(rules: &Rules, seats: ColorSet, mut numbers: Numbers) -> Position {
    let numbers = &mut numbers;
    let mut planes = ByColor::default();
    for color in seats.iter() {
        planes[color] = Some(fleet(rules, &planes, color, numbers));
    }
    let mut setup = Setup { planes, ..Setup::empty(Color::Red) };
    place(&mut setup, rules, seats, numbers);
    if rules.stacking == Stacking::Optional {
        setup.stacks = ByColor::from_fn(|color| stacks(setup.planes[color].as_deref(), numbers));
    }
    let remembers_sixes =
        rules.six_streak_penalty != SixStreakPenalty::None && rules.extra_roll_faces.contains(Roll::Six);
    if !setup.over && remembers_sixes {
        let sixes = numbers.below(rules.six_streak_length.get().into());
        setup.streak = (0..sixes).map(|_| numbers.planes(rules.planes.get())).collect();
    }
    if !setup.over && numbers.below(2) == 1 {
        setup.roll = Some(numbers.pick(&Roll::ALL));
    }
    let position = Position::new(&setup, rules);
    if let Err(PositionError::NothingToAnswer { .. }) = position {
        setup.roll = None;
        return Position::new(&setup, rules).expect("the same without a roll");
    }
    position.expect("a possible position")
}

/// The planes of a color, none of them on a square where another color stands.
fn fleet(rules: &Rules, others: &ByColor<Option<Vec<i64>>>, color: Color, numbers: &mut Numbers) -> Vec<i64> {
    let count = usize::from(rules.planes.get());
    let company = match numbers.below(12) {
        0 => return vec![Spot::HOME.progress().into(); count],
        // All planes on one cell or two: large stacks, and two stacks on one cell.
        1 | 2 => 50,
        _ => 3,
    };
    let square = |color: Color, progress: i64| Spot::new(i8::try_from(progress).ok()?)?.square(color);
    let is_taken = |progress: i64| {
        square(color, progress).is_some_and(|taken| {
            let planes = others
                .iter()
                .flat_map(|(other, planes)| planes.iter().flatten().map(move |&at| square(other, at)));
            planes.flatten().any(|other| other == taken)
        })
    };
    let mut fleet: Vec<i64> = Vec::new();
    while fleet.len() < count {
        let progress = match numbers.below(9 + company) {
            0 => -1,
            1 => 0,
            2 | 3 => i64::from(1 + numbers.below(50)),
            4 => numbers.pick(&[2, 6, 14, 18, 22, 26, 30, 50]),
            5 => i64::from(51 + numbers.below(5)),
            6 => 56,
            7 | 8 => beside_others(others, color, numbers),
            // Company for the plane before.
            _ => fleet.last().copied().unwrap_or(18),
        };
        fleet.push(if is_taken(progress) { -1 } else { progress });
    }
    fleet
}

/// A progress at most three squares from a plane of another color, if there is one on the ring: stacks that block each
/// other's way stand close together.
fn beside_others(others: &ByColor<Option<Vec<i64>>>, color: Color, numbers: &mut Numbers) -> i64 {
    let squares: Vec<i64> = others
        .iter()
        .flat_map(|(other, planes)| planes.iter().flatten().map(move |&at| (i64::from(other.seat()), at)))
        .filter(|&(_, at)| (1..=50).contains(&at))
        .map(|(seat, at)| 13 * seat + at)
        .collect();
    if squares.is_empty() {
        return i64::from(1 + numbers.below(50));
    }
    let square = numbers.pick(&squares) + numbers.pick(&[-3, -2, -1, 1, 2, 3]);
    (square - 13 * i64::from(color.seat())).rem_euclid(52).clamp(1, 50)
}

/// Places those who have finished, and decides whose turn it is. Not everybody can have finished.
fn place(setup: &mut Setup, rules: &Rules, seats: ColorSet, numbers: &mut Numbers) {
    let most_finished = match rules.end {
        End::FirstWins => 1,
        End::PlayOn => seats.len() - 1,
    };
    let first = numbers.pick(&Color::ALL).seat();
    for color in (first..first + 4).map(Color::from_seat) {
        let Some(planes) = &mut setup.planes[color] else {
            continue;
        };
        if !planes.iter().all(|&progress| progress == i64::from(Spot::HOME.progress())) {
            continue;
        }
        if setup.places.len() < most_finished {
            setup.places.push(color);
        } else if let Some(plane) = planes.first_mut() {
            *plane = 55;
        }
    }
    let mut active: Vec<Color> = seats.iter().filter(|color| !setup.places.contains(color)).collect();
    setup.over = setup.places.len() == most_finished;
    if !setup.over {
        setup.turn = numbers.pick(&active);
    } else if let Some(&ended) = setup.places.last() {
        setup.turn = ended;
        if rules.end == End::PlayOn {
            setup.places.append(&mut active);
        }
    }
}

/// Some of the stacks that planes on one cell can form.
fn stacks(planes: Option<&[i64]>, numbers: &mut Numbers) -> Vec<Vec<u64>> {
    let planes = planes.unwrap_or_default();
    let mut stacks = Vec::new();
    for cell in 1..=55 {
        let there: Vec<u64> =
            (0..).zip(planes).filter(|&(_, &at)| at == cell).map(|(index, _)| index).collect();
        match (there.len(), numbers.below(3)) {
            (2.., 1) => stacks.push(there),
            (2 | 3, 2) => stacks.push(there[..2].to_vec()),
            (4, 2) => stacks.extend(there.chunks(2).map(<[u64]>::to_vec)),
            _ => {}
        }
    }
    stacks
}
