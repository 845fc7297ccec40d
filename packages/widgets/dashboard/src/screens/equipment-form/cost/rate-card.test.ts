import type { RateCard } from '@yantra/domain';
import { describe, expect, test } from 'vitest';
import { emptyEquipment, type EquipmentValues } from '../equipment.ts';
import { messages } from './cost.messages.ts';
import { cardCheck, cardIn, cardValues, operatorOf } from './rate-card.ts';

const values = (some: Partial<EquipmentValues> = {}): EquipmentValues => ({ ...emptyEquipment, ...some });
const both = { operator: true, fuel: true };

/* Each part in each of its states, with and without what is optional in it. */
const cards: readonly RateCard[] = [
  {},
  { tiers: { hour: 1900, week: 72_000.5, month: 260_000 }, included: { day: 10, week: 60, month: 260 } },
  { overtime: 0, minimum: { unit: 'days', amount: 31 }, sundaysFree: true, gstIncluded: true, deposit: 0 },
  { overtime: 1900.25, minimum: { unit: 'hours', amount: 744 }, deposit: 50_000 },
  { transport: { state: 'included' }, operator: { state: 'renter' }, fuel: { state: 'included' } },
  { transport: { state: 'renter' }, operator: { state: 'included' }, fuel: { state: 'renter' } },
  {
    transport: { state: 'extra', each: 6000, freeKm: 0, perKm: 90.5 },
    operator: { state: 'extra', shift: 1000 },
    fuel: { state: 'renter', litres: 9.125 },
  },
  {
    transport: { state: 'extra', each: 0, freeKm: 1000, perKm: 0 },
    operator: { state: 'extra', shift: 1000, board: true },
  },
  { operator: { state: 'included', board: true } },
];

describe('a rate card in the form', () => {
  test.each(cards)('is the same when it was not touched: %j', (card) => {
    const shown = values({ ...cardValues(card), operator: operatorOf(card) ?? '' });
    expect(cardIn(shown, both) ?? {}).toEqual(card);
    const check = cardCheck(messages);
    expect(Object.keys(shown).filter((name) => check(name, shown, both))).toEqual([]);
  });

  test('says nothing while nothing is answered', () => {
    expect(cardIn(values())).toBeUndefined();
    expect(cardIn(values(cardValues()))).toBeUndefined();
  });

  test('leaves out the documented rent’s own unit, and what does not apply to the type', () => {
    const said = values({
      rentalType: '2',
      rentDay: '13,800',
      rentWeek: '72,000',
      fuelBy: 'included',
      operator: 'none',
    });
    expect(cardIn(said, { operator: false, fuel: false })).toEqual({ tiers: { day: 13_800 } });
  });

  test('takes an operator without a price as not stated', () => {
    const said = values({ operator: 'extra', operatorBoard: 'yes' });
    expect(cardIn(said)).toBeUndefined();
    expect(cardIn({ ...said, operatorShift: '1,000' })).toEqual({
      operator: { state: 'extra', shift: 1000, board: true },
    });
  });

  test('reckons no free km and no price beyond where only the price each way is said', () => {
    const said = values({ transport: 'extra', transportEach: '6000' });
    expect(cardIn(said)).toEqual({ transport: { state: 'extra', each: 6000, freeKm: 0, perKm: 0 } });
  });

  test.each([
    ['rentWeek', { rentWeek: '9999999999' }, /^A price is from 0/],
    ['hoursInDay', { hoursInDay: '25' }, 'The hours are a whole number from 1 to 24.'],
    ['minimum', { minimum: '32' }, 'The shortest hire is a whole number from 1 to 31.'],
    ['minimum', { minimum: '745', minimumUnit: 'hours' }, 'The shortest hire is a whole number from 1 to 744.'],
    ['transportEach', { transport: 'extra' }, 'Please type the price.'],
    ['transportFreeKm', { transport: 'extra', transportFreeKm: '1001' }, /whole number from 0 to 1,000/],
    ['fuelLitres', { fuelBy: 'renter', fuelLitres: '0' }, 'The litres an hour are above 0 and at most 200.'],
    ['deposit', { takesDeposit: 'yes' }, 'Please type the price.'],
  ] as const)('finds what is wrong with %s', (name, some, sentence) => {
    expect(cardCheck(messages)(name, values(some), both)).toMatch(sentence);
  });

  test('finds nothing wrong with what is not asked any more', () => {
    const check = cardCheck(messages);
    const stale = values({ transportEach: 'x', fuelLitres: '0', operator: 'extra', operatorShift: 'x', deposit: 'x' });
    const none = { operator: false, fuel: false };
    for (const name of ['transportEach', 'fuelLitres', 'operatorShift', 'deposit'])
      expect(check(name, stale, none)).toBeUndefined();
  });
});
