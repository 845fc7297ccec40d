import { addMonthsInIndia, dayMs } from '@yantra/domain';
import { largestPlan, planFor } from '../modules/master-data/index.ts';
import { demoId, type Random } from './random.ts';

/** A supplier's purchase, which accepts machines until it has as many as the largest plan. */
export interface Purchase {
  readonly number: number;
  readonly id: string;
  readonly userId: string;
  readonly months: 6 | 12;
  readonly startDate: Date;
  readonly endDate: Date;
  machines: number;
}

export type PurchaseKind = 'running' | 'expired';

const purchaseIds = 3;

/** Puts machines into their suppliers' purchases; a machine is in one running purchase at a time. */
export function createPurchases(now: Date, random: Random) {
  const all: Purchase[] = [];
  const open = new Map<string, Purchase>();

  function begin(userId: string, kind: PurchaseKind): Purchase {
    const chance = random.fork(all.length);
    const isRunning = kind === 'running';
    // A year from within the last month, so that a long-running demo does not expire soon.
    const daysAgo = isRunning ? chance.between(1, 28) : chance.between(220, 400);
    const startDate = new Date(now.getTime() - daysAgo * dayMs);
    const months = isRunning ? 12 : 6;
    const number = all.length;
    const endDate = addMonthsInIndia(startDate, months);
    return { number, id: demoId(purchaseIds, number), userId, months, startDate, endDate, machines: 0 };
  }

  return {
    all,
    /** The purchase for a supplier's next machine. */
    join(userId: string, kind: PurchaseKind): Purchase {
      const key = `${kind} ${userId}`;
      let purchase = open.get(key);
      if (purchase === undefined || purchase.machines >= largestPlan) {
        purchase = begin(userId, kind);
        open.set(key, purchase);
        all.push(purchase);
      }
      purchase.machines += 1;
      return purchase;
    },
  };
}

/** Its row in the database: the smallest plan for its machines. */
export function purchaseRow(purchase: Purchase) {
  return {
    id: purchase.id,
    user_id: purchase.userId,
    period_months: purchase.months,
    start_date: purchase.startDate,
    end_date: purchase.endDate,
    created_at: purchase.startDate,
    ...planFor(purchase.machines, purchase.months),
  };
}
