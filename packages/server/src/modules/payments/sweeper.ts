import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import type { Background } from '../../jobs/background.ts';
import { eachOf } from '../../jobs/each-of.ts';
import * as queries from './payments.queries.ts';
import type { Settle } from './settle.ts';

export interface SweeperParts extends DbAndClock {
  readonly logger: Pick<Logger, 'warn'>;
  readonly background: Background;
  readonly settle: Settle['settle'];
  readonly refund: (id: string) => Promise<void>;
}

/** Finishes payments after a closed tab, a lost message or a stopped process. */
export type Sweeper = ReturnType<typeof createSweeper>;

const atOnce = 4;
const batch = 100;

export function createSweeper({ db, clock, logger, background, settle, refund }: SweeperParts) {
  const guarded = (work: (id: string) => Promise<void>) => async (id: string) => {
    try {
      await work(id);
    } catch (error) {
      // It will be due again.
      logger.warn({ err: error, subject: id }, 'An order or refund could not be settled; it is tried again.');
    }
  };

  async function drain(take: () => Promise<string[]>, work: (id: string) => Promise<void>): Promise<number> {
    let done = 0;
    for (;;) {
      const ids = await take();
      await eachOf(ids, atOnce, guarded(work));
      done += ids.length;
      if (ids.length < batch) return done;
    }
  }

  /** Settles everything due; returns how many orders and refunds were checked. */
  async function sweep(): Promise<number> {
    const orders = await drain(() => queries.takeDueOrders(db, clock.now(), batch), settle);
    const refunds = await drain(() => queries.takeDueRefunds(db, clock.now(), batch), refund);
    return orders + refunds;
  }

  let isAwake = false;
  let isWoken = false;
  async function sweepWhileWoken(): Promise<void> {
    try {
      while (isWoken) {
        isWoken = false;
        await sweep();
      }
    } finally {
      isAwake = false;
    }
  }

  return {
    sweep,
    /** Triggers a sweep soon. One runs at a time; a call during it triggers the next. */
    wake: (): void => {
      isWoken = true;
      if (isAwake) return;
      isAwake = true;
      background.run(0, sweepWhileWoken);
    },
  };
}
