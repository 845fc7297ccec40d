import type { City } from '@yantra/places';
import { sql } from 'kysely';
import type { Db } from './types.ts';

/**
 * Adds the names and aliases of all cities to the search's vocabulary, so that misspelt ones are found. Larger cities weigh more. Does nothing if they are
 * there.
 */
export async function learnCities(db: Db, cities: readonly City[]): Promise<void> {
  const names = cities.flatMap((city) =>
    [city.name, ...city.aliases].map((name) => ({ name, weight: city.population ?? 0 })),
  );
  await sql`
    insert into lexicon (word, kind, weight)
      select word, 'city', max(weight) from (
        select array_to_string(search_words(name), ' ') as word, weight
        from unnest(${names.map(({ name }) => name)}::text[], ${names.map(({ weight }) => weight)}::bigint[]) n(name, weight)) named
      where length(word) >= 3 group by word order by word
    on conflict (word) do update set kind = 'city', weight = excluded.weight where lexicon.kind = 'word'`.execute(db);
}
