import { getConversation, markConversationRead, sendMessage } from '@yantra/contract/calls';
import { dealLimits } from '@yantra/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addHiring, clientKey, type Hiring, hostileWords } from '../../testing/hiring.ts';
import { testNow } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { appendLine } from './append-line.ts';

const server = appForFile();
const second = 1000;

interface Line {
  readonly place: number;
  readonly words: string;
  readonly side: string;
  readonly clientKey?: string;
}
interface Conversation {
  readonly lines: readonly Line[];
  readonly last: number;
  readonly readTo: number;
  readonly otherReadTo: number;
  readonly mayTalk: boolean;
}
type Who = 'renter' | 'owner';
const inputOf = ({ dealId, page }: Hiring, who: Who) => ({ dealId, ...(who === 'renter' && { page }) });
const headersOf = ({ owner }: Hiring, who: Who) => (who === 'owner' ? owner.bearer : {});
const write = (deal: Hiring, who: Who, words: string, key = clientKey()) =>
  server.post(`/api${sendMessage.path}`, { ...inputOf(deal, who), words, clientKey: key }, headersOf(deal, who));
async function read(deal: Hiring, who: Who, more: object = {}): Promise<Conversation> {
  const answer = await server.post(
    `/api${getConversation.path}`,
    { ...inputOf(deal, who), ...more },
    headersOf(deal, who),
  );
  expect(answer.status).toBe(200);
  return answer.json<{ data: Conversation }>().data;
}
const mark = (deal: Hiring, who: Who, place: number) =>
  server.post(`/api${markConversationRead.path}`, { ...inputOf(deal, who), place }, headersOf(deal, who));
const wordsIn = ({ lines }: Conversation) => lines.map(({ words }) => words);
const toldOf = async (userId: string) =>
  (await server.db.selectFrom('notifications').select('facts').where('user_id', '=', userId).execute()).length;

describe('a message', () => {
  test('is read by the other, in one order with all others, and from a place on exactly what is missing', async () => {
    const deal = await addHiring(server);
    expect((await write(deal, 'renter', 'Is it free on Monday?')).status).toBe(200);
    await write(deal, 'owner', 'It is.');
    await write(deal, 'renter', 'Good.');
    const all = await read(deal, 'owner');
    expect(all.lines.map(({ place, side, words }) => [place, side, words])).toEqual([
      [1, 'renter', 'Is it free on Monday?'],
      [2, 'owner', 'It is.'],
      [3, 'renter', 'Good.'],
    ]);
    expect([all.last, all.mayTalk]).toEqual([3, true]);
    expect(wordsIn(await read(deal, 'renter', { after: 1 }))).toEqual(['It is.', 'Good.']);
    expect(wordsIn(await read(deal, 'renter', { after: 3 }))).toEqual([]);
    expect(wordsIn(await read(deal, 'renter', { before: 2 }))).toEqual(['Is it free on Monday?']);
  });

  test('that is sent twice is there once, and its sender alone knows its key', async () => {
    const deal = await addHiring(server);
    const key = clientKey();
    const [first, again] = [await write(deal, 'renter', 'Once', key), await write(deal, 'renter', 'Once', key)];
    expect([first.status, again.status, again.json<{ data: Line }>().data]).toMatchObject([
      200,
      200,
      { place: 1, clientKey: key },
    ]);
    expect(wordsIn(await read(deal, 'renter'))).toEqual(['Once']);
    expect((await read(deal, 'owner')).lines[0]?.clientKey).toBeUndefined();
    // The other may have called theirs the same.
    expect((await write(deal, 'owner', 'Mine', key)).json<{ data: Line }>().data.place).toBe(2);
  });

  test('is text, whatever is in it, and control characters go', async () => {
    const deal = await addHiring(server);
    for (const words of hostileWords) expect((await write(deal, 'renter', words)).status).toBe(200);
    const got = wordsIn(await read(deal, 'owner'));
    expect(got.slice(0, -1)).toEqual(hostileWords.slice(0, -1));
    expect(got.at(-1)).toBe('line one\nline two');
    const stored = await server.db.selectFrom('deal_log').select('words').where('deal_id', '=', deal.dealId).execute();
    expect(stored).toHaveLength(hostileWords.length);
  });

  test('has a length, and must say something', async () => {
    const deal = await addHiring(server);
    const longest = 'म'.repeat(dealLimits.message);
    const answers = [longest, `${longest}म`, '', ' \n '].map((words) => write(deal, 'renter', words));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 400, 400, 400]);
  });

  test('is for the two alone: nobody else writes or reads, an admin reads and leaves no mark', async () => {
    const deal = await addHiring(server);
    const other = await addHiring(server);
    const [stranger, admin] = [await signedIn(server, 'supplier'), await signedIn(server, 'admin')];
    const { dealId } = deal;
    const asks = [{}, { bearer: stranger.bearer }, { page: other.page }, { page: 'x'.repeat(48) }] as const;
    for (const { bearer, page } of asks as readonly { bearer?: Record<string, string>; page?: string }[]) {
      const message = { dealId, page, words: 'Hello', clientKey: clientKey() };
      const statuses = [
        (await server.post(`/api${sendMessage.path}`, message, bearer)).status,
        (await server.post(`/api${getConversation.path}`, { dealId, page }, bearer)).status,
        (await server.post(`/api${markConversationRead.path}`, { dealId, page, place: 1 }, bearer)).status,
      ];
      expect(statuses).toEqual([404, 404, 404]);
    }
    await write(deal, 'renter', 'Hello');
    const message = { dealId, words: 'Hello', clientKey: clientKey() };
    expect((await server.post(`/api${sendMessage.path}`, message, admin.bearer)).status).toBe(404);
    const seen = await server.post(`/api${getConversation.path}`, { dealId }, admin.bearer);
    expect(seen.json<{ data: Conversation }>().data).toMatchObject({ last: 1, mayTalk: false });
    await server.post(`/api${markConversationRead.path}`, { dealId, place: 1 }, admin.bearer);
    expect((await read(deal, 'renter')).otherReadTo).toBe(0);
  });

  test('is refused where the two may not write any more', async () => {
    const deal = await addHiring(server, { state: 'declined' });
    const answer = await write(deal, 'renter', 'Why?');
    expect([answer.status, answer.json()]).toMatchObject([409, { code: 'deal.changed' }]);
    expect(await read(deal, 'renter')).toMatchObject({ last: 0, mayTalk: false });
  });

  test('is one of so many in an hour', async () => {
    const deal = await addHiring(server);
    await sql`
      insert into limit_hits (kind, who, at)
      select 'dealDeed', ${`${deal.dealId} renter`}, ${testNow}::timestamptz from generate_series(1, ${dealLimits.deedsAnHour}::int)`.execute(
      server.db,
    );
    expect((await write(deal, 'renter', 'One more')).status).toBe(429);
    expect((await write(deal, 'owner', 'Mine')).status).toBe(200);
  });
});

test('two who write at once get places without gaps, each once', async () => {
  const deal = await addHiring(server);
  const each = 20;
  const all = await Promise.all(
    Array.from({ length: each }, (_, n) => [write(deal, 'renter', `r${n}`), write(deal, 'owner', `o${n}`)]).flat(),
  );
  expect(all.every(({ status }) => status === 200)).toBe(true);
  const { lines, last } = await read(deal, 'renter');
  expect(lines.map(({ place }) => place)).toEqual(Array.from({ length: 2 * each }, (_, n) => n + 1));
  expect([last, new Set(lines.map(({ words }) => words)).size]).toEqual([2 * each, 2 * each]);
});

test('a line that is not added leaves no gap', async () => {
  const deal = await addHiring(server);
  const line = { dealId: deal.dealId, at: testNow, side: 'owner', kind: 'message', words: 'No' } as const;
  const failing = server.db.transaction().execute(async (trx) => {
    await appendLine(trx, line);
    throw new Error('Something else failed.');
  });
  await expect(failing).rejects.toThrow('Something else');
  await write(deal, 'owner', 'Yes');
  expect((await read(deal, 'renter')).lines.map(({ place, words }) => [place, words])).toEqual([[1, 'Yes']]);
});

test('marks of reading go forward only, and no further than there are lines', async () => {
  const deal = await addHiring(server);
  for (const words of ['a', 'b', 'c']) await write(deal, 'renter', words);
  await mark(deal, 'owner', 2);
  expect(await read(deal, 'renter')).toMatchObject({ otherReadTo: 2, readTo: 0 });
  await mark(deal, 'owner', 1);
  expect(await read(deal, 'owner')).toMatchObject({ readTo: 2, otherReadTo: 0 });
  await mark(deal, 'owner', 99);
  expect(await read(deal, 'renter')).toMatchObject({ otherReadTo: 3 });
});

describe('who is told', () => {
  test('an owner in the app, unless they have read within the last minute', async () => {
    const deal = await addHiring(server);
    await write(deal, 'renter', 'First');
    expect(await toldOf(deal.owner.userId)).toBe(1);
    await mark(deal, 'owner', 1);
    server.clock.time = new Date(testNow.getTime() + 59 * second);
    await write(deal, 'renter', 'While they look');
    expect(await toldOf(deal.owner.userId)).toBe(1);
    server.clock.time = new Date(testNow.getTime() + 60 * second);
    await write(deal, 'renter', 'Once they left');
    expect(await toldOf(deal.owner.userId)).toBe(2);
  });

  test('reading takes what was told off the bell', async () => {
    const deal = await addHiring(server);
    await write(deal, 'renter', 'First');
    await mark(deal, 'owner', 1);
    const unread = server.db.selectFrom('notifications').select('id').where('read_at', 'is', null);
    expect(await unread.where('user_id', '=', deal.owner.userId).execute()).toEqual([]);
  });
});
