import { describe, expect, test } from 'vitest';
import { codesIn, fieldCodes } from './field-codes.ts';

const codes = new Set(['name.line', 'name.tooLong', 'city.unknown', 'row.answered']);
const call = `
  import { line as oneLine } from './shapes.ts';
  import { z } from 'zod';
  const answer = z.string(wrong('row.answered'));
  const city = { city: z.string(wrong('city.unknown')) };
  export const addRow = defineCall({ input: z.object({ name: oneLine(3), city: other.city }), output: answer });
  export const addCity = defineCall({ input: z.object(city), output: answer });
`;
const shapes = `
  const said = { line: 'name.line' } as const;
  export function line(most: number) { return text(said.line).max(most, wrong('name.tooLong')); }
`;
const files: Readonly<Record<string, string>> = { 'calls/a.call.ts': call, 'calls/shapes.ts': shapes };
const read = (file: string) => files[file] ?? '';

describe('the codes of a call’s fields', () => {
  test('are those that its input says, also by what it names in other files', () => {
    expect(fieldCodes(codes, read).of('calls/a.call.ts')).toEqual(['city.unknown', 'name.line', 'name.tooLong']);
  });

  test('are not those of its answer, nor of what only has the same name as a key', () => {
    const only = call.replace(/export const addCity.*/, '');
    expect(fieldCodes(codes, () => only.replace('oneLine(3)', '1')).of('calls/a.call.ts')).toEqual([]);
  });
});

test('the codes that a file says are found in it, and in no longer text', () => {
  expect(codesIn("refuse(wrong('city.unknown')); say('city.unknown?');", codes)).toEqual(['city.unknown']);
});
