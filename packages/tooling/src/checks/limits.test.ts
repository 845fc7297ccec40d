import { describe, expect, test } from 'vitest';
import { givenLengths, givenNumbers, givenRates, numbersIn, spelledAgain } from './limits.ts';

const owned = new Set(numbersIn('export const limits = { hours: 168, rows: 5000, capacity: 1_000_000 } as const;'));
const again = (path: string, source: string) => spelledAgain(path, source, owned);

describe('limits of the domain', () => {
  test('are not given to a schema as numbers', () => {
    expect(givenNumbers('a.ts', 'const id = z.string(said)\n  .max(64, said);')).toEqual([
      'a.ts:1: 64 is a limit: name it in the domain',
    ]);
    expect(givenNumbers('a.ts', 'within(-90, 1)')).toHaveLength(1);
    expect(givenNumbers('a.ts', "whole(said, 1, limits.hours); z.literal([10, 12]); 'max(64)'")).toEqual([]);
  });

  test('are not given to a field as its longest text, and cut nothing that was typed', () => {
    const fields = '<TextInput maxLength={12} />; const pan = { maxLength: 10 }; words.trim().slice(0, 100);';
    expect(givenLengths('a.tsx', fields)).toEqual([
      'a.tsx:1: 12 is how long a text may be: name it in the domain',
      'a.tsx:1: 10 is how long a text may be: name it in the domain',
      'a.tsx:1: 100 is how long a text may be: name it in the domain',
    ]);
    expect(
      givenLengths('a.tsx', '<TextInput maxLength={lengths.name} />; iso.slice(0, 10); rows.slice(1, 200);'),
    ).toEqual([]);
  });

  test('are not how often somebody may do a thing', () => {
    expect(givenRates('a.ts', "const limit = { kind: 'requirement', most: 10, withinMs: hourMs };")).toEqual([
      'a.ts:1: 10 is how often somebody may: name it in the domain',
    ]);
    expect(
      givenRates('a.ts', 'const a = { most: rates.requirement, withinMs: hourMs }; const b = { most: 200 };'),
    ).toEqual([]);
  });

  test('are not spelled in the code of a form again', () => {
    expect(again('a.ts', 'const isSize = (size: number) =>\n  size <= 1_000_000;')).toEqual([
      'a.ts:2: 1000000 is a limit of the domain: take it from there',
    ]);
    expect(again('a.ts', 'const megabytes = bytes / 1_000_000; const pauseMs = 168; const far = 2_000_000;')).toEqual(
      [],
    );
  });

  test('are not spelled in a text again', () => {
    expect(again('a.messages.ts', "const hours = 'From 1 to 168.';")).toHaveLength(1);
    expect(again('a.hi.ts', 'const rows = (what: string) => `${what}: 5,000 rows, or 10,00,000.`;')).toHaveLength(2);
    expect(again('a.messages.ts', "const rent = 'Whole rupees, such as 5000, or A-168.'; const size = 168;")).toEqual(
      [],
    );
  });
});
