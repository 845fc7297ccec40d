import { randomUUID } from 'node:crypto';
import { minuteMs } from '@yantra/domain';
import type { Kysely, Selectable } from 'kysely';
import type { OrderTable } from '../database/types.ts';
import type { Database } from '../database/types.ts';
import { addMachine, testNow } from './market.ts';
import { addUser } from './signed-in.ts';

/** Adds an order of `fillPriced`'s plan for one machine, which the gateway has opened a moment ago and which may be paid for half an hour. */
export async function addOrder(
  db: Kysely<Database>,
  facts: Partial<Selectable<OrderTable>> = {},
): Promise<Selectable<OrderTable>> {
  const user = await addUser({ db }, { role: 'supplier' });
  const machine = await addMachine(db, { supplier_id: user.id, period: null });
  const id = `order_${randomUUID()}`;
  const minutes = (some: number) => new Date(testNow.getTime() + some * minuteMs);
  return db
    .insertInto('orders')
    .values({
      id,
      user_id: user.id,
      equipment_ids: [machine],
      subscription_id: 1,
      plan_version: 1,
      period_months: 1,
      price_paise: 99_900,
      discount: 0,
      amount_paise: 99_900,
      state: 'open',
      gateway_order_id: `cf_${id}`,
      payment_session_id: 'session',
      created_at: testNow,
      expires_at: minutes(30),
      next_check_at: minutes(1),
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
