import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';

/** A day's term with its results. */
export interface CountedSearch {
  readonly term: string;
  readonly n: number;
  readonly empty: number;
  readonly answer: string;
  readonly kinds: string;
}

/** Additions to a day. */
export interface SearchesOfDay {
  readonly day: string;
  readonly searches: readonly CountedSearch[];
  readonly words: readonly (readonly [word: string, n: number])[];
  /** The most different terms, and words, per day. */
  readonly most: number;
}

/** Adds to a day's counts in one statement, sorted by text, so that two processes cannot deadlock. */
export async function addSearches(db: Db, { day, searches, words, most }: SearchesOfDay): Promise<void> {
  if (searches.length === 0 && words.length === 0) return;
  const column = <K extends keyof CountedSearch>(name: K) => searches.map((one) => one[name]);
  await sql`
    with made as (
        select g.*, s.term is not null as known from unnest(${column('term')}::text[], ${column('n')}::int[], ${column('empty')}::int[],
          ${column('answer')}::text[], ${column('kinds')}::text[]) as g(term, n, empty, answer, kinds)
        left join searches s on s.day = ${day}::date and s.term = g.term),
      kept as (
        select * from (select *, row_number() over (partition by known order by n desc, term) as place from made) m
        where known or place <= ${most} - (select count(*) from searches where day = ${day}::date)),
      written as (
        insert into searches as s (day, term, n, empty, answer, kinds)
          select ${day}::date, term, n, empty, answer, left(kinds, 200) from kept order by term
        on conflict (day, term) do update
          set n = s.n + excluded.n, empty = s.empty + excluded.empty, answer = excluded.answer, kinds = excluded.kinds),
      unknown as (
        select g.*, u.word is not null as known, row_number() over (partition by u.word is not null order by g.n desc, g.word) as place
        from unnest(${words.map(([word]) => word)}::text[], ${words.map(([, n]) => n)}::int[]) as g(word, n)
        left join unknown_words u on u.day = ${day}::date and u.word = g.word)
    insert into unknown_words as u (day, word, n)
      select ${day}::date, word, n from unknown
      where known or place <= ${most} - (select count(*) from unknown_words where day = ${day}::date) order by word
    on conflict (day, word) do update set n = u.n + excluded.n`.execute(db);
}

/** Counts a click for the later of two days on which the term was searched; not at all if it was not. */
export async function addPress(
  db: Db,
  press: { readonly term: string; readonly today: string; readonly yesterday: string; readonly isTop: boolean },
): Promise<void> {
  const { term, today, yesterday, isTop } = press;
  await sql`update searches set pressed = pressed + 1, pressed_top = pressed_top + ${Number(isTop)}::int
    where term = ${term} and day = (
      select max(day) from searches where term = ${term} and day between ${yesterday}::date and ${today}::date)`.execute(
    db,
  );
}

/** Deletes everything before a day. */
export async function forgetBefore(db: Db, day: string): Promise<void> {
  await sql`delete from searches where day < ${day}::date`.execute(db);
  await sql`delete from unknown_words where day < ${day}::date`.execute(db);
  await sql`delete from search_days where day < ${day}::date`.execute(db);
  await sql`delete from unmet_searches where day < ${day}::date`.execute(db);
  await sql`delete from owner_invites where created_at < ${day}::date`.execute(db);
}

/** Sums since a day. Several clicks after one search count once, and the sum never exceeds the searches. */
export async function sums(db: Db, first: string) {
  const { rows } = await sql<{ searches: number; empty: number; pressed: number; top: number }>`
    select coalesce(sum(n), 0)::int as searches, coalesce(sum(empty), 0)::int as empty,
      coalesce(sum(least(pressed, n)), 0)::int as pressed,
      coalesce(sum(least(pressed, n) * pressed_top::float8 / nullif(pressed, 0)), 0)::float8 as top
    from searches where day >= ${first}::date`.execute(db);
  return rows[0] ?? { searches: 0, empty: 0, pressed: 0, top: 0 };
}

/** How many searches had each result since a day, most first. */
export async function answers(db: Db, first: string) {
  const { rows } = await sql<{ answer: string; count: number }>`
    select answer, sum(n)::int as count from searches where day >= ${first}::date and answer <> '' group by answer
    order by count desc, answer`.execute(db);
  return rows;
}

/** The most frequent terms since a day, with their last result. */
export async function frequent(db: Db, first: string, most: number) {
  const { rows } = await sql<{ term: string; count: number; answer: string; kinds: string }>`
    select term, sum(n)::int as count, (array_agg(answer order by day desc))[1] as answer, (array_agg(kinds order by day desc))[1] as kinds
    from searches where day >= ${first}::date group by term order by count desc, term limit ${most}`.execute(db);
  return rows;
}

/** The most frequent terms with results since a day. */
export async function answered(db: Db, first: string, most: number) {
  const { rows } = await sql<{ term: string; count: number }>`
    select term, sum(n)::int as count from searches where day >= ${first}::date
    group by term having sum(n) > sum(empty) order by count desc, term limit ${most}`.execute(db);
  return rows;
}

/** The most frequent terms without results since a day. */
export async function empties(db: Db, first: string, most: number) {
  const { rows } = await sql<{ term: string; count: number }>`
    select term, sum(empty)::int as count from searches where day >= ${first}::date and empty > 0
    group by term order by count desc, term limit ${most}`.execute(db);
  return rows;
}

/** The most frequent unknown words since a day. */
export async function unknownWords(db: Db, first: string, most: number) {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, sum(n)::int as count from unknown_words where day >= ${first}::date
    group by word order by count desc, word limit ${most}`.execute(db);
  return rows;
}
