import { makeCostBasis, rateCard } from '@yantra/testing';
import { expect, test } from 'vitest';
import { emptyEquipment, type EquipmentValues } from '../equipment.ts';
import { quoteOf } from './quote.ts';
import { cardValues, operatorOf } from './rate-card.ts';
import { usualOf } from './usual.ts';

const excavator: EquipmentValues = {
  ...emptyEquipment,
  ...cardValues(rateCard),
  operator: operatorOf(rateCard) ?? '',
  rentalValue: '13,110',
};
const basis = makeCostBasis();
const rupees = (paise: number | undefined) => (paise === undefined ? undefined : paise / 100);
const totals = (values: EquipmentValues, of = basis) =>
  quoteOf(values, of).samples.map(({ cost }) => rupees(cost.total));

test('three jobs are worked out as for renters', () => {
  expect(totals(excavator)).toEqual([45_099.6, 186_841.2, 320_960]);
});

test('the discount holds for every rent', () => {
  const [, twelve] = totals({ ...excavator, rentalValue: '13,800', discount: '5' });
  expect(twelve).toBe(178_345.2);
});

test('a job says what it saves against days, and that the shortest hire is longer', () => {
  const [one, twelve] = quoteOf(excavator, basis).samples;
  expect([one?.shortest, one?.saved]).toEqual([{ unit: 'days', amount: 2 }, undefined]);
  expect([twelve?.shortest, rupees(twelve?.saved)]).toEqual([undefined, 15_717.6]);
});

test('what is not stated is ranked by what three in four ask, for twelve days', () => {
  const quote = quoteOf(excavator, basis);
  expect([...quote.unknown]).toEqual(['fuel']);
  expect(rupees(quote.typical.get('fuel'))).toBe(97_152);
  expect([quote.answered, quote.questions]).toEqual([6, 7]);
});

test('without a rent there is no total, and nothing fails on half a number', () => {
  for (const rentalValue of ['', '0', '1.2.3', 'x']) expect(totals({ ...excavator, rentalValue })).toEqual([]);
  expect(totals({ ...excavator, transportPerKm: '1.2.3', rentWeek: '..', hoursInDay: '0' })).toHaveLength(3);
});

test('what does not apply to a type is not asked', () => {
  const quote = quoteOf({ ...emptyEquipment }, makeCostBasis({ parts: { operator: false, fuel: false } }));
  expect([...quote.unknown]).toEqual(['overtime', 'transport', 'deposit']);
  expect([quote.answered, quote.questions]).toEqual([1, 5]);
});

test('what is usual is proposed without GST, unless the prices have it in them', () => {
  expect(usualOf(basis, false)).toEqual({
    overtime: 1500,
    shift: 1000,
    litres: 10,
    transport: { each: 5930, freeKm: 25, perKm: 68 },
  });
  expect(usualOf(basis, true)).toMatchObject({ overtime: 1770, transport: { each: 7000, perKm: 80 } });
  expect(usualOf(makeCostBasis({ typical: { diesel: 92, board: 500 } }), true)).toEqual({});
});
