import { changeFavourites, getFavourites, type InputOf } from '@yantra/contract/calls';
import { dayMs, favouriteLimits, type KeptChange, type KeptRefusal, mergeKept, nothingKept } from '@yantra/domain';
import { emptyDoc, keptFrom, keyOf, type KeptStore } from './favourites-store.ts';
import type { Scope } from './scope.ts';
import { withTabLock } from './tab-lock.ts';

export interface SyncParts {
  readonly scope: Pick<Scope, 'send' | 'session'>;
  readonly store: KeptStore;
  readonly now: () => number;
  readonly newId: () => string;
  /** What is stored has changed. */
  readonly changed: () => void;
  /** The account refused a change that this browser had made. */
  readonly refused: (code: KeptRefusal) => void;
}

/** Another tab may be at it; a frozen one is not waited for. */
const lock = { name: 'yantra-saved', patienceMs: 20_000 } as const;
/** Delays after failures of the line, in milliseconds. */
const retryDelaysMs = [2000, 5000, 10_000, 30_000, 60_000] as const;
/** What is known of the account is asked for again after so long, in milliseconds. */
const freshMs = 20_000;
const badRequest = 400;

type Sent = InputOf<typeof changeFavourites>['changes'];

/** As the call takes them: their ages are by the device's own clock alone, which may be hours off. */
const sentOf = (changes: readonly KeptChange[], now: number): Sent =>
  changes.map(
    ({ at, ...change }) =>
      ({
        ...change,
        ageMs: Math.min(Math.max(0, Math.round(now - at)), favouriteLimits.waitDays * dayMs),
        // Each was made with the parts that its deed needs.
      }) as Sent[number],
  );

const userOf = ({ scope }: Pick<SyncParts, 'scope'>) => scope.session.user.peek()?.id;

/** What an account has by now. */
interface Account {
  readonly userId: string;
  readonly kept: unknown;
  /** The ids of the changes that it has taken. */
  readonly sent?: ReadonlySet<string>;
}

/** Stores what the account has by now; what was done here meanwhile waits on. */
function take({ store, now, changed }: SyncParts, { userId, kept, sent }: Account): void {
  const { waiting } = store.read(keyOf(userId));
  store.write(keyOf(userId), {
    kept: keptFrom(kept),
    waiting: waiting.filter(({ id }) => !sent?.has(id)),
    askedAt: now(),
  });
  changed();
}

/** Moves what was kept without the account into it. */
function merge({ store, now, newId, refused }: SyncParts, userId: string): void {
  const browser = store.read(keyOf(undefined)).kept;
  if (browser.machines.length + browser.lists.length === 0) return;
  const own = store.read(keyOf(userId));
  const { changes, left } = mergeKept(browser, own.kept, now(), newId);
  if (changes.length === 0) return;
  store.write(keyOf(userId), { ...own, waiting: [...own.waiting, ...changes] });
  store.write(keyOf(undefined), { ...emptyDoc, kept: left.machines.length > 0 ? left : nothingKept });
  if (left.machines.length > 0) refused('favourites.tooMany');
}

/** Asks the account and sends it what waits, once. @returns how to do so */
function createExchange(parts: SyncParts): (userId: string) => Promise<void> {
  const { scope, store, now, refused } = parts;
  let atOnce: number = favouriteLimits.changesAtOnce;

  async function sendWaiting(userId: string): Promise<void> {
    for (;;) {
      const batch = store.read(keyOf(userId)).waiting.slice(0, atOnce);
      if (batch.length === 0 || userOf(parts) !== userId) return;
      const sent = new Set(batch.map(({ id }) => id));
      try {
        const answer = await scope.send(changeFavourites, { changes: sentOf(batch, now()) }, { isQuiet: true });
        take(parts, { userId, kept: answer.kept, sent });
        for (const { code } of answer.refused) refused(code);
      } catch (error) {
        if ((error as { readonly status?: number }).status !== badRequest) throw error;
        // One of them is not as the server takes it: alone it is left out.
        if (atOnce === 1) take(parts, { userId, kept: store.read(keyOf(userId)).kept, sent });
        atOnce = 1;
      }
    }
  }

  return async (userId) => {
    const { askedAt = 0, waiting } = store.read(keyOf(userId));
    if (waiting.length === 0 && now() - askedAt >= freshMs)
      take(parts, { userId, kept: await scope.send(getFavourites, {}, { isQuiet: true }) });
    if (userOf(parts) !== userId) return;
    // Only once it is known how much room there is.
    if (store.read(keyOf(userId)).askedAt !== undefined) merge(parts, userId);
    await sendWaiting(userId);
  };
}

/** Brings an account and this browser together: what waits is sent, each change once, and what the account has is shown. */
export function createSync(parts: SyncParts) {
  const exchange = createExchange(parts);
  let running: Promise<void> | undefined;
  let isWanted = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    isWanted = false;
    const userId = userOf(parts);
    if (userId === undefined || isStopped) return;
    try {
      await withTabLock(lock, () => exchange(userId));
      failures = 0;
    } catch {
      // Kept, and sent later.
      isWanted = false;
      clearTimeout(timer);
      timer = setTimeout(wake, retryDelaysMs[Math.min(failures++, retryDelaysMs.length - 1)]);
    }
  }

  /** Brings both together soon: one at a time. */
  function wake(): void {
    isWanted = true;
    if (isStopped) return;
    clearTimeout(timer);
    // Who wants it while one ends, as at a log-in right after a change, gets another.
    running ??= run().then(() => {
      running = undefined;
      if (isWanted) wake();
      return running;
    });
  }

  return {
    wake,
    /** Resolves when nothing is under way. */
    settled: async (): Promise<void> => running,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
    start(): void {
      isStopped = false;
      wake();
    },
  };
}
