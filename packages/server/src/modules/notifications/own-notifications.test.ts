import {
  getChoices,
  getNotifications,
  markRead,
  type NotificationChoices,
  type NotificationPage,
  setChoices,
} from '@yantra/contract/calls';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { tell } from './tell.ts';

const server = appForFile();
const hour = 3_600_000;
const noon = new Date('2026-03-10T12:00:00+05:30');

const leadFacts = { requirementId: 'r', category: 'Tractor', cityId: '8', jobFrom: null, jobDays: null };
const tellLead = (userId: string, key: string, at = noon) =>
  tell(server.db, { kind: 'lead', key, facts: leadFacts, at }, [{ userId }]);
const tellImport = (userId: string, key: string, at = noon) =>
  tell(server.db, { kind: 'importFinished', key, facts: { added: 2, drafts: 1 }, at }, [{ userId }]);

async function list({ bearer }: SignedIn, query = '', prefix = ''): Promise<NotificationPage> {
  const answer = await server.get(`${prefix}/api${getNotifications.path}?${query}`, { ...bearer });
  expect(answer.status).toBe(200);
  return answer.json<{ data: NotificationPage }>().data;
}
const read = async ({ bearer }: SignedIn, input: object): Promise<number> =>
  (await server.post(`/api${markRead.path}`, input, { ...bearer })).json<{ data: { unread: number } }>().data.unread;
const choicesOf = async ({ bearer }: SignedIn, query = ''): Promise<NotificationChoices> =>
  (await server.get(`/api${getChoices.path}?${query}`, { ...bearer })).json<{ data: NotificationChoices }>().data;
const choose = ({ bearer }: SignedIn, input: object) => server.post(`/api${setChoices.path}`, input, { ...bearer });

test('several of a kind and day are one line, the newest first; another’s are not there', async () => {
  const [who, other] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
  await tellLead(who.userId, 'yesterday', new Date(noon.getTime() - 24 * hour));
  for (const key of ['a', 'b', 'c']) await tellLead(who.userId, key);
  await tellImport(who.userId, 'd');
  await tellLead(other.userId, 'e');
  const page = await list(who);
  expect(page.rows.map(({ title, count, isRead, sign }) => [title, count, isRead, sign])).toEqual([
    [expect.stringMatching(/import/i), 1, false, expect.any(String)],
    ['3 new leads', 3, false, 'lead'],
    ['New lead', 1, false, 'lead'],
  ]);
  expect(page.rows[1]).toMatchObject({ kind: 'lead', text: 'Tractor, Pune', path: '/dashboard/leads' });
  expect(page.rows[1]?.ids).toEqual(page.rows[1]?.ids.toSorted((a, b) => Number(b) - Number(a)));
  expect([page.unread, page.newest, page.next]).toEqual([3, page.rows[0]?.ids[0], null]);
  expect((await list(other)).rows).toHaveLength(1);
});

test('the list speaks the language of the page', async () => {
  const who = await signedIn(server, 'supplier');
  await tellLead(who.userId, 'a');
  expect((await list(who, 'locale=hi')).rows[0]?.title).toBe('नई लीड');
  expect((await list(who, '', '/mr')).rows[0]?.title).toBe('नवी लीड');
});

test('a long list comes in pages that leave nothing out', async () => {
  const who = await signedIn(server, 'supplier');
  for (let n = 0; n < 45; n += 1)
    await tell(server.db, { kind: 'passwordChanged', key: `change ${n}`, facts: {}, at: noon }, [who]);
  const seen: string[] = [];
  let pages = 0;
  for (let before = ''; before !== 'null'; pages += 1) {
    const page = await list(who, before === '' ? '' : `before=${before}`);
    seen.push(...page.rows.flatMap(({ ids }) => ids));
    before = String(page.next);
  }
  expect([pages, seen.length, new Set(seen).size]).toEqual([3, 45, 45]);
});

test('what is read is read everywhere: some, or all up to one; others keep theirs', async () => {
  const [who, other] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
  for (const { userId } of [who, other]) {
    await tellLead(userId, 'a');
    await tellLead(userId, 'b');
    await tellImport(userId, 'c');
  }
  const { rows, newest } = await list(who);
  expect(await read(other, { ids: rows.flatMap(({ ids }) => ids) })).toBe(2);
  expect(await read(who, { ids: rows.find(({ kind }) => kind === 'lead')?.ids })).toBe(1);
  expect((await list(who, 'unread=true')).rows.map(({ kind }) => kind)).toEqual(['importFinished']);
  expect((await list(who)).rows.map(({ kind, isRead }) => [kind, isRead])).toEqual([
    ['importFinished', false],
    ['lead', true],
  ]);
  expect(await read(who, { upTo: newest })).toBe(0);
  expect((await list(other)).unread).toBe(2);
});

test('the settings show each event with its ways, and never those of security', async () => {
  const who = await signedIn(server, 'supplier');
  const { rows, ways, phone, quietFrom, quietTo, language } = await choicesOf(who);
  expect([phone, quietFrom, quietTo, language]).toEqual([who.phone, 21, 8, 'en']);
  expect(ways).toContain('sms');
  const ruled = Object.fromEntries(rows.map(({ kind, ways: of }) => [kind, of]));
  expect(ruled['lead']?.sms).toEqual({ rule: 'on', isOn: true });
  expect(ruled['paid']?.email).toEqual({ rule: 'always', isOn: true });
  expect(ruled['paid']?.sms).toEqual({ rule: 'never', isOn: false });
  expect(Object.keys(ruled)).not.toContain('passwordChanged');
  expect((await choicesOf(who, 'locale=hi')).rows[0]?.name).toBe('नई लीड');
});

test('a choice counts from now on, and what is left out stays', async () => {
  const who = await signedIn(server, 'supplier');
  const choices = [
    { kind: 'lead', way: 'sms', isOn: false },
    { kind: 'lead', way: 'email', isOn: true },
  ];
  expect((await choose(who, { choices, quietFrom: 22, language: 'mr' })).status).toBe(200);
  expect((await choose(who, { quietTo: 7 })).status).toBe(200);
  const { rows, ...rest } = await choicesOf(who);
  const lead = rows.find(({ kind }) => kind === 'lead')?.ways;
  expect([lead?.sms.isOn, lead?.email.isOn, lead?.push.isOn]).toEqual([false, true, true]);
  expect(rest).toMatchObject({ quietFrom: 22, quietTo: 7, language: 'mr' });
});

test.each([
  ['always goes', 'paid', 'email'],
  ['never goes', 'paid', 'sms'],
  ['is of security', 'passwordChanged', 'email'],
  ['does not exist', 'noSuchEvent', 'email'],
])('what %s cannot be chosen, and nothing else of the call counts', async (_what, kind, way) => {
  const who = await signedIn(server, 'supplier');
  const choices = [
    { kind: 'lead', way: 'sms', isOn: false },
    { kind, way, isOn: false },
  ];
  const refused = await choose(who, { choices, quietFrom: 1 });
  expect([refused.status, refused.json()['code']]).toEqual([400, 'notification.fixed']);
  const { rows, quietFrom } = await choicesOf(who);
  expect([rows[0]?.ways.sms.isOn, quietFrom]).toEqual([true, 21]);
});

test('the first page of a hundred thousand is read by the index', async () => {
  const who = await signedIn(server, 'supplier');
  await sql`
    insert into notifications (user_id, kind, key, facts, created_at, planned_at)
      select ${who.userId}::uuid, 'lead', n::text, ${JSON.stringify(leadFacts)}::jsonb, ${noon}::timestamptz, ${noon}::timestamptz
      from generate_series(1, 100000) n`.execute(server.db);
  await sql`analyze notifications`.execute(server.db);
  const begun = performance.now();
  const page = await list(who);
  expect(performance.now() - begun).toBeLessThan(500);
  expect([page.rows[0]?.count, page.unread]).toEqual([200, 1]);
});
