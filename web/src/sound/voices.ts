import type { Sound } from "./sound";

/** One tone or one breath of noise. Times in seconds, frequencies in hertz. */
export interface Voice {
  readonly wave: OscillatorType | "noise";
  readonly at: number;
  readonly length: number;
  readonly attack: number;
  /** Where its pitch begins and where it ends; of noise, the middle of what is let through. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1, before all of it is made quieter. */
  readonly loudness: number;
}

function voice(wave: Voice["wave"], at: number, length: number, from: number, to: number, loudness: number): Voice {
  return { wave, at, length, attack: Math.min(0.012, length / 4), from, to, loudness };
}

/** A bell: a note and, softer, the octave above it. */
function bell(at: number, pitch: number, length = 0.3, loudness = 0.4): Voice[] {
  return [
    voice("sine", at, length, pitch, pitch, loudness),
    voice("triangle", at, length * 0.6, pitch * 2, pitch * 2, loudness * 0.3),
  ];
}

/** A die that knocks on wood, faster and softer. */
const KNOCKS = [0, 0.11, 0.2, 0.28, 0.35, 0.41, 0.46];

/** Of what every sound is made. */
export const VOICES: Record<Sound, readonly Voice[]> = {
  roll: KNOCKS.flatMap((at, index) => [
    voice("noise", at, 0.06, 1900 - 120 * index, 700, 0.8 - 0.08 * index),
    voice("triangle", at, 0.05, 320 - 14 * index, 150, 0.35 - 0.03 * index),
  ]),
  tick: [voice("noise", 0, 0.035, 2600, 1500, 0.45), voice("triangle", 0, 0.05, 660, 520, 0.18)],
  launch: [voice("noise", 0, 0.4, 300, 1400, 0.55), voice("triangle", 0, 0.36, 130, 290, 0.3)],
  jump: [voice("sine", 0, 0.26, 340, 900, 0.45), voice("noise", 0.02, 0.2, 900, 2400, 0.2)],
  flight: [
    voice("noise", 0, 0.6, 500, 1800, 0.55),
    voice("sawtooth", 0, 0.55, 95, 150, 0.1),
    voice("triangle", 0.05, 0.5, 190, 310, 0.2),
  ],
  capture: [
    voice("noise", 0, 0.14, 1200, 300, 0.9),
    voice("triangle", 0, 0.45, 620, 110, 0.45),
    voice("sine", 0.08, 0.4, 420, 90, 0.3),
  ],
  stack: [voice("triangle", 0, 0.09, 300, 220, 0.45), voice("noise", 0, 0.05, 1500, 900, 0.3)],
  home: [...bell(0, 659), ...bell(0.12, 880, 0.42)],
  win: [...bell(0, 523), ...bell(0.14, 659), ...bell(0.28, 784), ...bell(0.42, 1047, 0.7, 0.5)],
  pass: [voice("triangle", 0, 0.14, 260, 230, 0.3), voice("triangle", 0.16, 0.2, 208, 180, 0.3)],
  "your-turn": [...bell(0, 784, 0.22), ...bell(0.13, 1047, 0.34)],
  warning: [...bell(0, 880, 0.16, 0.5), ...bell(0.2, 880, 0.16, 0.5)],
};
