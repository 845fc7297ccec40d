import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { NamedCondition } from './conditions-of.ts';

/** By machine, a `1` for each condition that it meets and a `0` for each other. */
export type Met = ReadonlyMap<string, string>;

/* As text: a list of booleans is read far slower. */
const heldOf = (conditions: readonly NamedCondition[]): RawBuilder<string> =>
  sql<string>`array_to_string(array[${sql.join(conditions.map(({ condition }) => sql`(coalesce((${condition()}), false))::int`))}], '')`;

/** Which of these conditions machines meet now. */
export async function conditionsMet(
  db: Db,
  conditions: readonly NamedCondition[],
  ids: readonly string[],
): Promise<Met> {
  const { rows } = await sql<{ id: string; held: string }>`
    select id, ${heldOf(conditions)} as held from equipment where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, held }) => [id, held]));
}

/** Which of them machines met before, by their columns of then. */
export async function conditionsMetBefore(
  db: Db,
  conditions: readonly NamedCondition[],
  before: ReadonlyMap<string, unknown>,
): Promise<Met> {
  if (before.size === 0) return new Map();
  const { rows } = await sql<{ id: string; held: string }>`
    select equipment.id, ${heldOf(conditions)} as held from jsonb_array_elements(${JSON.stringify([...before.values()])}::jsonb) was(columns_before)
      cross join lateral jsonb_populate_record(null::equipment, was.columns_before) equipment`.execute(db);
  return new Map(rows.map(({ id, held }) => [id, held]));
}
