import { importedMachine } from '@yantra/contract/schemas';
import { type CardWords, cellsOfCard, type RateCard } from '@yantra/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byColumn, operatorWordIn, rateCardIn } from './import-card.ts';

const { rateCard } = importedMachine.shape;

/* The words that the dashboard's export writes. */
const words: Readonly<Record<string, CardWords>> = {
  English: {
    included: 'Included',
    extra: 'Extra',
    renter: 'Renter',
    none: 'Not included',
    yes: 'yes',
    no: 'no',
    days: 'days',
    hours: 'hours',
  },
  Hindi: {
    included: 'शामिल',
    extra: 'अलग से',
    renter: 'किराएदार',
    none: 'शामिल नहीं',
    yes: 'हाँ',
    no: 'नहीं',
    days: 'दिन',
    hours: 'घंटे',
  },
  Marathi: {
    included: 'समाविष्ट',
    extra: 'वेगळे',
    renter: 'भाडेकरू',
    none: 'समाविष्ट नाही',
    yes: 'होय',
    no: 'नाही',
    days: 'दिवस',
    hours: 'तास',
  },
};

const rupees = fc.integer({ min: 0, max: 1_000_000_00 }).map((paise) => paise / 100);
const amount = (max: number, min = 1) => fc.integer({ min, max });
const board = fc.record({ board: fc.boolean() }, { requiredKeys: [] });
const partial = { requiredKeys: [] };
const cards: fc.Arbitrary<RateCard> = fc.record(
  {
    tiers: fc.record({ hour: rupees, day: rupees, week: rupees, month: rupees }, { requiredKeys: ['week'] }),
    included: fc.record({ day: amount(24), week: amount(168, 6), month: amount(744, 26) }, { requiredKeys: ['month'] }),
    overtime: rupees,
    minimum: fc.record({ unit: fc.constantFrom('hours', 'days'), amount: amount(744) }),
    sundaysFree: fc.boolean(),
    transport: fc.oneof(
      fc.record({ state: fc.constantFrom('included', 'renter') }),
      fc.record({ state: fc.constant('extra'), each: rupees, freeKm: amount(1000), perKm: rupees }),
    ),
    operator: fc.oneof(
      fc.constant({ state: 'renter' as const }),
      board.map((some) => ({ state: 'included' as const, ...some })),
      fc.tuple(rupees, board).map(([shift, some]) => ({ state: 'extra' as const, shift, ...some })),
    ),
    fuel: fc.oneof(
      fc.constant({ state: 'included' as const }),
      fc.record(
        { state: fc.constant('renter' as const), litres: amount(1600).map((part) => part / 8) },
        { requiredKeys: ['state'] },
      ),
    ),
    deposit: rupees,
    gstIncluded: fc.boolean(),
  },
  partial,
) as fc.Arbitrary<RateCard>;

describe('a rate card in a row of a table', () => {
  test.each(Object.keys(words))('is the same after export and import, in %s', (language) => {
    const own = words[language];
    if (own === undefined) throw new Error(language);
    fc.assert(
      fc.property(cards, (card) => {
        const read = rateCardIn(cellsOfCard(card, own));
        expect(rateCard.parse(read ?? {})).toEqual(card);
      }),
      { numRuns: 200 },
    );
  });

  test('is none where its cells are empty or say so', () => {
    expect(rateCardIn({})).toBeUndefined();
    expect(
      rateCardIn({ transport: 'not stated', fuelBy: 'पता नहीं', deposit: 'on request', operator: 'TBD' }),
    ).toBeUndefined();
  });

  test('is read as people write it', () => {
    const row = {
      rentWeek: '₹ 72,000/-',
      rentMonth: '2.6 lakh',
      hoursInDay: '10 hrs',
      overtime: '₹1,900/hr',
      minimum: '2',
      transport: '₹6,000',
      transportFreeKm: '25 km',
      transportPerKm: '90 per km',
      operator: 'yes',
      operatorBoard: 'yes',
      fuel: 'dry',
      fuelLitres: '9.5 l/h',
      deposit: 'no',
      gstIncluded: 'extra',
    };
    expect(rateCard.parse(rateCardIn(row))).toEqual({
      tiers: { week: 72_000, month: 260_000 },
      included: { day: 10 },
      overtime: 1900,
      minimum: { unit: 'days', amount: 2 },
      transport: { state: 'extra', each: 6000, freeKm: 25, perKm: 90 },
      operator: { state: 'included', board: true },
      fuel: { state: 'renter', litres: 9.5 },
      deposit: 0,
      gstIncluded: false,
    });
  });

  test('says nothing of a part that is charged without a price', () => {
    expect(rateCardIn({ transport: 'extra', operator: 'extra charge' })).toBeUndefined();
    expect(operatorWordIn('extra charge')).toBe('extra');
    expect(operatorWordIn('1000 a shift')).toBe('1000 a shift');
    expect(operatorWordIn('₹1000')).toBe('extra');
  });

  test('what cannot be read is refused at its column', () => {
    const row = {
      rentWeek: 'on call',
      minimum: 'a while',
      transportEach: '6000',
      transportPerKm: 'x',
      fuelBy: 'maybe',
      gstIncluded: 'perhaps',
    };
    const parsed = rateCard.safeParse(rateCardIn(row));
    const paths = parsed.error?.issues.map(({ path }) => [`rateCard.${path.join('.')}`, '']) ?? [];
    expect(Object.keys(byColumn(Object.fromEntries(paths))).toSorted()).toEqual([
      'fuelBy',
      'gstIncluded',
      'minimum',
      'rentWeek',
      'transportPerKm',
    ]);
  });
});
