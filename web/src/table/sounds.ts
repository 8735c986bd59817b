/**
 * Sounds are made, not loaded: a few oscillators and some noise. Nothing here is needed to play.
 * Every function takes a `BaseAudioContext`, so that a test can listen with an `OfflineAudioContext`.
 */
import { settings } from "../browser/settings.svelte";
import { Speaker } from "./speaker";

export type Sound =
  | "whistle" | "final-whistle" | "foul" | "card" | "leaf" | "lay" | "your-turn" | "lost" | "die" | "post" | "save" | "goal";

type Play = (context: BaseAudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Record<Sound, Play> = {
  whistle: (context, out, at) => whistle(context, out, at, 0.4),
  "final-whistle": (context, out, at) => [0, 0.45, 0.9].forEach((wait) => whistle(context, out, at + wait, wait === 0.9 ? 0.7 : 0.3)),
  foul: (context, out, at) => whistle(context, out, at, 0.18),
  card: (context, out, at) => noise(context, out, at, 0.03, 3_200, 0.5),
  leaf: (context, out, at) => noise(context, out, at, 0.012, 4_500, 0.25),
  lay: (context, out, at) => tone(context, out, at, 90, 0.09, 0.8, "sine"),
  "your-turn": (context, out, at) => [0, 0.14].forEach((wait) => tone(context, out, at + wait, 620, 0.05, 0.5, "triangle")),
  lost: (context, out, at) => noise(context, out, at, 0.16, 420, 0.35),
  die: (context, out, at) => [0, 0.11, 0.2, 0.34].forEach((wait, i) => noise(context, out, at + wait, 0.02, i === 3 ? 900 : 2_400, 0.5)),
  post: (context, out, at) => tone(context, out, at, 820, 0.5, 0.5, "sine"),
  save: (context, out, at) => noise(context, out, at, 0.07, 1_100, 0.8),
  goal: (context, out, at) => cheer(context, out, at),
};

/** A pea flutters in the whistle: two tones, shaken 35 times a second. */
function whistle(context: BaseAudioContext, out: AudioNode, at: number, length: number): void {
  const shaken = context.createGain();
  const pea = context.createOscillator();
  const depth = context.createGain();
  pea.frequency.value = 35;
  depth.gain.value = 0.45;
  pea.connect(depth).connect(shaken.gain);
  shaken.connect(out);
  for (const pitch of [2_300, 2_420]) tone(context, shaken, at, pitch, length, 0.25, "square");
  pea.start(at);
  pea.stop(at + length);
}

function tone(context: BaseAudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number, shape: OscillatorType): void {
  const voice = context.createOscillator();
  voice.type = shape;
  voice.frequency.value = pitch;
  voice.connect(fading(context, out, at, length, loud));
  voice.start(at);
  voice.stop(at + length);
}

function noise(context: BaseAudioContext, out: AudioNode, at: number, length: number, pitch: number, loud: number): void {
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * (length + 0.02)), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(context, out, at, length, loud));
  source.start(at);
}

/** The stand rises: noise that swells, and a fifth that climbs. */
function cheer(context: BaseAudioContext, out: AudioNode, at: number): void {
  for (let i = 0; i < 6; i++) noise(context, out, at + i * 0.12, 0.35, 500 + i * 120, 0.35 + i * 0.07);
  for (const pitch of [392, 588]) tone(context, out, at + 0.1, pitch, 0.8, 0.18, "triangle");
}

function fading(context: BaseAudioContext, out: AudioNode, at: number, length: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(out);
  return gain;
}

export function play(sound: Sound, context: BaseAudioContext, out: AudioNode = context.destination): void {
  SOUNDS[sound](context, out, context.currentTime);
}

/** Make a sound, if this person wants it and the browser can. Bots play at half loudness. */
export function sounds(sound: Sound, loud = 1): void {
  if (!settings.sound) return;
  speaker.make((context) => {
    const volume = context.createGain();
    volume.gain.value = 0.4 * loud;
    volume.connect(context.destination);
    play(sound, context, volume);
  });
}

/** Browsers let a page be heard only after a touch: call this in every one. */
export function wake(): void {
  if (settings.sound) speaker.wake();
}

function opened(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null; // no sound here: everything works without
  }
}

const speaker = new Speaker(opened);
