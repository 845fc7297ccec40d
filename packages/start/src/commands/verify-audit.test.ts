import { expect, test } from 'vitest';
import { ran } from '../testing/ran.ts';

test('told wrongly, it says how it is used', async () => {
  const usage = 'Usage: yantra verify-audit [--log FILE|- [--key KEY]] [--head HEAD]';
  expect(await ran('verify-audit', '--logs', 'a')).toEqual({ code: 2, said: ['"--logs" is not understood.', usage] });
  expect(await ran('verify-audit', '--log')).toEqual({ code: 2, said: ['--log needs a value.', usage] });
});

test('it says in one line that there is nothing to read, and makes no database', async () => {
  const { code, said } = await ran('verify-audit');
  expect([code, said]).toEqual([
    1,
    [expect.stringMatching(/^There is no database in .*, so there is nothing to read\.$/)],
  ]);
});
