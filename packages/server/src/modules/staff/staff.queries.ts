import type { StaffRight } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db, UserTable } from '../../database/types.ts';

/** Somebody with one of their rights. */
export interface StaffRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly right: StaffRight;
  readonly since: Date | null;
  readonly given_by: string | null;
}

/** All rights that people have, the admins first, then by name. */
export async function allRights(db: Db): Promise<readonly StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select u.id, u.first_name, u.last_name, u.phone, s."right", r.given_at as since, nullif(trim(g.first_name || ' ' || g.last_name), '') as given_by
    from (
      select id as user_id, 'admin' as "right" from users where role = 'admin'
      union all select user_id, "right" from staff_rights where "right" <> 'admin') s
      join users u on u.id = s.user_id
      left join staff_rights r on r.user_id = s.user_id and r."right" = s."right"
      left join users g on g.id = r.given_by
    order by bool_or(s."right" = 'admin') over (partition by u.id) desc, u.first_name, u.last_name, u.id, s."right"`.execute(
    db,
  );
  return rows;
}

/** The admins who can work, locked: of two changes at once the second sees what the first left. */
export async function lockAdmins(trx: Db): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** An account by its phone. */
export async function findByPhone(trx: Db, phone: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'role', 'blocked_at'])
    .select(sql<boolean>`exists (select from equipment e where e.supplier_id = users.id)`.as('has_machines'))
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/** Notes who gave somebody a right. @returns false if they had it */
export async function insertRight(
  trx: Db,
  row: { readonly user_id: string; readonly right: StaffRight; readonly given_by: string; readonly given_at: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto('staff_rights')
    .values(row)
    .onConflict((same) => same.doNothing())
    .returning('user_id')
    .execute();
  return added.length > 0;
}

/** @returns false if they did not have it */
export async function deleteRight(trx: Db, userId: string, right: StaffRight): Promise<boolean> {
  const gone = await trx
    .deleteFrom('staff_rights')
    .where('user_id', '=', userId)
    .where('right', '=', right)
    .returning('user_id')
    .execute();
  return gone.length > 0;
}

/** Changes a role. @returns false if it was that already, or there is no such account */
export async function changeRole(
  trx: Db,
  userId: string,
  { from, to }: Readonly<Record<'from' | 'to', UserTable['role']>>,
): Promise<boolean> {
  const changed = await trx
    .updateTable('users')
    .set({ role: to })
    .where('id', '=', userId)
    .where('role', '=', from)
    .returning('id')
    .execute();
  return changed.length > 0;
}
