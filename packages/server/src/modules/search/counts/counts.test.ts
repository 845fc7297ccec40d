import { type InputOf, type OutputOf, type getCounts, queryOf } from '@yantra/contract/calls';
import { minuteMs } from '@yantra/domain';
import { allCities } from '@yantra/places/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../../testing/app-for-file.ts';
import { addMachine, addMachines, testNow } from '../../../testing/market.ts';

const server = appForFile();
const idOf = (name: string) => allCities.find((city) => city.name === name)?.id ?? '';
const [pune, nashik, delhi, kochi] = ['Pune', 'Nashik', 'Delhi', 'Kochi'].map(idOf) as [string, string, string, string];

const ask = async (cityIds: readonly string[] = [], more: Omit<InputOf<typeof getCounts>, 'cityIds'> = {}) => {
  const answer = await server.get(`/api/Search/Counts?${queryOf({ cityIds, ...more })}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ data: OutputOf<typeof getCounts> }>().data;
};

describe('how much there is to hire', () => {
  test('is nothing where nothing is listed', async () => {
    await addMachine(server.db, { city_id: delhi, period: null });
    expect(await ask([delhi])).toEqual({ machines: 0, cities: 0, byCity: {} });
  });

  describe('with machines', () => {
    beforeAll(async () => {
      await addMachines(server.db, [
        { city_id: pune, rupees: 4275, star_counts: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3], rating_count: 4 },
        { city_id: pune, rupees: 900, rental_type: 0 },
        { city_id: nashik, rupees: 188.5 },
      ]);
      server.clock.time = new Date(testNow.getTime() + minuteMs);
    });

    test('counts machines, cities, the lowest rent of a day, not of an hour, and the mean of all stars', async () => {
      expect(await ask()).toEqual({
        machines: 3,
        cities: 2,
        lowestDayRent: 188.5,
        ratings: { mean: 4.8, count: 4 },
        byCity: {},
      });
    });

    test('counts by city for those that are asked for, or for all', async () => {
      expect((await ask([pune, nashik, delhi])).byCity).toEqual({ [pune]: 2, [nashik]: 1 });
      expect((await ask([], { everyCity: true })).byCity).toEqual({ [pune]: 2, [nashik]: 1 });
    });

    test('says which cities with machines are nearest to one, with their distance', async () => {
      expect((await ask([], { nearCityId: delhi })).near).toMatchObject([
        { id: nashik, name: 'Nashik', state: 'Maharashtra', count: 1 },
        { id: pune, count: 2, distanceKm: 1178 },
      ]);
      expect((await ask([], { nearCityId: pune })).near).toMatchObject([{ id: nashik, distanceKm: 164 }]);
      expect(await ask([], { nearCityId: '99999' })).not.toHaveProperty('near');
    });
  });

  test('counts the machines that stand around the middle of a city, whosever city they are in', async () => {
    const { latitude, longitude } = allCities.find(({ id }) => id === kochi) ?? { latitude: 0, longitude: 0 };
    const north = (km: number) => ({ latitude: latitude + km / 111.2, longitude });
    await addMachines(server.db, [
      { city_id: kochi, ...north(0) },
      { city_id: pune, ...north(11.9) },
      { city_id: kochi, ...north(12.1) },
    ]);
    await addMachine(server.db, { city_id: kochi, ...north(1), period: null });
    const before = await ask([], { aroundCityId: kochi });
    expect(before.around).toEqual({ km: 12, count: 2 });
    // For a minute it is the answer.
    await addMachine(server.db, { city_id: kochi, ...north(2) });
    expect((await ask([], { aroundCityId: kochi })).around?.count).toBe(2);
    server.clock.time = new Date(server.clock.time.getTime() + minuteMs);
    expect((await ask([], { aroundCityId: kochi })).around?.count).toBe(3);
    expect(await ask([], { aroundCityId: '99999' })).not.toHaveProperty('around');
  });

  test('says of a city which kinds most of its machines are of, each with a picture of one', async () => {
    await addMachines(server.db, [
      { city_id: delhi, equipment_type_id: 1 },
      { city_id: delhi, equipment_type_id: 2, picture_ids: ['0123456789abcdef'] },
      { city_id: delhi, equipment_type_id: 37 },
    ]);
    const { kinds } = await ask([], { kindsOfCityId: delhi });
    expect(kinds).toEqual([
      { type: 'Tractor', count: 2, image1Url: expect.stringContaining('0123456789abcdef') },
      { type: 'Mobile crane', count: 1, image1Url: null },
    ]);
    expect(await ask([], { kindsOfCityId: '99999' })).toMatchObject({ kinds: [] });
  });

  test('is not counted for more cities than a page shows', async () => {
    const answer = await server.get(
      `/api/Search/Counts?${queryOf({ cityIds: allCities.slice(0, 21).map(({ id }) => id) })}`,
    );
    expect(answer.status).toBe(400);
  });
});
