import { randomUUID } from 'node:crypto';
import type { KeptRow } from '@yantra/contract/calls';
import { dayInIndia } from '@yantra/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';

const server = appForFile();

const rowsOf = async (input: object) =>
  (await server.post('/api/Favourite/GetKeptMachines', input)).json<{ data: { machines: KeptRow[] } }>().data.machines;
const hide = async (id: string, set: string) => {
  await sql`update equipment set ${sql.raw(set)} where id = ${id}::uuid`.execute(server.db);
  await sql`select refresh_listing(${server.clock.time}::timestamptz, ${[id]}::uuid[])`.execute(server.db);
};

test('machines are answered as they are now, in the order asked for, with distance and the cost of a job', async () => {
  const [pune, nashik] = [await addMachine(server.db), await addMachine(server.db, { city_id: '8', rupees: 2000 })];
  const rows = await rowsOf({ ids: [nashik, pune, nashik, 'no id', randomUUID()], selectedCityId: '8', jobDays: 12 });
  expect(rows.slice(0, 2).map(({ id, machine }) => [id, machine?.id])).toEqual([
    [nashik, nashik],
    [pune, pune],
  ]);
  expect(rows).toHaveLength(3);
  expect(rows[2]).toEqual({ id: rows[2]?.id });
  expect(rows[0]?.machine?.cost?.total).toBeGreaterThan(0);
  expect((await rowsOf({ ids: [pune] }))[0]?.machine?.cost).toBeUndefined();
});

test('one that left stays as a line with its day and two alike, nearest first; one that is back is listed again', async () => {
  const left = await addMachine(server.db, { equipment_type_id: 29, name: 'Doosan DX140LC' });
  const near = await addMachine(server.db, { equipment_type_id: 29, name: 'SANY SY140C-9' });
  const other = await addMachine(server.db, { equipment_type_id: 29, name: 'Tata Hitachi EX 130' });
  await addMachine(server.db, { equipment_type_id: 29, name: 'A third' });
  await addMachine(server.db, { equipment_type_id: 37, name: 'Another kind' });
  await hide(left, `status = 'Unavailable'`);
  const [row] = await rowsOf({ ids: [left], selectedCityId: '8', jobDays: 3 });
  expect(row?.machine).toBeUndefined();
  expect(row?.left).toMatchObject({ name: 'Doosan DX140LC', on: dayInIndia(server.clock.time) });
  expect(row?.left?.alike).toHaveLength(2);
  expect(row?.left?.alike.every(({ equipmentTypeId, cost }) => equipmentTypeId === 29 && cost !== undefined)).toBe(
    true,
  );
  expect([near, other].length).toBe(2);
  await hide(left, `status = 'Available'`);
  const [back] = await rowsOf({ ids: [left] });
  expect(back).toMatchObject({ id: left, machine: { id: left } });
  expect(back?.left).toBeUndefined();
});

test('one that was taken down has no name, a draft and one that was never listed are nothing', async () => {
  const down = await addMachine(server.db, { name: 'Rude words' });
  const draft = await addMachine(server.db, { is_draft: true, name: 'A draft' });
  const never = await addMachine(server.db, { period: null, name: 'Never listed' });
  await hide(down, `hidden_at = now()`);
  const rows = await rowsOf({ ids: [down, draft, never] });
  expect(rows[0]?.left?.name).toBe('');
  expect(rows.slice(1)).toEqual([{ id: draft }, { id: never }]);
});

test('partners’ pages ask too, where their visitors keep machines; for what an account keeps they do not', async () => {
  const origin = 'https://a-builder.example';
  const id = await addMachine(server.db);
  const asked = await server.post('/api/Favourite/GetKeptMachines', { ids: [id] }, { origin });
  expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([200, origin]);
  expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
  const changed = await server.post('/api/Favourite/ChangeFavourites', { changes: [] }, { origin });
  expect(changed.json()).toMatchObject({ code: 'request.origin' });
});
