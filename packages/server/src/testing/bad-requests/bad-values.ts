import { someHostileTexts } from '@yantra/testing/hostile-strings';
import fc from 'fast-check';

/* Values that no call expects, or that few systems behind it can handle: what breaks a database, a date, a URL or a regular expression. */

const point = String.fromCodePoint;

const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  `a${point(0)}b`,
  '\ud83d',
  'a\udc00b',
  `${point(0xfeff)}x`,
  'x'.repeat(5000),
  '\u0915\u094d\u0937'.repeat(400),
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '%00',
  '\\',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '0x1f',
  '1_000',
  '٣',
  '--5',
  '00000000-0000-4000-8000-0000000000ff',
  '00000000-0000-4000-8000-0000000000F',
  '{00000000-0000-4000-8000-0000000000ff}',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '-constructor',
  ...someHostileTexts.map(({ text }) => text),
];

/* Around the limits of columns, of a double, and of its exact integers. */
const numbers: readonly unknown[] = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  32_767,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  9.3e18,
  -9.3e18,
  1e21,
  1e308,
  5e-324,
  '2147483648',
  '9223372036854775808',
  '1e21',
  '00012',
  '1.0000000000000000000001',
];

const dates: readonly string[] = [
  '0000-01-01',
  '0001-01-01',
  '-000001-01-01',
  '+275760-09-13',
  '9999-12-31',
  '2999-01-01',
  '2026-02-30',
  '2026-13-01',
  '2023-02-29',
  '1988-06-15T25:00:00Z',
  '2026-03-10T06:30:00+99:99',
  '01-01-1988',
];

const shapes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [[]],
  [null],
  {},
  { id: null },
  { constructor: 1 },
  { length: 1e9 },
  [1, 'a', {}],
  Array.from({ length: 2000 }, (_, n) => n),
];

/** A value that is hardly ever valid. */
export const badValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...texts) },
  { weight: 4, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...dates) },
  { weight: 3, arbitrary: fc.constantFrom(...shapes) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Text that is hardly ever valid. */
export const badText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers.map(String), ...dates) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
