import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payloadOf } from './push-payload.ts';

test('whatever is said, a push fits into what push services take, and is whole characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 6000, size: 'max' }),
      fc.string({ unit: 'grapheme', maxLength: 6000, size: 'max' }),
      (title, text) => {
        const payload = payloadOf({ title, text, path: '/hi/dashboard/leads', tag: 'lead' });
        expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3993);
        expect(payload.isWellFormed()).toBe(true);
        expect(JSON.parse(payload)).toMatchObject({ path: '/hi/dashboard/leads', tag: 'lead' });
      },
    ),
    { numRuns: 60 },
  );
});

test('what fits is left alone', () => {
  const said = { title: 'New lead', text: 'Tractor, Pune', path: '/dashboard/leads', tag: 'lead' };
  expect(JSON.parse(payloadOf(said))).toEqual(said);
});
