import { expect, test } from 'vitest';
import { type Mutant, nameOf, namedSurvivors, scoreOf } from './survivors.ts';

const file = 'packages/server/src/limits/limits.ts';
const mutant = (line: string, becomes: string, isNoticed: boolean): Mutant => ({
  file,
  line,
  number: 1,
  becomes,
  isNoticed,
});
const named = (...changes: string[]) => [{ file: 'limits/limits.ts', why: 'It is the same.', changes }];

test('the score is the share of changes that were noticed; who survives without a name is told', () => {
  const all = [mutant('a', '1', true), mutant('b', '2', true), mutant('c', '3', false), mutant('d', '{ }', false)];
  const { score, unexpected, stale } = scoreOf(all, named('c  =>  3', 'b  =>  2'));
  expect([score, unexpected.map(nameOf), stale]).toEqual([50, ['d  =>  { }'], ['limits/limits.ts: b  =>  2']]);
});

test('a name of another file lets nobody survive, nor is it stale', () => {
  const other = [{ file: 'limits/subscriber.ts', why: 'Another.', changes: ['c  =>  3'] }];
  const { unexpected, stale } = scoreOf([mutant('c', '3', false)], other);
  expect([unexpected.length, stale]).toEqual([1, []]);
});

test('every survivor that is named has a reason, and is named once', () => {
  const all = namedSurvivors().flatMap(({ file: where, changes }) => changes.map((change) => `${where}: ${change}`));
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});
