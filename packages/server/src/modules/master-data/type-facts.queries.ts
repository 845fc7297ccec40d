import type { TypeRow } from '@yantra/contract/calls';
import { convertedTo, type FactName, factNames, isFactName, isUnit, isUnitOf } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** What the machines of a type are hired by first of all. */
export type TypeCapacity = NonNullable<TypeRow['capacity']>;

/** Something that the machines of a type are hired by: a size, or without a unit a word. */
export type TypeFact = NonNullable<TypeRow['facts']>[number];

/** By type, all that its machines are hired by, in order. What a later version put there is not ours to tell. */
export async function everyTypeFact(db: Db): Promise<ReadonlyMap<number, readonly TypeFact[]>> {
  const rows = await db
    .selectFrom('type_facts')
    .select(['type_id', 'fact', 'unit', 'low', 'high', 'place'])
    .orderBy('type_id')
    .execute();
  const known = rows.flatMap(({ fact, unit, low, high, ...row }) => {
    if (!isFactName(fact) || !isUnitOf(fact, unit ?? undefined)) return [];
    const isSize = unit !== null && isUnit(unit) && low !== null && high !== null;
    return [{ ...row, said: { fact, ...(isSize && { unit, low, high }) } }];
  });
  const nth = ({ said }: (typeof known)[number]) => factNames.indexOf(said.fact);
  const placed = known.toSorted((a, b) => a.place - b.place || nth(a) - nth(b));
  const byType = Map.groupBy(placed, (row) => row.type_id);
  return new Map([...byType].map(([id, all]) => [id, all.map(({ said }) => said)]));
}

/** Says all that the machines of a type are hired by, in this order; what is not said any more is asked no more, and the machines keep what they say of it. */
export async function setTypeFacts(trx: Db, id: number, facts: readonly TypeFact[]): Promise<void> {
  const gone = factNames.filter((name) => !facts.some(({ fact }) => fact === name));
  await removeFacts(trx, id, gone);
  for (const [at, fact] of facts.entries()) await setFact(trx, id, { ...fact, place: at + 1 });
}

/** Says the capacity alone; `null` takes it away, and leaves the machines as they are. */
export async function setTypeCapacity(trx: Db, id: number, capacity: TypeCapacity | null): Promise<void> {
  if (capacity === null) await removeFacts(trx, id, ['capacity']);
  else await setFact(trx, id, { fact: 'capacity', ...capacity });
}

async function removeFacts(trx: Db, id: number, facts: readonly FactName[]): Promise<void> {
  if (facts.length === 0) return;
  await trx
    .deleteFrom('type_facts')
    .where('type_id', '=', id)
    .where('fact', 'in', [...facts])
    .execute();
}

async function setFact(trx: Db, id: number, { fact, ...said }: TypeFact & { readonly place?: number }): Promise<void> {
  const before = await trx
    .selectFrom('type_facts')
    .select('unit')
    .where('type_id', '=', id)
    .where('fact', '=', fact)
    .executeTakeFirst();
  const { unit = null, low = null, high = null, place } = said;
  const columns = { unit, low, high, ...(place !== undefined && { place }) };
  await trx
    .insertInto('type_facts')
    .values({ type_id: id, fact, ...columns })
    .onConflict((conflict) => conflict.columns(['type_id', 'fact']).doUpdateSet(columns))
    .execute();
  if (unit !== null && before?.unit !== unit) await renewSizes(trx, id, fact, before?.unit ?? undefined, unit);
}

/** Has the machines of a type say the same size in its new unit; where that measures something else, or nobody knows the unit of what they said once, nothing. */
async function renewSizes(
  trx: Db,
  typeId: number,
  fact: FactName,
  from: string | undefined,
  to: string,
): Promise<void> {
  const factor = from === undefined ? undefined : convertedTo(to, { value: 1, unit: from });
  const facts =
    factor === undefined
      ? sql`facts - ${fact}::text`
      : sql`jsonb_set(facts, array[${fact}::text], to_jsonb(round(((facts->>${fact}::text)::float8 * ${factor}::float8)::numeric, 6)))`;
  await sql`update equipment set facts = ${facts}, version = version + 1
    where equipment_type_id = ${typeId} and jsonb_typeof(facts->${fact}::text) = 'number'`.execute(trx);
}
