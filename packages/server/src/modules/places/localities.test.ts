import { type EquipmentPage, type Suggestions, queryOf } from '@yantra/contract/calls';
import { kmBetween } from '@yantra/places/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachines } from '../../testing/market.ts';
import { placeName } from './localities.ts';

const server = appForFile();
const middle = { latitude: 18.5196, longitude: 73.8554 };
const standing = [
  { name: 'Erandwane machine', latitude: 18.509, longitude: 73.832 },
  { name: 'Kothrud machine', latitude: 18.5074, longitude: 73.8077 },
  { name: 'Central machine', latitude: 18.5232, longitude: 73.8759 },
  { name: 'Forest machine', latitude: 18.3, longitude: 73.4 },
];

beforeAll(async () => {
  await addMachines(
    server.db,
    standing.map(({ name }) => ({ name, city_id: '8' })),
  );
  for (const { name, ...point } of standing) {
    await server.db.updateTable('equipment').set(point).where('name', '=', name).execute();
  }
});

async function found(input: Parameters<typeof queryOf>[0]) {
  const answer = await server.get(`/api/Equipment/SearchEquipments?${queryOf(input)}`);
  return (answer.json() as unknown as EquipmentPage).data;
}

describe('a machine in a list', () => {
  test('has the locality people know it by, from its own place; none where it is the city’s or none is near', async () => {
    const list = await found({ selectedCityId: '8' });
    const localities = Object.fromEntries(list.map(({ name, locality }) => [name, locality]));
    expect(localities).toMatchObject({ 'Erandwane machine': 'Erandwane', 'Kothrud machine': 'Kothrud' });
    for (const name of ['Central machine', 'Forest machine']) {
      expect(
        list.find((one) => one.name === name),
        name,
      ).not.toHaveProperty('locality');
    }
  });

  test('has its distance from the centre of the one city that the list is of', async () => {
    const list = await found({ selectedCityId: '8' });
    for (const { name, ...point } of standing) {
      const km = list.find((one) => one.name === name)?.distanceKm ?? 0;
      expect(Math.abs(km - kmBetween(middle, point)), name).toBeLessThan(1.5);
    }
    for (const one of await found({})) expect(one).not.toHaveProperty('distanceKm');
  });

  test('keeps its distance from the place that was asked for', async () => {
    const [nearest] = await found({ near: { latitude: 18.5074, longitude: 73.8077, radiusKm: 5 }, sort: 'distance' });
    expect(nearest).toMatchObject({ name: 'Kothrud machine', distanceKm: 0 });
  });
});

test('a suggested machine has its locality', async () => {
  const answer = await server.get(`/api/Search/Suggest?${queryOf({ text: 'Kothrud mach', selectedCityId: '8' })}`);
  const { machines } = (answer.json()['data'] ?? answer.json()) as Suggestions;
  expect(machines[0]?.machine).toMatchObject({ locality: 'Kothrud' });
});

test.each([
  ['Market Yard S.O (Pune)', 'Market Yard'],
  ['Baner DSO (Pune)', 'Baner'],
  ['Bhosari I.E.', 'Bhosari'],
  ['Pune City', 'Pune'],
  ['Mundhva AV', 'Mundhva'],
  ['Infotech Park (Hinjawadi)', 'Infotech Park'],
  ['Koregaon Park', 'Koregaon Park'],
])('the post’s name %s is said as %s', (post, said) => {
  expect(placeName(post)).toBe(said);
});
