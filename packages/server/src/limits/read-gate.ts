import { AppError } from '../errors.ts';
import { type Requester, createReadBudgets } from './read-budgets.ts';

/** Limits concurrent heavy reads, so that everything else finds a connection and the processor. */
export interface ReadGate {
  /**
   * Runs a read in its turn: waiting requesters with most budget left go first. Its time is charged.
   * @throws AppError `reads.tooMany` for a requester who owes too much, has too many reads under way or, in debt, waited too long; `server.busy` if others kept
   * it waiting too long
   */
  run<Answer>(requester: Requester, read: () => Promise<Answer>, manner?: ReadOptions): Promise<Answer>;
  /** Charges other work to a requester's budget, like a read of that time. @throws AppError `reads.tooMany` at the largest debt */
  charge(requester: Requester, ms: number): void;
  /** How many run and wait. */
  readonly load: { readonly running: number; readonly waiting: number };
}

/** Facts about a read beforehand. */
export interface ReadOptions {
  /** Aborts when the requester left: a waiting read is dropped, a running one is not. */
  readonly signal?: AbortSignal | undefined;
  /** It scans most machines. */
  readonly isWide?: boolean;
}

/** How many at once. */
export interface ReadGateLimits {
  readonly atOnce: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** The most reads of one requester, running and waiting: some browsers behind one address, one person, and all visitors of this host. */
export const mostUnderWay = { address: 32, person: 8, host: 160 } as const;
/** How many of these may be wide: they share one place in four, so the last would wait long. */
export const mostWideUnderWay = { address: 8, person: 4, host: 16 } as const;
/** The most waiting reads in total. */
export const mostWaiting = 200;
/** The longest wait. After it a person has given up. Requesters in debt are refused sooner, but not at once: they would retry at once. */
export const longestWaitMs = { owing: 2000, others: 10_000 } as const;
const busySeconds = 2;

interface Waiting {
  readonly requester: Requester;
  readonly isWide: boolean;
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (error: AppError) => void;
}

/**
 * How many places are available: all for fresh requesters, all but one for those who spent half of their budget, and a quarter for those in debt and for all
 * wide reads together. So a new requester's usual read finds one, however many others read without end.
 */
type Standing = 'fresh' | 'usual' | 'owing';
interface Place {
  readonly standing: Standing;
  readonly isWide: boolean;
}

/* The name under which wide reads are counted. */
const wideOf = ({ name }: Requester): string => `${name}, wide`;

const standingAt = (left: number): Standing => (left <= 0 ? 'owing' : left > 0.5 ? 'fresh' : 'usual');

const refusal = (code: 'reads.tooMany' | 'server.busy', retryAfterSeconds: number): AppError =>
  new AppError(code, undefined, { retryAfterSeconds });

/** The places of concurrent reads, and their holders. */
function createPlaces(atOnce: number) {
  const aQuarter = Math.max(1, Math.floor(atOnce / 4));
  const allButOne = Math.max(1, atOnce - 1);
  const running = new Set<Place>();
  const count = (is: (place: Place) => boolean): number => [...running].filter(is).length;
  return {
    running,
    isFree: (standing: Standing, isWide: boolean): boolean =>
      running.size < atOnce &&
      (standing === 'fresh' || count((one) => one.standing !== 'fresh') < allButOne) &&
      (standing !== 'owing' || count((one) => one.standing === 'owing') < aQuarter) &&
      (!isWide || count((one) => one.isWide) < aQuarter),
  };
}

/** Reads under way by requester. */
function createUnderWay() {
  const counts = new Map<string, number>();
  const of = (name: string): number => counts.get(name) ?? 0;
  return {
    isFull: (requester: Requester, isWide: boolean): boolean =>
      of(requester.name) >= mostUnderWay[requester.kind] ||
      (isWide && of(wideOf(requester)) >= mostWideUnderWay[requester.kind]),
    note(requester: Requester, isWide: boolean, by: number): void {
      for (const name of isWide ? [requester.name, wideOf(requester)] : [requester.name]) {
        const left = of(name) + by;
        if (left === 0) counts.delete(name);
        else counts.set(name, left);
      }
    },
  };
}

/** The waiting reads. */
function createQueue() {
  let queue: Waiting[] = [];
  return {
    all: (): readonly Waiting[] => queue,
    /** @param enter takes the given place, unless the requester has left */
    join(
      who: Pick<Waiting, 'requester' | 'isWide' | 'since'>,
      signal: AbortSignal | undefined,
      enter: () => Place,
    ): Promise<Place> {
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
          resolve(enter());
        };
        const waiting: Waiting = { ...who, begin, refuse };
        if (signal?.aborted === true) return gone();
        signal?.addEventListener('abort', gone);
        queue.push(waiting);
      });
    },
  };
}

export function createReadGate({ atOnce, now = () => performance.now() }: ReadGateLimits): ReadGate {
  const budgets = createReadBudgets(now);
  const { running, isFree } = createPlaces(atOnce);
  const underWay = createUnderWay();
  const queue = createQueue();

  const standingOf = (requester: Requester): Standing => standingAt(budgets.leftOf(requester));

  const tooMany = (requester: Requester): AppError => refusal('reads.tooMany', budgets.secondsUntilSolvent(requester));
  /* Requesters in debt wait because of their own reads; others because of others'. */
  const refusalOfLate = (requester: Requester): AppError =>
    standingOf(requester) === 'owing' ? tooMany(requester) : refusal('server.busy', busySeconds);

  /** @throws AppError at the largest debt */
  function requireCredit(requester: Requester): void {
    if (budgets.isOverBudget(requester)) throw tooMany(requester);
  }

  /** @throws AppError if too many are under way */
  function admit(requester: Requester, isWide: boolean): void {
    requireCredit(requester);
    if (underWay.isFull(requester, isWide)) throw refusal('reads.tooMany', 1);
    if (queue.all().length < mostWaiting) return;
    // The requester with the most debt makes room.
    const last = inOrder().at(-1);
    if (last === undefined || budgets.leftOf(last.requester) >= budgets.leftOf(requester))
      throw refusalOfLate(requester);
    last.refuse(refusalOfLate(last.requester));
  }

  const inOrder = (): Waiting[] =>
    queue.all().toSorted((a, b) => budgets.leftOf(b.requester) - budgets.leftOf(a.requester));

  const isLate = ({ requester, since }: Waiting): boolean =>
    now() - since >= (standingOf(requester) === 'owing' ? longestWaitMs.owing : longestWaitMs.others);

  /** Admits whoever may run, and refuses those who waited too long. */
  function next(): void {
    for (const one of queue.all().filter(isLate)) one.refuse(refusalOfLate(one.requester));
    for (const one of inOrder()) if (isFree(standingOf(one.requester), one.isWide)) one.begin();
  }

  function turn(requester: Requester, { signal, isWide = false }: ReadOptions): Promise<Place> {
    const turned = queue.join({ requester, isWide, since: now() }, signal, () => {
      const place = { standing: standingOf(requester), isWide };
      running.add(place);
      return place;
    });
    next();
    return turned;
  }

  return {
    async run(requester, read, manner = {}) {
      const { isWide = false } = manner;
      admit(requester, isWide);
      underWay.note(requester, isWide, 1);
      try {
        const place = await turn(requester, manner);
        const begun = now();
        try {
          return await read();
        } finally {
          running.delete(place);
          budgets.charge(requester, now() - begun);
          next();
        }
      } finally {
        underWay.note(requester, isWide, -1);
      }
    },
    charge(requester, ms) {
      requireCredit(requester);
      budgets.charge(requester, ms);
    },
    get load() {
      return { running: running.size, waiting: queue.all().length };
    },
  };
}
