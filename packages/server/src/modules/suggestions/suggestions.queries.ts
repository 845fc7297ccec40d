import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';

/** Names of listed machines with words that begin so, those of a city or all of them, the most frequent first. */
export async function namesBeginning(
  db: Kysely<Database>,
  words: readonly string[],
  cityId: string | undefined,
  most: number,
): Promise<string[]> {
  if (words.length === 0) return [];
  const query = words.map((word) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}':*`).join(' & ');
  const inCity = cityId === undefined ? sql`true` : sql`city_id = ${cityId}`;
  const { rows } = await sql<{ name: string }>`
    select name from equipment where listed and search @@ ${query}::tsquery and ${inCity}
    group by name order by count(*) desc, name limit ${most}`.execute(db);
  return rows.map(({ name }) => name);
}
