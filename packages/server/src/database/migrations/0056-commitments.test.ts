import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMachine, fillBasics } from '../../testing/market.ts';
import { emptyDatabaseForFile } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';

const database = emptyDatabaseForFile();

test('machines that were on rent before there was a calendar are blocked from today on, and the version before goes on writing', async () => {
  const { db } = database;
  await database.before('0056');
  await fillBasics(db);
  const id = await addMachine(db, { status: 'On rent' });
  const free = await addMachine(db);
  await migrate(database.all);
  const blocks = async () =>
    (
      await sql<{ equipment_id: string; isOpen: boolean; state: string }>`
        select equipment_id, upper_inf(days) as "isOpen", state from commitments
        where by_status and lower(days) = (now() at time zone 'Asia/Kolkata')::date order by created_at`.execute(db)
    ).rows;
  expect(await blocks()).toEqual([{ equipment_id: id, isOpen: true, state: 'active' }]);
  const { rows } = await sql<{ status: string; is_taken: boolean }>`
    select status, upper_inf(taken) as is_taken from equipment where id = ${id}::uuid`.execute(db);
  expect(rows).toEqual([{ status: 'On rent', is_taken: true }]);
  // It knows of the status alone.
  await sql`update equipment set status = 'Available' where id = ${id}::uuid`.execute(db);
  await sql`update equipment set status = 'On rent' where id = ${free}::uuid`.execute(db);
  expect(await blocks()).toEqual([
    { equipment_id: id, isOpen: true, state: 'freed' },
    { equipment_id: free, isOpen: true, state: 'active' },
  ]);
});
