import type { QuoteDraft } from '@yantra/contract/calls';
import { dayMs, dealLimits } from '@yantra/domain';
import { makeDraft, makeQuote } from '@yantra/testing';
import { describe, expect, test } from 'vitest';
import { faultsOf, refusedField } from './quote-faults.ts';
import {
  beginning,
  type Edited,
  isChanged,
  localOf,
  momentOf,
  numberIn,
  partsWithout,
  putBack,
  refilled,
  sentOf,
  sumOf,
  withChange,
  withLine,
  withoutLine,
} from './quote.model.ts';

const now = Date.parse('2026-11-21T05:50:00.000Z');
const draft = (some: Partial<QuoteDraft> = {}) => makeDraft(some);
const keyOf = ({ lines }: Edited, part: string) => lines.find((line) => line.part === part)?.key ?? -1;
const named = { dealId: 'd1', version: 3 };

describe('a number', () => {
  test.each([
    ['46,000', 46_000],
    [' ₹1,05,000.50 ', 105_000.5],
    ['-500', -500],
    ['0', 0],
    ['₹१२,५००.५०', 12_500.5],
    ['1.234', undefined],
    ['', undefined],
    ['1e5', undefined],
    ['twelve', undefined],
  ])('as typed: %s', (text, number) => expect(numberIn(text)).toBe(number));
});

test('a moment is typed and sent as it is in India', () => {
  expect(localOf('2026-11-24T12:30:00.000Z')).toBe('2026-11-24T18:00');
  expect(momentOf('2026-11-24T18:00')).toBe('2026-11-24T12:30:00.000Z');
  expect(momentOf('')).toBeUndefined();
});

describe('a quote', () => {
  test('begins as the rate card says, and comes to what the server works out', () => {
    const edited = beginning(draft());
    expect(sumOf(edited, 18)).toMatchObject({ total: Math.round((92_000 + 6320) * 1.18 * 100) });
    expect(edited.lines.some(isChanged)).toBe(false);
    expect(faultsOf(edited, 18, now).size).toBe(0);
  });

  test('of a next version begins as the one before, and still knows the card', () => {
    const sent = makeQuote({ machine: { id: 'f2', name: 'JCB', image1Url: null } });
    const edited = beginning(draft(), sent);
    expect(edited.lines.map(({ rate }) => rate)).toEqual(['68,000', '6,500', '1,450']);
    expect(edited.lines.map(isChanged)).toEqual([true, true, true]);
    expect(edited.hold).toBe(true);
    expect(edited.terms).toBe(sent.terms);
  });

  test('of another machine begins with its card, whatever was sent before', () => {
    expect(beginning(draft(), makeQuote()).lines[0]?.rate).toBe('46,000');
  });

  test('has a changed line put back as the card says', () => {
    const edited = beginning(draft());
    const changed = withChange(edited, keyOf(edited, 'transport'), { rate: '3,000' });
    const line = changed.lines[1];
    expect(line && isChanged(line)).toBe(true);
    expect(line && putBack(line)).toEqual(edited.lines[1]);
  });

  test('takes own lines, also such as take something off', () => {
    const own = withLine(beginning(draft()), 'own');
    const off = withChange(own, keyOf(own, 'own'), { name: 'Discount', rate: '-1000' });
    expect(faultsOf(off, 18, now).size).toBe(0);
    expect(sumOf(off, 18)?.total).toBe(Math.round((92_000 + 6320 - 1000) * 1.18 * 100));
  });

  test('has a part as a line or as a word, never as both', () => {
    const asLine = withLine(beginning(draft()), 'operator');
    expect(partsWithout(asLine)).not.toContain('operator');
    expect(sentOf(asLine, named)?.parts?.map(({ part }) => part)).toEqual(['board', 'fuel']);
    const asWord = withoutLine(asLine, keyOf(asLine, 'operator'));
    expect(sentOf(asWord, named)?.parts).toContainEqual({ part: 'operator', state: 'unknown', words: '' });
  });

  test('is filled again for another machine, and keeps what the owner has added', () => {
    const own = withLine(beginning(draft()), 'own');
    const named = { ...withChange(own, keyOf(own, 'own'), { name: 'Breaker', rate: '7000' }), terms: 'Mornings.' };
    const other = refilled(
      named,
      draft({ equipmentId: 'f3', lines: [{ part: 'rent', name: '', quantity: 12, unit: 'day', rate: 9000 }] }),
    );
    expect(other.lines.map(({ part, name }) => name || part)).toEqual(['rent', 'Breaker']);
    expect(other).toMatchObject({ equipmentId: 'f3', terms: 'Mornings.' });
    expect(new Set(other.lines.map(({ key }) => key)).size).toBe(2);
  });

  test('is sent with numbers, and without what was left out', () => {
    const edited = { ...beginning(draft()), deposit: '', terms: '  ' };
    expect(sentOf(edited, named)).toMatchObject({
      dealId: 'd1',
      version: 3,
      equipmentId: 'f2',
      terms: '',
      validUntil: '2026-11-24T12:30:00.000Z',
      lines: [{ quantity: 2, rate: 46_000 }, { rate: 3160 }, { isOnlyIf: true }],
    });
    expect(sentOf(edited, named)).not.toHaveProperty('deposit');
  });

  test('has no total while a number is missing', () => {
    const edited = beginning(draft());
    expect(sumOf(withChange(edited, keyOf(edited, 'rent'), { rate: '' }), 18)).toBeUndefined();
  });
});

describe('what is wrong', () => {
  const edited = beginning(draft());
  const rent = keyOf(edited, 'rent');
  const own = withLine(edited, 'own');
  test.each<[string, Edited, string, string]>([
    ['a quantity of nothing', withChange(edited, rent, { quantity: '0' }), `line-${rent}-quantity`, 'quantity'],
    ['a rate that is no number', withChange(edited, rent, { rate: 'much' }), `line-${rent}-rate`, 'rate'],
    ['a rent below 0', withChange(edited, rent, { rate: '-1' }), `line-${rent}-rate`, 'rateBelow'],
    ['an own line without a name', own, `line-${keyOf(own, 'own')}-name`, 'name'],
    ['no lines', { ...edited, lines: [] }, 'lines', 'lines'],
    ['a total of nothing', withChange(edited, rent, { rate: '0' }), 'lines', 'total'],
    ['a deposit below 0', { ...edited, deposit: '-1' }, 'deposit', 'deposit'],
    ['a time that is over', { ...edited, validUntil: '2026-11-20T18:00' }, 'validUntil', 'past'],
    ['no time', { ...edited, validUntil: '' }, 'validUntil', 'past'],
    [
      'a time too far away',
      { ...edited, validUntil: localOf(new Date(now + (dealLimits.validDays + 1) * dayMs).toISOString()) },
      'validUntil',
      'tooFar',
    ],
    ['no machine', { ...edited, equipmentId: undefined }, 'machine', 'machine'],
  ])('is found: %s', (_, typed, field, fault) => {
    const only = fault === 'total' ? { ...typed, lines: typed.lines.filter(({ key }) => key === rent) } : typed;
    expect(faultsOf(only, 18, now).get(field)).toBe(fault);
  });

  test('by the server, is said at the field', () => {
    expect(refusedField(edited, 'lines.1.rate')).toBe(`line-${edited.lines[1]?.key}-rate`);
    expect(refusedField(edited, 'lines')).toBe('lines');
    expect(refusedField(edited, 'validUntil')).toBe('validUntil');
    expect(refusedField(edited, 'version')).toBeUndefined();
  });
});
