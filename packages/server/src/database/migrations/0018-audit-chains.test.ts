import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendAudit } from '../../modules/audit/audit.ts';
import { verifyAudit } from '../../modules/audit/verify-audit.ts';
import { testNow } from '../../testing/market.ts';
import { emptyDatabase, testEngine } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { type OpenDatabase, openDatabase, pgliteDatabase } from '../open.ts';
import { migrations } from './index.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database =
    testEngine === 'pglite'
      ? await pgliteDatabase({})
      : await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: '.' });
});
afterAll(() => database.close());

test('the audit log as it was written before is still whole, and what is changed in it is found', async () => {
  const { db } = database;
  const append = () => appendAudit(db, { at: testNow, kind: 'logout', detail: 'a|b' });
  await migrate(database, { all: migrations.filter(({ name }) => name < '0018') });
  for (let n = 0; n < 3; n += 1) await append();
  await migrate(database);
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
