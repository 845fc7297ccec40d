import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';

const server = appForFile();

const isListed = async (id: string): Promise<boolean> => {
  await sql`select refresh_listing(${testNow}::timestamptz, array[${id}]::uuid[])`.execute(server.db);
  const { rows } = await sql<{ listed: boolean }>`select listed from equipment where id = ${id}`.execute(server.db);
  return rows[0]?.listed ?? false;
};

test('a hidden machine is in no list until it is shown again', async () => {
  const id = await addMachine(server.db);
  expect(await isListed(id)).toBe(true);
  await sql`update equipment set hidden_at = ${testNow}, hidden_reason = 'Of another owner' where id = ${id}`.execute(
    server.db,
  );
  expect(await isListed(id)).toBe(false);
  await sql`update equipment set hidden_at = null, hidden_reason = null where id = ${id}`.execute(server.db);
  expect(await isListed(id)).toBe(true);
});

test('the machines of a blocked owner are in no list, whatever else changes, until they are unblocked', async () => {
  const id = await addMachine(server.db);
  const block = (at: Date | null) =>
    sql`
    update users set blocked_at = ${at} where id = (select supplier_id from equipment where id = ${id})`.execute(
      server.db,
    );
  await block(testNow);
  expect(await isListed(id)).toBe(false);
  await sql`update equipment set status = 'On rent' where id = ${id}`.execute(server.db);
  expect(await isListed(id)).toBe(false);
  await block(null);
  expect(await isListed(id)).toBe(true);
});
