import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { type KeyName, keyNames } from '../../keys/key-names.ts';
import { publishedMs } from '../../keys/keyring.ts';
import { makeFirst, newKey } from '../../keys/keys.queries.ts';
import { appendAudit } from '../audit/index.ts';

/** How a key is changed. */
export interface Rotation {
  readonly name: KeyName;
  /** Whether signatures of earlier keys are refused at once, for a stolen key. */
  readonly isAtOnce: boolean;
}

/** The result. */
export type RotationResult =
  | { readonly is: 'changed'; readonly signsFrom: Date; readonly oldUntil: Date }
  /** The previous change is not complete yet. */
  | { readonly is: 'under way'; readonly until: Date };

/* Clocks of processes differ a little. */
const marginMs = 60_000;

/**
 * Makes a new key. All processes know it before it signs, and accept the previous key's signatures until the last has expired: nobody is logged out. With
 * `isAtOnce` everything signed by previous keys ends within half a minute.
 */
export async function rotateKey(db: Db, clock: Clock, { name, isAtOnce }: Rotation): Promise<RotationResult> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    await makeFirst(trx, name);
    const { value, signs_from } = await trx
      .selectFrom('secrets')
      .selectAll()
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!isAtOnce && signs_from !== null && signs_from > now) return { is: 'under way', until: signs_from };
    const signsFrom = isAtOnce ? now : new Date(now.getTime() + publishedMs);
    const oldUntil = isAtOnce ? now : new Date(signsFrom.getTime() + keyNames[name].lastsMs + marginMs);
    if (isAtOnce) await trx.deleteFrom('old_keys').where('name', '=', name).execute();
    else await trx.insertInto('old_keys').values({ name, value, valid_until: oldUntil }).execute();
    await trx.updateTable('secrets').set({ value: newKey(), signs_from: signsFrom }).where('name', '=', name).execute();
    await appendAudit(trx, { at: now, kind: 'key.changed', detail: isAtOnce ? `${name} at once` : name });
    return { is: 'changed', signsFrom, oldUntil };
  });
}

/** Deletes keys whose signatures have all expired. */
export async function forgetKeys(db: Db, clock: Clock): Promise<void> {
  await sql`delete from old_keys where valid_until <= ${clock.now()}::timestamptz`.execute(db);
}
