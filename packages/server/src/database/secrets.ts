import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './types.ts';

/** A random key of 32 bytes by its name, the same for every process on this database; made when it is first asked for. */
export async function secretNamed(db: Kysely<Database>, name: string): Promise<Buffer> {
  const read = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  let row = await read();
  if (row === undefined) {
    const value = randomBytes(32).toString('base64url');
    await db
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await read();
  }
  if (row === undefined) throw new Error(`The secret ${name} could not be made.`);
  return Buffer.from(row.value, 'base64url');
}
