//! The exponential function by additions and multiplications alone.
//!
//! The standard library's may differ in the last bit from platform to platform, and training must not.

/// e^x for x from −∞ to 0; exact to about a ten-millionth.
pub(super) fn exponential(x: f32) -> f32 {
    if x < -80.0 {
        return 0.0;
    }
    // e^x = (e^(x/256))^256: the series is short for small numbers, and eight squarings lead back.
    let small = f64::from(x) / 256.0;
    let mut power = 1.0 + small * (1.0 + small / 2.0 * (1.0 + small / 3.0 * (1.0 + small / 4.0)));
    for _ in 0..8 {
        power *= power;
    }
    #[expect(clippy::cast_possible_truncation, reason = "the precision that is wanted")]
    let power = power as f32;
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential() {
        for step in 0..2_000 {
            #[expect(clippy::cast_precision_loss, reason = "small numbers")]
            let x = -(step as f32) / 100.0;
            assert!((exponential(x) - x.exp()).abs() < 1e-5 * x.exp(), "{x}: {}", exponential(x));
        }
        assert!((exponential(0.0) - 1.0).abs() < f32::EPSILON);
        assert!(exponential(f32::NEG_INFINITY).abs() < f32::MIN_POSITIVE);
    }
}
