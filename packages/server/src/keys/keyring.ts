import { createHash } from 'node:crypto';
import type { DbAndClock } from '../database/types.ts';
import type { KeyName } from './key-names.ts';
import { readKeys } from './keys.queries.ts';
import type { GivenKeys } from './keys.settings.ts';

/** 32 bytes and how they are called. */
export interface Key {
  /** From the bytes, so that it is the same wherever the key comes from; says nothing of them. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** The keys of one name at one time. */
export interface Keys {
  /** What signs now. */
  signing(): Key;
  /** What is taken, the newest first. */
  readonly all: readonly Key[];
}

/** The keys of one name. */
export interface Keyring {
  /** As the database has them, or had them a little while ago. To be awaited before a transaction, for it may read them. */
  keys(): Promise<Keys>;
}

/** Every key by its name. */
export type Keyrings = (name: KeyName) => Keyring;

/** What keys come from. */
export interface KeyringsParts extends DbAndClock {
  /** Those that settings give; the database is not asked for these. */
  readonly given?: GivenKeys | undefined;
}

/** So often a process reads the keys anew: a new one signs only after all know it (`publishedMs`). */
const readEveryMs = 30_000;
/** How long a new key is known before it signs. */
export const publishedMs = 4 * readEveryMs;

/** The keyrings of a process. */
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
      // What was read before goes on while the database is away.
      const last = held?.keys;
      return last === undefined ? reading : reading.catch(() => last);
    },
  };
}
