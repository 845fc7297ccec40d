import { retention, spanBefore } from '@yantra/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, OtpSessionTable } from '../../database/types.ts';

/** Whose attempts are counted. */
export interface Tried {
  readonly phone: string;
  readonly purpose: OtpSessionTable['purpose'];
}

export async function insertSession(db: Db, row: Insertable<OtpSessionTable>): Promise<void> {
  await db.insertInto('otp_sessions').values(row).execute();
}

/** Deletes a session whose code reached nobody: the previous one is valid again. */
export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('otp_sessions').where('id', '=', id).execute();
}

/** A session by id, locked until the transaction ends. */
export async function lockSession(trx: Db, id: string): Promise<Selectable<OtpSessionTable> | undefined> {
  return trx.selectFrom('otp_sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** A session by id, without a lock. */
export async function findSession(db: Db, id: string): Promise<Selectable<OtpSessionTable> | undefined> {
  return db.selectFrom('otp_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All sessions of a phone and purpose, locked in the order they were made. */
export async function lockSessionsOf(trx: Db, { phone, purpose }: Tried): Promise<Selectable<OtpSessionTable>[]> {
  return trx
    .selectFrom('otp_sessions')
    .selectAll()
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .orderBy('number')
    .forUpdate()
    .execute();
}

/** Whether no later code was sent to the phone for that purpose. */
export async function isNewest(trx: Db, session: Selectable<OtpSessionTable>): Promise<boolean> {
  const newer = await trx
    .selectFrom('otp_sessions')
    .select('id')
    .where('phone', '=', session.phone)
    .where('purpose', '=', session.purpose)
    .where('number', '>', session.number)
    .limit(1)
    .executeTakeFirst();
  return newer === undefined;
}

/** The failures that still count, and since when; locked until the transaction ends, for this phone and purpose. */
export async function lockFailures(
  trx: Db,
  { phone, purpose }: Tried,
  now: Date,
  forgottenAfterMs: number,
): Promise<{ readonly count: number; readonly since: Date }> {
  const oldest = new Date(now.getTime() - forgottenAfterMs);
  const { rows } = await sql<{ count: number; since: Date }>`
    insert into otp_failures as f (phone, purpose, count, first_at) values (${phone}, ${purpose}, 0, ${now}::timestamptz)
    on conflict (phone, purpose) do update set
      count = case when f.first_at <= ${oldest}::timestamptz then 0 else f.count end,
      first_at = case when f.first_at <= ${oldest}::timestamptz or f.count = 0 then excluded.first_at else f.first_at end
    returning count, first_at as since`.execute(trx);
  return rows[0] ?? { count: 0, since: now };
}

export async function addFailure(trx: Db, { phone, purpose }: Tried): Promise<void> {
  await trx
    .updateTable('otp_failures')
    .set((of) => ({ count: of('count', '+', 1) }))
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .execute();
}

export async function forgetFailures(trx: Db, { phone, purpose }: Tried): Promise<void> {
  await trx.deleteFrom('otp_failures').where('phone', '=', phone).where('purpose', '=', purpose).execute();
}

/** Marks a session's code as verified: it is a grant now, and the code is no longer needed. */
export async function setVerified(trx: Db, id: string, now: Date): Promise<void> {
  await trx.updateTable('otp_sessions').set({ verified_at: now, code: null }).where('id', '=', id).execute();
}

/** Marks sessions as used; earlier uses keep their moment. */
export async function setConsumed(trx: Db, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('otp_sessions')
    .set({ consumed_at: now, code: null })
    .where('id', 'in', ids)
    .where('consumed_at', 'is', null)
    .execute();
}

/** Deletes older codes of a phone and purpose; one locked by an attempt is left to the hourly job. */
export async function forgetReplaced(db: Db, { id, phone, purpose }: Tried & { id: string }) {
  await sql`
    update otp_sessions set code = null where id in (
      select id from otp_sessions where phone = ${phone} and purpose = ${purpose} and code is not null
        and number < (select number from otp_sessions where id = ${id}::uuid)
      order by number for update skip locked)`.execute(db);
}

export async function hasAccount(db: Db, phone: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
  return row !== undefined;
}

/** Deletes expired codes at once, and the records of sending and failures later: codes live for minutes and failures count for an hour; the rest serves
 * inquiries. */
export async function forgetCodes(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await sql`
    update otp_sessions set code = null where id in (
      select id from otp_sessions where expires_at <= ${now}::timestamptz and code is not null
      order by number for update skip locked)`.execute(db);
  const before = spanBefore(now, retention.codes);
  await db.deleteFrom('otp_sessions').where('sent_at', '<=', before).execute();
  await db.deleteFrom('otp_failures').where('first_at', '<=', before).execute();
}
