/** A plucked string when it is one's turn: made on the spot, so that nothing has to be loaded. */

let context: AudioContext | null = null;

export function pluck(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [delay, pitch] of [
    [0, 440],
    [0.11, 659.3],
  ] as const) {
    const string = context.createOscillator();
    const fade = context.createGain();
    string.type = 'triangle';
    string.frequency.value = pitch;
    fade.gain.setValueAtTime(0.0001, now + delay);
    fade.gain.exponentialRampToValueAtTime(0.14, now + delay + 0.012);
    fade.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.7);
    string.connect(fade).connect(context.destination);
    string.start(now + delay);
    string.stop(now + delay + 0.75);
  }
}
