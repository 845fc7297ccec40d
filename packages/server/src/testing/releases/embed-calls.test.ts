/** Snippets of every released version go on working: what their embed asks is still taken, and what it reads is still answered. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { definedCalls } from '@yantra/contract/schemas';
import { describe, expect, test } from 'vitest';
import { inputSchema, outputSchema } from '../../modules/api-docs/openapi.ts';
import { readArchive, versionOfArchive } from '../../modules/embed/archive.ts';
import { misfits } from './fits.ts';

const folder = resolve(import.meta.dirname, '../../../../embed/released');
const archives = readdirSync(folder)
  .filter((file) => versionOfArchive(file) !== undefined)
  .map((file) => readArchive(readFileSync(join(folder, file))));
const calls = archives.flatMap(({ version, calls: made }) =>
  Object.entries(made).map(([name, call]) => [version, name, call] as const),
);

const toldToOwners = 'A machine’s owner alone is told it, and no embed reads it.';
/** A difference → why it breaks no page. */
const harmless: Readonly<Record<string, string>> = {
  '.data.listing is "draft", which was not there': toldToOwners,
  '.data.listing is "hidden", which was not there': toldToOwners,
  '.data.listing is "inReview", which was not there': toldToOwners,
};
const found = new Set<string>();

test('there are released versions, and each asks for machines', () => {
  expect(archives.length).toBeGreaterThan(0);
  for (const archive of archives) expect(Object.keys(archive.calls)).toContain('getActiveSubscriptionEquipments');
});

describe('the embed of', () => {
  test.each(calls)('%s is understood by %s, and reads its answer', (_version, name, { path, input, answer }) => {
    const call = definedCalls.find((one) => one.name === name && one.path === path);
    if (call === undefined) throw new Error(`There is no ${path} any more.`);
    expect(call.who).toBe('anyone');
    expect(misfits(input, inputSchema(call))).toEqual([]);
    const differences = misfits(outputSchema(call), answer);
    for (const one of differences) found.add(one);
    expect(differences.filter((one) => harmless[one] === undefined)).toEqual([]);
  });

  test('every release differs in nothing else that is called harmless', () => {
    expect(Object.keys(harmless).filter((one) => !found.has(one))).toEqual([]);
  });
});

describe('a change is found that', () => {
  const machine = {
    type: 'object',
    properties: { id: { type: 'string' }, rent: { type: ['number', 'null'] }, state: { enum: ['free', 'let'] } },
    required: ['id'],
  };
  const now = (change: object) => misfits({ ...machine, properties: { ...machine.properties, ...change } }, machine);

  test.each([
    ['gives a key another type', { id: { type: 'number' } }, ['.id is number, and was string']],
    [
      'lets a key be nothing',
      { id: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
      ['.id is null, and was string'],
    ],
    ['brings a value', { state: { enum: ['free', 'sold'] } }, ['.state is "sold", which was not there']],
    ['allows any value', { state: { type: 'string' } }, ['.state has any value, and had ["free","let"]']],
  ])('%s', (_, change, found) => {
    expect(now(change)).toEqual(found);
  });

  test('takes a key away, alone or in a list', () => {
    expect(misfits({ ...machine, required: [] }, machine)).toEqual(['.id is not always there']);
    expect(misfits({ type: 'array', items: { ...machine, required: [] } }, { type: 'array', items: machine })).toEqual([
      '[].id is not always there',
    ]);
  });

  test.each([
    ['brings a key', { model: { type: 'string' } }],
    ['narrows a type', { rent: { type: 'integer' } }],
    ['takes a value away', { state: { const: 'free' } }],
  ])('not one that %s', (_, change) => {
    expect(now(change)).toEqual([]);
  });
});
