/** The click of two disks, or of a disk on something hard: the faster, the louder and the brighter. */

/** How hard a blow must be to be heard at all, and from where on it is as loud as it gets, in mm/s. */
const FAINT = 15;
const LOUD = 1800;
const LONG = 0.07;
/** So many clicks can be told apart; of more, only these are heard. */
const MOST = 6;

export interface Click {
  /** From 0 to 1. */
  readonly loud: number;
  /** The pitch of the wood, in hertz. */
  readonly pitch: number;
}

/** How a blow sounds; null: not at all. */
export function clickOf(speed: number, dull: boolean): Click | null {
  if (speed < FAINT) return null;
  const force = Math.min(1, Math.log(speed / FAINT) / Math.log(LOUD / FAINT));
  return { loud: 0.04 + 0.4 * force ** 1.6, pitch: (dull ? 420 : 1250) * (0.75 + 0.6 * force) };
}

let audio: AudioContext | null = null;

/** Plays clicks; nothing is heard on a page that nobody has touched. */
export function sound(clicks: readonly Click[]): void {
  if (clicks.length === 0 || !globalThis.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime + 0.005;
  for (const click of [...clicks].sort((one, other) => other.loud - one.loud).slice(0, MOST))
    knock(audio, click, start);
}

function knock(context: AudioContext, { loud, pitch }: Click, start: number): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + LONG);
  gain.connect(context.destination);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 2.2;
  filter.connect(gain);
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * LONG), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  source.buffer = buffer;
  source.connect(filter);
  source.start(start);
}
