//! Texts that were made to do harm.

use aeroplane_store::{Creation, Seq, StoreError};

use crate::support::{Home, OPEN, append, appended, at, command, create, joinable, log, new_room, room};

pub(crate) async fn any_text_comes_back_as_it_was(home: Home) {
    let store = home.open().await;
    let huge = "✈🎲".repeat(300_000);
    let texts = [
        "",
        " ",
        "'; DROP TABLE rooms; --",
        "\"`\\' $1 $2 ? ?1 :a @b %s {}",
        "\u{1}\u{7f}\r\n\t\u{85}\u{2028}",
        "👩‍👩‍👧‍👦 🏳️‍🌈 é e\u{301} \u{202e}txt.exe\u{202c}",
        "اردو 中文 українська \u{10ffff} \u{fffd} \u{feff}",
        &huge,
    ];
    let room = create(&store, 1).await;
    for (place, text) in (1..).zip(texts) {
        let mut hostile = append(room, Seq::new(place));
        hostile.event.body = text.into();
        hostile.event.actor = text.chars().take(300).collect();
        hostile.event.command = Some(command(place));
        hostile.state.listing = Some(joinable(text));
        assert_eq!(store.append(hostile).await, Ok(appended(place + 1)));
        let actor: String = text.chars().take(300).collect();
        let found = store.find_command(room, &actor, command(place)).await;
        assert_eq!(found, Ok(Some(Seq::new(place + 1))));
    }
    let stored = log(&store, room).await;
    assert!(stored[1..] == texts, "a text came back changed");

    for (number, code) in (2..).zip(["' OR '1'='1", "%", "_______", "👾"]) {
        let mut hostile = new_room(number);
        hostile.code = code.into();
        hostile.public = true;
        hostile.listing = Some(joinable(code));
        assert_eq!(store.create_room(hostile).await, Ok(Creation::Created));
        assert_eq!(store.room_by_code(code).await, Ok(Some(crate::support::room(number))));
    }
    assert_eq!(store.public_rooms(10).await.unwrap().len(), 4);
}

pub(crate) async fn the_character_nul_is_refused_and_nothing_is_stored(home: Home) {
    let store = home.open().await;
    let mut new = new_room(1);
    new.event.body = "a\0b".into();
    assert_eq!(store.create_room(new).await, Err(StoreError::Nul));
    assert_eq!(store.head(room(1)).await, Ok(None));

    let room = create(&store, 1).await;
    let refused = |body: &str, actor: &str, listing: Option<&str>| {
        let mut append = append(room, Seq::FIRST);
        append.event.at = at(3_000);
        append.event.body = body.into();
        append.event.actor = actor.into();
        append.state = OPEN;
        append.state.listing = listing.map(joinable);
        append
    };
    for append in [refused("\0", "", None), refused("", "\0", None), refused("", "", Some("a\0"))] {
        assert_eq!(store.append(append).await, Err(StoreError::Nul));
    }
    assert_eq!(store.room_by_code("\0").await, Err(StoreError::Nul));
    assert_eq!(log(&store, room).await, ["created"]);
    assert_eq!(store.append(append(room, Seq::FIRST)).await, Ok(appended(2)));
}
