import { retention, type Right, spanBefore } from '@yantra/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Db } from '../../database/types.ts';

/* Few have any. */
const rightsOfUser = sql<readonly Right[]>`
  array(select r."right" from staff_rights r where r.user_id = users.id and r."right" <> 'admin' order by 1)`.as(
  'rights',
);

/** A person with what they may do besides what their role allows. */
export async function withRights<T extends { readonly id: string }>(db: Db, user: T) {
  const rows = await db
    .selectFrom('staff_rights')
    .select('right')
    .where('user_id', '=', user.id)
    .where('right', '!=', 'admin')
    .orderBy('right')
    .execute();
  return { ...user, rights: rows.map(({ right }) => right as Right) };
}

/** The user of a living session, from our current records: one look-up by key. Somebody blocked has none, whatever is left of theirs. */
export async function findSessionUser(db: Db, sessionId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'users.first_name', 'users.last_name', 'users.phone'])
    .select(rightsOfUser)
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
}

/** Which of these sessions are living. */
export async function livingSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where(sql<boolean>`sessions.id = any(${ids}::uuid[])`)
    .where('expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A living session, locked until the transaction ends, with what its tokens need. */
export async function lockSession(trx: Db, sessionId: string, now: Date) {
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
    .select(rightsOfUser)
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .forUpdate('sessions')
    .executeTakeFirst();
}

/** Adds a session. */
export async function addSession(
  trx: Db,
  session: Pick<Insertable<Database['sessions']>, 'id' | 'user_id' | 'device' | 'expires_at'>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({ ...session, rotated_at: now, started_at: now, last_used_at: now })
    .execute();
}

/** Renews a session. */
export async function renewSession(
  trx: Db,
  id: string,
  next: Pick<Selectable<Database['sessions']>, 'rotation' | 'rotated_at' | 'last_used_at' | 'expires_at'>,
): Promise<void> {
  await trx.updateTable('sessions').set(next).where('id', '=', id).execute();
}

/** A user's sessions beyond the newest so many, by last use. */
export async function sessionsBeyond(trx: Db, userId: string, most: number): Promise<string[]> {
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

/** Why a session ended, unless its own browser ended it. */
export type WhyEnded = Database['ended_sessions']['why'];

/** Ends sessions; returns those that existed, and their users. @param why absent if their browser knows */
export async function deleteSessions(trx: Db, ids: readonly string[], why: WhyEnded | undefined, now: Date) {
  const ended = await trx.deleteFrom('sessions').where('id', 'in', ids).returning(['id', 'user_id']).execute();
  if (why !== undefined) await keepEnded(trx, ended, why, now);
  return ended;
}

/** Ends one session of a user. @returns whether it was theirs and existed */
export async function deleteSessionOf(
  trx: Db,
  userId: string,
  sessionId: string,
  now: Date,
  why: WhyEnded = 'elsewhere',
): Promise<boolean> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  await keepEnded(trx, ended, why, now);
  return ended.length > 0;
}

/** Ends every session of a user. @returns how many there were */
export async function deleteSessionsOf(trx: Db, userId: string, why: WhyEnded, now: Date): Promise<number> {
  const ended = await trx.deleteFrom('sessions').where('user_id', '=', userId).returning('id').execute();
  await keepEnded(trx, ended, why, now);
  return ended.length;
}

async function keepEnded(trx: Db, ended: readonly { readonly id: string }[], why: WhyEnded, now: Date): Promise<void> {
  if (ended.length === 0) return;
  const rows = ended.map(({ id }) => ({ id, why, ended_at: now }));
  await trx
    .insertInto('ended_sessions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Why a session ended; `undefined` if nobody ended it. */
export async function whyEnded(db: Db, id: string): Promise<WhyEnded | undefined> {
  const row = await db.selectFrom('ended_sessions').select('why').where('id', '=', id).executeTakeFirst();
  return row?.why;
}

/** A user's running sessions, last used first. */
export async function sessionsOf(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'started_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Deletes expired sessions. */
export async function forgetSessions(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  // No browser has a token of them any more.
  await db.deleteFrom('ended_sessions').where('ended_at', '<=', spanBefore(now, retention.idleSessions)).execute();
}
