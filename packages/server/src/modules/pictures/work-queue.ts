/** Who waits: somebody's browser, or nobody yet. */
export type Urgency = 'asked' | 'ahead';

/** Runs work with at most so many at once; what somebody waits for goes before what is done ahead of time. */
export interface WorkQueue {
  run<Result>(work: () => Promise<Result>, urgency: Urgency): Promise<Result>;
}

/** @param limit how many may run at once */
export function createWorkQueue(limit: number): WorkQueue {
  const asked: (() => void)[] = [];
  const ahead: (() => void)[] = [];
  let running = 0;

  async function enter(urgency: Urgency): Promise<void> {
    if (running < limit) {
      running += 1;
      return;
    }
    // The one who leaves hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => (urgency === 'asked' ? asked : ahead).push(resolve));
  }

  function leave(): void {
    const next = asked.shift() ?? ahead.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(work, urgency) {
      await enter(urgency);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
