import { sql } from 'kysely';
import { takeLockFor } from '../../database/locks.ts';
import type { Db } from '../../database/types.ts';
import type { LeadReader } from './own-leads.queries.ts';
import { idsOf, isHidden } from './whose-leads.ts';

/** How to reach the sender of a requirement. */
export interface Contact {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
}

/** The contact of a requirement that this person may see; `undefined` otherwise. */
export async function findContact(
  db: Db,
  { userId, isAdmin, now }: LeadReader,
  requirementId: string,
): Promise<(Contact & { readonly is_hidden: boolean }) | undefined> {
  const isTheirs = isAdmin ? sql`true` : sql`r.id in (${idsOf(userId, now, sql`r.id = ${requirementId}::uuid`)})`;
  const { rows } = await sql<Contact & { is_hidden: boolean }>`
    select r.id, r.email, r.phone, ${isAdmin ? sql`false` : isHidden(userId)} as is_hidden
    from requirements r where r.id = ${requirementId}::uuid and ${isTheirs}`.execute(db);
  return rows[0];
}

/** Makes concurrent openings of leads by the same person wait until this transaction ends. */
export async function lockOpener(trx: Db, userId: string): Promise<void> {
  await takeLockFor(trx, 'lead', userId);
}

/** Whether a person has opened a requirement before, and how many others on a day. */
export async function opensOf(trx: Db, userId: string, requirementId: string, day: string) {
  const { rows } = await sql<{ before: boolean; today: number }>`
    select exists (select 1 from lead_opens where user_id = ${userId}::uuid and requirement_id = ${requirementId}::uuid) as before,
      (select count(*)::int from lead_opens where user_id = ${userId}::uuid and day = ${day}::date) as today`.execute(
    trx,
  );
  return rows[0] ?? { before: false, today: 0 };
}

export const insertOpen = (trx: Db, row: { user_id: string; requirement_id: string; day: string; at: Date }) =>
  trx.insertInto('lead_opens').values(row).execute();
