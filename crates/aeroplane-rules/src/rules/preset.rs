//! The rule texts, each as a complete set of rules.

use core::fmt;
use core::str::FromStr;

use super::{
    CaptureAt, End, LaunchFaces, LinkRule, Overshoot, PlaneCount, Rules, RulesError, Scoring,
    ShortcutCrossing, ShortcutThenJump, SixStreakPenalty, StackBlocks, StackDefense, StackMovement, Stacking,
    StreakLength,
};
use crate::roll::{FaceSet, Roll};

/// A named set of rules, as one of the rule texts gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The text that the Indonesian, Ukrainian, German and Urdu sources share.
    Classic,
    /// The basic rules of the Chinese text.
    ChineseBasic,
    /// The improved rules of the Chinese text.
    ChineseImproved,
    /// The second part of the Chinese text.
    ChineseCasual,
}

impl Preset {
    /// All presets in the order of the rules page.
    pub const ALL: [Self; 4] =
        [Self::Classic, Self::ChineseBasic, Self::ChineseImproved, Self::ChineseCasual];

    /// The name in every text and JSON form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::ChineseBasic => "cn_basic",
            Self::ChineseImproved => "cn_improved",
            Self::ChineseCasual => "cn_casual",
        }
    }

    /// Where the rules come from, one English clause.
    pub const fn origin(self) -> &'static str {
        match self {
            Self::Classic => "the text that the Indonesian, Ukrainian, German and Urdu sources share",
            Self::ChineseBasic => "the basic rules of the Chinese text",
            Self::ChineseImproved => "the improved rules of the Chinese text",
            Self::ChineseCasual => "the casual rules of the Chinese text's second part",
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Preset {
    type Err = RulesError;

    fn from_str(name: &str) -> Result<Self, RulesError> {
        Self::ALL
            .into_iter()
            .find(|preset| preset.name() == name)
            .ok_or_else(|| RulesError::UnknownPreset(name.into()))
    }
}

/// What a six alone launches and repeats.
const SIX: FaceSet = FaceSet::of(&[Roll::Six]);

const CLASSIC: Rules = Rules {
    planes: PlaneCount::FOUR,
    launch_rolls: LaunchFaces(FaceSet::of(&[Roll::Two, Roll::Four, Roll::Six])),
    extra_roll_faces: SIX,
    extra_roll_without_move: true,
    six_streak_penalty: SixStreakPenalty::ReturnMoved,
    six_streak_length: StreakLength::Three,
    jump: LinkRule::Mandatory,
    shortcut: LinkRule::Optional,
    jump_then_shortcut: true,
    shortcut_then_jump: ShortcutThenJump::Never,
    capture_at: CaptureAt::EveryStop,
    shortcut_crossing: ShortcutCrossing::Capture,
    stacking: Stacking::Optional,
    stack_movement: StackMovement::Together,
    stack_defense: StackDefense::Captured,
    stack_blocks: StackBlocks::None,
    stack_blocks_jump: false,
    overshoot: Overshoot::Forbid,
    end: End::PlayOn,
    scoring: Scoring::None,
    must_move: true,
};

const CHINESE_BASIC: Rules = Rules {
    launch_rolls: LaunchFaces(SIX),
    six_streak_penalty: SixStreakPenalty::None,
    jump: LinkRule::Optional,
    shortcut_then_jump: ShortcutThenJump::Direct,
    shortcut_crossing: ShortcutCrossing::CaptureStackBlocks,
    stacking: Stacking::Automatic,
    stack_movement: StackMovement::Single,
    stack_defense: StackDefense::Mutual,
    stack_blocks: StackBlocks::Bounce,
    stack_blocks_jump: true,
    overshoot: Overshoot::Bounce,
    end: End::FirstWins,
    scoring: Scoring::UnfinishedX50,
    ..CLASSIC
};

const CHINESE_IMPROVED: Rules = Rules {
    launch_rolls: LaunchFaces(FaceSet::of(&[Roll::Five, Roll::Six])),
    six_streak_penalty: SixStreakPenalty::ReturnAll,
    ..CHINESE_BASIC
};

const CHINESE_CASUAL: Rules = Rules {
    shortcut_then_jump: ShortcutThenJump::Never,
    stack_defense: StackDefense::Immune,
    stack_blocks: StackBlocks::Forbid,
    scoring: Scoring::None,
    ..CHINESE_BASIC
};

impl From<Preset> for Rules {
    fn from(preset: Preset) -> Self {
        match preset {
            Preset::Classic => CLASSIC,
            Preset::ChineseBasic => CHINESE_BASIC,
            Preset::ChineseImproved => CHINESE_IMPROVED,
            Preset::ChineseCasual => CHINESE_CASUAL,
        }
    }
}
