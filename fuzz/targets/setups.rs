//! Trying whether what was read is a position under some rules.

use aeroplane_rules::{PlaneCount, Position, Preset, Rules, Setup, Stacking};

use crate::laws;

/// Checks the laws under every preset with every kind of stacking whose rules accept the setup.
pub(crate) fn try_rules(setup: &Setup) {
    let planes = setup.planes.0.iter().flatten().next().map_or(0, Vec::len);
    let Some(planes) = u8::try_from(planes).ok().and_then(PlaneCount::new) else { return };
    for preset in Preset::ALL {
        for stacking in [Stacking::Off, Stacking::Optional, Stacking::Automatic] {
            let rules = Rules { planes, stacking, ..preset.into() };
            if let Ok(position) = Position::new(setup, &rules) {
                laws::check_position(&rules, &position);
            }
        }
    }
}
