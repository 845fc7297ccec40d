/** A map with a job: what it costs with single machines, and which are free for it. */
import {
  type EquipmentPage,
  getViewport,
  queryOf,
  searchEquipments,
  type Viewport,
  type ViewportInput,
} from '@yantra/contract/calls';
import { dayAfter } from '@yantra/domain';
import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachines } from '../../testing/market.ts';
import { addEntries, type Fleeted, isFreeByHand, randomFleet } from '../../testing/random-calendars.ts';

const server = appForFile();
const today = '2026-03-10';
const india = { south: 6, west: 68, north: 36, east: 97.5 };
const job = { jobFrom: dayAfter(today, 9), jobDays: 6 };

let all: readonly Fleeted[];

beforeAll(async () => {
  const random = createRandom(11);
  const facts = (at: number) => ({
    name: `Machine ${at}`,
    equipment_type_id: at % 3 === 0 ? 28 : 2,
    rupees: random.between(500, 9000),
    latitude: 18.4 + random.next() * 0.3,
    longitude: 73.7 + random.next() * 0.3,
  });
  const fleet = randomFleet(400, today, { share: 0.6, random, facts });
  all = fleet.machines;
  await addMachines(
    server.db,
    all.map((machine) => machine.facts),
  );
  await addEntries(server.db, today, fleet.entries);
});

async function viewport(input: Pick<ViewportInput, 'bounds' | 'zoom'> & Record<string, unknown>): Promise<Viewport> {
  const answer = await server.get(`/api${getViewport.path}?${queryOf(input)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ data: Viewport }>().data;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const isFreeForJob = (machine: Fleeted) => isFreeByHand(machine, job.jobFrom, job.jobDays);
const around = { south: 18.4, west: 73.7, north: 18.7, east: 74 };

test.each([
  { zoom: 5, bounds: india },
  { zoom: 11, bounds: around },
  { zoom: 15, bounds: { south: 18.5, west: 73.8, north: 18.53, east: 73.85 } },
])('at zoom $zoom only free machines are drawn and counted, of all kinds or of one', async ({ zoom, bounds }) => {
  const isIn = ({ facts: { latitude = 0, longitude = 0 } }: Fleeted) =>
    Number(latitude) >= bounds.south &&
    Number(latitude) <= bounds.north &&
    Number(longitude) >= bounds.west &&
    Number(longitude) <= bounds.east;
  for (const typeId of [undefined, 28]) {
    const free = all.filter(
      (machine) =>
        isFreeForJob(machine) && isIn(machine) && (typeId === undefined || machine.facts.equipment_type_id === typeId),
    );
    const kind = typeId === undefined ? {} : { equipmentTypeId: [typeId] };
    const { total, machines, clusters } = await viewport({ bounds, zoom, ...kind, ...job, isFree: true });
    expect(total).toBe(free.length);
    expect(machines.id.length + sum(clusters.count)).toBe(total);
    const ids = new Set(free.map(({ id }) => id));
    expect(machines.id.every((id) => ids.has(id))).toBe(true);
    expect(machines.isFree?.every(Boolean)).toBe(true);
  }
});

test('single machines have what the job costs, as their cards say it, and whether they are free for it', async () => {
  const jobAt = { latitude: 18.5, longitude: 73.9 };
  const bounds = { south: 18.5, west: 73.8, north: 18.56, east: 73.88 };
  const { machines } = await viewport({ bounds, zoom: 17, ...job, jobAt });
  expect(machines.id.length).toBeGreaterThan(2);
  const answer = await server.get(
    `/api${searchEquipments.path}?${queryOf({ bounds, ...job, jobAt, page: 1, pageSize: 100 })}`,
  );
  const { data } = answer.json() as unknown as EquipmentPage;
  const cards = new Map(data.map((card) => [card.id, card]));
  expect(machines.cost).toEqual(machines.id.map((id) => Math.round(cards.get(id)?.cost?.total ?? 0)));
  expect(machines.isFree).toEqual(machines.id.map((id) => cards.get(id)?.free?.isFree));
  expect(new Set(machines.isFree)).toEqual(new Set([true, false]));
});

test('without a job there is neither, and without its first day no word of whether they are free', async () => {
  const bounds = { south: 18.5, west: 73.8, north: 18.53, east: 73.85 };
  const plain = await viewport({ bounds, zoom: 17 });
  expect(plain.machines).not.toHaveProperty('cost');
  expect(plain.machines).not.toHaveProperty('isFree');
  const { machines } = await viewport({ bounds, zoom: 17, jobDays: 4 });
  expect(machines.cost).toHaveLength(machines.id.length);
  expect(machines).not.toHaveProperty('isFree');
});

test('a job that begins on a day that is past is refused', async () => {
  const query = queryOf({ bounds: around, zoom: 11, jobDays: 4, jobFrom: dayAfter(today, -1) });
  const answer = await server.get(`/api${getViewport.path}?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({ errorCodes: { jobFrom: { code: 'jobFrom.invalid' } } });
});
