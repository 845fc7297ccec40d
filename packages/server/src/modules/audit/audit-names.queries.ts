import type { AuditSubject } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** Somebody or something that an entry names, today. */
export interface Named {
  readonly id: string;
  /** Null if it is gone. */
  readonly name: string | null;
  /** Of a person. */
  readonly role?: string;
}

const fullName = sql`trim(u.first_name || ' ' || u.last_name)`;

/* By what a subject is: its id as text, and its name. Of a purchase, the order that it is known by. */
const questions: Readonly<Record<Exclude<AuditSubject, 'none'>, (ids: readonly string[]) => RawBuilder<Named>>> = {
  person: (ids) => sql`
    select u.id::text, case when u.deleted_at is null then ${fullName} end as name, u.role from users u where u.id = any(${ids}::uuid[])`,
  machine: (ids) =>
    sql`select id::text, case when deleted_at is null then name end as name from equipment where id = any(${ids}::uuid[])`,
  purchase: (ids) => sql`
    select p.id::text, coalesce(p.order_id, v.display_name) as name from purchases p
      join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version where p.id = any(${ids}::uuid[])`,
  // Of a deleted account it says so itself.
  lead: (ids) => sql`select id::text, full_name as name from requirements where id = any(${ids}::uuid[])`,
  plan: (ids) => sql`select id::text, display_name as name from subscriptions where id = any(${numbersIn(ids)}::int[])`,
  category: (ids) => sql`select id::text, name from categories where id = any(${numbersIn(ids)}::int[])`,
  type: (ids) => sql`
    select id::text, trim(type || ' ' || sub_type) as name from equipment_types where id = any(${numbersIn(ids)}::int[])`,
  order: (ids) => sql`select id, id as name from orders where id = any(${ids}::text[])`,
};

const numbersIn = (ids: readonly string[]): number[] =>
  ids.map(Number).filter((id) => Number.isInteger(id) && id >= 0 && id < 2 ** 31);

/** The names of some subjects of one kind, by id; what is gone is absent. */
export async function namesOf(
  db: Db,
  subject: Exclude<AuditSubject, 'none'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map();
  const { rows } = await questions[subject]([...new Set(ids)]).execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
