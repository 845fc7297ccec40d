import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import { addMachines, fillBasics } from '../market.ts';
import { pricePlan } from '../paying.ts';
import { testPasswordHash } from '../signed-in.ts';

/**
 * So many customers, each with so many machines to put into subscriptions: a person may start thirty payments in an hour, and whoever gets no
 * answer starts once more.
 */
export const customers = 480;
export const machinesEach = 8;

export const phoneOf = (customer: number): string => `98000${String(customer).padStart(5, '0')}`;
export const userOf = (customer: number): string => `00000000-0000-4000-9000-${String(customer).padStart(12, '0')}`;
/** The id of a customer's machine. */
export const machineOf = (customer: number, machine: number): string =>
  `00000000-0000-4000-a000-${String(customer).padStart(6, '0')}${String(machine).padStart(6, '0')}`;

/** Fills a fresh database; of one that is filled it changes nothing. */
export async function stock(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select 1 from subscriptions`.execute(db);
  if (rows.length > 0) return;
  // All or nothing: the first kill may come early.
  await db.transaction().execute(async (trx) => {
    await fillBasics(trx);
    await pricePlan(trx);
    const everybody = Array.from({ length: customers }, (_, customer) => customer);
    const users = everybody.map((customer) => ({
      id: userOf(customer),
      role: 'supplier' as const,
      first_name: 'Asha',
      phone: phoneOf(customer),
      password_hash: testPasswordHash,
    }));
    await trx.insertInto('users').values(users).execute();
    const machines = everybody.flatMap((customer) =>
      Array.from({ length: machinesEach }, (_, n) => ({ id: machineOf(customer, n), supplier_id: userOf(customer) })),
    );
    const atOnce = 1000;
    for (let from = 0; from < machines.length; from += atOnce)
      await addMachines(trx, machines.slice(from, from + atOnce), { isListed: false });
  });
}
