//! Bytes that answer a question for a lane: 0 for no, 255 for yes.
//!
//! A `bool` in their place would keep the compiler from working on many lanes at once: it would choose between values
//! instead of masking them.

/// Yes, in every bit.
pub(crate) const YES: u8 = u8::MAX;
/// No.
pub(crate) const NO: u8 = 0;

/// Whether both are the same.
#[inline(always)]
pub(crate) const fn equal(one: u8, other: u8) -> u8 {
    ((one == other) as u8).wrapping_neg()
}

/// Whether the first is below the second, both read as signed numbers: −128 to 127.
#[inline(always)]
pub(crate) const fn below(one: u8, other: u8) -> u8 {
    (((one as i8) < (other as i8)) as u8).wrapping_neg()
}

/// Whether the first is below the second, both read as unsigned numbers.
#[inline(always)]
pub(crate) fn below_unsigned(one: u8, other: u8) -> u8 {
    // Baseline x86-64 compares no unsigned bytes, but knows the larger one.
    !equal(one.max(other), one)
}

/// The first where the mask says yes, else the second.
#[inline(always)]
pub(crate) const fn pick(mask: u8, yes: u8, no: u8) -> u8 {
    no ^ ((yes ^ no) & mask)
}

/// 1 where the mask says yes, else 0.
#[inline(always)]
pub(crate) const fn one(mask: u8) -> u8 {
    mask & 1
}

/// The same question asked four times.
#[inline(always)]
pub(crate) fn each(mut answer: impl FnMut(usize) -> u8) -> [u8; 4] {
    [answer(0), answer(1), answer(2), answer(3)]
}

/// Whether any of four says yes: the bits that any of them has.
#[inline(always)]
pub(crate) const fn any([a, b, c, d]: [u8; 4]) -> u8 {
    a | b | c | d
}

/// Whether all four say yes.
#[inline(always)]
pub(crate) const fn all([a, b, c, d]: [u8; 4]) -> u8 {
    a & b & c & d
}
