//! The log: order, repetition, rivalry.

use aeroplane_store::{
    Appended, Event, GameId, GameNumber, MemberChange, MemberId, Membership, Seq, StoreError,
};

use crate::support::{Home, append, appended, at, command, command_append, create, game, log, room, token};

pub(crate) async fn an_event_comes_after_the_one_it_was_decided_on(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    let mut first = command_append(room, Seq::FIRST, command(7));
    first.event.format = 3;
    first.state.due_at = Some(at(9_000));
    assert_eq!(store.append(first).await, Ok(appended(2)));
    assert_eq!(store.append(append(room, Seq::new(2))).await, Ok(appended(3)));
    let events = store.events(room, Seq::FIRST, 1).await.unwrap();
    let expected = Event {
        seq: Seq::new(2),
        at: at(2_000),
        format: 3,
        actor: "seat 0".into(),
        command: Some(command(7)),
        body: "went on".into(),
    };
    assert_eq!(events, [expected]);
    let head = store.head(room).await.unwrap().unwrap();
    assert_eq!((head.seq, head.due_at, head.touched_at), (Seq::new(3), None, at(2_000)));
}

pub(crate) async fn what_was_decided_on_an_older_log_is_stale(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    store.append(append(room, Seq::FIRST)).await.unwrap();
    let stale = Ok(Appended::Stale { seq: Seq::new(2) });
    assert_eq!(store.append(append(room, Seq::FIRST)).await, stale);
    // Nor may anyone leave a gap.
    assert_eq!(store.append(append(room, Seq::new(3))).await, stale);
    assert_eq!(log(&store, room).await.len(), 2);
}

pub(crate) async fn a_repeated_command_is_found_again_whatever_happened_since(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    assert_eq!(store.append(command_append(room, Seq::FIRST, command(7))).await, Ok(appended(2)));
    store.append(append(room, Seq::new(2))).await.unwrap();
    let repeated = Ok(Appended::Repeated { seq: Seq::new(2) });
    for expected in [1, 2, 3, 9] {
        let again = command_append(room, Seq::new(expected), command(7));
        assert_eq!(store.append(again).await, repeated);
    }
    assert_eq!(store.find_command(room, "seat 0", command(7)).await, Ok(Some(Seq::new(2))));
    assert_eq!(store.find_command(room, "seat 0", command(8)).await, Ok(None));
    store.close().await;
    let store = home.open().await;
    assert_eq!(store.append(command_append(room, Seq::new(3), command(7))).await, repeated);
    assert_eq!(log(&store, room).await.len(), 3);
}

pub(crate) async fn another_actors_command_may_have_the_same_id(home: Home) {
    let store = home.open().await;
    let (first, second) = (create(&store, 1).await, create(&store, 2).await);
    assert_eq!(store.append(command_append(first, Seq::FIRST, command(7))).await, Ok(appended(2)));
    let mut other = command_append(first, Seq::new(2), command(7));
    other.event.actor = "seat 1".into();
    assert_eq!(store.append(other).await, Ok(appended(3)));
    assert_eq!(store.append(command_append(second, Seq::FIRST, command(7))).await, Ok(appended(2)));
}

pub(crate) async fn an_unknown_room_takes_no_event(home: Home) {
    let store = home.open().await;
    assert_eq!(store.append(append(room(1), Seq::START)).await, Ok(Appended::NoSuchRoom));
    assert_eq!(store.events(room(1), Seq::START, 10).await, Ok(Vec::new()));
}

pub(crate) async fn of_many_that_append_at_once_one_wins(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    for round in 0..10 {
        let expected = Seq::new(round + 1);
        let rivals: Vec<_> = (0..16)
            .map(|rival| {
                let store = store.clone();
                let append = command_append(room, expected, command(round * 100 + rival));
                tokio::spawn(async move { store.append(append).await.unwrap() })
            })
            .collect();
        let mut won = 0;
        for rival in rivals {
            match rival.await.unwrap() {
                Appended::Appended { seq } => {
                    assert_eq!(seq, expected.next());
                    won += 1;
                }
                Appended::Stale { seq } => assert_eq!(seq, expected.next()),
                Appended::Repeated { .. } | Appended::NoSuchRoom => panic!("neither is the case"),
            }
        }
        assert_eq!(won, 1);
    }
    assert_eq!(log(&store, room).await.len(), 11);
}

pub(crate) async fn many_rooms_go_on_at_once_without_gaps(home: Home) {
    let store = home.open().await;
    let mut busy = Vec::new();
    for number in 0..24 {
        let room = create(&store, number).await;
        let store = store.clone();
        busy.push(tokio::spawn(async move {
            for place in 1..=20 {
                let id = command(place);
                let append = command_append(room, Seq::new(place), id);
                assert_eq!(store.append(append).await, Ok(appended(place + 1)));
                let again = command_append(room, Seq::new(place), id);
                assert_eq!(store.append(again).await, Ok(Appended::Repeated { seq: Seq::new(place + 1) }));
            }
        }));
    }
    for room in busy {
        room.await.unwrap();
    }
    for number in 0..24 {
        assert_eq!(log(&store, room(number)).await.len(), 21);
    }
}

/// Changes that are stored together are still each on its own.
pub(crate) async fn a_refused_change_undoes_itself_and_nothing_else(home: Home) {
    let store = home.open().await;
    let mut waiting = Vec::new();
    for number in 1..=40 {
        let room = create(&store, number).await;
        let store = store.clone();
        let mut append = append(room, Seq::FIRST);
        if number % 2 == 0 {
            // The identity of the game is taken, which shows only after the event is written.
            append.game = Some(game(1, 2));
        }
        waiting.push((number, tokio::spawn(async move { store.append(append).await })));
    }
    for (number, result) in waiting {
        let result = result.await.unwrap();
        if number % 2 == 0 {
            assert!(matches!(result, Err(StoreError::Refused { .. })), "{result:?}");
            assert_eq!(store.head(room(number)).await.unwrap().unwrap().seq, Seq::FIRST);
            assert_eq!(log(&store, room(number)).await, ["created"]);
        } else {
            assert_eq!(result, Ok(appended(2)));
            assert_eq!(log(&store, room(number)).await, ["created", "went on"]);
        }
    }
}

pub(crate) async fn games_and_members_change_with_their_event(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    let entering =
        |member, hash| MemberChange::Enters(Membership { member: MemberId(member), token: token(hash) });

    let mut change = append(room, Seq::FIRST);
    change.game = Some(game(9, 2));
    change.members = vec![entering(1, 50), entering(2, 60)];
    assert_eq!(store.append(change).await, Ok(appended(2)));
    let games = store.games(room).await.unwrap();
    let found: Vec<_> = games.iter().map(|game| (game.game, game.number, game.secret.reveal())).collect();
    let expected = |number: u8, place| (GameId::new([number; 16]), GameNumber(place), [number, 0, 255]);
    let (first, second) = (expected(1, 1), expected(9, 2));
    assert_eq!(found, [(first.0, first.1, &first.2[..]), (second.0, second.1, &second.2[..])]);
    assert_eq!(store.member_by_token(room, token(60)).await, Ok(Some(MemberId(2))));

    let mut change = append(room, Seq::new(2));
    change.members = vec![entering(1, 51), MemberChange::Leaves(MemberId(2))];
    assert_eq!(store.append(change).await, Ok(appended(3)));
    assert_eq!(store.member_by_token(room, token(50)).await, Ok(None));
    assert_eq!(store.member_by_token(room, token(51)).await, Ok(Some(MemberId(1))));
    assert_eq!(store.member_by_token(room, token(60)).await, Ok(None));

    // What is stale changes nothing of all that.
    let mut change = append(room, Seq::new(2));
    change.game = Some(game(10, 3));
    change.members = vec![MemberChange::Leaves(MemberId(1))];
    assert_eq!(store.append(change).await, Ok(Appended::Stale { seq: Seq::new(3) }));
    assert_eq!(store.games(room).await.unwrap().len(), 2);
    assert_eq!(store.member_by_token(room, token(51)).await, Ok(Some(MemberId(1))));
}

pub(crate) async fn the_log_is_read_in_pieces(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    for place in 1..10 {
        store.append(append(room, Seq::new(place))).await.unwrap();
    }
    let mut read = Vec::new();
    loop {
        let after = read.last().copied().unwrap_or(Seq::START);
        let piece = store.events(room, after, 4).await.unwrap();
        assert!(piece.len() <= 4);
        if piece.is_empty() {
            break;
        }
        read.extend(piece.iter().map(|event| event.seq));
    }
    assert_eq!(read, (1..=10).map(Seq::new).collect::<Vec<_>>());
}
