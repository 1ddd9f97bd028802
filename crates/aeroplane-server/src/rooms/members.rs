//! Members as the store knows them.

use aeroplane_protocol::MemberId;
use aeroplane_store as store;

/// A member in the store's form.
pub(crate) const fn stored(member: MemberId) -> store::MemberId {
    store::MemberId(member.0 as u32)
}
