//! Bots choose their moves away from the threads that serve sockets, and not for ever.

use std::sync::Arc;

use aeroplane_bots::{Answers, Bot as _, BotKind};
use aeroplane_protocol::Bot;
use aeroplane_rules::Move;
use aeroplane_session::Question;
use tokio::time::timeout;

use crate::entropy::draw;
use crate::server::Server;

/// The move that the bot chooses. One that takes too long is answered for: the first legal move is as good as any other
/// that nobody has thought about.
pub(crate) async fn think(server: &Arc<Server>, question: Question) -> Move {
    let first = question.moves.first().copied().unwrap_or(Move::Decline);
    // Lots that a bot draws are its own: it knows nothing of the dice.
    let seed = draw(&*server.entropy).map_or(0, u64::from_be_bytes);
    let thinkers = Arc::clone(&server.thinkers);
    let (rules, position, moves) = (question.rules, question.position, question.moves);
    let (name, color) = (question.bot, question.color);
    // Waiting for others to think counts too: the room waits as long.
    let thought = async move {
        let permit = thinkers.acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let mut bot = kind(name).build(seed, u64::from(color.seat()));
            Answers::new(&moves).map(|answers| bot.choose(&rules, &position, answers))
        });
        match thinking.await {
            Ok(answer) => answer,
            Err(error) => {
                tracing::error!(%error, bot = ?name, "a bot had a fault");
                None
            }
        }
    };
    let began = std::time::Instant::now();
    let thought = timeout(server.configuration.timings.thinking, thought).await;
    server.metrics.thinking.observe(began.elapsed().as_secs_f64());
    let Ok(answer) = thought else {
        tracing::warn!(bot = ?name, "a bot took too long");
        return first;
    };
    answer.unwrap_or(first)
}

const fn kind(bot: Bot) -> BotKind {
    match bot {
        Bot::Random => BotKind::Random,
        Bot::Runner => BotKind::Runner,
        Bot::Greedy => BotKind::Greedy,
        Bot::Rollout => BotKind::Rollout,
        Bot::Expectimax => BotKind::Expectimax,
        Bot::Expert => BotKind::Expert,
    }
}
