// Made by `cargo xtask bless` from aeroplane-rules and aeroplane-view.

import type { Rules } from "../../../crates/aeroplane-protocol/typescript/protocol";

/** A point on which rule texts differ, with the values that it can take. */
export type RulePoint =
  | {
      readonly name: keyof Rules;
      /** A whole number from `least` to `most`. */
      readonly kind: "number";
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly name: keyof Rules;
      /** A set of faces of the die. */
      readonly kind: "faces";
      readonly mayBeEmpty: boolean;
    }
  | {
      readonly name: keyof Rules;
      /** True or false. */
      readonly kind: "flag";
    }
  | {
      readonly name: keyof Rules;
      /** One of some words. */
      readonly kind: "words";
      readonly words: readonly string[];
    };

/** The name of a rule text. */
export type PresetName = (typeof PRESET_NAMES)[number];

/** The rule texts. */
export const PRESET_NAMES = ["classic", "cn_basic", "cn_improved", "cn_casual"] as const;

/** The rules of each text. */
export const PRESETS: Record<PresetName, Rules> = {
  classic: {
    planes: 4,
    launch_rolls: [2,4,6],
    extra_roll_faces: [6],
    extra_roll_without_move: true,
    six_streak_penalty: "return_moved",
    six_streak_length: 3,
    jump: "mandatory",
    shortcut: "optional",
    jump_then_shortcut: true,
    shortcut_then_jump: "never",
    capture_at: "every_stop",
    shortcut_crossing: "capture",
    stacking: "optional",
    stack_movement: "together",
    stack_defense: "captured",
    stack_blocks: "none",
    stack_blocks_jump: false,
    overshoot: "forbid",
    end: "play_on",
    scoring: "none",
    must_move: true,
  },
  cn_basic: {
    planes: 4,
    launch_rolls: [6],
    extra_roll_faces: [6],
    extra_roll_without_move: true,
    six_streak_penalty: "none",
    six_streak_length: 3,
    jump: "optional",
    shortcut: "optional",
    jump_then_shortcut: true,
    shortcut_then_jump: "direct",
    capture_at: "every_stop",
    shortcut_crossing: "capture_stack_blocks",
    stacking: "automatic",
    stack_movement: "single",
    stack_defense: "mutual",
    stack_blocks: "bounce",
    stack_blocks_jump: true,
    overshoot: "bounce",
    end: "first_wins",
    scoring: "unfinished_x50",
    must_move: true,
  },
  cn_improved: {
    planes: 4,
    launch_rolls: [5,6],
    extra_roll_faces: [6],
    extra_roll_without_move: true,
    six_streak_penalty: "return_all",
    six_streak_length: 3,
    jump: "optional",
    shortcut: "optional",
    jump_then_shortcut: true,
    shortcut_then_jump: "direct",
    capture_at: "every_stop",
    shortcut_crossing: "capture_stack_blocks",
    stacking: "automatic",
    stack_movement: "single",
    stack_defense: "mutual",
    stack_blocks: "bounce",
    stack_blocks_jump: true,
    overshoot: "bounce",
    end: "first_wins",
    scoring: "unfinished_x50",
    must_move: true,
  },
  cn_casual: {
    planes: 4,
    launch_rolls: [6],
    extra_roll_faces: [6],
    extra_roll_without_move: true,
    six_streak_penalty: "none",
    six_streak_length: 3,
    jump: "optional",
    shortcut: "optional",
    jump_then_shortcut: true,
    shortcut_then_jump: "never",
    capture_at: "every_stop",
    shortcut_crossing: "capture_stack_blocks",
    stacking: "automatic",
    stack_movement: "single",
    stack_defense: "immune",
    stack_blocks: "forbid",
    stack_blocks_jump: true,
    overshoot: "bounce",
    end: "first_wins",
    scoring: "none",
    must_move: true,
  },
};

/** The rule points, in the order in which they are shown. */
export const RULE_POINTS: readonly RulePoint[] = [
  { name: "planes", kind: "number", least: 1, most: 4 },
  { name: "launch_rolls", kind: "faces", mayBeEmpty: false },
  { name: "extra_roll_faces", kind: "faces", mayBeEmpty: true },
  { name: "extra_roll_without_move", kind: "flag" },
  { name: "six_streak_penalty", kind: "words", words: ["none", "lose_turn", "return_last", "return_moved", "return_unfinished", "return_all"] },
  { name: "six_streak_length", kind: "number", least: 2, most: 3 },
  { name: "jump", kind: "words", words: ["mandatory", "optional", "off"] },
  { name: "shortcut", kind: "words", words: ["mandatory", "optional", "off"] },
  { name: "jump_then_shortcut", kind: "flag" },
  { name: "shortcut_then_jump", kind: "words", words: ["never", "direct", "always"] },
  { name: "capture_at", kind: "words", words: ["every_stop", "final_only"] },
  { name: "shortcut_crossing", kind: "words", words: ["capture", "capture_stack_blocks", "ignore"] },
  { name: "stacking", kind: "words", words: ["off", "optional", "automatic"] },
  { name: "stack_movement", kind: "words", words: ["together", "single", "choice"] },
  { name: "stack_defense", kind: "words", words: ["captured", "mutual", "repel", "immune", "larger_wins"] },
  { name: "stack_blocks", kind: "words", words: ["none", "bounce", "forbid", "stop_before"] },
  { name: "stack_blocks_jump", kind: "flag" },
  { name: "overshoot", kind: "words", words: ["forbid", "bounce", "accept"] },
  { name: "end", kind: "words", words: ["first_wins", "play_on"] },
  { name: "scoring", kind: "words", words: ["none", "unfinished_x50"] },
  { name: "must_move", kind: "flag" },
];
