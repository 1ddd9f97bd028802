//! New rooms, their names, and the public list.

use aeroplane_store::{Address, Creation, GameId, GameNumber, Head, Invite, MemberId, Seq};

use crate::support::{CLOSED, Home, append, at, create, joinable, log, new_room, playing, room, token};

pub(crate) async fn a_new_room_is_found_by_all_its_names(home: Home) {
    let store = home.open().await;
    create(&store, 1).await;
    create(&store, 2).await;
    let id = Ok(Some(room(2)));
    assert_eq!(store.room_by_code("CODE0002").await, id);
    assert_eq!(store.room_by_code("code0002").await, Ok(None));
    assert_eq!(store.room_by_invite(Invite::new([2; 16])).await, id);
    assert_eq!(store.room_by_invite(Invite::new([3; 16])).await, Ok(None));
    assert_eq!(store.room_of_game(GameId::new([2; 16])).await, Ok(Some((room(2), GameNumber(1)))));
    assert_eq!(store.room_of_game(GameId::new([3; 16])).await, Ok(None));
    assert_eq!(store.member_by_token(room(2), token(2)).await, Ok(Some(MemberId(0))));
    assert_eq!(store.member_by_token(room(2), token(1)).await, Ok(None));
    let address = Address { code: "CODE0002".into(), invite: Invite::new([2; 16]) };
    assert_eq!(store.address(room(2)).await, Ok(Some(address)));
    assert_eq!(store.address(room(3)).await, Ok(None));
    let head = Head {
        room: room(2),
        seq: Seq::FIRST,
        due_at: None,
        closed: false,
        public: false,
        created_at: at(1_000),
        touched_at: at(1_000),
    };
    assert_eq!(store.head(room(2)).await, Ok(Some(head)));
    let heads = store.heads(&[room(1), room(3), room(2)]).await.unwrap();
    assert_eq!(heads.len(), 2);
    assert_eq!(store.heads(&[]).await, Ok(Vec::new()));
    assert_eq!(log(&store, room(2)).await, ["created"]);
    assert_eq!(store.rooms_open().await, Ok(2));
}

pub(crate) async fn a_taken_code_leaves_nothing_behind(home: Home) {
    let store = home.open().await;
    create(&store, 1).await;
    let mut second = new_room(2);
    second.code = new_room(1).code;
    assert_eq!(store.create_room(second).await, Ok(Creation::CodeTaken));
    let mut third = new_room(2);
    third.invite = new_room(1).invite;
    assert_eq!(store.create_room(third).await, Ok(Creation::CodeTaken));
    assert_eq!(store.head(room(2)).await, Ok(None));
    assert_eq!(store.room_of_game(GameId::new([2; 16])).await, Ok(None));
    create(&store, 2).await;
}

pub(crate) async fn creating_a_room_twice_creates_it_once(home: Home) {
    let store = home.open().await;
    let room = create(&store, 1).await;
    store.append(append(room, Seq::FIRST)).await.unwrap();
    assert_eq!(store.create_room(new_room(1)).await, Ok(Creation::Repeated));
    assert_eq!(log(&store, room).await, ["created", "went on"]);
}

pub(crate) async fn of_many_that_want_a_code_one_gets_it(home: Home) {
    let store = home.open().await;
    let tries: Vec<_> = (1..=20)
        .map(|number| {
            let store = store.clone();
            let mut wanted = new_room(number);
            wanted.code = "SAMECODE".into();
            tokio::spawn(async move { store.create_room(wanted).await.unwrap() })
        })
        .collect();
    let mut created = 0;
    for result in tries {
        match result.await.unwrap() {
            Creation::Created => created += 1,
            Creation::CodeTaken => {}
            Creation::Repeated => panic!("no room was created twice"),
        }
    }
    assert_eq!((created, store.rooms_open().await), (1, Ok(1)));
}

pub(crate) async fn strangers_see_open_public_rooms_newest_first(home: Home) {
    let store = home.open().await;
    for (number, public, listing, created) in [
        (1, true, Some("old"), 1),
        (2, true, Some("new"), 3),
        (3, true, Some("middle"), 2),
        (4, false, Some("private"), 4),
        (5, true, None, 5),
        (6, true, Some("closed"), 6),
    ] {
        let mut room = new_room(number);
        room.public = public;
        room.listing = listing.map(joinable);
        room.event.at = at(created);
        assert_eq!(store.create_room(room).await, Ok(Creation::Created));
    }
    let mut closing = append(room(6), Seq::FIRST);
    closing.state = CLOSED;
    closing.state.listing = Some(joinable("closed"));
    store.append(closing).await.unwrap();

    let listed = store.public_rooms(10).await.unwrap();
    let shown: Vec<_> = listed.iter().map(|room| (room.code.as_str(), room.listing.as_str())).collect();
    assert_eq!(shown, [("CODE0002", "new"), ("CODE0003", "middle"), ("CODE0001", "old")]);
    assert_eq!((listed[0].room, listed[0].created_at), (room(2), at(3)));
    assert_eq!(store.public_rooms(1).await.unwrap(), listed[..1]);
    assert_eq!(store.rooms_open().await, Ok(5));
}

pub(crate) async fn strangers_see_public_games_the_last_one_first(home: Home) {
    let store = home.open().await;
    for (number, public, since) in
        [(1, true, Some(1)), (2, true, Some(3)), (3, true, Some(2)), (4, false, Some(4)), (5, true, None)]
    {
        let mut new = new_room(number);
        new.public = public;
        new.listing = Some(joinable("waits"));
        assert_eq!(store.create_room(new).await, Ok(Creation::Created));
        let Some(since) = since else { continue };
        let mut beginning = append(room(number), Seq::FIRST);
        beginning.state.listing = Some(playing("plays", since));
        store.append(beginning).await.unwrap();
    }

    let listed = store.public_games(10).await.unwrap();
    let shown: Vec<_> = listed.iter().map(|game| (game.code.as_str(), game.since)).collect();
    assert_eq!(shown, [("CODE0002", at(3)), ("CODE0003", at(2)), ("CODE0001", at(1))]);
    assert_eq!((listed[0].room, listed[0].listing.as_str()), (room(2), "plays"));
    assert_eq!(store.public_games(1).await.unwrap(), listed[..1]);
    let joinable: Vec<_> = store.public_rooms(10).await.unwrap().into_iter().map(|room| room.code).collect();
    assert_eq!(joinable, ["CODE0005"]);

    // A game that is over, and one whose room was closed.
    let mut over = append(room(2), Seq::new(2));
    over.state.listing = None;
    store.append(over).await.unwrap();
    let mut closing = append(room(3), Seq::new(2));
    closing.state = CLOSED;
    closing.state.listing = Some(playing("plays", 2));
    store.append(closing).await.unwrap();
    assert_eq!(store.public_games(10).await.unwrap(), listed[2..]);
}
