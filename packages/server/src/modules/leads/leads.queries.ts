import { retention, spanBefore } from '@yantra/domain';
import { type Insertable, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { deleteOlder } from '../../database/delete-older.ts';
import type { Db, RequirementTable } from '../../database/types.ts';

/** Stores a requirement, unless its key is known: then returns `isNew: false` and the first one's id. */
export async function insertOnce(
  db: Db,
  row: Insertable<RequirementTable>,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const stored = await db
    .insertInto('requirements')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored !== undefined) return { id: stored.id, isNew: true };
  const id = await findSent(db, row.idempotency_key);
  // A row just seen can only vanish with its sender's whole account.
  if (id === undefined) throw new Error('A requirement with this key was there and is gone.');
  return { id, isNew: false };
}

/** Keeps the further machines that a new requirement asks about, in order. */
export async function insertMachines(db: Db, requirementId: string, machineIds: readonly string[]): Promise<void> {
  if (machineIds.length === 0) return;
  await db
    .insertInto('requirement_machines')
    .values(machineIds.map((id, index) => ({ requirement_id: requirementId, equipment_id: id, place: index + 1 })))
    .execute();
}

/** The id of the requirement with a key. */
export async function findSent(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('requirements').select('id').where('idempotency_key', '=', key).executeTakeFirst();
  return row?.id;
}

/** Whether a requirement's phone is proved. */
export async function isConfirmed(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('requirements').select('phone_confirmed_at').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.phone_confirmed_at !== null;
}

/** Whether a category can be chosen now. */
export async function isActiveCategory(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a person's account has this phone. */
export async function hasPhone(db: Db, userId: string, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes requirements with everything attached: suppliers' notes, openings, alerts. Past listings decide whose a requirement is, so they are deleted once no
 * requirement is left from that time.
 */
export async function forgetLeads(db: Db, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.requirements);
  // Those that came to an agreement are kept with it.
  const isFree = sql`not exists (select from deals d join agreements a on a.deal_id = d.id where d.requirement_id = requirements.id)`;
  await deleteOlder(db, 'requirements', 'created_at', before, isFree);
  await deleteOlder(db, 'past_listings', 'ended_at', before);
}
