// @module-tag other
/* Opens, fills in and presses everything while the server's answers are invalid. */
import { expectSaidOnce } from '@yantra/testing/pressed-badly';
import { sampleOf } from '@yantra/testing/sample';
import { describe, onTestFinished, test } from 'vitest';
import { shown } from './bad-answers.fixture.tsx';
import { filled } from './filled.fixture.ts';
import { opened } from './opened.fixture.ts';

describe('each action', () => {
  test.for(
    sampleOf(
      [...filled, ...opened].map((one) => [one.what, one] as const),
      12,
    ),
  )(
    '%s: shows a failure once, keeps the input, and succeeds when the server recovers',
    { timeout: 20_000 },
    async ([, one]) => {
      const view = await shown(one.at, one.as, undefined, one.answers);
      onTestFinished(view.end);
      await expectSaidOnce(view, one);
    },
  );
});
