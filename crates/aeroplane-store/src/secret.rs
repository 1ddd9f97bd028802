//! What nobody may see before a game has ended.

use zeroize::Zeroizing;

/// The secret of a game's dice: opaque bytes that are stored and given back, and nothing else.
///
/// It can be neither printed, compared, copied nor serialised, and its memory is overwritten when it goes.
///
/// ```compile_fail,E0277
/// let secret = aeroplane_store::Secret::new(vec![7; 32]);
/// println!("{secret:?}");
/// ```
pub struct Secret(Zeroizing<Vec<u8>>);

impl Secret {
    /// The secret of these bytes.
    pub fn new(bytes: Vec<u8>) -> Self {
        Self(Zeroizing::new(bytes))
    }

    /// The bytes, for the dice alone.
    pub fn reveal(&self) -> &[u8] {
        &self.0
    }

    /// The secret as the database holds it.
    pub(crate) fn to_hex(&self) -> Zeroizing<String> {
        Zeroizing::new(hex::encode(&*self.0))
    }

    /// The secret that the database holds; none where the text is not one.
    pub(crate) fn from_hex(text: &Zeroizing<String>) -> Option<Self> {
        hex::decode(text.as_bytes()).ok().map(Self::new)
    }
}
