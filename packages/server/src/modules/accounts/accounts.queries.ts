import type { SignUpInput } from '@yantra/contract/calls';
import { languageCode } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A phone's account, with what a log-in needs. */
export async function findAccount(db: Db, phone: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'first_name', 'last_name', 'phone', 'password_hash', 'language', 'blocked_at'])
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/** An account's phone and password hash. */
export async function findCredentials(db: Db, id: string) {
  return db.selectFrom('users').select(['phone', 'password_hash']).where('id', '=', id).executeTakeFirst();
}

/** Whether an account still has the password that was checked, and was not blocked since; locked until the transaction ends. */
export async function hasStillPassword(trx: Db, id: string, passwordHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select(['password_hash', 'blocked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash === passwordHash && row.blocked_at === null;
}

/** Counts a try with a phone that has no account. */
export async function countUnknown(trx: Db, day: string): Promise<void> {
  await sql`
    insert into unknown_log_ins as d (day, count) values (${day}, 1)
    on conflict (day) do update set count = d.count + 1`.execute(trx);
}

/** Adds a person's account; `undefined` if the phone already has one, even since a moment ago. */
export async function insertUser(
  trx: Db,
  {
    firstName,
    lastName,
    email,
    phoneNumber,
    locale,
  }: Pick<SignUpInput, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'locale'>,
  { role, passwordHash, now }: { readonly role: 'admin' | 'user'; readonly passwordHash: string; readonly now: Date },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('users')
    .values({
      role,
      first_name: firstName,
      last_name: lastName,
      phone: phoneNumber,
      email,
      language: languageCode(locale),
      password_hash: passwordHash,
      phone_confirmed_at: role === 'user' ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Adds a new account's organization. */
export async function insertOrganization(
  trx: Db,
  userId: string,
  { name, designation, cinNumber, websiteUrl, companyEmail }: NonNullable<SignUpInput['organization']>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('organizations')
    .values({
      user_id: userId,
      name,
      designation: designation ?? '',
      cin_number: cinNumber ?? '',
      website_url: websiteUrl ?? '',
      company_email: companyEmail ?? '',
      created_at: now,
    })
    .execute();
}

/** Sets the password of a phone's account; returns its id, and whether it is blocked. */
export async function setPassword(trx: Db, phone: string, passwordHash: string) {
  return trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('phone', '=', phone)
    .returning(['id', 'blocked_at'])
    .executeTakeFirst();
}
