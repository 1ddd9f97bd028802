//! What is answered where a request cannot be carried out: the one place where faults become answers.

use std::time::Duration;

use aeroplane_protocol::http::{Problem, ProblemKind};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// A request that could not be carried out.
#[derive(Debug)]
pub(crate) struct Failure {
    kind: ProblemKind,
    explanation: String,
    retry_after: Option<Duration>,
}

/// What is said of rooms and games that cannot be had, whatever the reason.
const NOT_FOUND: &str = "there is no such room or game, or it takes nobody in: check the code or the link";

impl Failure {
    pub(crate) fn malformed(explanation: impl Into<String>) -> Self {
        Self { kind: ProblemKind::Malformed, explanation: explanation.into(), retry_after: None }
    }

    pub(crate) fn unauthorized() -> Self {
        let explanation = "the token is missing or belongs to no member of this room: join the room first";
        Self { kind: ProblemKind::Unauthorized, explanation: explanation.into(), retry_after: None }
    }

    pub(crate) fn wrong_origin() -> Self {
        let explanation = "the page that sent this is of another site: open the game at its own address";
        Self { kind: ProblemKind::WrongOrigin, explanation: explanation.into(), retry_after: None }
    }

    pub(crate) fn not_found() -> Self {
        Self { kind: ProblemKind::NotFound, explanation: NOT_FOUND.into(), retry_after: None }
    }

    pub(crate) fn too_large(most: usize) -> Self {
        let explanation = format!("the request is too large: at most {most} bytes");
        Self { kind: ProblemKind::TooLarge, explanation, retry_after: None }
    }

    pub(crate) fn too_many(wait: Duration) -> Self {
        let explanation = "too many requests from this address: wait and try again";
        Self { kind: ProblemKind::TooMany, explanation: explanation.into(), retry_after: Some(wait) }
    }

    pub(crate) fn unavailable(explanation: impl Into<String>, wait: Duration) -> Self {
        Self { kind: ProblemKind::Unavailable, explanation: explanation.into(), retry_after: Some(wait) }
    }

    /// A fault of the server. Its particulars go to the log and to nobody else.
    pub(crate) fn internal(fault: &dyn std::fmt::Display) -> Self {
        tracing::error!(%fault, "a request failed");
        let explanation = "the server has a fault: try again, and tell whoever runs it if that does not help";
        Self { kind: ProblemKind::Internal, explanation: explanation.into(), retry_after: None }
    }
}

/// A time in whole milliseconds, at least one.
pub(crate) fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX).max(1)
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        // The statuses of problems are those of HTTP.
        let status = StatusCode::from_u16(self.kind.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let problem = Problem {
            problem: self.kind,
            explanation: self.explanation,
            retry_after_ms: self.retry_after.map(milliseconds),
        };
        let mut response = (status, axum::Json(problem)).into_response();
        if let Some(wait) = self.retry_after {
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds.max(1)));
        }
        response
    }
}
