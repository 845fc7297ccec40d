import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { leadCounts } from '../../modules/leads/own-leads.queries.ts';
import { addMachine, fillBasics, testNow } from '../../testing/market.ts';
import { emptyDatabaseForFile } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';

const database = emptyDatabaseForFile();

test('the leads of machines that are listed as it runs stay their owners’, however old they are; of others they become nobody’s', async () => {
  const { db } = database;
  await database.before('0015');
  await fillBasics(db);
  const owner = async (phone: string, period: readonly [number, number]) => {
    const { id } = await db
      .insertInto('users')
      .values({ role: 'supplier', first_name: 'A', phone, password_hash: '-' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addMachine(db, { supplier_id: id, equipment_type_id: 28, period });
    return id;
  };
  const [listed, over] = [await owner('9000000011', [-1, 30]), await owner('9000000012', [-60, -1])];
  const monthsAgo = new Date(testNow.getTime() - 100 * 86_400_000);
  await sql`
    insert into requirements (idempotency_key, full_name, email, phone, category_id, city_id, consented_at, created_at)
    values ('long-ago', 'R', 'r@example.in', '9876500000', 6, '8', ${monthsAgo}::timestamptz, ${monthsAgo}::timestamptz)`.execute(
    db,
  );
  await migrate(database.all);
  const leadsOf = async (userId: string) => (await leadCounts(db, { userId, isAdmin: false, now: testNow })).New;
  expect([await leadsOf(listed), await leadsOf(over)]).toEqual([1, 0]);
});
