import { sql } from 'kysely';
import { containing, phoneHolds } from '../../database/containing.ts';
import type { Db } from '../../database/types.ts';

const leadOf = (db: Db, id: string) =>
  db
    .selectFrom('requirements')
    .innerJoin('categories', 'categories.id', 'requirements.category_id')
    .select(['requirements.id', 'category_id', 'city_id', 'categories.name as category'])
    .where('requirements.id', '=', id);

/** What a requirement is about. */
export const findLead = (db: Db, id: string) => leadOf(db, id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockLead = (trx: Db, id: string) => leadOf(trx, id).forUpdate('requirements').executeTakeFirst();

/** Who has a lead now. */
export async function assigneeOf(db: Db, requirementId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('lead_assignments')
    .select('user_id')
    .where('requirement_id', '=', requirementId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function putAssignment(
  trx: Db,
  row: { requirement_id: string; user_id: string; assigned_by: string; assigned_at: Date },
): Promise<void> {
  const { user_id, assigned_by, assigned_at } = row;
  await trx
    .insertInto('lead_assignments')
    .values(row)
    .onConflict((conflict) => conflict.column('requirement_id').doUpdateSet({ user_id, assigned_by, assigned_at }))
    .execute();
}

export const removeAssignment = (trx: Db, requirementId: string) =>
  trx.deleteFrom('lead_assignments').where('requirement_id', '=', requirementId).execute();

/* Admins, and who has a right besides their role. */
const isStaff = sql`(u.role = 'admin' or exists (select from staff_rights s where s.user_id = u.id))`;
/* Staff, and owners of machines. */
const mayHaveLeads = sql`u.deleted_at is null and u.blocked_at is null and (u.role = 'supplier' or ${isStaff})`;
const fullName = sql`trim(u.first_name || ' ' || u.last_name)`;

/** Somebody who may have leads. */
export interface Assignee {
  readonly id: string;
  readonly name: string;
  readonly is_staff: boolean;
  readonly city: string;
  readonly machines: number;
}

/** The name of somebody who may have leads; `undefined` for others. */
export async function findAssignee(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, ${fullName} as name from users u where u.id = ${id}::uuid and ${mayHaveLeads}`.execute(db);
  return rows[0];
}

/** Who may have a lead: without a term the staff, and the owners with the most machines for it; with one, whom it names. */
export async function assigneesFor(
  db: Db,
  { category_id, city_id }: { readonly category_id: number; readonly city_id: string | null },
  { searchTerm, limit }: { readonly searchTerm?: string | undefined; readonly limit: number },
): Promise<Assignee[]> {
  const term = searchTerm ?? '';
  const found =
    term === ''
      ? sql`(${isStaff} or f.machines > 0)`
      : sql`(${fullName} ilike ${containing(term)} or u.email ilike ${containing(term)} or ${phoneHolds('u.phone', term)})`;
  const there = city_id === null ? sql`true` : sql`e.city_id = ${city_id}`;
  const { rows } = await sql<Assignee>`
    with f as (select supplier_id, count(*)::int as machines from equipment e
      where e.listed and ${category_id}::int = any(e.category_ids) and ${there} group by supplier_id)
    select u.id, ${fullName} as name, ${isStaff} as is_staff, u.city, coalesce(f.machines, 0) as machines
    from users u left join f on f.supplier_id = u.id where ${mayHaveLeads} and ${found}
    order by is_staff desc, machines desc, name, u.id limit ${limit}`.execute(db);
  return rows;
}
