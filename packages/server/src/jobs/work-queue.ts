import { AppError } from '../errors.ts';

/** Who waits. */
export interface Waiter {
  /** `ahead` is nobody yet: what somebody waits for goes first. */
  readonly urgency?: 'asked' | 'ahead';
  /** Whose work it is, an account or an address: those who wait have their turns one after the other, however much each asked for. */
  readonly who?: string | undefined;
}

/** Runs work with so many at once, and so many that wait. */
export interface WorkQueue {
  /** @throws AppError `server.busy` with when to try again: there is no room, or somebody who has asked for less took this one's */
  run<Result>(work: () => Promise<Result>, waiter?: Waiter): Promise<Result>;
  /** How many wait now. */
  readonly waiting: number;
}

/** How much work a queue takes. */
export interface WorkQueueLimits {
  /** How many may run at once. */
  readonly atOnce: number;
  /** How many may wait beside them: what waits holds memory, and who waits too long has gone. */
  readonly waiting: number;
  /** After how many seconds it is worth trying again. */
  readonly retryAfterSeconds: number;
}

interface Place {
  readonly go: () => void;
  readonly refuse: (reason: Error) => void;
}

const ahead = Symbol('ahead');

export function createWorkQueue({ atOnce, waiting: most, retryAfterSeconds }: WorkQueueLimits): WorkQueue {
  /* By whose it is, in the order in which they have their turns. */
  const lines = new Map<string | typeof ahead, Place[]>();
  let running = 0;
  let waiting = 0;

  const busy = () => new AppError('server.busy', undefined, { retryAfterSeconds });

  /** Takes the newest of whoever has the most waiting, unless the newcomer would then have as many. */
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
    // The one who leaves hands its place over, so `running` stays as it is.
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
    // Behind all others, so that each has a turn.
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
