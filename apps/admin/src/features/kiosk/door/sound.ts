/** Two notes for done, one low one for not: hertz, seconds. */
const TUNES = {
  done: [
    [660, 0],
    [880, 0.12],
  ],
  not: [[220, 0]],
} as const;

let context: AudioContext | undefined;

/** A short sound; silent where the browser has none. */
export function play(tune: keyof typeof TUNES): void {
  try {
    context ??= new AudioContext();
    for (const [pitch, start] of TUNES[tune]) {
      const [note, loudness] = [context.createOscillator(), context.createGain()];
      const at = context.currentTime + start;
      note.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.2, at);
      loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
      note.connect(loudness).connect(context.destination);
      note.start(at);
      note.stop(at + 0.25);
    }
  } catch {
    // The answer is on the screen all the same.
  }
}
