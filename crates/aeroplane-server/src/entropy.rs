//! Where secrets, tokens and codes come from.

/// The source of random bytes failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the system gave no random bytes")]
pub struct NoEntropy;

/// A source of bytes that nobody can foresee.
///
/// Servers use [`SystemEntropy`]. Tests that need certain dice give another one.
pub trait Entropy: Send + Sync + 'static {
    /// Fills the bytes.
    ///
    /// # Errors
    ///
    /// [`NoEntropy`] where the source fails; nothing may be made of the bytes then.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy>;
}

/// The system's cryptographic generator.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        getrandom::fill(bytes).map_err(|_| NoEntropy)
    }
}

/// So many random bytes.
pub(crate) fn draw<const BYTES: usize>(source: &dyn Entropy) -> Result<[u8; BYTES], NoEntropy> {
    let mut bytes = [0; BYTES];
    source.fill(&mut bytes)?;
    Ok(bytes)
}
