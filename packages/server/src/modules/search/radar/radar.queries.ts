import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';

/** Days from one until before another, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** A city's searches; empty for no place. */
export interface PlaceRow {
  readonly city_id: string;
  readonly searches: number;
  readonly unknown: number;
  readonly far: number;
}

/** Searches by city. */
export async function searchesByCity(db: Db, { from, until }: Days): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select city_id, sum(searches)::int as searches, sum(unknown)::int as unknown, sum(far)::int as far
    from search_days where day >= ${from}::date and day < ${until}::date group by city_id`.execute(db);
  return rows;
}

/** Which searches in vain are asked for. */
export interface TermsAsked {
  readonly now: Days;
  readonly before: Days;
  /** All of them if absent. */
  readonly cityIds: readonly string[] | undefined;
  readonly why: string | undefined;
  readonly most: number;
}

interface TermRow {
  readonly term: string;
  readonly count: number;
  readonly before: number;
  readonly why: 'word' | 'far';
  readonly kinds: string;
  readonly nearest_km: number | null;
  readonly city_ids: readonly string[];
  /** Of all terms. */
  readonly terms: number;
}

/** The most frequent searches in vain, each as it ended last, with the cities it was made in. */
export async function unmetTerms(db: Db, { now, before, cityIds, why, most }: TermsAsked): Promise<TermRow[]> {
  const places = cityIds === undefined ? sql`true` : sql`city_id = any(${[...cityIds]}::text[])`;
  const reason = why === undefined ? sql`true` : sql`why = ${why}`;
  const { rows } = await sql<TermRow>`
    with sums as (
        select term, city_id, sum(n)::int as n, (array_agg(why order by day desc))[1] as why, (array_agg(kinds order by day desc))[1] as kinds,
          min(nearest_km) as nearest_km
        from unmet_searches where day >= ${now.from}::date and day < ${now.until}::date and ${places} and ${reason} group by term, city_id),
      top as (
        select term, sum(n)::int as count, (array_agg(why order by n desc, city_id))[1] as why, (array_agg(kinds order by n desc, city_id))[1] as kinds,
          min(nearest_km) as nearest_km, (array_agg(city_id order by n desc, city_id))[1:3] as city_ids, (count(*) over ())::int as terms
        from sums group by term order by count desc, term limit ${most})
    select top.*, coalesce(b.n, 0)::int as before from top left join (
      select term, sum(n) as n from unmet_searches
      where day >= ${before.from}::date and day < ${before.until}::date and ${places} and ${reason} group by term) b using (term)
    order by top.count desc, term`.execute(db);
  return rows;
}

/** How many words are unknown, and how many of the most frequent make half of these searches. */
export async function unknownTerms(db: Db, { from, until }: Days): Promise<{ terms: number; half: number }> {
  const { rows } = await sql<{ terms: number; half: number }>`
    select count(*)::int as terms, (count(*) filter (where above < whole / 2.0))::int as half from (
      select sum(n) over (order by n desc, term) - n as above, sum(n) over () as whole from (
        select term, sum(n) as n from unmet_searches where day >= ${from}::date and day < ${until}::date and why = 'word' group by term) t) s`.execute(
    db,
  );
  return rows[0] ?? { terms: 0, half: 0 };
}

/** The invite of a place and a term; the given code is used if there is none yet. */
export async function keepInvite(
  db: Db,
  invite: { readonly code: string; readonly cityId: string; readonly term: string; readonly at: Date },
): Promise<{ code: string; visits: number }> {
  const { code, cityId, term, at } = invite;
  const { rows } = await sql<{ code: string; visits: number }>`
    insert into owner_invites (code, city_id, term, created_at) values (${code}, ${cityId}, ${term}, ${at}::timestamptz)
    on conflict (city_id, term) do update set term = excluded.term returning code, visits`.execute(db);
  return rows[0] ?? { code, visits: 0 };
}

export const isInvite = async (db: Db, code: string): Promise<boolean> =>
  (await db.selectFrom('owner_invites').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;

export async function countVisit(db: Db, code: string): Promise<void> {
  await sql`update owner_invites set visits = visits + 1 where code = ${code}`.execute(db);
}
