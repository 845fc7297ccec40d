import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMessagePicture, getConversation, sendMessage } from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createLogger } from '../../logger.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { createFolderPictureStore } from '../../testing/folder-picture-store.ts';
import { addHiring, clientKey, type Hiring } from '../../testing/hiring.ts';
import { testNow } from '../../testing/market.ts';
import { openPictures, type OpenPictures } from '../pictures/open-pictures.ts';
import { forgetUnsentPictures } from './deal-pictures.ts';

let pictures: OpenPictures;
let folder: string;
const server = appForFile(async (db) => {
  folder = await mkdtemp(join(tmpdir(), 'deal-pictures-'));
  const store = createFolderPictureStore(folder);
  pictures = openPictures({ db, clock: { now: () => server.clock.time }, store, logger: createLogger('silent') });
  return { pictures };
});
afterAll(async () => {
  pictures.close();
  await rm(folder, { recursive: true });
});

const boundary = 'the-boundary-of-the-test';
async function add({ dealId, page }: Pick<Hiring, 'dealId' | 'page'>, bytes?: Uint8Array) {
  const file =
    bytes ??
    (await sharp({ create: { width: 800, height: 300, channels: 3, background: '#c2751e' } })
      .jpeg()
      .toBuffer());
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/api${addMessagePicture.path}?${new URLSearchParams({ dealId, page })}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: answer.statusCode, body: answer.json<{ data?: { url: string; width: number; height: number } }>() };
}
const send = ({ dealId, page }: Hiring, urls: readonly string[]) =>
  server.post(`/api${sendMessage.path}`, { dealId, page, pictures: urls, clientKey: clientKey() });
async function shown({ dealId, owner }: Hiring): Promise<readonly string[]> {
  const answer = await server.post(`/api${getConversation.path}`, { dealId }, owner.bearer);
  return answer.json<{ data: { lines: { pictures: string[] }[] } }>().data.lines.flatMap((line) => line.pictures);
}
const originals = async () => (await readdir(join(folder, 'originals'), { recursive: true }).catch(() => [])).length;

test('a picture is made anew and seen by the other, at an address that nobody guesses and that ends', async () => {
  const deal = await addHiring(server);
  const { status, body } = await add(deal);
  expect([status, body.data]).toMatchObject([200, { width: 800, height: 300 }]);
  expect((await send(deal, [body.data?.url ?? ''])).status).toBe(200);
  const [url = '', ...others] = await shown(deal);
  expect([others, /^\/deal-pictures\/[\w-]{43}\/640\.webp$/.test(url)]).toEqual([[], true]);
  const small = await server.get(url);
  expect([small.status, small.headers['content-type'], small.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, max-age=3600',
  ]);
  const whole = await server.get(url.replace('640.webp', 'whole.webp'));
  expect(await sharp(whole.bytes).metadata()).toMatchObject({ width: 800, height: 300 });
  const [row] = await server.db.selectFrom('deal_pictures').selectAll().where('deal_id', '=', deal.dealId).execute();
  expect(row).toMatchObject({ side: 'renter', place: 1 });
  // Not by the address of public pictures, whatever is known of it.
  expect((await server.get(`/pictures/${row?.id ?? ''}/640.webp`)).status).toBe(404);
  // Not its last sign, of which two bits say nothing.
  const forged = url.replace(/(?<=\/deal-pictures\/.{40})./, (sign) => (sign === 'A' ? 'B' : 'A'));
  expect((await server.get(forged)).status).toBe(404);
  server.clock.time = new Date(testNow.getTime() + 3 * dayMs);
  expect((await server.get(url)).status).toBe(404);
});

test('a picture belongs to one message of one party of its deal', async () => {
  const [deal, other] = [await addHiring(server), await addHiring(server)];
  const url = (await add(deal)).body.data?.url ?? '';
  expect([(await send(other, [url])).status, (await send(deal, ['/pictures/abc/640.webp'])).status]).toEqual([
    400, 400,
  ]);
  expect((await send(deal, [url])).status).toBe(200);
  expect((await send(deal, [url])).status).toBe(400);
  expect(await shown(deal)).toHaveLength(1);
});

test('what is no picture is refused, and so is whoever is not in the deal', async () => {
  const [deal, other] = [await addHiring(server), await addHiring(server)];
  expect((await add(deal, Buffer.from('<svg onload="alert(1)"/>'.repeat(9)))).status).toBe(400);
  expect((await add({ dealId: deal.dealId, page: other.page })).status).toBe(404);
});

test('a picture whose message is never sent is deleted after a day, and all with their deal', async () => {
  const deal = await addHiring(server);
  const url = (await add(deal)).body.data?.url ?? '';
  await send(deal, [url]);
  await add(deal);
  const before = await originals();
  const clock = { now: () => server.clock.time };
  const rows = () => server.db.selectFrom('deal_pictures').select('id').where('deal_id', '=', deal.dealId).execute();
  server.clock.time = new Date(testNow.getTime() + dayMs);
  await forgetUnsentPictures({ db: server.db, clock });
  expect(await rows()).toHaveLength(1);
  await server.db.deleteFrom('requirements').where('id', '=', deal.requirementId).execute();
  expect(await rows()).toEqual([]);
  // Files are removed by the clock of the database.
  server.clock.time = new Date(Date.now() + dayMs);
  await pictures.sweep();
  expect(await originals()).toBeLessThan(before);
});
