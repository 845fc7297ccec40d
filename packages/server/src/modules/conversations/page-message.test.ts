import { sendMessage } from '@yantra/contract/calls';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addHiring, clientKey, type Hiring, hostileWords } from '../../testing/hiring.ts';

const server = appForFile();
const boundary = 'the-boundary-of-the-test';

async function post(page: string, fields: Record<string, string>, prefix = '', headers: Record<string, string> = {}) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `${prefix}/q/${page}/message`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  });
  return { status: answer.statusCode, location: answer.headers.location, text: answer.payload };
}
const linesOf = ({ dealId }: Hiring) =>
  server.db.selectFrom('deal_log').select(['side', 'words']).where('deal_id', '=', dealId).orderBy('place').execute();

test('a message goes without JavaScript too, and leads back to its deal on the page, in its language', async () => {
  const deal = await addHiring(server);
  const fields = { dealId: deal.dealId, words: 'Is it free?', clientKey: clientKey() };
  const sent = await post(deal.page, fields);
  expect(sent).toMatchObject({ status: 303, location: `/q/${deal.page}#deal-${deal.dealId}` });
  // Sent again by going back.
  const again = await post(deal.page, fields, '/hi');
  expect(again).toMatchObject({ status: 303, location: `/hi/q/${deal.page}#deal-${deal.dealId}` });
  expect(await linesOf(deal)).toEqual([{ side: 'renter', words: 'Is it free?' }]);
});

test('what is wrong is said on a page that leads back, and strangers’ words are text there', async () => {
  const deal = await addHiring(server);
  const empty = await post(deal.page, { dealId: deal.dealId, words: '', clientKey: clientKey() });
  expect([empty.status, empty.text.includes('<!doctype html>'), empty.text.includes(`/q/${deal.page}`)]).toEqual([
    400,
    true,
    true,
  ]);
  for (const words of hostileWords) {
    const answer = await post(deal.page, { dealId: words, words, clientKey: clientKey() });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toMatch(/<script|<img/i);
  }
});

test('another site cannot send it, and a closed page takes nothing', async () => {
  const deal = await addHiring(server);
  const fields = () => ({ dealId: deal.dealId, words: 'Hello', clientKey: clientKey() });
  const foreign = await post(deal.page, fields(), '', { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  await server.db
    .updateTable('requirements')
    .set({ page_closed_at: new Date() })
    .where('id', '=', deal.requirementId)
    .execute();
  expect((await post(deal.page, fields())).status).toBe(410);
  expect(await linesOf(deal)).toEqual([]);
});

test('a form without a file does it as well, by the call itself', async () => {
  const deal = await addHiring(server);
  const body = new URLSearchParams({
    page: deal.page,
    dealId: deal.dealId,
    words: 'By a plain form',
    clientKey: clientKey(),
  });
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/mr/api${sendMessage.path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body.toString(),
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/mr/q/${deal.page}#deal-${deal.dealId}`]);
  expect(await linesOf(deal)).toEqual([{ side: 'renter', words: 'By a plain form' }]);
});

test('without storage for pictures, a message with one says so and is not sent by half', async () => {
  const deal = await addHiring(server);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="dealId"\r\n\r\n${deal.dealId}\r\n--${boundary}\r\ncontent-disposition: form-data; name="clientKey"\r\n\r\n${clientKey()}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/q/${deal.page}/message`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  expect(answer.statusCode).toBe(503);
  expect(await linesOf(deal)).toEqual([]);
});
