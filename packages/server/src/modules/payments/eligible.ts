import { planEnd } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { followersAfter } from './followers.ts';
import * as queries from './payments.queries.ts';
import { runningPurchase } from './upgrades.queries.ts';

/** What is to be bought. */
export interface Wanted {
  readonly userId: string;
  readonly equipmentIds: readonly string[];
  readonly months: number;
  /** Beyond the months. */
  readonly furtherDays: number;
  readonly renewalOf: string | undefined;
  /** The running purchase that it replaces. */
  readonly upgradeOf: string | undefined;
}

/** When it would run, or why it cannot be bought. */
export type Eligibility =
  | { readonly start: Date; readonly end: Date }
  | { readonly problem: 'machines' | 'running' | 'renewal' | 'upgrade' | 'followers' };

/**
 * The one rule of what may be bought, asked when a purchase begins and again when it is paid: machines of one's own, none of them in another
 * purchase meanwhile; a renewal begins when the old one ends, an upgrade at once, while the old one runs, and what was to follow that follows it. The caller holds the customer (`lockCustomer`), so that nothing changes in between.
 */
export async function eligibility(trx: Db, wanted: Wanted, now: Date): Promise<Eligibility> {
  const { userId, equipmentIds, months, furtherDays, renewalOf, upgradeOf } = wanted;
  const before = renewalOf === undefined ? undefined : await queries.endOfPurchase(trx, renewalOf, userId);
  if (renewalOf !== undefined && before === undefined) return { problem: 'renewal' };
  const isOver = upgradeOf !== undefined && !(await runningPurchase(trx, upgradeOf, userId, now));
  if (isOver) return { problem: 'upgrade' };
  const start = new Date(Math.max(now.getTime(), before?.getTime() ?? 0));
  const end = planEnd(start, months, furtherDays);
  const followers = upgradeOf === undefined ? undefined : await followersAfter(trx, userId, upgradeOf, end);
  if (followers?.isBarred === true) return { problem: 'followers' };
  const except = upgradeOf === undefined ? [] : [upgradeOf, ...(followers?.ids ?? [])];
  const { own, isTaken } = await queries.holdings(trx, equipmentIds, userId, { start, end }, except);
  if (own !== equipmentIds.length) return { problem: 'machines' };
  return isTaken ? { problem: 'running' } : { start, end };
}
