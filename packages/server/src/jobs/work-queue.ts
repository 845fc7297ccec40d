import { AppError } from '../errors.ts';

/** Who waits. */
export interface Waiter {
  /** `ahead`: nobody waits for it yet; other work goes first. */
  readonly urgency?: 'asked' | 'ahead';
  /** The account or address that it is for: each gets its turn, however much others requested. */
  readonly who?: string | undefined;
}

/** Runs a limited amount of work at once, with a limited queue. */
export interface WorkQueue {
  /** @throws AppError `server.busy` with when to try again: the queue is full, or a client with less waiting took this place */
  run<Result>(work: () => Promise<Result>, waiter?: Waiter): Promise<Result>;
  /** How many wait now. */
  readonly waiting: number;
}

/** The limits of a queue. */
export interface WorkQueueLimits {
  /** How many may run at once. */
  readonly atOnce: number;
  /** How many may wait: waiting work takes memory, and its client leaves at some point. */
  readonly waiting: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfterSeconds: number;
}

interface Place {
  readonly go: () => void;
  readonly refuse: (reason: Error) => void;
}

const ahead = Symbol('ahead');

export function createWorkQueue({ atOnce, waiting: most, retryAfterSeconds }: WorkQueueLimits): WorkQueue {
  /* By client, in the order of their turns. */
  const lines = new Map<string | typeof ahead, Place[]>();
  let running = 0;
  let waiting = 0;

  const busy = () => new AppError('server.busy', undefined, { retryAfterSeconds });

  /** Removes the newest of the client with the most waiting, unless the newcomer would then have as many. */
  function makeRoom(newcomer: string | typeof ahead): boolean {
    const [whose, longest] = [...lines].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    const own = lines.get(newcomer)?.length ?? 0;
    if (newcomer === ahead || longest.length < own + 2) return false;
    const place = longest.pop();
    if (longest.length === 0) lines.delete(whose);
    waiting -= 1;
    place?.refuse(busy());
    return true;
  }

  async function enter({ urgency, who = '' }: Waiter): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const line = urgency === 'ahead' ? ahead : who;
    if (waiting >= most && !makeRoom(line)) throw busy();
    waiting += 1;
    // The leaving one passes on its place, so `running` stays the same.
    await new Promise<void>((go, refuse) => {
      const places = lines.get(line) ?? [];
      places.push({ go, refuse });
      lines.set(line, places);
    });
  }

  function leave(): void {
    const line = [...lines.keys()].find((one) => one !== ahead) ?? ahead;
    const places = lines.get(line);
    const next = places?.shift();
    if (places === undefined || next === undefined) {
      running -= 1;
      return;
    }
    waiting -= 1;
    // Moves to the end, so that each gets a turn.
    lines.delete(line);
    if (places.length > 0) lines.set(line, places);
    next.go();
  }

  return {
    get waiting() {
      return waiting;
    },
    async run(work, waiter = {}) {
      await enter(waiter);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
