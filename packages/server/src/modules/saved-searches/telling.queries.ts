import type { SearchInput } from '@yantra/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A search whose people are to be told. */
export interface DueNews {
  readonly id: string;
  readonly search_id: string;
  readonly pace: 'daily' | 'atOnce';
  /** The last who was told, while it is under way. */
  readonly after_id: string | null;
}

/** The search whose people wait longest; other processes take others. */
export async function takeDue(trx: Db, now: Date): Promise<DueNews | undefined> {
  const { rows } = await sql<DueNews>`
    select id::text, search_id::text, pace, after_id from search_news where due_at <= ${now}::timestamptz order by due_at, id limit 1
    for update skip locked`.execute(trx);
  return rows[0];
}

/** The next of the people who are told of a search at this pace. */
export async function nextPeople(trx: Db, news: DueNews, most: number) {
  const { rows } = await sql<{
    id: string;
    user_id: string;
    search_id: string;
    input: SearchInput;
    since_hit: string;
    seen_hit: string;
    told_hit: string;
  }>`select id, user_id, search_id::text, input, since_hit::text, seen_hit::text, told_hit::text from saved_searches
    where search_id = ${news.search_id}::bigint and pace = ${news.pace} and paused_at is null
      and (${news.after_id}::uuid is null or id > ${news.after_id}::uuid)
    order by id limit ${most} for no key update`.execute(trx);
  return rows;
}

/** What news of saved searches are counted by, of those of which people are still told. */
export async function toldOf(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; search_id: string; since_hit: string; seen_hit: string }>`
    select id, search_id::text, since_hit::text, seen_hit::text from saved_searches where id = any(${[...ids]}::uuid[]) and paused_at is null`.execute(
    db,
  );
  return rows;
}

/** These were told up to a place. */
export async function markTold(trx: Db, ids: readonly string[], through: string, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update saved_searches set told_hit = greatest(told_hit, ${through}::bigint), told_at = ${at}::timestamptz where id = any(${[...ids]}::uuid[])`.execute(
    trx,
  );
}

/** All of its people were told. */
export async function endNews(trx: Db, id: string): Promise<void> {
  await sql`delete from search_news where id = ${id}::bigint`.execute(trx);
}

/** There are more people after this one. */
export async function goOnAfter(trx: Db, id: string, afterId: string): Promise<void> {
  await sql`update search_news set after_id = ${afterId}::uuid where id = ${id}::bigint`.execute(trx);
}

/** A kind and a city that a search waits for, the first of them. */
export async function placeOf(db: Db, searchId: string): Promise<{ kind: string; city_id: string } | undefined> {
  const { rows } = await sql<{ kind: string; city_id: string }>`
    select kind, city_id from wanted_places where search_id = ${searchId}::bigint order by kind, city_id limit 1`.execute(
    db,
  );
  return rows[0];
}
