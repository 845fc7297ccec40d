import type { Place } from '@yantra/places';
import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';
import type { EquipmentRow } from '../../equipment/index.ts';
import { distanceKm, quotedLexeme, selectedColumns } from '../lists/index.ts';

/** A word as typed so far, and the types it may mean. */
export interface TypedWord {
  readonly text: string;
  readonly typeIds: readonly number[];
}

const everywhere = '*';
/* A name has a row for each of its models and types; of very common matches only the most frequent are read. */
const rowsPerName = 8;

/**
 * Names of listed machines that contain words with each typed beginning, or are of a matching type: first those in the city, then the most frequent. Without
 * duplicates.
 */
export async function namesFor(
  db: Db,
  words: readonly TypedWord[],
  cityId: string | undefined,
  most: number,
): Promise<string[]> {
  if (words.length === 0) return [];
  const places = cityId === undefined ? [everywhere] : [cityId, everywhere];
  const lists = places.map(
    (place, order) => sql`(select name, ${order}::int as place, sum(n) as n from (select name, n from listed_names
      where city_id = ${place} and search @@ ${queryFor(words, place)}::tsquery order by n desc, name limit ${most * rowsPerName}) often
      group by name order by 3 desc, 1 limit ${most})`,
  );
  const { rows } = await sql<{ name: string }>`
    select name from (${sql.join(lists, sql` union all `)}) found order by place, n desc, name`.execute(db);
  return [...new Set(rows.map(({ name }) => name))].slice(0, most);
}

/** In which of these cities machines of these names are listed. */
export async function citiesOfNames(
  db: Db,
  names: readonly string[],
  cityIds: readonly string[],
): Promise<{ name: string; cityId: string }[]> {
  if (names.length === 0 || cityIds.length === 0) return [];
  const { rows } = await sql<{ name: string; cityId: string }>`
    select distinct name, city_id as "cityId" from listed_names
    where city_id = any(${[...cityIds]}::text[]) and name = any(${[...names]}::text[])`.execute(db);
  return rows;
}

/** For each name its city's first machine in a list's order, with its distance. */
export async function firstMachineByName(
  db: Db,
  names: readonly { readonly name: string; readonly cityId: string }[],
  from: Place,
): Promise<EquipmentRow[]> {
  if (names.length === 0) return [];
  const wanted = sql.join(names.map(({ name, cityId }) => sql`(${name}::text, ${cityId}::text)`));
  const { rows } = await sql<EquipmentRow>`
    select first.* from (values ${wanted}) wanted(name, city_id) cross join lateral (
      select ${selectedColumns}, ${distanceKm(from)} as distance_km from equipment e
      where e.listed and e.city_id = wanted.city_id and e.name = wanted.name order by e.rank_score desc, e.id limit 1) first`.execute(
    db,
  );
  return rows;
}

function queryFor(words: readonly TypedWord[], place: string): string {
  return words
    .map(({ text, typeIds }) =>
      [`${quotedLexeme(`${place}~${text}`)}:*`, ...typeIds.map((id) => quotedLexeme(`${place}#${id}`))].join(' | '),
    )
    .map((either) => `(${either})`)
    .join(' & ');
}
