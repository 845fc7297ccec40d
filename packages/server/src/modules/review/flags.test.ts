import { describe, expect, test } from 'vitest';
import { flagsOf, isRentFar, phoneIn } from './flags.ts';

describe('a phone number in a text', () => {
  test.each([
    ['Call 9822041111 now', '9822041111'],
    ['98220 41111', '98220 41111'],
    ['982-204-1111', '982 204 1111'],
    ['9 8 2 2 0 4 1 1 1 1', '9 8 2 2 0 4 1 1 1 1'],
    ['+91 98220 41111', '91 98220 41111'],
    ['09822041111', '09822041111'],
    ['(98220)/41111', '98220 41111'],
    ['संपर्क ९८२२० ४११११', '98220 41111'],
    ['৯৮২২০৪১১১১', '9822041111'],
    ['Built 2022 - 98220 41111', '98220 41111'],
  ])('is found in %j', (text, phone) => {
    expect(phoneIn(text)).toBe(phone);
  });

  test.each([
    'JCB 3DX, 76 HP, 4WD',
    'Plot 98, Sector 7, Pune 411038',
    'Chassis 1234567890',
    '₹1,40,250 / month',
    '12345678901234',
    '98220 4111',
    '',
  ])('is not found in %j', (text) => {
    expect(phoneIn(text)).toBeUndefined();
  });

  test('is not a plot before the machine’s own PIN code', () => {
    expect(phoneIn('Gat 9822 411038')).toBe('9822 411038');
    expect(phoneIn('Gat 9822 411038', '411038')).toBeUndefined();
  });
});

test('a rent is far out above three times the middle of the type, and below a third', () => {
  expect([isRentFar(300_000, 100_000), isRentFar(300_100, 100_000)]).toEqual([false, true]);
  expect([isRentFar(33_400, 100_000), isRentFar(33_300, 100_000)]).toEqual([false, true]);
  expect([isRentFar(1, null), isRentFar(1, 0)]).toEqual([false, false]);
});

test('flags name all that is conspicuous, and nothing of an ordinary machine', () => {
  const ordinary = { texts: ['JCB 3DX'], rentPaise: 100_000, middlePaise: 90_000, hiddenBefore: 0 };
  expect(flagsOf(ordinary)).toEqual([]);
  const conspicuous = {
    texts: ['JCB 3DX', 'Call 98220 41111'],
    rentPaise: 1_000_000,
    middlePaise: 90_000,
    isPictureElsewhere: true,
    hiddenBefore: 2,
  };
  expect(flagsOf(conspicuous)).toEqual(['phone', 'picture', 'rent', 'owner']);
});
