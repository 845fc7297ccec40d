import { expect, test } from 'vitest';
import { isCin } from './company.ts';

test.each([
  ['U29210MH2015PTC123456', true],
  ['L17110MH1973PLC019786', true],
  ['X29210MH2015PTC123456', false],
  ['U29210MH2015PTC12345', false],
  ['u29210mh2015ptc123456', false],
  ['', false],
])('%s is a CIN: %s', (text, is) => {
  expect(isCin(text)).toBe(is);
});
