import type { SoundName } from './sound-of.ts';

// Quiet sounds, made on the spot: no files to fetch.

let context: AudioContext | null = null;

/** A browser lets a page sound only after somebody has touched it. */
function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

const LOUD = 0.06;

/** One soft tone, `at` seconds from now. */
function tone(audio: AudioContext, hertz: number, at: number, seconds: number, loud = LOUD): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = 'sine';
  voice.frequency.value = hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + seconds);
}

/** A breath of noise: a card that slides, a die that knocks. */
function noise(audio: AudioContext, hertz: number, at: number, seconds: number): void {
  const start = audio.currentTime + at;
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  const gain = audio.createGain();
  gain.gain.value = LOUD * 2;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

const MADE: Record<SoundName, (audio: AudioContext) => void> = {
  turn(audio) {
    tone(audio, 659, 0, 0.22);
    tone(audio, 880, 0.13, 0.34);
  },
  card: (audio) => noise(audio, 2600, 0, 0.11),
  piece(audio) {
    noise(audio, 900, 0, 0.04);
    tone(audio, 196, 0, 0.09, LOUD / 2);
  },
  dice(audio) {
    for (const at of [0, 0.07, 0.12, 0.2]) noise(audio, 1500, at, 0.045);
  },
  end(audio) {
    for (const [i, hertz] of [523, 659, 784, 1047].entries()) tone(audio, hertz, i * 0.15, 0.5);
  },
};

export function play(what: SoundName): void {
  const audio = ready();
  if (audio !== null) MADE[what](audio);
}
