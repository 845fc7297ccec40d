import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { withoutHost } from '../testing/bad-requests/broken-frames.ts';
import { addressRequest } from '../testing/bad-requests/generate.ts';
import { bytesOf, isRight, told } from '../testing/bad-requests/on-the-wire.ts';
import { send } from '../testing/wire.ts';

const port = Number(new URL(inject('siteUrl')).port);

test('none of 400 bad addresses fails where the real site draws the pages', async () => {
  const wrong: object[] = [];
  for (const request of fc.sample(addressRequest, { numRuns: 400, seed: 20_260_310 })) {
    // Not built here, as its answer says.
    if (request.target.startsWith('/storybook')) continue;
    const answer = await send(port, bytesOf(request));
    if (!isRight(answer)) wrong.push(told(request, answer));
  }
  expect(wrong).toEqual([]);
});

test('a page that is asked for without a host is drawn', async () => {
  for (const frame of withoutHost.filter((one) => !one.includes('/storybook'))) {
    const answer = await send(port, frame, { isAll: true });
    expect([frame, answer.status > 0 && answer.status < 500]).toEqual([frame, true]);
  }
  const { status, text } = await send(port, 'GET /equipments HTTP/1.0\r\n\r\n', { isAll: true });
  expect(status).toBe(200);
  expect(text).toContain('<h1');
});
