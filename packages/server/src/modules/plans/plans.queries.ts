import { type Insertable, type Selectable, sql } from 'kysely';
import { takeLock } from '../../database/locks.ts';
import type { Db, SubscriptionTable } from '../../database/types.ts';

/** A plan as it is sold now. */
export type PlanRow = Selectable<SubscriptionTable>;
type PlanFacts = Omit<Insertable<SubscriptionTable>, 'id' | 'version'>;

/** Plans in the order they were made. */
export function findPlans(db: Db, { isActiveOnly }: { readonly isActiveOnly: boolean }): Promise<PlanRow[]> {
  const all = db.selectFrom('subscriptions').selectAll().orderBy('id');
  return (isActiveOnly ? all.where('active', '=', true) : all).execute();
}

export const findPlan = (db: Db, id: number): Promise<PlanRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

/** Has others who change plans wait until this transaction ends, so that no two come to bear one name or id. */
export async function lockPlans(trx: Db): Promise<void> {
  await takeLock(trx, 'plans');
}

/** Whether another plan is called so, in whatever letters. */
export async function isNameTaken(trx: Db, name: string, except?: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from subscriptions where lower(name) = lower(${name}) and id is distinct from ${except ?? null}::int limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Adds a plan under `lockPlans` and answers its id. */
export async function insertPlan(trx: Db, facts: PlanFacts): Promise<number> {
  const { next } = await trx
    .selectFrom('subscriptions')
    .select(sql<number>`coalesce(max(id), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('subscriptions')
    .values({ id: next, ...facts })
    .execute();
  return next;
}

/** Changes a plan; the database keeps it as it was, in a version of its own. */
export async function updatePlan(trx: Db, id: number, facts: PlanFacts): Promise<void> {
  await trx.updateTable('subscriptions').set(facts).where('id', '=', id).execute();
}
