/** Small sounds, made on the spot: wood on felt rather than beeps. Nothing is heard before the first touch of the page. */

interface Note {
  /** Pitch at the start and at the end, in hertz; noise instead where there is none. */
  from?: number;
  to?: number;
  /** For noise: the pitch of the filter. */
  colour?: number;
  /** In seconds. */
  after: number;
  long: number;
  loud: number;
  wave?: OscillatorType;
}

const knock = (after: number, colour = 900, loud = 0.25): Note => ({ colour, after, long: 0.06, loud });

const SOUNDS: Record<string, Note[]> = {
  step: [knock(0, 700, 0.16)],
  place: [knock(0, 500, 0.3), { from: 180, to: 120, after: 0, long: 0.08, loud: 0.14 }],
  card: [{ colour: 3800, after: 0, long: 0.12, loud: 0.09 }],
  dice: [knock(0, 1500), knock(0.09, 1200), knock(0.16, 1700, 0.2), knock(0.27, 1000, 0.16)],
  hit: [knock(0, 320, 0.5), { from: 130, to: 60, after: 0, long: 0.16, loud: 0.3 }],
  miss: [{ colour: 2400, after: 0, long: 0.16, loud: 0.06 }],
  fall: [
    { from: 150, to: 50, after: 0, long: 0.32, loud: 0.28 },
    { colour: 260, after: 0.1, long: 0.2, loud: 0.25 },
  ],
  good: [
    { from: 523, after: 0, long: 0.16, loud: 0.07, wave: "sine" },
    { from: 659, after: 0.09, long: 0.22, loud: 0.07, wave: "sine" },
  ],
  turn: [{ from: 587, after: 0, long: 0.3, loud: 0.06, wave: "sine" }],
  word: [{ from: 740, to: 700, after: 0, long: 0.12, loud: 0.05, wave: "sine" }],
  end: [
    { from: 392, after: 0, long: 0.3, loud: 0.08, wave: "sine" },
    { from: 494, after: 0.14, long: 0.3, loud: 0.08, wave: "sine" },
    { from: 587, after: 0.28, long: 0.6, loud: 0.08, wave: "sine" },
  ],
};

export const SOUND_NAMES: readonly string[] = Object.keys(SOUNDS);

let touched = false;
let context: AudioContext | null = null;

/** Lets sounds be heard from the first gesture on, as browsers demand. */
export function awaitTouch(): void {
  for (const gesture of ["pointerdown", "keydown"] as const) {
    window.addEventListener(gesture, () => (touched = true), { once: true, passive: true });
  }
}

/** Plays a sound by its name; an unknown name, or a page that nobody has touched, is silent. */
export function play(name: string): void {
  const notes = SOUNDS[name];
  if (!notes || !touched || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.01;
  for (const note of notes) sound(context, note, now + note.after);
}

function sound(audio: AudioContext, note: Note, start: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(note.loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  gain.connect(audio.destination);
  const source = note.from === undefined ? noise(audio, note, gain) : tone(audio, note, start, gain);
  source.start(start);
  source.stop(start + note.long + 0.05);
}

function tone(audio: AudioContext, note: Note, start: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = note.wave ?? "triangle";
  source.frequency.setValueAtTime(note.from ?? 440, start);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, start + note.long);
  source.connect(out);
  return source;
}

function noise(audio: AudioContext, note: Note, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * (note.long + 0.05)), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = note.colour ?? 1000;
  filter.Q.value = 1.2;
  source.connect(filter).connect(out);
  return source;
}
