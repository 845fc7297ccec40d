import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';

/** A type that is not deleted. */
export async function findType(
  db: Db,
  id: number,
): Promise<{ readonly type: string; readonly sub_type: string } | undefined> {
  return db
    .selectFrom('equipment_types')
    .select(['type', 'sub_type'])
    .where('id', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst();
}

/** The added words for a type, oldest first: its own, and its group's. */
export async function wordsOfType(db: Db, typeId: number) {
  const { rows } = await sql<{ id: number; word: string; whole_group: boolean; created_at: Date }>`
    select w.id, w.word, w.whole_group, w.created_at from type_words w
      join equipment_types t on t.id = w.type_id join equipment_types own on own.id = ${typeId}::int
    where w.type_id = own.id or (w.whole_group and not t.deleted and lower(t.type) = lower(own.type)) order by w.id`.execute(
    db,
  );
  return rows;
}

/** How many words admins have added. */
export async function countWords(trx: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from type_words`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** Adds a word and returns its id. */
export async function insertWord(
  trx: Db,
  word: {
    readonly typeId: number;
    readonly word: string;
    readonly wholeGroup: boolean;
    readonly at: Date;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('type_words')
    .values({ type_id: word.typeId, word: word.word, whole_group: word.wholeGroup, created_at: word.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a word, and says which it was; `undefined` if there was none. */
export async function deleteWord(trx: Db, id: number): Promise<string | undefined> {
  const row = await trx.deleteFrom('type_words').where('id', '=', id).returning('word').executeTakeFirst();
  return row?.word;
}
