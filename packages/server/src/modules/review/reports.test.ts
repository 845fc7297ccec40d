import { exportData, reportListing } from '@yantra/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { reviewing } from '../../testing/reviewing.ts';
import { type SignedIn, signedIn, testPassword } from '../../testing/signed-in.ts';
import type { TestAnswer } from '../../testing/test-app.ts';
import { reportLimit } from './reports.service.ts';

const server = appForFile();
const { lineOf, item, decide, isListed } = reviewing(server);
let moderator: SignedIn;
beforeAll(async () => {
  moderator = await signedIn(server, 'user', { rights: ['moderator'] });
});
let visitors = 0;
const someAddress = () => ({ 'x-forwarded-for': `203.0.113.${(visitors += 1)}` });
const report = (equipmentId: string, more: object = {}, headers: Record<string, string> = someAddress()) =>
  server.post(`/api${reportListing.path}`, { equipmentId, fault: 'gone', ...more }, headers);
const codeOf = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code];

test('anybody reports a machine; all reports of it stand in one line, with their words', async () => {
  const id = await addMachine(server.db, { description: 'Call 9822041111' });
  expect((await report(id, { words: '<b>Sold</b> last year' })).status).toBe(200);
  expect((await report(id, { fault: 'price' })).status).toBe(200);
  const line = await lineOf(moderator, id);
  expect(line).toMatchObject({ kind: 'report', what: 'reported', reports: 2, flags: ['phone'], isHeld: false });
  expect((await item(moderator, line?.id ?? 0)).reported).toMatchObject([
    { fault: 'price', words: '' },
    { fault: 'gone', words: '<b>Sold</b> last year' },
  ]);
  await decide(moderator, id, { decision: 'approve' });
  expect([await lineOf(moderator, id), await isListed(id)]).toEqual([undefined, true]);
});

test('who is logged in has one report of a machine that waits: the latest counts, and is in their data', async () => {
  const [id, who] = [await addMachine(server.db), await signedIn(server)];
  await report(id, {}, who.bearer);
  await report(id, { fault: 'rude', words: 'See the name' }, who.bearer);
  expect(await lineOf(moderator, id)).toMatchObject({ reports: 1 });
  const exported = await server.post(`/api${exportData.path}`, { password: testPassword }, who.bearer);
  expect(exported.text).toContain('See the name');
});

test('a report of what is not public, or without a reason, is refused; a robot’s is not kept', async () => {
  const id = await addMachine(server.db);
  const off = await addMachine(server.db, { period: null });
  for (const one of [off, 'x', '00000000-0000-4000-8000-00000000ffff']) {
    expect(codeOf(await report(one))).toEqual([404, 'equipment.unknown']);
  }
  expect(codeOf(await report(id, { fault: 'boring' }))).toEqual([400, 'request.invalid']);
  expect((await report(id, { words: 'x'.repeat(501) })).json()).toMatchObject({
    errors: { words: expect.any(String) as string },
  });
  expect((await report(id, { website: 'https://spam.example' })).status).toBe(200);
  expect(await lineOf(moderator, id)).toBeUndefined();
});

test('from one address so many come in an hour', async () => {
  const id = await addMachine(server.db);
  const here = someAddress();
  for (let n = 0; n < reportLimit.most; n += 1) expect((await report(id, {}, here)).status).toBe(200);
  const refused = await report(id, {}, here);
  expect([...codeOf(refused), refused.headers['retry-after']]).toEqual([429, 'report.tooMany', '3600']);
});

test('a plain form is taken too, and leads back to the page that says thank you', async () => {
  const id = await addMachine(server.db);
  const body = new URLSearchParams({ equipmentId: id, fault: 'fraud', words: '', website: '' });
  const answer = await server.post(`/api${reportListing.path}`, String(body), {
    'content-type': 'application/x-www-form-urlencoded',
    ...someAddress(),
  });
  expect([answer.status, answer.headers['location']]).toEqual([303, `/report?id=${id}&sent=1`]);
  expect(await lineOf(moderator, id)).toMatchObject({ reports: 1 });
});
