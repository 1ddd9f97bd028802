import { preferences } from "../app/preferences.svelte";
import { type Voice, VOICES } from "./voices";

/** Everything that can be heard. */
export type Sound =
  | "roll"
  | "tick"
  | "launch"
  | "jump"
  | "flight"
  | "capture"
  | "stack"
  | "home"
  | "win"
  | "pass"
  | "your-turn"
  | "warning";

/** However many sounds come together, they stay below this. */
const LOUDNESS = 0.32;
/** A short double buzz. */
const BUZZ = [60, 50, 60];
const GESTURES = ["pointerdown", "keydown"] as const;

let context: AudioContext | undefined;
let output: AudioNode | undefined;
let noise: AudioBuffer | undefined;

/** Browsers let a page be heard after the first gesture only, and nothing of it is made before. */
function awake(): void {
  if (context === undefined) {
    if (!("AudioContext" in window)) return;
    context = new AudioContext();
    const limiter = context.createDynamicsCompressor();
    const volume = context.createGain();
    volume.gain.value = LOUDNESS;
    limiter.connect(volume).connect(context.destination);
    output = limiter;
  }
  // A phone puts the sound to sleep with the page, or for a call; the next gesture wakes it again.
  if (context.state !== "running") void context.resume().catch(() => undefined);
}

/** Waits for gestures, as long as there is a page. */
export function listenForGestures(): void {
  for (const gesture of GESTURES) window.addEventListener(gesture, awake, { passive: true, capture: true });
}

/** Plays a sound, so many milliseconds from now, if it is wanted and the page may be heard. */
export function play(sound: Sound, after = 0): void {
  if (!preferences.choices.sound || context?.state !== "running" || output === undefined) return;
  const start = context.currentTime + Math.max(after, 0) / 1000;
  for (const voice of VOICES[sound]) sing(context, output, voice, start + voice.at);
}

/** Buzzes, on devices that can, if it is wanted. */
export function vibrate(): void {
  if (preferences.choices.vibration && "vibrate" in navigator) navigator.vibrate(BUZZ);
}

function sing(audio: AudioContext, to: AudioNode, voice: Voice, start: number): void {
  const end = start + voice.length;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(voice.loudness, start + voice.attack);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(to);
  const source = voice.wave === "noise" ? hiss(audio, voice, loudness, start) : tone(audio, voice, voice.wave, start);
  if (voice.wave !== "noise") source.connect(loudness);
  source.start(start);
  source.stop(end);
  source.onended = () => loudness.disconnect();
}

function tone(audio: AudioContext, voice: Voice, wave: OscillatorType, start: number): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(voice.from, start);
  source.frequency.exponentialRampToValueAtTime(voice.to, start + voice.length);
  return source;
}

/** Noise through a filter that glides: air, rubber, a die on wood. */
function hiss(audio: AudioContext, voice: Voice, to: AudioNode, start: number): AudioScheduledSourceNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(voice.from, start);
  filter.frequency.exponentialRampToValueAtTime(voice.to, start + voice.length);
  source.connect(filter).connect(to);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
