import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A person's current contact. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
}

/** Of an account, locked until the transaction ends. */
export async function lockContact(trx: Db, id: string): Promise<Contact | undefined> {
  return trx.selectFrom('users').select(['phone', 'email']).where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Gives an account another phone, and moves the requirements sent from the old one.
 * @returns false if another account has it
 */
export async function setPhone(trx: Db, id: string, before: string, phone: string): Promise<boolean> {
  const { rows } = await sql`
    update users set phone = ${phone} where id = ${id}::uuid and not exists (select 1 from users where phone = ${phone})
    returning id`.execute(trx);
  if (rows.length === 0) return false;
  await trx
    .updateTable('requirements')
    .set({ phone })
    .where('phone', '=', before)
    .where('phone_confirmed_at', 'is not', null)
    .execute();
  return true;
}

export async function setEmail(trx: Db, id: string, email: string): Promise<void> {
  await trx.updateTable('users').set({ email }).where('id', '=', id).execute();
}
