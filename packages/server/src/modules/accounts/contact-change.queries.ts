import { type LanguageCode, type Locale, localeNamed } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A person's current contact, and the language of messages to them. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
  readonly language: LanguageCode;
}

/** The language that a person chose for our messages; undefined for English. */
export async function findLocale(db: Db, id: string): Promise<Locale | undefined> {
  const row = await db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirst();
  return localeNamed(row?.language ?? '');
}

/** Whether it is an account's phone already. */
export async function hasPhone(db: Db, id: string, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of an account, locked until the transaction ends. */
export async function lockContact(trx: Db, id: string): Promise<Contact | undefined> {
  return trx
    .selectFrom('users')
    .select(['phone', 'email', 'language'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Gives an account another phone, and moves the requirements sent from the old one; machines with which the old one is shown have the new one too.
 * @param confirmedAt when a code proved it; null if none did
 * @returns false if another account has it
 */
export async function setPhone(
  trx: Db,
  id: string,
  before: string,
  phone: string,
  confirmedAt: Date | null,
): Promise<boolean> {
  const { rows } = await sql`
    update users set phone = ${phone}, phone_confirmed_at = ${confirmedAt}::timestamptz where id = ${id}::uuid and not exists (select 1 from users where phone = ${phone})
    returning id`.execute(trx);
  if (rows.length === 0) return false;
  await trx
    .updateTable('requirements')
    .set({ phone })
    .where('phone', '=', before)
    .where('phone_confirmed_at', 'is not', null)
    .execute();
  // A form with the old one that is open somewhere would write it again.
  await trx
    .updateTable('equipment')
    .set((machine) => ({ phone, version: machine('version', '+', 1) }))
    .where('supplier_id', '=', id)
    .where('phone', '=', before)
    .execute();
  return true;
}

/** @param confirmedAt when a code proved it; null if none did */
export async function setEmail(trx: Db, id: string, email: string, confirmedAt: Date | null): Promise<void> {
  await trx.updateTable('users').set({ email, email_confirmed_at: confirmedAt }).where('id', '=', id).execute();
}
