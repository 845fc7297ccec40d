import { sendMessage } from '@yantra/contract/calls';
import { beforeEach, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addHiring, clientKey, type Hiring, pageOf } from '../../testing/hiring.ts';
import { testNow } from '../../testing/market.ts';
import { readDeal, tellParty } from './tell-page.ts';

const server = appForFile();
const [minute, hour] = [60_000, 3_600_000];
beforeEach(async () => {
  for (const table of ['page_messages', 'sms_messages', 'sms_days', 'notifications'] as const)
    await server.db.deleteFrom(table).execute();
});

const write = (deal: Hiring, words: string) =>
  server.post(`/api${sendMessage.path}`, { dealId: deal.dealId, words, clientKey: clientKey() }, deal.owner.bearer);
const texts = async (): Promise<string[]> =>
  (await server.db.selectFrom('sms_messages').select('text').orderBy('created_at').execute()).map(
    ({ text }) => text ?? '',
  );
const states = async (): Promise<(string | null)[][]> =>
  (await server.db.selectFrom('page_messages').select(['state', 'failure']).orderBy('created_at').execute()).map(
    ({ state, failure }) => [state, failure],
  );
const quoted = (deal: Hiring, key: string, at = testNow) =>
  server.db.transaction().execute((trx) =>
    tellParty(
      trx,
      {
        kind: 'quoteReceived',
        key,
        facts: {
          dealId: deal.dealId,
          requirementId: deal.requirementId,
          machine: 'Tata Hitachi EX 200LC',
          to: 'renter',
          other: 'Deshpande Earthmovers',
          totalPaise: 17_582_000,
          version: 1,
          validUntil: '2026-03-12T12:30:00.000Z',
          isHeld: true,
          quotes: 1,
        },
        at,
      },
      { requirementId: deal.requirementId },
    ),
  );

test('who has no account is told of a quote by text message, once, with the address of their page', async () => {
  const deal = await addHiring(server);
  await quoted(deal, 'a');
  await quoted(deal, 'a');
  expect([await server.app.notify(), await server.app.notify()]).toEqual([1, 0]);
  const [text = '', ...others] = await texts();
  expect(others).toEqual([]);
  expect(text).toContain('Deshpande Earthmovers quotes for Tata Hitachi EX 200LC: ₹1,75,820');
  expect(text).toContain(`/q/${deal.page}`);
});

test('they are told in the language that they asked in', async () => {
  const deal = await addHiring(server, { language: 'hi' });
  await quoted(deal, 'a');
  await server.app.notify();
  const [text = ''] = await texts();
  expect(text).toContain('₹1,75,820');
  expect(text).toContain(`/hi/q/${deal.page}`);
});

test('nothing of it is told if what happened did not, nor to a phone that is not confirmed', async () => {
  const deal = await addHiring(server, { isConfirmed: false });
  await quoted(deal, 'a');
  expect(await states()).toEqual([]);
  const other = await addHiring(server);
  const failing = server.db.transaction().execute(async (trx) => {
    await tellParty(
      trx,
      {
        kind: 'rateHire',
        key: 'a',
        facts: { dealId: other.dealId, requirementId: other.requirementId, machine: 'JCB', to: 'renter', other: 'R' },
        at: testNow,
      },
      { requirementId: other.requirementId },
    );
    throw new Error('It did not happen.');
  });
  await expect(failing).rejects.toThrow('did not happen');
  expect(await states()).toEqual([]);
});

test('an address is made when the message leaves: of a new one the newest, of a closed page none', async () => {
  const [deal, closed] = [await addHiring(server), await addHiring(server)];
  await quoted(deal, 'a');
  await quoted(closed, 'a');
  const set = (id: string, page: object) =>
    server.db.updateTable('requirements').set(page).where('id', '=', id).execute();
  await set(deal.requirementId, { page_generation: 2 });
  await set(closed.requirementId, { page_closed_at: testNow });
  expect(await server.app.notify()).toBe(1);
  expect(await texts()).toEqual([expect.stringContaining(`/q/${await pageOf(server, deal.requirementId, 2)}`)]);
  expect((await states()).toSorted(([one = ''], [other = '']) => String(one).localeCompare(String(other)))).toEqual([
    ['dropped', 'closed'],
    ['sent', null],
  ]);
});

test('several messages of a conversation are one, and those that were read are none', async () => {
  const deal = await addHiring(server);
  for (const words of ['a', 'b', 'c']) expect((await write(deal, words)).status).toBe(200);
  expect(await server.app.notify()).toBe(1);
  expect(await texts()).toEqual([expect.stringContaining('Asha Patil wrote to you about Tata Hitachi EX 200LC')]);
  await write(deal, 'd');
  expect(await server.app.notify()).toBe(0);
  server.clock.time = new Date(testNow.getTime() + 31 * minute);
  expect(await server.app.notify()).toBe(1);
  const { dealId, requirementId } = deal;
  const facts = { dealId, requirementId, machine: 'JCB 3DX', to: 'renter', other: 'Asha Patil' } as const;
  await tellParty(server.db, { kind: 'dealMessage', key: 'e', facts, at: server.clock.time }, { requirementId });
  await readDeal(server.db, dealId, { requirementId }, server.clock.time);
  server.clock.time = new Date(testNow.getTime() + 2 * hour);
  expect(await server.app.notify()).toBe(0);
  expect((await states()).at(-1)).toEqual(['dropped', 'read']);
});

test('nobody is woken, and after a day old messages are not worth one', async () => {
  const deal = await addHiring(server);
  const night = new Date('2026-03-10T23:30:00+05:30');
  server.clock.time = night;
  await quoted(deal, 'a', night);
  expect(await server.app.notify()).toBe(0);
  server.clock.time = new Date('2026-03-11T08:00:00+05:30');
  expect(await server.app.notify()).toBe(1);
  const late = await addHiring(server);
  await write(late, 'a');
  server.clock.time = new Date(server.clock.time.getTime() + 25 * hour);
  expect(await server.app.notify()).toBe(0);
});
