import { soundDistance, soundOf } from '@yantra/words';
import { type Sense, typesNamed } from './trade-phrases.ts';

/** Phrases by sound, grouped by first sound: different first sounds are never confused. */
export type Sounds = ReadonlyMap<string, readonly KnownSound[]>;

interface KnownSound {
  readonly sound: string;
  readonly sense: Sense;
  /** Its consonants, as bits. */
  readonly consonants: number;
}

const shortestSound = 4;

/** The sounds of phrases that name types, one for all with equal sound and meaning. */
export function soundsOf(senses: ReadonlyMap<string, Sense>): Sounds {
  const sounds = new Map<string, KnownSound[]>();
  const heard = new Set<string>();
  for (const [key, sense] of senses) {
    const types = typesNamed(sense);
    if (types.length === 0 || /\d/.test(key)) continue;
    const sound = soundOf(key);
    const same = `${sound} ${types.join()}`;
    if (sound.length < shortestSound || heard.has(same)) continue;
    heard.add(same);
    const initial = sound[0] ?? '';
    const list = sounds.get(initial) ?? [];
    list.push({ sound, sense, consonants: consonantsOf(sound) });
    sounds.set(initial, list);
  }
  return sounds;
}

/** The largest distance of a sound from a known one: short words could mean too much. */
const mostApart = (length: number): number =>
  length < 5 ? 0 : length < 6 ? 0.4 : length < 8 ? 0.8 : length < 10 ? 1.2 : 1.8;
/* The least cost of a consonant that the other lacks (soundDistance). */
const leastForConsonant = 0.6;

/** The phrase nearest in sound to a token, if near enough. @param most the largest distance, whatever its length */
export function nearestSound(token: string, sounds: Sounds, most = 2): Sense | undefined {
  const sound = soundOf(token);
  if (sound.length < shortestSound || /\d/.test(token)) return undefined;
  let best: { sense: Sense; apart: number } | undefined;
  const initial = sound[0] ?? '';
  const own = consonantsOf(sound);
  for (const near of vowels.has(initial) ? vowels : [initial]) {
    for (const known of sounds.get(near) ?? []) {
      const allowed = Math.min(most, mostApart(sound.length), mostApart(known.sound.length));
      if (Math.abs(known.sound.length - sound.length) > 3) continue;
      const missing = Math.max(bitsIn(own & ~known.consonants), bitsIn(known.consonants & ~own));
      if (missing * leastForConsonant > allowed) continue;
      const apart = soundDistance(sound, known.sound, allowed);
      if (apart === 0) return known.sense;
      if (apart <= allowed && (best === undefined || apart < best.apart)) best = { sense: known.sense, apart };
    }
  }
  return best?.sense;
}

const vowels: ReadonlySet<string> = new Set('aeiou');
const firstLetter = 97;

function consonantsOf(sound: string): number {
  let bits = 0;
  for (let at = 0; at < sound.length; at += 1) {
    const letter = sound.charCodeAt(at) - firstLetter;
    if (letter >= 0 && letter < 26 && !vowels.has(sound[at] ?? '')) bits |= 1 << letter;
  }
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
