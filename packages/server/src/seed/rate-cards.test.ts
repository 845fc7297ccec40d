import { cardInRupees, jobCost, type RateCard, rentalUnit } from '@yantra/domain';
import { describe, expect, test } from 'vitest';
import { generateDemo, type MachineRow } from './generate.ts';
import { createRandom } from './random.ts';
import { readSeedSources } from './sources.ts';

const sources = await readSeedSources();
const demo = generateDemo(sources, {
  size: 1500,
  now: new Date('2026-03-02T06:30:00Z'),
  random: createRandom(1),
  hashes: { admin: 'a', supplier: 's', user: 'u' },
});
const machines = [...demo.machines()];
const entries = new Map(sources.catalogue.equipment.map((entry) => [entry.id, entry]));
const has = ({ equipment_type_id }: MachineRow, fact: string): boolean =>
  entries.get(equipment_type_id)?.choices.some((one) => one.fact === fact) === true;
const share = (of: readonly MachineRow[], is: (machine: MachineRow) => boolean): number =>
  of.filter(is).length / of.length;

/** A machine's list prices by unit, its rent among them. */
const pricesOf = ({ rate_card, rental_type, rental_paise }: MachineRow): NonNullable<RateCard['tiers']> => ({
  ...rate_card?.tiers,
  [rentalUnit(rental_type)]: rental_paise,
});

describe('the catalogue', () => {
  test('has rents that fit each other: a week below seven days, a month below four weeks and a third', () => {
    for (const { id, rent, hire } of entries.values()) {
      const { hour, day, week, month } = rent;
      expect([id, (week ?? 0) < 7 * (day ?? 0), (month ?? 0) < 4.3 * (week ?? 0)]).toEqual([id, true, true]);
      expect([id, (month ?? 0) > (week ?? 0), (week ?? 0) > (day ?? 0)]).toEqual([id, true, true]);
      if (hour !== null) expect([id, (day ?? 0) > 5 * hour, (day ?? 0) < 9 * hour]).toEqual([id, true, true]);
      for (const unit of hire.tiers) expect([id, rent[unit]]).not.toEqual([id, null]);
    }
  });

  test('asks of a type what its facts ask: a shift where it has an operator, litres where it burns fuel', () => {
    for (const { id, choices, hire } of entries.values()) {
      const burns = choices.some(({ fact, usual }) => fact === 'fuel' && !usual.includes('electric'));
      const isOperated = choices.some(({ fact }) => fact === 'operator');
      expect([id, hire.litres !== undefined, hire.shift !== undefined]).toEqual([id, burns, isOperated]);
    }
  });
});

describe('rate cards of the demo', () => {
  test('have prices that fit each other, a week and a month on most', () => {
    for (const machine of machines) {
      const { day, week, month } = pricesOf(machine);
      const at = [machine.id, day, week, month];
      if (day !== undefined && week !== undefined) expect([...at, week < 7 * day && week > day]).toEqual([...at, true]);
      if (week !== undefined && month !== undefined)
        expect([...at, month < 4.3 * week && month > week]).toEqual([...at, true]);
    }
    expect(share(machines, (machine) => pricesOf(machine).week !== undefined)).toBeGreaterThan(0.65);
    expect(share(machines, (machine) => pricesOf(machine).month !== undefined)).toBeGreaterThan(0.8);
  });

  test('are silent in part with a fifth of the owners, and whole with the others', () => {
    const isWhole = (machine: MachineRow): boolean => {
      const { overtime, transport, operator, fuel, deposit } = machine.rate_card ?? {};
      const usual = entries.get(machine.equipment_type_id)?.hire;
      return (
        (overtime !== undefined || usual?.overtime === undefined) &&
        transport !== undefined &&
        (operator !== undefined || !has(machine, 'operator')) &&
        (fuel !== undefined || !has(machine, 'fuel')) &&
        deposit !== undefined
      );
    };
    const owners = new Map<string, MachineRow[]>();
    for (const machine of machines)
      owners.set(machine.supplier_id, [...(owners.get(machine.supplier_id) ?? []), machine]);
    const silent = [...owners.values()].filter((own) => own.some((machine) => !isWhole(machine)));
    expect(silent.length / owners.size).toBeGreaterThan(0.15);
    expect(silent.length / owners.size).toBeLessThan(0.25);
    for (const own of silent) expect(share(own, isWhole)).toBeLessThan(0.3);
    const bringing = share(machines, ({ rate_card }) => rate_card?.transport?.state === 'included');
    expect(bringing).toBeGreaterThan(0.02);
    expect(bringing).toBeLessThan(0.2);
  });

  test('say of the operator what the machine’s facts say', () => {
    const words = { included: 'included', extra: 'extra', renter: 'none' } as const;
    for (const { rate_card, facts } of machines.filter(({ rate_card: card }) => card !== null))
      expect(rate_card?.operator && words[rate_card.operator.state]).toBe(facts['operator']);
  });

  test('are as calls carry them: whole paise, and nothing absurd', () => {
    for (const { id, rate_card, rental_paise } of machines) {
      if (rate_card === null) continue;
      const text = JSON.stringify(rate_card);
      expect(JSON.parse(text)).toEqual(rate_card);
      expect(cardInRupees(rate_card).deposit).toBe(
        rate_card.deposit === undefined ? undefined : rate_card.deposit / 100,
      );
      expect([id, (rate_card.overtime ?? 0) < 1.5 * rental_paise]).toEqual([id, true]);
    }
  });

  test('make a job of twelve days cost something between a third and thrice the type’s usual', () => {
    const costs = new Map<number, number[]>();
    for (const { equipment_type_id, rental_paise, rental_type, discount, rate_card, facts } of machines) {
      const rent = { paise: rental_paise, type: rental_type, discount };
      const parts = { operator: 'operator' in facts, fuel: false };
      const typical = { diesel: 9200, board: 50_000 };
      const { total } = jobCost(
        { rent, card: rate_card ?? {}, parts, gst: 18, typical },
        { days: 12, hours: 8, km: 20 },
      );
      costs.set(equipment_type_id, [...(costs.get(equipment_type_id) ?? []), total]);
    }
    for (const [type, all] of costs) {
      const sorted = all.toSorted((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
      expect([type, (sorted[0] ?? 0) > middle / 3, (sorted.at(-1) ?? 0) < 3 * middle]).toEqual([type, true, true]);
    }
  });
});

describe('rents of the demo', () => {
  test('no two equal machines of a city differ twofold, and dear ones are never a third off', () => {
    const rents = new Map<string, number[]>();
    for (const { name, city_id, rental_type, equipment_type_id, final_rental_paise, discount } of machines) {
      const key = `${name} ${equipment_type_id} ${city_id} ${rental_type}`;
      rents.set(key, [...(rents.get(key) ?? []), final_rental_paise]);
      if ((entries.get(equipment_type_id)?.rent.day ?? 0) >= 7000) expect(discount).toBeLessThanOrEqual(25);
    }
    for (const [key, all] of rents) expect([key, Math.max(...all) / Math.min(...all) < 1.6]).toEqual([key, true]);
  });
});
