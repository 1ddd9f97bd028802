//! What must hold of every analysis, whoever judges.

use aeroplane_bots::{Answers, Bot as _, BotKind, Chances, Judge};
use aeroplane_dice::{Randomness, SeededDice};
use aeroplane_rules::{ByColor, Color, ColorSet, Game, Position, Preset, Record, Rules, Turn};
use core::num::NonZeroU32;
use proptest::prelude::*;

use super::*;

/// A judge whose opinions are wild, but the same about the same position: whatever is wrong with it, the sums must hold.
struct Wild(u64);

impl Judge for Wild {
    fn chances(&mut self, _: &Rules, position: &Position) -> Chances {
        let mut stream = self.0;
        for byte in position.to_string().bytes() {
            stream = (stream ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        let mut randomness = Randomness::new(self.0, stream);
        let mut left = Chances::CERTAIN;
        Chances(ByColor::from_fn(|_| {
            let part = randomness.below(NonZeroU32::new(left + 1).unwrap());
            left -= part;
            part
        }))
    }
}

/// A judge that counts the steps of all planes: whoever is further is likelier to win.
struct Race;

impl Judge for Race {
    fn chances(&mut self, _: &Rules, position: &Position) -> Chances {
        let steps = ByColor::from_fn(|color| {
            let spots = position.planes(color).map(|(_, spot)| u32::try_from(spot.progress() + 2).unwrap());
            spots.sum::<u32>()
        });
        let all: u32 = position.active().iter().map(|color| steps[color]).sum();
        Chances(ByColor::from_fn(|color| Chances::CERTAIN / all.max(1) * steps[color]))
    }
}

/// A game between random bots; where `withdrawal` names a ply, whoever is next leaves there.
fn game(preset: Preset, seats: ColorSet, seed: u64, withdrawal: Option<usize>) -> Game {
    let rules = Rules::from(preset);
    let first = seats.iter().next().unwrap();
    let mut game = Game::new(rules, Position::start(&rules, seats, first).unwrap()).unwrap();
    let mut dice = SeededDice::new(seed, 0);
    let mut bot = BotKind::Random.build(seed, 0);
    while !game.is_over() && game.plies() < 3000 {
        if Some(game.plies()) == withdrawal {
            let leaving = game.turn().color().next();
            let _ = game.withdraw(leaving, &mut ());
        }
        match game.turn() {
            Turn::ToRoll(_) => {
                game.roll(dice.next_roll(), &mut ()).unwrap();
            }
            Turn::ToMove(..) => {
                let moves = game.legal_moves();
                let answer = bot.choose(&rules, game.position(), Answers::new(&moves).unwrap());
                game.play(answer, &mut ()).unwrap();
            }
            Turn::Over(_) => {}
        }
    }
    game
}

fn presets() -> impl Strategy<Value = Preset> {
    prop::sample::select(Preset::ALL.to_vec())
}

fn tables() -> impl Strategy<Value = ColorSet> {
    prop::sample::select(vec![ColorSet::OPPOSITE_PAIR, ColorSet::ALL.without(Color::Green), ColorSet::ALL])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn luck_loss_and_the_rest_add_up_to_the_change_of_the_chances(
        preset in presets(), seats in tables(), seed in 0..1_000_u64,
        withdrawal in prop::option::of(0..200_usize), opinion in 0..10_u64,
    ) {
        let game = game(preset, seats, seed, withdrawal);
        let analysis = Analysis::of(&game, &mut Wild(opinion));
        let mut chances = analysis.at_start;
        for ply in &analysis.plies {
            if let Event::Answer { loss, answers, best, chosen } = &ply.event {
                prop_assert!(*loss >= Worth::NOTHING);
                prop_assert_eq!(ply.change[ply.color], -*loss);
                prop_assert!(*answers >= 1 && (*loss > Worth::NOTHING) == (best != chosen));
            }
            for (color, chance) in chances.iter() {
                prop_assert_eq!(*chance + ply.change[color] + ply.revision[color], ply.after[color]);
            }
            chances = ply.after;
        }
        for account in &analysis.accounts {
            prop_assert_eq!(account.change(), account.at_end - account.at_start);
            let certain = analysis.winner.map(|winner| {
                if winner == account.color { Worth::CERTAIN } else { Worth::NOTHING }
            });
            prop_assert!(certain.is_none_or(|certain| certain == account.at_end));
        }
        let decisions: u64 = analysis.accounts.iter().map(|account| account.choices.decisions).sum();
        prop_assert!(decisions <= analysis.plies.len() as u64);
    }

    #[test]
    fn the_luck_of_a_roll_is_nothing_in_the_mean(
        preset in presets(), seats in tables(), seed in 0..1_000_u64, at in 0..150_usize,
    ) {
        let played = game(preset, seats, seed, None);
        let plies = (0..played.plies()).filter(|&ply| {
            matches!(played.position_at(ply).unwrap().turn(), Turn::ToRoll(_))
        });
        let Some(ply) = plies.take_while(|&ply| ply <= at).last() else { return Ok(()) };
        let position = *played.position_at(ply).unwrap();
        let luck = |roll, color: Color| {
            let mut game = Game::new(*played.rules(), position).unwrap();
            game.roll(roll, &mut ()).unwrap();
            Analysis::of(&game, &mut Wild(seed)).plies.first().map_or(Worth::NOTHING, |ply| ply.change[color])
        };
        for color in seats.iter() {
            prop_assert_eq!(Roll::ALL.into_iter().map(|roll| luck(roll, color)).sum::<Worth>(), Worth::NOTHING);
        }
    }
}

/// The game of a record.
fn read(rules: &str, start: &str, result: &str, turns: &str) -> Game {
    let text = format!(
        "[Format \"aeroplane-record/1\"]\n[Rules \"{rules}\"]\n[Start \"{start}\"]\n[Result \"{result}\"]\n\n{turns}\n{result}\n"
    );
    Record::parse(&text).unwrap().into_game()
}

#[test]
fn what_follows_the_first_finish_is_not_judged() {
    let start = "red:55,56/yellow:1,56/blue:2,56 red - -";
    let game = read(
        "classic planes=2 end=play_on",
        start,
        "*",
        "1. red 1 walk 1\n2. yellow 3 walk 1\n3. blue 2 walk 1",
    );
    assert_eq!(game.plies(), 6);
    let analysis = Analysis::of(&game, &mut Race);
    assert_eq!(analysis.plies.len(), 2);
    assert_eq!(analysis.winner, Some(Color::Red));
    assert_eq!(analysis.accounts[0].at_end, Worth::CERTAIN);
    // Red had to roll a 1, and walked because it had to.
    assert_eq!(analysis.accounts[0].choices.decisions, 0);
    assert!(analysis.accounts[0].own_luck.luck > Worth::NOTHING);
    assert_eq!(analysis.accounts[1].own_luck.rolls, 0);
}

/// A judge that wants red's first plane home.
struct Homecoming;

impl Judge for Homecoming {
    fn chances(&mut self, _: &Rules, position: &Position) -> Chances {
        let red = if position.to_string().starts_with("red:56") { 700_000 } else { 550_000 };
        Chances(ByColor([red, 0, Chances::CERTAIN - red, 0]))
    }
}

#[test]
fn an_answer_is_compared_with_the_best_one() {
    // A one brings red home, or moves another plane by a step.
    let start = "red:55,2/blue:40,41 red - -";
    let game = read("classic planes=2", start, "*", "1. red 1 walk 2");
    let analysis = Analysis::of(&game, &mut Homecoming);
    let Event::Answer { answers, best, loss, .. } = &analysis.plies[1].event else { panic!("no answer") };
    assert_eq!((*answers, best.to_string().as_str()), (2, "walk 1"));
    assert_eq!(*loss, Worth::of_parts(150_000));
    assert_eq!(analysis.plies[1].event.mark(), Some(Mark::Blunder));
    let [red, blue] = analysis.accounts[..] else { panic!("two players") };
    assert_eq!((red.loss, blue.gifts), (*loss, *loss));
    assert_eq!((red.choices.decisions, red.choices.best, red.choices.blunders), (1, 0, 1));
}

#[test]
fn whoever_leaves_has_no_chance_and_whoever_stays_wins() {
    let game = read("classic planes=1", "red:1/blue:5 red - -", "blue", "1. red 1 ?\n2. red withdraws");
    let analysis = Analysis::of(&game, &mut Race);
    let last = analysis.plies.last().unwrap();
    assert_eq!((&last.event, last.color), (&Event::Withdrawal, Color::Red));
    assert_eq!((last.after[Color::Red], last.after[Color::Blue]), (Worth::NOTHING, Worth::CERTAIN));
    let red = analysis.accounts[0];
    assert!(red.withdrawals < Worth::NOTHING && red.loss == Worth::NOTHING);
}

#[test]
fn names_are_added_up_over_all_games() {
    let played = |seed| Record::new(game(Preset::Classic, ColorSet::OPPOSITE_PAIR, seed, None));
    let mut totals = Totals::default();
    let mut loss = Worth::NOTHING;
    for seed in 0..3 {
        let mut record = played(seed);
        record.set_player(Color::Red, "Ada").unwrap();
        record.set_player(Color::Blue, if seed == 0 { "Ada" } else { "Ben" }).unwrap();
        let analysis = Analysis::of(record.game(), &mut Race);
        loss += analysis.accounts.iter().map(|account| account.loss).sum();
        totals.add(&record, &analysis);
    }
    let [(ada, first), (ben, second)] = totals.iter().collect::<Vec<_>>()[..] else { panic!("two names") };
    assert_eq!((ada, first.games, ben, second.games), ("Ada", 4, "Ben", 2));
    assert_eq!(first.wins + second.wins, 3);
    assert_eq!(first.loss + second.loss, loss);
}

#[test]
fn the_picture_is_the_same_each_time_and_names_every_line() {
    let game = game(Preset::Classic, ColorSet::ALL, 5, None);
    let analysis = Analysis::of(&game, &mut Race);
    let names = ByColor(["Ada <&>", "Ben", "Cem", "Dia"].map(str::to_owned));
    let picture = chances_chart(&analysis, &names).unwrap();
    assert_eq!(picture, chances_chart(&analysis, &names).unwrap());
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    for name in ["Ada &lt;&amp;&gt;", "Ben", "Cem", "Dia", "●", "▲", "✕", "■"] {
        assert!(picture.contains(name), "{name}");
    }
}
