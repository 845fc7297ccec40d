import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from './choose-entries.ts';
import { generateDemo, type MachineRow } from './generate.ts';
import { copyText } from './loader.ts';
import { createRandom } from './random.ts';
import { demoAccounts } from './seed.messages.ts';
import { readSeedSources } from './sources.ts';
import { spreadOverCities } from './spread.ts';

const sources = await readSeedSources();
const now = new Date('2026-03-02T06:30:00Z');

function drawDemo(size: number, seed = 1) {
  const hashes = { admin: 'a', supplier: 's', user: 'u' };
  const demo = generateDemo(sources, { size, now, random: createRandom(seed), hashes });
  const machines = [...demo.machines()];
  return {
    ...demo,
    machines,
    purchases: demo.payments().purchases,
    ratings: demo.ratings(),
    bought: [...demo.purchaseEquipment()],
  };
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const machinesIn = (machines: readonly MachineRow[], cityId: string) =>
  machines.filter((one) => one.city_id === cityId);
const kilometres = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number =>
  111.2 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180));

const demo = drawDemo(600);

describe('the demo', () => {
  test('is the same, ids included, for the same size and moment, and another for another seed', () => {
    expect(hashOf(drawDemo(600))).toBe(hashOf(demo));
    expect(hashOf(drawDemo(600, 2).machines)).not.toBe(hashOf(demo.machines));
  });

  test.each([1, 25, 600, 7_001])('has exactly as many machines as asked: %i', (size) => {
    const { machines } = drawDemo(size);
    expect(machines).toHaveLength(size);
    expect(new Set(machines.map(({ id }) => id)).size).toBe(size);
  });

  test('gives every person a telephone of their own', () => {
    const phones = drawDemo(20_000).users.map(({ phone }) => phone);
    expect(new Set(phones).size).toBe(phones.length);
    expect(phones).toEqual(expect.arrayContaining(Object.values(demoAccounts)));
    for (const phone of phones) expect(phone).toMatch(/^[6-9]\d{9}$/);
  });

  test('says demo beside every business and on every machine', () => {
    const businesses = demo.organizations.map(({ name }) => name);
    expect(businesses).toHaveLength(25);
    for (const business of businesses) expect(business).toContain('(demo)');
    for (const { description } of demo.machines) {
      expect(description).toContain('Demo listing.');
      expect(description.length).toBeLessThanOrEqual(250);
    }
  });
});

describe('where machines stand', () => {
  test('every featured city shows public machines of every category, and the default city has most', () => {
    const shown = demo.machines.filter(({ listed }) => listed);
    for (const id of sources.featured) {
      const categories = new Set(machinesIn(shown, id).flatMap(({ category_ids }) => category_ids));
      expect(categories.size).toBe(15);
    }
    // "bengaluru jcb" must have something to find.
    expect(machinesIn(shown, '3').map(({ name }) => name)).toContain('JCB 3DX ecoXcellence');
    const counts = sources.cities.map(({ id }) => machinesIn(demo.machines, id).length);
    expect(machinesIn(demo.machines, '8')).toHaveLength(Math.max(...counts));
  });

  test('large cities have more than towns, and a large demo reaches every city', () => {
    const shares = spreadOverCities(100_000, sources);
    expect(shares).toHaveLength(sources.cities.length);
    const countOf = (name: string): number => shares.find(({ city }) => city.name === name)?.count ?? 0;
    expect(countOf('Mumbai')).toBeGreaterThan(countOf('Jaipur'));
    expect(countOf('Jaipur')).toBeGreaterThan(countOf('Agra'));
    expect(countOf('Agra')).toBeGreaterThan(countOf('Shimla'));
  });

  test('towns hire farm machines, industrial cities factory ones', () => {
    const partOf = (name: string, field: 'farm' | 'factory'): number => {
      const all = fieldsOf(sources.cities.find((city) => city.name === name) ?? { name });
      return all[field] / (all.farm + all.construction + all.factory);
    };
    expect(partOf('Shimla', 'farm')).toBeGreaterThan(2 * partOf('Mumbai', 'farm'));
    expect(partOf('Coimbatore', 'factory')).toBeGreaterThan(1.3 * partOf('Madurai', 'factory'));
  });

  test('each stands near its city, in the zone of its state', () => {
    for (const machine of demo.machines) {
      const city = sources.cities.find(({ id }) => id === machine.city_id);
      expect(city && kilometres(machine, city)).toBeLessThan(20);
      expect(machine.pin_code).toMatch(/^(\d{6})?$/);
    }
    const inGuwahati = demo.machines.filter(({ city }) => city === 'Guwahati');
    expect(new Set(inGuwahati.map(({ region }) => region))).toEqual(new Set(['North-East']));
  });
});

describe('what machines are like', () => {
  const partWhere = (is: (machine: MachineRow) => boolean): number => demo.machines.filter(is).length / 600;

  test('most are let by the day, and what is put up for months is let by the month', () => {
    expect(partWhere(({ rental_type }) => rental_type === 1)).toBeGreaterThan(0.6);
    const cranes = demo.machines.filter(({ equipment_type_id }) => equipment_type_id === 38);
    expect(cranes.length).toBeGreaterThan(0);
    for (const { rental_type } of cranes) expect(rental_type).toBe(3);
  });

  test('discounts are mostly small, with a few from 25 to 70, and final prices follow', () => {
    expect(partWhere(({ discount }) => discount <= 15)).toBeGreaterThan(0.75);
    expect(partWhere(({ discount }) => discount >= 25 && discount <= 70)).toBeGreaterThan(0.05);
    for (const { rental_paise, discount, final_rental_paise } of demo.machines) {
      expect(final_rental_paise).toBe(Math.round((rental_paise * (100 - discount)) / 100));
      expect(rental_paise).toBeGreaterThan(0);
    }
  });

  test('each kind has one working capacity from 20 to 100 hours a week', () => {
    const hours = new Map<number, number>();
    for (const { equipment_type_id, no_of_working_hrs } of demo.machines) {
      expect(hours.get(equipment_type_id) ?? no_of_working_hrs).toBe(no_of_working_hrs);
      hours.set(equipment_type_id, no_of_working_hrs);
    }
    expect(Math.min(...hours.values())).toBe(20);
    expect(Math.max(...hours.values())).toBe(100);
  });

  test('they are named by maker and model, or by their kind when no maker is known', () => {
    const names = new Set(demo.machines.map(({ name }) => name));
    expect(names).toContain('JCB 3DX ecoXcellence');
    expect([...names].some((name) => name.startsWith('Local make'))).toBe(false);
  });

  test('every picture shown is known', () => {
    const known = new Set(demo.pictures.map(({ id }) => id));
    for (const { picture_ids } of demo.machines) {
      expect(picture_ids.length).toBeGreaterThan(0);
      for (const id of picture_ids) expect(known).toContain(id);
    }
  });
});

describe('ratings', () => {
  test('nobody rates a machine twice, and the stars on the machine count them all', () => {
    for (const machine of demo.machines) {
      const own = demo.ratings.filter(({ equipment_id }) => equipment_id === machine.id);
      expect(new Set(own.map(({ user_id }) => user_id)).size).toBe(machine.rating_count);
      expect(own).toHaveLength(machine.rating_count);
      for (const [halves, count] of machine.star_counts.entries()) {
        expect(own.filter(({ star_rating }) => star_rating * 2 === halves)).toHaveLength(count);
      }
      for (const { created_at } of own) expect(created_at >= machine.created_at && created_at <= now).toBe(true);
    }
    expect(demo.machines.some(({ rating_count }) => rating_count === 0)).toBe(true);
    expect(Math.max(...demo.machines.map(({ rating_count }) => rating_count))).toBeLessThanOrEqual(45);
  });

  test('what is said fits the machine', () => {
    const typeOf = new Map(demo.machines.map(({ id, equipment_type_id }) => [id, equipment_type_id]));
    const about = (word: string) => demo.ratings.filter(({ comment }) => comment.includes(word));
    expect(about('Combine').length).toBeGreaterThan(0);
    for (const { equipment_id } of about('Combine')) expect([13, 14]).toContain(typeOf.get(equipment_id));
    for (const { equipment_id } of about('Forklift battery')) expect(typeOf.get(equipment_id)).toBe(63);
  });

  test('a huge demo counts all stars but keeps a bounded number of rows', () => {
    const huge = drawDemo(60_000);
    expect(huge.ratings.length).toBeLessThan(100_000);
    expect(huge.machines.filter(({ rating_count }) => rating_count > 0).length).toBeGreaterThan(40_000);
  });
});

describe('purchases', () => {
  test('a machine is listed only in a running purchase, and some are in none or in one that is over', () => {
    const purchaseOf = new Map(demo.bought.map(({ equipment_id, purchase_id }) => [equipment_id, purchase_id]));
    const byId = new Map(demo.purchases.map((purchase) => [purchase.id, purchase]));
    const kinds = { running: 0, over: 0, none: 0 };
    for (const { id, listed, status } of demo.machines) {
      const purchase = byId.get(purchaseOf.get(id) ?? '');
      const kind = purchase === undefined ? 'none' : purchase.end_date > now ? 'running' : 'over';
      kinds[kind] += 1;
      expect(listed).toBe(kind === 'running' && status !== 'Unavailable');
    }
    expect(kinds.none).toBeGreaterThan(5);
    expect(kinds.over).toBeGreaterThan(5);
    expect(kinds.running).toBeGreaterThan(500);
  });

  test("a supplier's purchase holds no more than its plan and only their own machines", () => {
    const owner = new Map(demo.machines.map(({ id, supplier_id }) => [id, supplier_id]));
    for (const { id, subscription_id, user_id } of demo.purchases) {
      const own = demo.bought.filter(({ purchase_id }) => purchase_id === id);
      expect(own.length).toBeLessThanOrEqual(demo.plans[subscription_id - 1]?.equipment_count ?? 0);
      for (const { equipment_id } of own) expect(owner.get(equipment_id)).toBe(user_id);
    }
  });

  test('the supplier who can log in has machines in Pune, most of them listed', () => {
    const supplier = demo.users.find(({ phone }) => phone === demoAccounts.supplier);
    const own = machinesIn(demo.machines, '8').filter(({ supplier_id }) => supplier_id === supplier?.id);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(({ listed }) => listed).length).toBeGreaterThan(own.length / 2);
  });

  test.each([300, 600, 2_000])('and a subscription that has ended, whose machines nobody sees, among %i', (size) => {
    const { users, purchases, machines, bought } = drawDemo(size);
    const supplier = users.find(({ phone }) => phone === demoAccounts.supplier);
    const ended = purchases.filter(({ user_id, end_date }) => user_id === supplier?.id && end_date <= now);
    expect(ended).toHaveLength(1);
    const ids = new Set(
      bought.filter(({ purchase_id }) => purchase_id === ended[0]?.id).map(({ equipment_id }) => equipment_id),
    );
    const own = machines.filter(({ id }) => ids.has(id));
    expect(own.filter(({ status }) => status !== 'Unavailable').length).toBeGreaterThanOrEqual(2);
    expect(own.filter(({ listed }) => listed)).toEqual([]);
  });
});

test('text for COPY keeps what would end a value or a row', () => {
  expect(copyText('a\tb\nc\\d')).toBe('a\\tb\\nc\\\\d');
  expect([null, true, [1, 2], now].map(copyText)).toEqual(['\\N', 't', '{1,2}', '2026-03-02T06:30:00.000Z']);
});
