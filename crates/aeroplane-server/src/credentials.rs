//! How a client proves which member it is.

use aeroplane_protocol::{MemberId, MemberToken, RoomCode};
use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use sha2::{Digest as _, Sha256};

use crate::origin::Sender;

/// The cookie of one member of one room. Each member has one of its own, so that two tabs can have two seats.
fn cookie_name(code: RoomCode, member: MemberId) -> String {
    format!("aeroplane_member_{code}_{member}")
}

/// The cookie that lets a page's requests to the room's addresses, and no others, speak for the member.
pub(crate) fn cookie(code: RoomCode, member: MemberId, token: MemberToken, secure: bool) -> Cookie<'static> {
    Cookie::build((cookie_name(code, member), token.reveal()))
        .path(format!("/api/rooms/{code}"))
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(secure)
        .permanent()
        .build()
}

/// What a request shows as proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shown {
    /// Nothing: the sender watches.
    Nothing,
    /// A token, to be looked up.
    Token(MemberToken),
    /// Something that cannot be a token.
    Nonsense,
}

/// What the request shows: a bearer token from anyone, a cookie from the server's own pages alone. A page of another site
/// could make a browser send cookies, but never a bearer header.
pub(crate) fn shown(headers: &HeaderMap, sender: Sender, code: RoomCode, member: Option<MemberId>) -> Shown {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let parts = value.to_str().ok().and_then(|text| text.split_once(' '));
        let token = parts.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("Bearer")).map(|(_, token)| token);
        return token.and_then(|token| token.parse().ok()).map_or(Shown::Nonsense, Shown::Token);
    }
    let (Sender::OwnPage, Some(member)) = (sender, member) else { return Shown::Nothing };
    match CookieJar::from_headers(headers).get(&cookie_name(code, member)) {
        Some(cookie) => cookie.value().parse().map_or(Shown::Nonsense, Shown::Token),
        None => Shown::Nothing,
    }
}

/// What is stored of a token: a hash from which it cannot be had back. The token is random, so the hash needs no salt.
pub(crate) fn hash(token: &MemberToken) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}
