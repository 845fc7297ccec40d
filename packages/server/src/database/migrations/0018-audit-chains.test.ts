import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appendAudit } from '../../modules/audit/audit.ts';
import { verifyAudit } from '../../modules/audit/verify-audit.ts';
import { testNow } from '../../testing/market.ts';
import { emptyDatabaseForFile } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';

const database = emptyDatabaseForFile();

test('the audit log as it was written before is still whole, and what is changed in it is found', async () => {
  const { db } = database;
  const append = () => appendAudit(db, { at: testNow, kind: 'logout', detail: 'a|b' });
  await database.before('0018');
  for (let n = 0; n < 3; n += 1) await append();
  await migrate(database.all);
  for (let n = 0; n < 2; n += 1) await append();
  const whole = await verifyAudit(db);
  expect(whole).toMatchObject({
    rows: 5,
    head: {
      chains: [
        { chain: 0, rows: 3 },
        { chain: 1, rows: 2 },
      ],
    },
  });
  expect(whole.broken).toBeUndefined();
  await sql`alter table audit_log disable trigger user`.execute(db);
  await sql`update audit_log set kind = 'login.failed' where id = 2`.execute(db);
  expect((await verifyAudit(db)).broken).toEqual({ chain: 0, place: 2 });
});
