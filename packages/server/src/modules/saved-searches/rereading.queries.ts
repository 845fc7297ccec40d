import type { SearchInput } from '@yantra/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { Derived } from './deriving.ts';

/** A saved search whose term may mean something else now. */
export interface ToRead {
  readonly id: string;
  readonly search_id: string;
  readonly input: SearchInput;
}

const toRead = sql`select id, search_id::text, input from saved_searches`;

/** The texts that terms were looked up by and these words are near, with the known words that were near then. */
export async function textsNear(db: Db, words: readonly string[]): Promise<{ text: string; near: string }[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ text: string; near: string }>`
    select distinct t.text, t.near from unnest(${[...words]}::text[]) w(word) cross join lateral (
      select text, near from wanted_texts where text % w.word or text = w.word) t`.execute(db);
  return rows;
}

/** So many texts after one, for looking at all of them in turn. */
export async function textsAfter(db: Db, after: string, most: number): Promise<{ text: string; near: string }[]> {
  const { rows } = await sql<{ text: string; near: string }>`
    select text, near from wanted_texts where text > ${after} order by text limit ${most}`.execute(db);
  return rows;
}

/** Notes which words are near texts now. */
export async function keepTexts(db: Db, near: ReadonlyMap<string, string>): Promise<void> {
  if (near.size === 0) return;
  await sql`insert into wanted_texts (text, near)
    select * from unnest(${[...near.keys()]}::text[], ${[...near.values()]}::text[]) t(text, near) order by 1
    on conflict (text) do update set near = excluded.near`.execute(db);
}

/** Notes texts that are not known yet; what is known of others stays, as there may be terms to be read again by it. */
export async function noteTexts(db: Db, near: ReadonlyMap<string, string>): Promise<void> {
  if (near.size === 0) return;
  await sql`insert into wanted_texts (text, near)
    select * from unnest(${[...near.keys()]}::text[], ${[...near.values()]}::text[]) t(text, near) order by 1 on conflict do nothing`.execute(
    db,
  );
}

/** Texts that no saved search rests on any more. */
export async function forgetTexts(db: Db): Promise<void> {
  await sql`delete from wanted_texts t where not exists (select from saved_searches s where s.texts @> array[t.text])`.execute(
    db,
  );
}

/** The saved searches whose terms were looked up by one of these texts, or by a machine's name. */
export async function restingOn(
  db: Db,
  { texts, names }: { readonly texts: readonly string[]; readonly names: readonly string[] },
  after: string,
  most: number,
): Promise<ToRead[]> {
  const { rows } =
    await sql<ToRead>`${toRead} where (texts && ${[...texts]}::text[] or name = any(${[...names]}::text[])) and id > ${after}::uuid
    order by id limit ${most}`.execute(db);
  return rows;
}

/** The saved searches that were read by another vocabulary than this one. */
export async function readOtherwise(db: Db, reads: string, most: number): Promise<ToRead[]> {
  const { rows } = await sql<ToRead>`
    (${toRead} where reads <> '' and reads < ${reads} limit ${most}) union all (${toRead} where reads > ${reads} limit ${most}) limit ${most}`.execute(
    db,
  );
  return rows;
}

/** A saved search was read: it hangs on the search that it means now, unless it was moved meanwhile. */
export async function moveSaved(
  trx: Db,
  {
    id,
    from,
    to,
    derived,
    reads,
  }: {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly derived: Derived;
    readonly reads: string;
  },
): Promise<void> {
  await sql`update saved_searches set search_id = ${to}::bigint, texts = ${[...derived.texts]}::text[], name = ${derived.name ?? null},
    size = ${derived.size?.value ?? null}::float8, unit = ${derived.size?.unit ?? null}, reads = ${reads}
    where id = ${id}::uuid and search_id = ${from}::bigint`.execute(trx);
  // Nobody may have moved there.
  await sql`delete from wanted_searches where id = ${to}::bigint and people = 0`.execute(trx);
}

/** It could not be read, as its owner's key is gone: it is not tried again until the vocabulary changes. */
export async function leaveSaved(db: Db, id: string, reads: string): Promise<void> {
  await sql`update saved_searches set reads = ${reads} where id = ${id}::uuid`.execute(db);
}

/**
 * What terms are read by, in a word: the categories, types, their sizes, and the words that admins added. Ranks and prices are not in it, which change each
 * day and mean nothing to a term.
 */
export async function vocabularyPrint(db: Db): Promise<string> {
  const { rows } = await sql<{ print: string }>`
    select md5(concat(
      (select string_agg(concat_ws(' ', id, name, active, deleted), ',' order by id) from categories),
      (select string_agg(concat_ws(' ', id, type, sub_type, active, deleted), ',' order by id) from equipment_types),
      (select string_agg(concat_ws(' ', type_id, fact, unit, low, high), ',' order by type_id, fact) from type_facts),
      (select string_agg(concat_ws(' ', type_id, word, whole_group), ',' order by type_id, word) from type_words),
      (select string_agg(concat_ws(' ', category_id, word), ',' order by category_id, word) from category_words))) as print`.execute(
    db,
  );
  return rows[0]?.print ?? '';
}
