/** Sounds that say that it is one's turn: made on the spot, so that nothing has to be loaded. */

import type { Sound } from './preferences.svelte';

interface Tone {
  /** Seconds after the first. */
  delay: number;
  pitch: number;
  /** Where it glides to, as drums do. */
  falls?: number;
  kind: OscillatorType;
  loud: number;
  /** Seconds until it is as loud as it gets, and until it is gone. */
  rise: number;
  fade: number;
}

const TONES: Record<Exclude<Sound, 'off'>, Tone[]> = {
  harp: [
    { delay: 0, pitch: 440, kind: 'triangle', loud: 0.14, rise: 0.012, fade: 0.7 },
    { delay: 0.11, pitch: 659.3, kind: 'triangle', loud: 0.14, rise: 0.012, fade: 0.7 },
  ],
  // a bell's higher tones fade first, and don't quite fit the lowest
  bell: [
    { delay: 0, pitch: 523.3, kind: 'sine', loud: 0.13, rise: 0.004, fade: 1.6 },
    { delay: 0, pitch: 1259.8, kind: 'sine', loud: 0.05, rise: 0.004, fade: 0.9 },
    { delay: 0, pitch: 2175.6, kind: 'sine', loud: 0.025, rise: 0.004, fade: 0.45 },
  ],
  drum: [
    { delay: 0, pitch: 150, falls: 62, kind: 'sine', loud: 0.4, rise: 0.004, fade: 0.3 },
    { delay: 0.17, pitch: 190, falls: 80, kind: 'sine', loud: 0.3, rise: 0.004, fade: 0.26 },
  ],
  flute: [
    { delay: 0, pitch: 587.3, kind: 'sine', loud: 0.11, rise: 0.07, fade: 0.4 },
    { delay: 0.24, pitch: 784, kind: 'sine', loud: 0.11, rise: 0.07, fade: 0.7 },
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (sound === 'off') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const tone of TONES[sound]) {
    const begin = now + tone.delay;
    const source = context.createOscillator();
    const fade = context.createGain();
    source.type = tone.kind;
    source.frequency.setValueAtTime(tone.pitch, begin);
    if (tone.falls) source.frequency.exponentialRampToValueAtTime(tone.falls, begin + tone.fade);
    fade.gain.setValueAtTime(0.0001, begin);
    fade.gain.exponentialRampToValueAtTime(tone.loud, begin + tone.rise);
    fade.gain.exponentialRampToValueAtTime(0.0001, begin + tone.fade);
    source.connect(fade).connect(context.destination);
    source.start(begin);
    source.stop(begin + tone.fade + 0.05);
  }
}
