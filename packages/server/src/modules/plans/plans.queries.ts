import { type Insertable, type Selectable, sql } from 'kysely';
import { takeLock } from '../../database/locks.ts';
import type { Db, SubscriptionTable } from '../../database/types.ts';

/** A plan as sold now. */
export type PlanRow = Selectable<SubscriptionTable>;
type PlanFacts = Omit<Insertable<SubscriptionTable>, 'id' | 'version'>;

/** Plans in the order they were made. */
export function findPlans(db: Db, { isActiveOnly }: { readonly isActiveOnly: boolean }): Promise<PlanRow[]> {
  const all = db.selectFrom('subscriptions').selectAll().orderBy('id');
  return (isActiveOnly ? all.where('active', '=', true) : all).execute();
}

export const findPlan = (db: Db, id: number): Promise<PlanRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

/** Makes other changes of plans wait until this transaction ends, so that names and ids stay unique. */
export async function lockPlans(trx: Db): Promise<void> {
  await takeLock(trx, 'plans');
}

/** Whether another plan has this name, in any case. */
export async function isNameTaken(trx: Db, name: string, except?: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from subscriptions where lower(name) = lower(${name}) and id is distinct from ${except ?? null}::int limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Adds a plan under `lockPlans` and returns its id. */
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

/** Changes a plan; the database keeps the old one as a version. */
export async function updatePlan(trx: Db, id: number, facts: PlanFacts): Promise<void> {
  await trx.updateTable('subscriptions').set(facts).where('id', '=', id).execute();
}

/** Whether somebody has bought a plan, or has begun to. */
export async function isPlanBought(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from purchases where subscription_id = ${id}::int union all select from orders where subscription_id = ${id}::int limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Deletes a plan that nobody has bought, with its versions. */
export async function deletePlan(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('subscription_versions').where('subscription_id', '=', id).execute();
  await trx.deleteFrom('subscriptions').where('id', '=', id).execute();
}
