import { queryOf, suggest, type Suggestions } from '@yantra/contract/calls';
import { allCities } from '@yantra/places/all';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../../testing/app-for-file.ts';
import { addMachine } from '../../../testing/market.ts';

const server = appForFile();
const [mumbai, pune] = ['1', '8'];

beforeAll(async () => {
  const { db } = server;
  for (let n = 0; n < 3; n += 1) await addMachine(db, { name: 'Mahindra 575 DI', city_id: mumbai });
  await addMachine(db, { name: 'Mahindra JIVO 245' });
  await addMachine(db, { name: 'Mahindra JIVO 245' });
  await addMachine(db, { name: 'Mahindra EarthMaster SX', equipment_type_id: 27 });
  await addMachine(db, { name: 'Komatsu PC130', equipment_type_id: 28 });
  await addMachine(db, { name: "O'Brien \\ 4'x ~ '*' lift", equipment_type_id: 37 });
  await addMachine(db, { name: 'Mahindra Hidden', period: [-20, -10] });
  await addMachine(db, { name: 'Mahindra Unpaid', period: null });
});

async function suggested(text: string, more: object = {}): Promise<Suggestions> {
  const answer = await server.get(`/api${suggest.path}?${queryOf({ text, ...more })}`);
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, expect.stringContaining('s-maxage')]);
  return answer.json<{ data: Suggestions }>().data;
}
const machines = async (text: string, more?: object) => (await suggested(text, more)).machines.map(({ name }) => name);

describe('suggested machines', () => {
  test('have the typed words as beginnings, each name once, the selected city’s first', async () => {
    expect(await machines('mah')).toEqual(['Mahindra 575 DI', 'Mahindra JIVO 245', 'Mahindra EarthMaster SX']);
    expect((await machines('mah', { selectedCityId: pune }))[0]).toBe('Mahindra JIVO 245');
    expect(await machines('mah', { selectedCityId: "8' | '*" })).toHaveLength(3);
    expect(await machines('245 MAHIN')).toEqual(['Mahindra JIVO 245']);
    expect(await machines('zx')).toEqual([]);
  });

  test('are only those for hire, and as many as wanted', async () => {
    expect(await machines('mahindra', { limit: 10 })).toHaveLength(3);
    expect(await machines('mahindra', { limit: 2 })).toHaveLength(2);
  });

  test('are also found by their type', async () => {
    expect(await machines('excav')).toEqual(['Komatsu PC130']);
    expect(await machines('tractors')).toEqual(['Mahindra 575 DI', 'Mahindra JIVO 245']);
    expect(await machines('komatsu excavator')).toEqual(['Komatsu PC130']);
  });

  test('are found in spite of a slip', async () => {
    expect(await machines('mahindar')).toContain('Mahindra 575 DI');
    expect(await machines('excvator')).toEqual(['Komatsu PC130']);
    expect((await suggested('tracters')).categories).toEqual([{ id: 1, name: 'Tractors' }]);
  });

  test('may be called anything', async () => {
    expect(await machines("o'b")).toEqual(["O'Brien \\ 4'x ~ '*' lift"]);
    for (const text of ["'", '\\', ':*', "' | '", '*~', '  ', '&|!()', '日本', 'x'.repeat(100)]) {
      expect(await machines(text)).toEqual([]);
    }
  });
});

describe('the machine that bears a suggested name', () => {
  const bearers = async (text: string, selectedCityId?: string) =>
    Object.fromEntries(
      (await suggested(text, { selectedCityId })).machines.map(({ name, machine }) => [name, machine]),
    );

  test('is of the selected city, or of the nearest that has one, with what a card says of it', async () => {
    const found = await bearers('mahindra', pune);
    expect(found['Mahindra JIVO 245']).toMatchObject({
      id: expect.any(String),
      finalRentalValue: expect.any(Number),
      rentalType: 1,
      equipmentType: { type: 'Tractor' },
      city: 'Pune',
      distanceKm: expect.any(Number),
    });
    const away = found['Mahindra 575 DI'];
    expect(away).toMatchObject({ city: 'Mumbai' });
    expect(away?.distanceKm).toBeGreaterThan(100);
  });

  test('is looked for in all of India where none is near', async () => {
    const delhi = allCities.find(({ name }) => name === 'Delhi')?.id;
    expect((await bearers('komatsu', delhi))['Komatsu PC130']).toMatchObject({ city: 'Pune' });
  });

  test('says no more than a row shows, and nothing of its owner', async () => {
    const [machine] = Object.values(await bearers('komatsu', pune));
    const shown = 'capacity city distanceKm equipmentType finalRentalValue id image1Url locality rentalType'.split(' ');
    expect(shown).toEqual(expect.arrayContaining(Object.keys(machine ?? {})));
  });

  test('is not named where no city is selected', async () => {
    expect(await bearers('komatsu')).toEqual({ 'Komatsu PC130': undefined });
  });
});

test('a kind wears the colour of the category that most of its machines are in', async () => {
  expect((await suggested('excav')).types?.[0]).toMatchObject({ type: 'Excavator', colorCode: '#EF6C00' });
});

test('categories and cities are suggested beside them', async () => {
  expect(await suggested('trac')).toMatchObject({ categories: [{ id: 1, name: 'Tractors' }], cities: [] });
  expect((await suggested('mum')).cities[0]).toEqual({
    id: mumbai,
    name: 'Mumbai',
    state: 'Maharashtra',
    latitude: expect.any(Number),
    longitude: expect.any(Number),
    count: 3,
  });
  expect((await suggested('mum', { selectedCityId: pune })).cities[0]).toMatchObject({ distanceKm: 119, count: 3 });
  expect((await suggested('pun', { selectedCityId: pune })).cities[0]).not.toHaveProperty('distanceKm');
  expect((await suggested('bengaluru')).cities[0]?.name).toBe('Bangalore');
  expect((await suggested('banglore')).cities[0]?.name).toBe('Bangalore');
  expect((await suggested('re')).categories).toEqual([]);
});

test('the nearest other cities that have the kind follow, and how many there are of it in all', async () => {
  const whole = await suggested('tractor', { selectedCityId: pune });
  expect(whole.places).toMatchObject([{ id: mumbai, name: 'Mumbai', distanceKm: 119, count: 3, search: 'tractor' }]);
  expect(whole.total).toBe(5);
  const begun = await suggested('tract', { selectedCityId: pune });
  expect(begun.places).toMatchObject([{ id: mumbai, count: 3, search: 'Tractor' }]);
  // A search for so much of a word, or for more words, finds another number.
  expect(begun).not.toHaveProperty('total');
  expect(await suggested('tractor mumbai', { selectedCityId: pune })).not.toHaveProperty('total');
  expect(await suggested('tractor')).not.toHaveProperty('places');
});

test.each([
  ['no text', {}, { text: 'Please type what you look for.' }],
  ['a text without end', { text: 'x'.repeat(101) }, { text: 'Please search with 100 characters at most.' }],
  ['a limit beyond reason', { text: 'x', limit: 1000 }, { limit: 'The limit is a whole number from 1 to 10.' }],
])('%s is refused with a sentence', async (_what, input, errors) => {
  const answer = await server.get(`/api${suggest.path}?${queryOf(input)}`);
  expect([answer.status, answer.json()['errors']]).toEqual([400, errors]);
});

test('the kept names follow machines that come, go, move and change, exactly', async () => {
  const { db } = server;
  const names = async () =>
    (
      await sql`select city_id, name, model_number, type_id, category_ids, n from listed_names order by 1, 2, 3, 4, 5`.execute(
        db,
      )
    ).rows;
  const id = await addMachine(db, { name: 'Newcomer' });
  await db.updateTable('equipment').set({ name: 'Newcomer II', city_id: mumbai }).where('id', '=', id).execute();
  await sql`update equipment set equipment_type_id = 29 where name = 'Komatsu PC130'`.execute(db);
  await sql`update equipment set listed = false where name = 'Mahindra JIVO 245'`.execute(db);
  await sql`update equipment set category_ids = '{2,1}', model_number = 'New' where name = 'Mahindra EarthMaster SX'`.execute(
    db,
  );
  await sql`delete from equipment where name = 'Mahindra 575 DI' and id in (select id from equipment where name = 'Mahindra 575 DI' limit 1)`.execute(
    db,
  );
  const followed = await names();
  expect(followed).toContainEqual(expect.objectContaining({ city_id: mumbai, name: 'Newcomer II', type_id: 2, n: 1 }));
  await sql`select rebuild_names()`.execute(db);
  expect(followed).toEqual(await names());
});
