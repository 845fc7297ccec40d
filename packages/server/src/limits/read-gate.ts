import { AppError } from '../errors.ts';
import { type Asker, createReadBudgets } from './read-budgets.ts';

/** Lets heavy reads to the database so many at a time, so that everything else finds a connection and the processor. */
export interface ReadGate {
  /**
   * Does a read when its turn comes: of those who wait, first whoever has most of their budget left. What it took is charged to them.
   * @throws AppError `reads.tooMany` for who owes too much, asks for too much at once or, owing, waited for too long; `server.busy` when
   * others keep it waiting for too long
   */
  run<Answer>(asker: Asker, read: () => Promise<Answer>, manner?: ReadManner): Promise<Answer>;
  /** Takes something else on the budget of an asker, as though it were a read of so long. @throws AppError `reads.tooMany` for who owes as much as anybody may */
  charge(asker: Asker, ms: number): void;
  /** How many run and how many wait. */
  readonly load: { readonly running: number; readonly waiting: number };
}

/** What is known of a read before it is done. */
export interface ReadManner {
  /** Who asked has gone: what waits is dropped, what runs is not. */
  readonly signal?: AbortSignal | undefined;
  /** It looks at most of the machines there are. */
  readonly isWide?: boolean;
}

/** How many at once. */
export interface ReadGateLimits {
  readonly atOnce: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** What one asker may have under way, running and waiting: pages of some browsers behind one address, of one person, and of all whom this host asks for. */
export const mostUnderWay = { address: 32, person: 8, host: 160 } as const;
/** How many of these may be wide: they have one place in four, so that the last of more would wait for long. */
export const mostWideUnderWay = { address: 8, person: 4, host: 16 } as const;
/** How many wait at most, whoever asks. */
export const mostWaiting = 200;
/** Who waits for longer has given up, or will not like to wait for longer still. Who owes is told sooner, yet not at once: it would be asked again at once. */
export const longestWaitMs = { owing: 2000, others: 10_000 } as const;
const busySeconds = 2;

interface Waiting {
  readonly asker: Asker;
  readonly isWide: boolean;
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (error: AppError) => void;
}

/**
 * How many of the places stand open: all to whoever has hardly asked yet, but one to those who have spent half of their budget, and a quarter to
 * those who owe and to all wide reads together. So whoever comes next with a question of the usual kind finds one, however many ask without end.
 */
type Standing = 'fresh' | 'usual' | 'owing';
interface Place {
  readonly standing: Standing;
  readonly isWide: boolean;
}

/* Under this name their wide reads are counted. */
const wideOf = ({ name }: Asker): string => `${name}, wide`;

const standingAt = (left: number): Standing => (left <= 0 ? 'owing' : left > 0.5 ? 'fresh' : 'usual');

export function createReadGate({ atOnce, now = () => performance.now() }: ReadGateLimits): ReadGate {
  const budgets = createReadBudgets(now);
  const aQuarter = Math.max(1, Math.floor(atOnce / 4));
  const allButOne = Math.max(1, atOnce - 1);
  const running = new Set<Place>();
  const underWay = new Map<string, number>();
  let queue: Waiting[] = [];

  const count = (is: (place: Place) => boolean): number => [...running].filter(is).length;
  const hasPlace = ({ standing, isWide }: Place): boolean =>
    running.size < atOnce &&
    (standing === 'fresh' || count((one) => one.standing !== 'fresh') < allButOne) &&
    (standing !== 'owing' || count((one) => one.standing === 'owing') < aQuarter) &&
    (!isWide || count((one) => one.isWide) < aQuarter);
  const standingOf = (asker: Asker): Standing => standingAt(budgets.leftOf(asker));
  const placeOf = ({ asker, isWide }: Pick<Waiting, 'asker' | 'isWide'>): Place => ({
    standing: standingOf(asker),
    isWide,
  });

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
  function admit(asker: Asker, isWide: boolean): void {
    demandCredit(asker);
    const isFull = (underWay.get(asker.name) ?? 0) >= mostUnderWay[asker.kind];
    if (isFull || (isWide && (underWay.get(wideOf(asker)) ?? 0) >= mostWideUnderWay[asker.kind])) {
      throw new AppError('reads.tooMany', undefined, { retryAfterSeconds: 1 });
    }
    if (queue.length < mostWaiting) return;
    // Whoever has asked for most makes room.
    const last = inOrder().at(-1);
    if (last === undefined || budgets.leftOf(last.asker) >= budgets.leftOf(asker)) throw inVain(asker);
    last.refuse(inVain(last.asker));
  }

  const inOrder = (): Waiting[] => queue.toSorted((a, b) => budgets.leftOf(b.asker) - budgets.leftOf(a.asker));

  const isLate = ({ asker, since }: Waiting): boolean =>
    now() - since >= (standingOf(asker) === 'owing' ? longestWaitMs.owing : longestWaitMs.others);

  /** Lets in who may go on, and tells who has waited for too long. */
  function next(): void {
    for (const one of queue.filter(isLate)) one.refuse(inVain(one.asker));
    for (const one of inOrder()) if (hasPlace(placeOf(one))) one.begin();
  }

  function turn(asker: Asker, { signal, isWide = false }: ReadManner): Promise<Place> {
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
        const place = placeOf(waiting);
        running.add(place);
        resolve(place);
      };
      const waiting: Waiting = { asker, isWide, since: now(), begin, refuse };
      if (signal?.aborted === true) return gone();
      signal?.addEventListener('abort', gone);
      queue.push(waiting);
      next();
    });
  }

  const note = (asker: Asker, isWide: boolean, by: number) => {
    for (const name of isWide ? [asker.name, wideOf(asker)] : [asker.name]) {
      const left = (underWay.get(name) ?? 0) + by;
      if (left === 0) underWay.delete(name);
      else underWay.set(name, left);
    }
  };

  return {
    async run(asker, read, manner = {}) {
      const { isWide = false } = manner;
      admit(asker, isWide);
      note(asker, isWide, 1);
      try {
        const place = await turn(asker, manner);
        const begun = now();
        try {
          return await read();
        } finally {
          running.delete(place);
          budgets.charge(asker, now() - begun);
          next();
        }
      } finally {
        note(asker, isWide, -1);
      }
    },
    charge(asker, ms) {
      demandCredit(asker);
      budgets.charge(asker, ms);
    },
    get load() {
      return { running: running.size, waiting: queue.length };
    },
  };
}
