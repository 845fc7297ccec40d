import { createHash } from 'node:crypto';
import { kindNames, landingAtLeast } from '@yantra/domain';
import { more } from '@yantra/testing/sample';
import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from '../modules/master-data/catalogue-file.ts';
import { fieldsOf } from './choose-entries.ts';
import { generateDemo, type MachineRow } from './generate.ts';
import { createRandom } from './random.ts';
import { demoAccounts } from './seed.messages.ts';
import { readSeedSources } from './sources.ts';
import { spreadOverCities } from './spread.ts';

const sources = await readSeedSources();
const now = new Date('2026-03-02T06:30:00Z');

const generated = (size: number, seed = 1) =>
  generateDemo(sources, {
    size,
    now,
    random: createRandom(seed),
    hashes: { admin: 'a', supplier: 's', user: 'u' },
  });

function drawDemo(size: number, seed?: number) {
  const demo = generated(size, seed);
  const machines = [...demo.machines()];
  return {
    ...demo,
    machines,
    pictures: demo.pictures(),
    purchases: demo.payments().purchases,
    ratings: demo.ratings(),
    bought: [...demo.purchaseEquipment()],
  };
}

const largeDemos = new Map<number, readonly MachineRow[]>();
/** The machines of a large demo, which is drawn once for all tests. */
function machinesAmong(size: number): readonly MachineRow[] {
  const machines = largeDemos.get(size) ?? [...generated(size).machines()];
  largeDemos.set(size, machines);
  return machines;
}

function entryOf(kind: number): CatalogueEntry {
  const entry = sources.catalogue.equipment.find(({ id }) => id === kind);
  if (entry === undefined) throw new Error(`The catalogue has no kind ${kind}.`);
  return entry;
}

test('the catalogue’s categories and types have names in every language', () => {
  const { categories, equipment } = sources.catalogue;
  const named = [...categories.map(({ name }) => name), ...equipment.map(({ equipmentType }) => equipmentType.type)];
  expect(kindNames.toSorted()).toEqual([...new Set(named)].toSorted());
});

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const machinesIn = (machines: readonly MachineRow[], cityId: string) =>
  machines.filter((one) => one.city_id === cityId);
const kilometres = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number =>
  111.2 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180));

/* As large as the demo is unless somebody asks for another size. */
const size = 1500;
const demo = drawDemo(size);

const tally = <Key>(keys: readonly Key[]): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

describe('the demo', () => {
  test('is the same, ids included, for the same size and moment, and another for another seed', () => {
    expect(hashOf(drawDemo(size))).toBe(hashOf(demo));
    expect(hashOf(drawDemo(size, 2).machines)).not.toBe(hashOf(demo.machines));
  });

  test.each([1, 25, 600, 1_500, 7_001])('has exactly as many machines as asked: %i', (size) => {
    const { machines } = drawDemo(size);
    expect(machines).toHaveLength(size);
    expect(new Set(machines.map(({ id }) => id)).size).toBe(size);
  });

  test('gives every person a telephone of their own', () => {
    const phones = generated(20_000).users.map(({ phone }) => phone);
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

  test.each([1_500, 10_000])(
    'every kind is listed in five cities and more, and every featured city has twenty kinds, among %i',
    (many) => {
      const listed = machinesAmong(many).filter((machine) => machine.listed);
      for (const { id } of sources.catalogue.equipment) {
        const own = listed.filter(({ equipment_type_id }) => equipment_type_id === id);
        expect([id, new Set(own.map(({ city_id }) => city_id)).size >= 5]).toEqual([id, true]);
      }
      for (const id of sources.featured) {
        const kinds = new Set(machinesIn(listed, id).map(({ equipment_type_id }) => equipment_type_id));
        expect(kinds.size).toBeGreaterThanOrEqual(20);
      }
    },
  );

  test.each([1_500, 10_000])(
    'pages of a kind or a category in a city have five machines and more to show, among %i',
    (many) => {
      const listed = machinesAmong(many).filter((machine) => machine.listed);
      const fives = (keys: readonly string[]) =>
        new Set([...tally(keys)].filter(([, n]) => n >= landingAtLeast).map(([key]) => key));
      const kinds = fives(listed.map((machine) => `${machine.equipment_type_id} ${machine.city_id}`));
      expect(kinds.size).toBeGreaterThanOrEqual(30);
      // The backhoe loader everywhere; in Pune all that people ask for by name.
      for (const id of sources.featured) expect(kinds).toContain(`27 ${id}`);
      for (const kind of [27, 29, 30, 36, 2, 35, 56, 62, 58, 46]) expect(kinds).toContain(`${kind} 8`);
      const categories = fives(
        listed
          .filter(({ city_id }) => sources.featured.has(city_id))
          .map((machine) => `${machine.category_ids[0]} ${machine.city_id}`),
      );
      expect(categories.size).toBeGreaterThanOrEqual(0.9 * 15 * sources.featured.size);
    },
  );

  test('towns keep some machines, and Nashik has diggers and tractors', () => {
    const towns = demo.machines.filter(({ city_id }) => {
      const city = sources.cities.find(({ id }) => id === city_id);
      return (city?.population ?? 0) < 150_000;
    });
    expect(new Set(towns.map(({ city_id }) => city_id)).size).toBeGreaterThanOrEqual(20);
    const inNashik = tally(
      machinesIn(demo.machines, '24')
        .filter(({ listed }) => listed)
        .map((one) => one.equipment_type_id),
    );
    expect(inNashik.get(27)).toBeGreaterThanOrEqual(2);
    expect(inNashik.get(2)).toBeGreaterThanOrEqual(2);
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
  const partWhere = (is: (machine: MachineRow) => boolean): number => demo.machines.filter(is).length / size;

  test('most are let by the day, and what is put up for months is let by the month', () => {
    expect(partWhere(({ rental_type }) => rental_type === 1)).toBeGreaterThan(0.6);
    const cranes = demo.machines.filter(({ equipment_type_id }) => equipment_type_id === 38);
    expect(cranes.length).toBeGreaterThan(0);
    for (const { rental_type } of cranes) expect(rental_type).toBe(3);
  });

  test('discounts are what is usual for the kind, but for a few old machines at 20 to 35, and final prices follow', () => {
    for (const { rental_paise, discount, final_rental_paise, equipment_type_id, year_of_mfg } of demo.machines) {
      expect(final_rental_paise).toBe(Math.round((rental_paise * (100 - discount)) / 100));
      const { discountPercent, yearOfMfg } = entryOf(equipment_type_id);
      if (discount <= discountPercent.max) continue;
      expect(discount).toBeGreaterThanOrEqual(20);
      expect(discount).toBeLessThanOrEqual(35);
      expect(yearOfMfg.to - year_of_mfg).toBeGreaterThanOrEqual(6);
    }
    const cheapened = partWhere(({ discount }) => discount >= 20);
    expect(cheapened).toBeGreaterThan(0.01);
    expect(cheapened).toBeLessThan(0.035);
    expect(partWhere(({ discount }) => discount === 0)).toBeGreaterThan(0.25);
  });

  test('the same model costs much the same everywhere, near the catalogue’s rent of its unit', () => {
    const rents = new Map<string, number[]>();
    const far: string[] = [];
    for (const { name, equipment_type_id: kind, rental_type, rental_paise } of machinesAmong(10_000)) {
      const key = `${name} ${kind} ${rental_type}`;
      rents.set(key, [...(rents.get(key) ?? []), rental_paise]);
      const { rent } = entryOf(kind);
      const listed = rent[(['hour', 'day', 'week', 'month'] as const)[rental_type]] ?? 0;
      if (!(Math.abs(rental_paise / 100 / listed - 1) < 0.1)) far.push(key);
    }
    expect(far).toEqual([]);
    expect(rents.size).toBeGreaterThan(400);
    for (const [key, all] of rents) {
      const sorted = all.toSorted((a, b) => a - b);
      const [least = 0, most = 0, middle = 0] = [sorted[0], sorted.at(-1), sorted[Math.floor(all.length / 2)]];
      expect([key, most / least <= 1.2, least >= middle * 0.9, most <= middle * 1.1]).toEqual([key, true, true, true]);
    }
  });

  test('nothing cheap is let by the hour, and nothing costs next to nothing', () => {
    const cheap = machinesAmong(10_000).filter(
      ({ rental_type, equipment_type_id: kind, final_rental_paise }) =>
        final_rental_paise <= 140_00 || (rental_type === 0 && !(Number(entryOf(kind).rent.day) >= 1500)),
    );
    expect(cheap).toEqual([]);
  });

  test('each has what its kind is hired by: its model’s capacity, and the rest within the bands, the same for a model', () => {
    const ofModels = new Map<string, string>();
    for (const { name, equipment_type_id, facts } of demo.machines) {
      const entry = entryOf(equipment_type_id);
      const sizes = Object.entries(facts).filter(([, value]) => typeof value === 'number');
      expect(sizes.map(([fact]) => fact)).toEqual(entry.facts.map(({ fact }) => fact));
      for (const { fact, usual } of entry.choices) expect([...usual, undefined]).toContain(facts[fact]);
      const model = entry.models.find((one) => name.startsWith(one.brand) && name.endsWith(one.modelNumber));
      if (model !== undefined) expect(facts['capacity']).toBe(model.capacity);
      for (const { fact, low, high } of entry.facts.filter((one) => one.fact !== 'capacity')) {
        expect(facts[fact]).toBeGreaterThanOrEqual(low);
        expect(facts[fact]).toBeLessThanOrEqual(high);
      }
      const key = `${name} ${equipment_type_id}`;
      expect(JSON.stringify(sizes)).toBe(ofModels.get(key) ?? JSON.stringify(sizes));
      ofModels.set(key, JSON.stringify(sizes));
    }
    const jcb = demo.machines.find(({ name }) => name === 'JCB 3DX ecoXcellence');
    expect(jcb?.facts).toMatchObject({ capacity: 74, weight: 7.4, drive: '4WD' });
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

  test('a huge demo counts all stars but keeps a bounded number of rows', more, () => {
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
    expect(kinds.running).toBeGreaterThan(1_200);
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

  test.each([300, 600, 1_500, 2_000])(
    'and a subscription that has ended, whose machines nobody sees, among %i',
    (size) => {
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
    },
  );
});
