import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';

/** The user of a session that lives, as our records have them now: one look-up by its key. */
export async function findSessionUser(db: Kysely<Database>, sessionId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'users.first_name', 'users.last_name', 'users.phone'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

/** A session that lives, kept from changing until the transaction ends, with what its tokens need. */
export async function lockSession(trx: Kysely<Database>, sessionId: string, now: Date) {
  return trx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'role',
      'first_name',
      'last_name',
      'phone',
      'rotation',
      'rotated_at',
      'started_at',
      'expires_at',
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .forUpdate('sessions')
    .executeTakeFirst();
}

/** The sessions of a user beyond so many, from the one that was used last. */
export async function sessionsBeyond(trx: Kysely<Database>, userId: string, most: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .offset(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends sessions; answers which there were, and whose. */
export async function deleteSessions(trx: Kysely<Database>, ids: readonly string[]) {
  return trx.deleteFrom('sessions').where('id', 'in', ids).returning(['id', 'user_id']).execute();
}

/** Ends one session of a user. @returns whether it was theirs and there */
export async function deleteSessionOf(trx: Kysely<Database>, userId: string, sessionId: string): Promise<boolean> {
  const rows = await trx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Ends every session of a user. */
export async function deleteSessionsOf(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** The running sessions of a user, the last used first. */
export async function sessionsOf(db: Kysely<Database>, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'started_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}
