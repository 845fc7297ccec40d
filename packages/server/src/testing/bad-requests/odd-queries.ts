import fc from 'fast-check';

/** Text as a query or a path carries it, and as it must not. */
const encoded = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(encodeURIComponent(text.toWellFormed())) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%',
        '%zz',
        '%ff',
        '%00',
        '%ed%a0%bd',
        '%c0%80',
        '%u0000',
        '+',
        '&=&',
        '%25%30%30',
        '[]',
        '.',
      ),
    },
  );

const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(plain).join(',') : String(value);

/** What stands behind the question mark, of an input. */
export function queryFor(input: unknown): fc.Arbitrary<string> {
  const entries = typeof input === 'object' && input !== null ? Object.entries(input) : [['x', input] as const];
  if (entries.length === 0) return fc.constantFrom('', '?', '?=', '?&&');
  const parts = entries.map(([key, value]) =>
    encoded(textOf(value)).map((text) => `${encodeURIComponent(key.toWellFormed())}=${text}`),
  );
  return fc
    .tuple(
      fc.tuple(...parts),
      fc.constantFrom<'once' | 'twice' | 'listed'>('once', 'once', 'once', 'once', 'twice', 'listed'),
    )
    .map(([all, how]) => {
      const query = all.join('&').slice(0, 12_000);
      if (how === 'twice') return `?${query}&${all[0] ?? ''}`;
      return how === 'listed' ? `?${query}&${(all[0] ?? '').replace('=', '[]=').replace('=', '[a]=')}` : `?${query}`;
    });
}
