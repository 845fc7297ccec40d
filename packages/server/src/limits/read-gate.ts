import { AppError } from '../errors.ts';
import { type Asker, createReadBudgets } from './read-budgets.ts';

/** Lets heavy reads to the database so many at a time, so that everything else finds a connection and the processor. */
export interface ReadGate {
  /**
   * Does a read when its turn comes: of those who wait, first whoever has most of their budget left. What it took is charged to them.
   * @param signal who asked has gone: what waits is dropped, what runs is not
   * @throws AppError `reads.tooMany` for who owes too much, asks for too much at once or, owing, waited for too long; `server.busy` when
   * others keep it waiting for too long
   */
  run<Answer>(asker: Asker, work: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer>;
  /** Takes something else on the budget of an asker, as though it were a read of so long. @throws AppError `reads.tooMany` for who owes as much as anybody may */
  charge(asker: Asker, ms: number): void;
  /** How many run and how many wait. */
  readonly load: { readonly running: number; readonly waiting: number };
}

/** How many at once. */
export interface ReadGateLimits {
  readonly atOnce: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** What one asker may have under way, running and waiting: pages of some browsers behind one address, and of one person. */
export const mostUnderWay = { address: 16, person: 8 } as const;
/** How many wait at most, whoever asks. */
export const mostWaiting = 200;
/* Who waits for longer has given up, or will not like to wait for longer still. */
const longestWaitMs = 10_000;
const busySeconds = 2;

interface Waiting {
  readonly asker: Asker;
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (error: AppError) => void;
}

/**
 * How many of the places stand open: all to whoever has hardly asked yet, but one to those who have spent half of their budget, and a quarter to
 * those who owe. So whoever comes next finds one, however many ask without end.
 */
type Standing = 'fresh' | 'usual' | 'owing';
const placesOpen = (atOnce: number): Readonly<Record<Standing, number>> => ({
  fresh: atOnce,
  usual: Math.max(1, atOnce - 1),
  owing: Math.max(1, Math.floor(atOnce / 4)),
});

const standingAt = (left: number): Standing => (left <= 0 ? 'owing' : left > 0.5 ? 'fresh' : 'usual');

export function createReadGate({ atOnce, now = () => performance.now() }: ReadGateLimits): ReadGate {
  const budgets = createReadBudgets(now);
  const work = sharedTime(now);
  const open = placesOpen(atOnce);
  const running: Record<Standing, number> = { fresh: 0, usual: 0, owing: 0 };
  const underWay = new Map<string, number>();
  let queue: Waiting[] = [];

  const runs = (): number => running.fresh + running.usual + running.owing;
  const hasPlace = (standing: Standing): boolean =>
    runs() < atOnce &&
    (standing === 'fresh' || running.usual + running.owing < open.usual) &&
    (standing !== 'owing' || running.owing < open.owing);
  const standingOf = (asker: Asker): Standing => standingAt(budgets.leftOf(asker));

  const tooMany = (asker: Asker): AppError =>
    new AppError('reads.tooMany', undefined, { retryAfterSeconds: budgets.secondsUntilSolvent(asker) });
  /* Who owes waits because of what they asked for; everybody else, because of the others. */
  const inVain = (asker: Asker): AppError =>
    standingOf(asker) === 'owing'
      ? tooMany(asker)
      : new AppError('server.busy', undefined, { retryAfterSeconds: busySeconds });

  /** @throws AppError for who owes as much as anybody may */
  function demandCredit(asker: Asker): void {
    if (budgets.isBroke(asker)) throw tooMany(asker);
  }

  /** @throws AppError where it is too much already */
  function admit(asker: Asker): void {
    demandCredit(asker);
    const most = asker.isPerson ? mostUnderWay.person : mostUnderWay.address;
    if ((underWay.get(asker.name) ?? 0) >= most) {
      throw new AppError('reads.tooMany', undefined, { retryAfterSeconds: 1 });
    }
    if (queue.length < mostWaiting) return;
    // Whoever has asked for most makes room.
    const last = inOrder().at(-1);
    if (last === undefined || budgets.leftOf(last.asker) >= budgets.leftOf(asker)) throw inVain(asker);
    last.refuse(inVain(last.asker));
  }

  const inOrder = (): Waiting[] => queue.toSorted((a, b) => budgets.leftOf(b.asker) - budgets.leftOf(a.asker));

  /** Lets in who may go on, and tells who has waited for too long. */
  function next(): void {
    const late = now() - longestWaitMs;
    for (const one of queue.filter(({ since }) => since <= late)) one.refuse(inVain(one.asker));
    for (const one of inOrder()) if (hasPlace(standingOf(one.asker))) one.begin();
  }

  function turn(asker: Asker, signal: AbortSignal | undefined): Promise<Standing> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue = queue.filter((one) => one !== waiting);
        signal?.removeEventListener('abort', gone);
      };
      const refuse = (error: AppError) => {
        leave();
        reject(error);
      };
      // Nobody reads it.
      const gone = () => refuse(new AppError('request.timeout'));
      const begin = () => {
        leave();
        const standing = standingOf(asker);
        running[standing] += 1;
        resolve(standing);
      };
      const waiting: Waiting = { asker, since: now(), begin, refuse };
      if (signal?.aborted === true) return gone();
      signal?.addEventListener('abort', gone);
      queue.push(waiting);
      next();
    });
  }

  const count = (name: string, by: number) => {
    const left = (underWay.get(name) ?? 0) + by;
    if (left === 0) underWay.delete(name);
    else underWay.set(name, left);
  };

  return {
    async run(asker, read, signal) {
      admit(asker);
      count(asker.name, 1);
      try {
        const standing = await turn(asker, signal);
        const done = work.begin();
        try {
          return await read();
        } finally {
          running[standing] -= 1;
          budgets.charge(asker, done());
          next();
        }
      } finally {
        count(asker.name, -1);
      }
    },
    charge(asker, ms) {
      demandCredit(asker);
      budgets.charge(asker, ms);
    },
    get load() {
      return { running: runs(), waiting: queue.length };
    },
  };
}

/** Measures reads by their share of the time: of two that run together each took half of it. */
function sharedTime(now: () => number): { begin(): () => number } {
  let [shared, since, running] = [0, now(), 0];
  const advance = (by: number) => {
    shared += (now() - since) / Math.max(1, running);
    since = now();
    running += by;
    return shared;
  };
  return {
    begin() {
      const begun = advance(1);
      return () => advance(-1) - begun;
    },
  };
}
