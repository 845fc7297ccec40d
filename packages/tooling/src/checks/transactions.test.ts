import { expect, test } from 'vitest';
import { problemsIn } from './transactions.ts';

const within = (line: string) =>
  problemsIn('a.ts', `export const save = () => db.transaction().execute(async (trx) => {\n${line}\n});`);

test('what a transaction awaits, and the database is not asked for, is named', () => {
  const [problem] = within('await queries.insert(trx, await passwords.hash(password));');
  expect(problem).toBe('a.ts:2: awaits passwords.hash(password) within a transaction');
  expect(within('for (const one of all) await (async () => { await gateway.pay(one); })();')).toHaveLength(2);
});

test('questions of the transaction are no matter, nor is what comes before or after it', () => {
  expect(within('const row = await queries.find(trx); await trx.deleteFrom("a").execute();')).toEqual([]);
  expect(
    problemsIn(
      'a.ts',
      'async function save() { const hash = await hashOf(); return write((trx) => find(trx, hash)); }',
    ),
  ).toEqual([]);
});

test('so is what a function awaits that is given one', () => {
  expect(problemsIn('a.ts', 'async function add(trx: Db) {\n  const file = await readFile(name);\n}')).toEqual([
    'a.ts:2: awaits readFile(name) within a transaction',
  ]);
});
