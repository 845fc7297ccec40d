import { expect, test } from 'vitest';
import { addressLine } from './address.ts';

test.each([
  [['Gat 12, Alandi Road', 'Pune', 'Maharashtra', '411015'], 'Gat 12, Alandi Road, Pune, Maharashtra, 411015'],
  [['Kothrud, Pune', 'Pune', 'Maharashtra', '411038'], 'Kothrud, Pune, Maharashtra, 411038'],
  [['411015, Pune, Maharashtra', 'Pune', 'Maharashtra', '411015'], 'Pune, Maharashtra, 411015'],
  [['Pune Road, PUNE ', 'Pune', 'Maharashtra', ''], 'Pune Road, Pune, Maharashtra'],
  [['Sector 17', 'Chandigarh', 'Chandigarh', ''], 'Sector 17, Chandigarh'],
  [['', 'Pune', '', ''], 'Pune'],
] as const)('%j is said once', ([address, ...rest], wanted) => {
  expect(addressLine(address, ...rest)).toBe(wanted);
});
