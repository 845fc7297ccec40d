import { type Selectable, sql } from 'kysely';
import type { PartnerKeyTable } from '../../database/types.ts';
import type { Db } from '../../database/types.ts';

/** Whether one of a person's running plans allows widgets on their own websites; null if none runs. Purchases keep what they allowed. */
export async function embedsAllowed(db: Db, userId: string, now: Date): Promise<boolean | null> {
  const { rows } = await sql<{ allowed: boolean | null }>`
    select bool_or(v.embed_allowed) as allowed from purchases p
      join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where p.user_id = ${userId}::uuid and p.start_date <= ${now}::timestamptz and p.end_date > ${now}::timestamptz`.execute(
    db,
  );
  return rows[0]?.allowed ?? null;
}

/** A valid key. */
export type PartnerKeyRow = Selectable<PartnerKeyTable>;

/** A valid key, by its text in pages, or by its id. Those of somebody blocked are not. */
export async function findKey(
  db: Db,
  by: { readonly key: string } | { readonly id: string },
): Promise<PartnerKeyRow | undefined> {
  const rows = db
    .selectFrom('partner_keys')
    .selectAll()
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`exists (select from users u where u.id = partner_keys.supplier_id and u.blocked_at is null)`);
  return ('key' in by ? rows.where('key', '=', by.key) : rows.where('id', '=', by.id)).executeTakeFirst();
}

/** A supplier's valid keys, or everybody's; newest first. */
export async function listKeys(db: Db, supplierId: string | undefined, most: number) {
  return db
    .selectFrom('partner_keys as k')
    .innerJoin('users as u', 'u.id', 'k.supplier_id')
    .select(['k.id', 'k.key', 'k.name', 'k.origins', 'k.supplier_id', 'k.created_at', 'u.first_name', 'u.last_name'])
    .where('k.revoked_at', 'is', null)
    .$if(supplierId !== undefined, (keys) => keys.where('k.supplier_id', '=', supplierId ?? ''))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .limit(most)
    .execute();
}

/** How many valid keys a supplier has; concurrent additions wait, so that the limit holds. */
export async function countKeys(trx: Db, supplierId: string): Promise<number> {
  await sql`select id from users where id = ${supplierId}::uuid for update`.execute(trx);
  const { n } = await trx
    .selectFrom('partner_keys')
    .select((row) => row.fn.countAll<number | bigint>().as('n'))
    .where('supplier_id', '=', supplierId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Changes a supplier's own valid key. @returns whether there was one */
export async function changeKey(
  db: Db,
  { id, supplierId }: { readonly id: string; readonly supplierId: string },
  change: Partial<Pick<PartnerKeyRow, 'name' | 'origins' | 'revoked_at'>>,
): Promise<boolean> {
  const row = await db
    .updateTable('partner_keys')
    .set(change)
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes all keys of a person who leaves. */
export const revokeKeysOf = (trx: Db, supplierId: string, now: Date) =>
  trx
    .updateTable('partner_keys')
    .set({ revoked_at: now, name: '', origins: [] })
    .where('supplier_id', '=', supplierId)
    .execute();
