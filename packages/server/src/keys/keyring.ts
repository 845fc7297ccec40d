import { createHash } from 'node:crypto';
import type { DbAndClock } from '../database/types.ts';
import type { KeyName } from './key-names.ts';
import { readKeys } from './keys.queries.ts';
import type { GivenKeys } from './keys.settings.ts';

/** 32 bytes and their name. */
export interface Key {
  /** Derived from the bytes, so that it is the same wherever the key comes from; reveals nothing of them. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** All keys of a name at one time. */
export interface Keys {
  /** The key that signs now. */
  signing(): Key;
  /** The accepted keys, newest first. */
  readonly all: readonly Key[];
}

/** The keys of one name. */
export interface Keyring {
  /** The keys, at most a little older than in the database. Await it before a transaction, as it may query. */
  keys(): Promise<Keys>;
}

/** Every key by its name. */
export type Keyrings = (name: KeyName) => Keyring;

/** The sources of keys. */
export interface KeyringsParts extends DbAndClock {
  /** Keys from settings; the database is not asked for these. */
  readonly given?: GivenKeys | undefined;
}

/** How often a process reads the keys: a new one signs only after all know it (`publishedMs`). */
const readEveryMs = 30_000;
/** How long a new key is known before it signs. */
export const publishedMs = 4 * readEveryMs;

/** A process's keyrings. */
export function createKeyrings({ db, clock, given = {} }: KeyringsParts): Keyrings {
  const known = new Map<KeyName, Keyring>();
  return (name) => {
    const bytes = given[name];
    const ring = known.get(name) ?? (bytes === undefined ? storedKeyring({ db, clock }, name) : fixedKeyring(bytes));
    known.set(name, ring);
    return ring;
  };
}

const keyOf = (bytes: Buffer): Key => ({
  id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8),
  bytes,
});

function fixedKeyring(bytes: readonly Buffer[]): Keyring {
  const all = bytes.map(keyOf);
  const [first] = all;
  if (first === undefined) throw new Error('A keyring needs a key.');
  const keys = { all, signing: () => first };
  return { keys: async () => keys };
}

function storedKeyring({ db, clock }: Pick<KeyringsParts, 'db' | 'clock'>, name: KeyName): Keyring {
  let held: { readonly readAt: number; readonly keys: Keys } | undefined;
  let reading: Promise<Keys> | undefined;

  async function read(): Promise<Keys> {
    const readAt = clock.now().getTime();
    const { newest, signsFrom, older } = await readKeys(db, name, clock.now());
    const all = [newest, ...older].map(keyOf);
    const [first, second = first] = all;
    if (first === undefined || second === undefined) throw new Error(`There is no key ${name}.`);
    const isPublished = () => signsFrom === null || clock.now() >= signsFrom;
    const keys = { all, signing: () => (isPublished() ? first : second) };
    held = { readAt, keys };
    return keys;
  }

  return {
    async keys() {
      if (held !== undefined && Math.abs(clock.now().getTime() - held.readAt) < readEveryMs) return held.keys;
      reading ??= read().finally(() => (reading = undefined));
      // While the database is unavailable the last keys stay in use.
      const last = held?.keys;
      return last === undefined ? reading : reading.catch(() => last);
    },
  };
}
