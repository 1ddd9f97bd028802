//! A player's chain of links.

use alloc::vec::Vec;

use zeroize::Zeroize as _;

use super::value::{Anchor, Link};

/// The 1024 links that one player adds to one game's rolls, of which the anchor is told before the first.
///
/// Links are used from the anchor's side, and each hashes down to the one before it: whoever knows the anchor can check
/// a link, and nobody can make the next one. The chain is the player's secret; like [`Secret`](crate::Secret) it can be
/// neither printed nor serialised.
///
/// ```
/// use aeroplane_dice::Chain;
///
/// // The bytes come from the system's cryptographic generator, drawn for this game and seat alone.
/// let chain = Chain::new([0xaa; 32]);
/// assert_eq!(
///     chain.anchor().to_string(),
///     "e6f58fffadd6d9f343d684f373c133773b14c50c1f23b5fce412645c3a57b9bd"
/// );
/// let (first, second) = (chain.link(1).ok_or("no x_1")?, chain.link(2).ok_or("no x_2")?);
/// assert_eq!(second.previous(), first);
/// # Ok::<(), &str>(())
/// ```
pub struct Chain {
    /// `x_0` to `x_1024`: 32 kB, so that no roll costs a walk through the chain.
    values: Vec<[u8; 32]>,
}

impl Chain {
    /// The number of links, which is the index of the last one.
    pub const LINKS: u16 = 1024;

    /// The chain whose last link `x_1024` is these bytes.
    pub fn new(last: [u8; 32]) -> Self {
        let mut values = Vec::with_capacity(usize::from(Self::LINKS) + 1);
        let mut value = Link::new(last);
        values.push(last);
        for _ in 0..Self::LINKS {
            value = value.previous();
            values.push(*value.as_bytes());
        }
        values.reverse();
        Self { values }
    }

    /// `x_0`: what the table is told when the player sits down.
    pub fn anchor(&self) -> Anchor {
        Anchor::new(self.values.first().copied().unwrap_or_default())
    }

    /// `x_k` for k from 1 to 1024, `None` for any other index. Tell it to nobody before its roll.
    pub fn link(&self, index: u16) -> Option<Link> {
        match index {
            0 => None,
            _ => self.values.get(usize::from(index)).copied().map(Link::new),
        }
    }

    /// The link of the seat's n-th roll of the game, n from 1; `None` where the chain is used up.
    pub fn link_of_roll(&self, nth: u32) -> Option<Link> {
        self.link(link_index(nth)?)
    }

    /// `x_1024`, from which the whole chain follows.
    pub(super) fn last(&self) -> Link {
        Link::new(self.values.last().copied().unwrap_or_default())
    }
}

impl Drop for Chain {
    fn drop(&mut self) {
        self.values.zeroize();
    }
}

/// The index of the link that belongs to a seat's n-th roll, n from 1: `x_{n+1}`, since `x_1` goes into the mix.
pub(super) fn link_index(nth: u32) -> Option<u16> {
    let index = u16::try_from(nth.checked_add(1)?).ok()?;
    (2..=Chain::LINKS).contains(&index).then_some(index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_hashes_down_to_its_anchor() {
        let chain = Chain::new([0xbb; 32]);
        let mut value = chain.link(Chain::LINKS).unwrap();
        assert_eq!(value, Link::new([0xbb; 32]));
        assert_eq!(value, chain.last());
        for index in (1..Chain::LINKS).rev() {
            value = value.previous();
            assert_eq!(chain.link(index), Some(value));
        }
        assert_eq!(value.previous().as_bytes(), chain.anchor().as_bytes());
    }

    #[test]
    fn rolls_use_the_links_after_the_first() {
        let chain = Chain::new([1; 32]);
        assert_eq!(chain.link_of_roll(1), chain.link(2));
        assert_eq!(chain.link_of_roll(1023), chain.link(1024));
        for unused in [0, 1024, 65_535, u32::MAX] {
            assert_eq!(chain.link_of_roll(unused), None);
        }
        assert_eq!((chain.link(0), chain.link(1025)), (None, None));
    }
}
