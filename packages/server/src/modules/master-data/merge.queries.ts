import { convertedTo } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { everyTypeFact } from './type-facts.queries.ts';

/** Moves the machines of one category to another, each of which has it once; also the requirements and the types. @returns how many machines */
export async function moveCategory(trx: Db, from: number, into: number): Promise<number> {
  const moved = await trx
    .updateTable('equipment')
    .set({
      category_ids: sql<
        number[]
      >`array(select k from unnest(array_replace(category_ids, ${from}::int, ${into}::int)) with ordinality u(k, nth)
        group by k order by min(nth))`,
      version: sql<number>`version + 1`,
    })
    .where(sql<boolean>`category_ids @> array[${from}::int]`)
    .executeTakeFirst();
  await sql`update past_listings set category_ids = array_replace(category_ids, ${from}::int, ${into}::int)
    where category_ids @> array[${from}::int]`.execute(trx);
  await trx.updateTable('requirements').set({ category_id: into }).where('category_id', '=', from).execute();
  await sql`insert into type_categories (type_id, category_id) select type_id, ${into}::int from type_categories where category_id = ${from}::int
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('type_categories').where('category_id', '=', from).execute();
  return Number(moved.numUpdatedRows);
}

/** Has the name of a category, and the names it had taken over, find another. */
export async function callCategory(trx: Db, from: number, into: number, name: string): Promise<void> {
  await sql`insert into category_words (category_id, word)
    select ${into}::int, word from category_words where category_id = ${from}::int union select ${into}::int, ${name}
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('category_words').where('category_id', '=', from).execute();
}

/** Moves the machines of one type to another, with what they say of themselves. @returns how many */
export async function moveType(trx: Db, from: number, into: number): Promise<number> {
  await moveFacts(trx, from, into);
  const moved = await trx
    .updateTable('equipment')
    .set({ equipment_type_id: into, version: sql<number>`version + 1` })
    .where('equipment_type_id', '=', from)
    .executeTakeFirst();
  const machines = Number(moved.numUpdatedRows);
  if (machines > 0) await widenCategories(trx, from, into);
  await trx.deleteFrom('type_categories').where('type_id', '=', from).execute();
  await trx.deleteFrom('typical_rents').where('type_id', '=', from).execute();
  return machines;
}

/** What only the first is hired by, the other is too; sizes are said in the other's units. */
async function moveFacts(trx: Db, from: number, into: number): Promise<void> {
  const facts = await everyTypeFact(trx);
  const known = new Map(facts.get(into)?.map(({ fact, unit }) => [fact, unit]));
  for (const { fact, unit } of facts.get(from) ?? []) {
    const other = known.get(fact);
    if (!known.has(fact) || unit === undefined || other === unit) continue;
    const factor = other === undefined ? undefined : convertedTo(other, { value: 1, unit });
    const said =
      factor === undefined
        ? sql`facts - ${fact}::text`
        : sql`jsonb_set(facts, array[${fact}::text], to_jsonb(round(((facts->>${fact}::text)::float8 * ${factor}::float8)::numeric, 6)))`;
    await sql`update equipment set facts = ${said}
      where equipment_type_id = ${from}::int and jsonb_typeof(facts->${fact}::text) = 'number'`.execute(trx);
  }
  await sql`insert into type_facts (type_id, fact, unit, low, high, place)
    select ${into}::int, fact, unit, low, high, place + (select coalesce(max(place), 0) from type_facts where type_id = ${into}::int)
    from type_facts where type_id = ${from}::int on conflict do nothing`.execute(trx);
  await trx.deleteFrom('type_facts').where('type_id', '=', from).execute();
}

/** The machines that came may stay in the categories they are in. */
async function widenCategories(trx: Db, from: number, into: number): Promise<void> {
  await sql`insert into type_categories (type_id, category_id) select ${into}::int, category_id from type_categories
    where type_id = ${from}::int and exists (select from type_categories where type_id = ${into}::int) on conflict do nothing`.execute(
    trx,
  );
  // One that goes with any category stays so, and so does what comes from it.
  await sql`delete from type_categories where type_id = ${into}::int
    and not exists (select from type_categories where type_id = ${from}::int)`.execute(trx);
}

/** A type by its names. */
export interface NamedType {
  readonly id: number;
  readonly type: string;
  readonly sub_type: string;
}

/**
 * Has the words of a type find another, and its name too. Words of its whole group stay with the group while it has other types.
 */
export async function callType(trx: Db, from: NamedType, into: NamedType, at: Date): Promise<void> {
  const sibling = await trx
    .selectFrom('equipment_types')
    .select('id')
    .where(sql<string>`lower(type)`, '=', from.type.toLowerCase())
    .where('id', '!=', from.id)
    .where('deleted', '=', false)
    .orderBy('active', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const isSameGroup = from.type.toLowerCase() === into.type.toLowerCase();
  const ofGroup = isSameGroup || sibling === undefined ? into.id : sibling.id;
  await sql`insert into type_words (type_id, word, whole_group, created_at)
    select case when whole_group then ${ofGroup}::int else ${into.id}::int end, word, whole_group and ${ofGroup === sibling?.id || isSameGroup},
      created_at from type_words where type_id = ${from.id}::int on conflict do nothing`.execute(trx);
  await trx.deleteFrom('type_words').where('type_id', '=', from.id).execute();
  const names = [
    ...(from.sub_type === '' ? [] : [`${from.type} ${from.sub_type}`]),
    // The group's name finds the group as long as there is one.
    ...(sibling === undefined && !isSameGroup ? [from.type] : []),
  ];
  if (names.length === 0) return;
  await trx
    .insertInto('type_words')
    .values(names.map((word) => ({ type_id: into.id, word, whole_group: false, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
