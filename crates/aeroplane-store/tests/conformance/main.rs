//! One story for both databases: whatever one of them does, the other does too.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod appending;
mod away;
mod claiming;
mod creating;
mod following;
mod full;
mod hostile;
mod opening;
mod people;
mod purging;
mod support;
mod waiting;

/// Runs each part of the story on both databases.
macro_rules! on_both {
    ($($module:ident: $($part:ident),+ $(,)?;)+) => {
        mod on_sqlite {
            $($(#[tokio::test(flavor = "multi_thread")]
            async fn $part() {
                crate::$module::$part(crate::support::Home::sqlite()).await;
            })+)+
        }
        mod on_postgres {
            $($(#[tokio::test(flavor = "multi_thread")]
            async fn $part() {
                crate::$module::$part(crate::support::Home::postgres()).await;
            })+)+
        }
    };
}

on_both! {
    opening:
        an_empty_database_needs_no_set_up,
        an_older_database_keeps_what_it_holds,
        looking_changes_nothing,
        what_was_stored_is_there_after_opening_again,
        nodes_that_open_an_empty_database_at_once_do_not_disturb_each_other,
        a_newer_database_is_refused_and_left_alone,
        a_closed_store_is_unavailable,
        the_clock_is_the_databases;
    creating:
        a_new_room_is_found_by_all_its_names,
        a_taken_code_leaves_nothing_behind,
        creating_a_room_twice_creates_it_once,
        of_many_that_want_a_code_one_gets_it,
        strangers_see_open_public_rooms_newest_first,
        strangers_see_public_games_the_last_one_first;
    appending:
        an_event_comes_after_the_one_it_was_decided_on,
        what_was_decided_on_an_older_log_is_stale,
        a_repeated_command_is_found_again_whatever_happened_since,
        another_actors_command_may_have_the_same_id,
        an_unknown_room_takes_no_event,
        of_many_that_append_at_once_one_wins,
        many_rooms_go_on_at_once_without_gaps,
        a_refused_change_undoes_itself_and_nothing_else,
        games_and_members_change_with_their_event,
        the_log_is_read_in_pieces;
    claiming:
        what_is_due_is_given_out_oldest_first,
        a_room_is_given_to_one_node_at_a_time,
        an_event_gives_the_claim_back,
        a_sweep_that_finds_nothing_writes_nothing,
        a_lost_nodes_rooms_are_due_again_after_its_lease;
    following:
        what_is_stored_is_told_to_every_node_where_there_are_several;
    waiting:
        a_database_that_somebody_else_blocks_is_unavailable_in_time,
        calls_that_are_given_up_leave_nothing_half_done;
    people:
        presence_is_a_count_over_living_nodes,
        a_node_that_stops_is_forgotten,
        the_last_beat_outlives_the_clean_up;
    purging:
        closed_rooms_go_with_all_that_is_theirs,
        the_oldest_go_first;
    hostile:
        any_text_comes_back_as_it_was,
        the_character_nul_is_refused_and_nothing_is_stored;
}
