import type { Db } from '../database/types.ts';
import { createPasswords } from '../modules/accounts/index.ts';
import { demoAccounts, demoPassword } from './seed.messages.ts';

/** The phones of demo accounts that exist and still have the published password. */
export async function accountsWithKnownPassword(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(['phone', 'password_hash'])
    .where('phone', 'in', Object.values(demoAccounts))
    .orderBy('phone')
    .execute();
  if (rows.length === 0) return [];
  const passwords = createPasswords();
  const known = await Promise.all(rows.map(({ password_hash }) => passwords.verify(password_hash, demoPassword)));
  return rows.filter((_, index) => known[index] === true).map(({ phone }) => phone ?? '');
}
