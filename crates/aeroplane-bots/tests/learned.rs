//! What holds of the bots and the judge that use learned weights, whatever the weights are.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use aeroplane_bots::{Answers, Bot as _, BotChoice, Chances, Judge as _, LearnedJudge};
use aeroplane_dice::{Randomness, SeededDice};
use aeroplane_rules::{ByColor, Color, ColorSet, Move, Plane, Position, RULE_POINTS, Rules, Setup, Turn};

/// Rules drawn by lot.
fn any_rules(lot: &mut Randomness) -> Rules {
    let mut rules: Rules = "classic".parse().unwrap();
    for point in &RULE_POINTS {
        point.set(&mut rules, *lot.pick(&point.domain.values()).unwrap()).unwrap();
    }
    rules
}

/// The same position with everybody so many seats further clockwise.
fn turned(rules: &Rules, position: &Position, seats: u8) -> Position {
    let turn = |color: Color| Color::from_seat(color.seat() + seats);
    let back = |color: Color| Color::from_seat(color.seat() + 4 - seats);
    let indexes =
        |planes: aeroplane_rules::PlaneSet| planes.iter().map(|plane| plane.index() as u64).collect();
    let setup = Setup {
        planes: ByColor::from_fn(|color| {
            let color = back(color);
            let planes = position.planes(color).map(|(_, spot)| spot.progress().into());
            position.seats().contains(color).then(|| planes.collect())
        }),
        stacks: ByColor::from_fn(|color| position.fleet(back(color)).stacks().iter().map(indexes).collect()),
        turn: turn(position.turn().color()),
        roll: match position.turn() {
            Turn::ToMove(_, roll) => Some(roll),
            Turn::ToRoll(_) | Turn::Over(_) => None,
        },
        streak: position.streak().iter().map(indexes).collect(),
        places: position.places().iter().map(turn).collect(),
        over: matches!(position.turn(), Turn::Over(_)),
    };
    Position::new(&setup, rules).unwrap()
}

#[test]
fn the_same_position_looks_the_same_from_every_side_of_the_board() {
    let mut asked = 0;
    for game in 0..12 {
        let mut lot = Randomness::new(3, game);
        let rules = any_rules(&mut lot);
        let mut dice = SeededDice::new(3, game);
        let mut position = Position::start(&rules, ColorSet::ALL, Color::Red).unwrap();
        let mut bots = ["expert:200", "expectimax"].map(|bot| bot.parse::<BotChoice>().unwrap().build(0, 0));
        let mut judge = LearnedJudge::default();
        for _ in 0..200 {
            let Turn::ToRoll(_) = position.turn() else { break };
            let chances = judge.chances(&rules, &position).0;
            for seats in 1..4 {
                let seen = judge.chances(&rules, &turned(&rules, &position, seats)).0;
                for color in Color::ALL {
                    assert_eq!(
                        seen[Color::from_seat(color.seat() + seats)],
                        chances[color],
                        "{rules} {position}"
                    );
                }
            }
            let moves = position.roll(&rules, dice.next_roll(), &mut ()).unwrap();
            let Some(answers) = Answers::new(&moves) else { continue };
            for bot in &mut bots {
                let choice = bot.choose(&rules, &position, answers);
                for seats in 1..4 {
                    let there = turned(&rules, &position, seats);
                    assert_eq!(there.legal_moves(&rules), moves);
                    assert_eq!(bot.choose(&rules, &there, answers), choice, "{rules} {position}");
                    asked += 1;
                }
            }
            position.play(&rules, *lot.pick(&moves).unwrap(), &mut ()).unwrap();
        }
    }
    assert!(asked > 1_000, "{asked}");
}

#[test]
fn chances_add_up_and_end_in_certainty() {
    for game in 0..20 {
        let mut lot = Randomness::new(5, game);
        let rules = any_rules(&mut lot);
        let mut dice = SeededDice::new(5, game);
        let seats: ColorSet = [Color::Red, Color::Yellow, Color::Blue].into_iter().collect();
        let mut position = Position::start(&rules, seats, Color::Yellow).unwrap();
        let mut judge = LearnedJudge::default();
        let mut check = |position: &Position| {
            let chances = judge.chances(&rules, position).0;
            let sum: u32 = chances.0.iter().sum();
            assert!(sum.abs_diff(Chances::CERTAIN) <= 4, "{chances:?}");
            assert_eq!(chances[Color::Green], 0);
            if let Some(winner) = position.places().iter().next() {
                assert_eq!(chances[winner], Chances::CERTAIN);
            }
        };
        for _ in 0..2_000 {
            check(&position);
            let Turn::ToRoll(_) = position.turn() else { break };
            let moves = position.roll(&rules, dice.next_roll(), &mut ()).unwrap();
            check(&position);
            if let Some(&answer) = lot.pick(&moves) {
                position.play(&rules, answer, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn learned_bots_finish_when_they_can() {
    let rules: Rules = "classic stacking=automatic stack_movement=choice must_move=false".parse().unwrap();
    let setup: Setup = "red:53,53,56,56/blue:30,-,-,- red:3 - -".parse().unwrap();
    let position = Position::new(&setup, &rules).unwrap();
    let moves = position.legal_moves(&rules);
    assert!(moves.contains(&Move::Decline));
    for bot in ["expert:1", "expert", "expectimax", "expectimax:2"] {
        let mut bot = bot.parse::<BotChoice>().unwrap().build(0, 0);
        let mut after = position;
        after.play(&rules, bot.choose(&rules, &position, Answers::new(&moves).unwrap()), &mut ()).unwrap();
        assert!(Plane::ALL.iter().all(|&plane| after.fleet(Color::Red).spot(plane).progress() == 56));
    }
}
