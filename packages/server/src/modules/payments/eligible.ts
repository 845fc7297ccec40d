import { addMonthsInIndia } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import * as queries from './payments.queries.ts';

/** What is to be bought. */
export interface Wanted {
  readonly userId: string;
  readonly equipmentIds: readonly string[];
  readonly months: number;
  readonly renewalOf: string | undefined;
}

/** When it would run, or why it cannot be had. */
export type Eligibility =
  | { readonly start: Date; readonly end: Date }
  | { readonly problem: 'machines' | 'running' | 'renewal' };

/**
 * The one rule of what may be bought, asked when a purchase begins and again when it is paid: machines of one's own, none of them in another
 * purchase meanwhile; a renewal begins when the old one ends. The caller holds the customer (`lockCustomer`), so that nothing changes in between.
 */
export async function eligibility(trx: Kysely<Database>, wanted: Wanted, now: Date): Promise<Eligibility> {
  const { userId, equipmentIds, months, renewalOf } = wanted;
  const before = renewalOf === undefined ? undefined : await queries.endOfPurchase(trx, renewalOf, userId);
  if (renewalOf !== undefined && before === undefined) return { problem: 'renewal' };
  const start = new Date(Math.max(now.getTime(), before?.getTime() ?? 0));
  const end = addMonthsInIndia(start, months);
  const { own, isTaken } = await queries.holdings(trx, equipmentIds, userId, { start, end });
  if (own !== equipmentIds.length) return { problem: 'machines' };
  return isTaken ? { problem: 'running' } : { start, end };
}
