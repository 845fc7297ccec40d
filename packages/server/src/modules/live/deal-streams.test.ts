import { getConversation, sendMessage } from '@yantra/contract/calls';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { type EventStream, eventStream } from '../../testing/event-stream.ts';
import { addHiring, clientKey, type Hiring } from '../../testing/hiring.ts';
import { testNow } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { listening } from '../../testing/wire.ts';

const server = appForFile();
const open: EventStream[] = [];
let base: string;
beforeAll(async () => {
  base = `http://127.0.0.1:${await listening(server.app)}`;
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function opened(path: string, authorization: string): Promise<EventStream> {
  const stream = await eventStream(`${base}${path}`, { authorization });
  open.push(stream);
  return stream;
}
const ofPage = (page: string) => opened('/api/Live/Page', `Page ${page}`);
const ofOwner = ({ owner }: Hiring) => opened('/api/Live/Events', owner.bearer.authorization);
async function nextDeal(stream: EventStream): Promise<{ dealId: string; place: number } | undefined> {
  for (;;) {
    const event = await stream.next();
    if (event === undefined) return undefined;
    if (event.event === 'deal') return JSON.parse(event.data) as { dealId: string; place: number };
  }
}
/** Hears until a deal is so far: that something moved may be said more than once. @returns the deals that were named */
async function heard(stream: EventStream, place: number): Promise<string[]> {
  const deals = new Set<string>();
  for (;;) {
    const said = await nextDeal(stream);
    if (said === undefined) return [...deals, 'the end'];
    deals.add(said.dealId);
    if (said.place === place) return [...deals];
  }
}
const write = (deal: Hiring, who: 'renter' | 'owner', words: string) =>
  server.post(
    `/api${sendMessage.path}`,
    { dealId: deal.dealId, words, clientKey: clientKey(), ...(who === 'renter' && { page: deal.page }) },
    who === 'owner' ? deal.owner.bearer : {},
  );
async function linesAfter(deal: Hiring, after: number): Promise<string[]> {
  const { dealId, page } = deal;
  const answer = await server.post(`/api${getConversation.path}`, { dealId, page, after });
  return answer.json<{ data: { lines: { words: string }[] } }>().data.lines.map(({ words }) => words);
}

test('both hear of a message within a turn where the database does not tell of it, and nobody else does', async () => {
  const [deal, other] = [await addHiring(server), await addHiring(server)];
  const [page, owner, foreign] = [await ofPage(deal.page), await ofOwner(deal), await ofPage(other.page)];
  expect([await nextDeal(page), await nextDeal(foreign)]).toEqual([
    { dealId: deal.dealId, place: 0 },
    { dealId: other.dealId, place: 0 },
  ]);
  await write(deal, 'renter', 'Hello');
  await server.app.live.turn();
  expect([await heard(page, 1), await heard(owner, 1)]).toEqual([[deal.dealId], [deal.dealId]]);
  await write(other, 'owner', 'Hi');
  await server.app.live.turn();
  expect(await heard(foreign, 1)).toEqual([other.dealId]);
});

test('at the word of the database both hear at once', async () => {
  server.app.live.listens(true);
  const deal = await addHiring(server);
  const [page, owner] = [await ofPage(deal.page), await ofOwner(deal)];
  await nextDeal(page);
  await write(deal, 'owner', 'It is free');
  server.app.live.moved({
    deal: deal.dealId,
    requirement: deal.requirementId,
    place: 1,
    people: [deal.owner.userId],
  });
  expect([await heard(page, 1), await heard(owner, 1)]).toEqual([[deal.dealId], [deal.dealId]]);
  server.app.live.listens(false);
});

test('after a minute without a line, a page gets exactly what it missed, once and in order', async () => {
  const deal = await addHiring(server);
  const first = await ofPage(deal.page);
  await nextDeal(first);
  await write(deal, 'owner', 'seen');
  await server.app.live.turn();
  await heard(first, 1);
  const known = 1;
  first.close();
  for (let n = 0; n < 60; n += 1) {
    server.clock.time = new Date(testNow.getTime() + n * 1000);
    if (n % 10 === 0) await write(deal, n % 20 === 0 ? 'owner' : 'renter', `missed ${n}`);
    await server.app.live.turn();
  }
  const again = await ofPage(deal.page);
  expect(await nextDeal(again)).toEqual({ dealId: deal.dealId, place: 7 });
  expect(await linesAfter(deal, known)).toEqual([0, 10, 20, 30, 40, 50].map((n) => `missed ${n}`));
  await write(deal, 'owner', 'new');
  await server.app.live.turn();
  expect(await heard(again, 8)).toEqual([deal.dealId]);
  expect(await linesAfter(deal, 7)).toEqual(['new']);
});

test('a page that is closed hears no more, and a forged one nothing', async () => {
  const deal = await addHiring(server);
  const stream = await ofPage(deal.page);
  await nextDeal(stream);
  await server.db
    .updateTable('requirements')
    .set({ page_closed_at: testNow })
    .where('id', '=', deal.requirementId)
    .execute();
  for (let turn = 0; turn < 22; turn += 1) await server.app.live.turn();
  expect((await heard(stream, 1)).at(-1)).toBe('the end');
  expect(stream.text()).toContain('event: end\ndata: page\n\n');
  const [closed, forged, none] = [
    await ofPage(deal.page),
    await ofPage('A'.repeat(48)),
    await opened('/api/Live/Page', (await signedIn(server)).bearer.authorization),
  ];
  expect([closed.status, forged.status, none.status]).toEqual([410, 410, 410]);
});
