import { AppError } from '../errors.ts';
import { type Requester, createReadBudgets } from './read-budgets.ts';

/** Lets heavy reads to the database so many at a time, so that everything else finds a connection and the processor. */
export interface ReadGate {
  /**
   * Does a read when its turn comes: of those who wait, first whoever has most of their budget left. What it took is charged to them.
   * @throws AppError `reads.tooMany` for who owes too much, asks for too much at once or, owing, waited for too long; `server.busy` when
   * others keep it waiting for too long
   */
  run<Answer>(requester: Requester, read: () => Promise<Answer>, manner?: ReadOptions): Promise<Answer>;
  /** Takes something else on the budget of a requester, as though it were a read of so long. @throws AppError `reads.tooMany` for who owes as much as anybody may */
  charge(requester: Requester, ms: number): void;
  /** How many run and how many wait. */
  readonly load: { readonly running: number; readonly waiting: number };
}

/** What is known of a read before it is done. */
export interface ReadOptions {
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

/** What one requester may have under way, running and waiting: pages of some browsers behind one address, of one person, and of all whom this host asks for. */
export const mostUnderWay = { address: 32, person: 8, host: 160 } as const;
/** How many of these may be wide: they have one place in four, so that the last of more would wait for long. */
export const mostWideUnderWay = { address: 8, person: 4, host: 16 } as const;
/** How many wait at most, whoever asks. */
export const mostWaiting = 200;
/** Who waits for longer has given up, or will not like to wait for longer still. Who owes is told sooner, yet not at once: it would be asked again at once. */
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
 * How many of the places stand open: all to whoever has hardly asked yet, but one to those who have spent half of their budget, and a quarter to
 * those who owe and to all wide reads together. So whoever comes next with a question of the usual kind finds one, however many ask without end.
 */
type Standing = 'fresh' | 'usual' | 'owing';
interface Place {
  readonly standing: Standing;
  readonly isWide: boolean;
}

/* Under this name their wide reads are counted. */
const wideOf = ({ name }: Requester): string => `${name}, wide`;

const standingAt = (left: number): Standing => (left <= 0 ? 'owing' : left > 0.5 ? 'fresh' : 'usual');

const refusal = (code: 'reads.tooMany' | 'server.busy', retryAfterSeconds: number): AppError =>
  new AppError(code, undefined, { retryAfterSeconds });

/** The places of so many at once, and who has one. */
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

/** What requesters have under way. */
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

/** Those who wait for their turn. */
function createQueue() {
  let queue: Waiting[] = [];
  return {
    all: (): readonly Waiting[] => queue,
    /** @param enter takes the place that is given; who has gone meanwhile takes none */
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
  /* Who owes waits because of what they asked for; everybody else, because of the others. */
  const inVain = (requester: Requester): AppError =>
    standingOf(requester) === 'owing' ? tooMany(requester) : refusal('server.busy', busySeconds);

  /** @throws AppError for who owes as much as anybody may */
  function demandCredit(requester: Requester): void {
    if (budgets.isBroke(requester)) throw tooMany(requester);
  }

  /** @throws AppError where it is too much already */
  function admit(requester: Requester, isWide: boolean): void {
    demandCredit(requester);
    if (underWay.isFull(requester, isWide)) throw refusal('reads.tooMany', 1);
    if (queue.all().length < mostWaiting) return;
    // Whoever has asked for most makes room.
    const last = inOrder().at(-1);
    if (last === undefined || budgets.leftOf(last.requester) >= budgets.leftOf(requester)) throw inVain(requester);
    last.refuse(inVain(last.requester));
  }

  const inOrder = (): Waiting[] =>
    queue.all().toSorted((a, b) => budgets.leftOf(b.requester) - budgets.leftOf(a.requester));

  const isLate = ({ requester, since }: Waiting): boolean =>
    now() - since >= (standingOf(requester) === 'owing' ? longestWaitMs.owing : longestWaitMs.others);

  /** Lets in who may go on, and tells who has waited for too long. */
  function next(): void {
    for (const one of queue.all().filter(isLate)) one.refuse(inVain(one.requester));
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
      demandCredit(requester);
      budgets.charge(requester, ms);
    },
    get load() {
      return { running: running.size, waiting: queue.all().length };
    },
  };
}
