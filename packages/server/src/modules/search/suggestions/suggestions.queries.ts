import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/types.ts';

/** A word as typed so far, and the types it may name. */
export interface TypedWord {
  readonly text: string;
  readonly typeIds: readonly number[];
}

const everywhere = '*';
/* A name has a row for each of its models and types; of a text that fits half of all names only the most frequent are looked at. */
const rowsPerName = 8;

/**
 * Names of listed machines that have a word beginning with each typed one, or are of a type that it names: those of the city first, and the
 * most frequent first. Each once.
 */
export async function namesFor(
  db: Kysely<Database>,
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

/* Words hold no quotes, no backslashes and no spaces (search-words.ts); cities and types are ids. */
const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

function queryFor(words: readonly TypedWord[], place: string): string {
  return words
    .map(({ text, typeIds }) =>
      [`${quoted(`${place}~${text}`)}:*`, ...typeIds.map((id) => quoted(`${place}#${id}`))].join(' | '),
    )
    .map((either) => `(${either})`)
    .join(' & ');
}
