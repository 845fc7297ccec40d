/* Opens, fills in and presses everything while the server's answers are invalid. */
import { expectSaidOnce } from '@yantra/testing/pressed-badly';
import { describe, onTestFinished, test } from 'vitest';
import { shown } from './bad-answers.fixture.tsx';
import { filled } from './filled.fixture.ts';
import { opened } from './opened.fixture.ts';

describe('each action', () => {
  test.for([...filled, ...opened].map((one) => [one.what, one] as const))(
    '%s: shows a failure once, keeps the input, and succeeds when the server recovers',
    { timeout: 20_000 },
    async ([, one]) => {
      const view = await shown(one.at, one.as, undefined, one.answers);
      onTestFinished(view.end);
      await expectSaidOnce(view, one);
    },
  );
});
