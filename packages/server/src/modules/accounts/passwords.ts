import type { Options } from '@node-rs/argon2';
import { AppError } from '../../errors.ts';
import { onceRead } from '../../once-read.ts';

/**
 * argon2id, chosen so that a hash takes 50 to 100 ms: 46 MiB and five passes take 70 ms here, and hardly more two at once; 64 MiB and three take as long, but
 * half as long again two at once.
 */
export const hashing = { memoryCost: 46 * 1024, timeCost: 5, parallelism: 1 } as const satisfies Options;

/* Their form in a hash. */
const parameters = `$m=${hashing.memoryCost},t=${hashing.timeCost},p=${hashing.parallelism}$`;

/** How many hashes are made at once in this process, and how many may wait. */
export const hashingLimits = { atOnce: 2, waiting: 40 } as const;

/* The hash of an unknown password with the parameters above: gives an unknown account's attempt the same cost. */
const dummyHash = '$argon2id$v=19$m=47104,t=5,p=1$c1f9HdOHBqTBZW6HcrWMpw$GYlKHUyF4SbCshdrfZ9bEixPro1Op18tj4Ere/alnQE';

/** What does the hashing. */
export interface Hasher {
  hash(password: string, options: Options): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

/** Hashes and checks passwords. All may throw AppError `server.busy` if too many wait. */
export type Passwords = ReturnType<typeof createPasswords>;

/* Loaded at the first log-in: a server for visitors only need not hold it. */
function argon2(): Hasher {
  const library = onceRead(() => import('@node-rs/argon2'));
  return {
    hash: async (password, options) => (await library()).hash(password, options),
    verify: async (hashed, password) => (await library()).verify(hashed, password),
  };
}

export function createPasswords(hasher: Hasher = argon2()) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** @throws AppError `server.busy` if too many wait; call it before an attempt is counted */
  function assertRoom(): void {
    if (running >= hashingLimits.atOnce && waiting.length >= hashingLimits.waiting) {
      throw new AppError('server.busy', undefined, { retryAfterSeconds: 2 });
    }
  }

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    assertRoom();
    // The leaving one passes on its place, so `running` stays the same.
    if (running >= hashingLimits.atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    assertRoom,
    /** How many wait for hashing. */
    get waiting() {
      return waiting.length;
    },
    hash: (password: string): Promise<string> => inTurn(() => hasher.hash(password, hashing)),
    /** Whether a password matches. Without a stored hash it does not, after the same time. */
    verify: (stored: string | undefined, password: string): Promise<boolean> =>
      inTurn(async () => {
        // Demo accounts that nobody can log in to have an invalid hash.
        const isHash = stored?.startsWith('$argon2id$') === true;
        const isRight = await hasher.verify(isHash ? stored : dummyHash, password);
        return isHash && isRight;
      }),
    /** Whether a hash has outdated parameters. */
    isOutdated: (stored: string): boolean => !stored.includes(parameters),
  };
}
