import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/types.ts';
import type { KeyName } from './key-names.ts';
import { keyBytes } from './keys.settings.ts';

/** The keys of a name in the database. */
export interface StoredKeys {
  readonly newest: Buffer;
  /** Until then the newest older key signs; `null` for a key without predecessor. */
  readonly signsFrom: Date | null;
  /** Older keys still accepted, newest first. */
  readonly older: readonly Buffer[];
}

const decoded = (value: string): Buffer => Buffer.from(value, 'base64url');
export const newKey = (): string => randomBytes(keyBytes).toString('base64url');

/** Reads the keys of a name, the same for every process on this database; the first is made on first use. */
export async function readKeys(db: Db, name: KeyName, now: Date): Promise<StoredKeys> {
  const found = await findKeys(db, name, now);
  if (found !== undefined) return found;
  await makeFirst(db, name);
  const made = await findKeys(db, name, now);
  if (made === undefined) throw new Error(`The key ${name} could not be made.`);
  return made;
}

/** Makes a name's first key, unless it exists. */
export async function makeFirst(db: Db, name: KeyName): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value: newKey() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findKeys(db: Db, name: KeyName, now: Date): Promise<StoredKeys | undefined> {
  const { rows } = await sql<{ value: string; signs_from: Date | null; older: string[] }>`
    select value, signs_from, array(
      select value from old_keys o where o.name = s.name and o.valid_until > ${now}::timestamptz order by o.valid_until desc) as older
    from secrets s where name = ${name}`.execute(db);
  const [row] = rows;
  return row && { newest: decoded(row.value), signsFrom: row.signs_from, older: row.older.map(decoded) };
}
