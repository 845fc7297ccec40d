import {
  addAnnouncement,
  endAnnouncement,
  getAnnouncements,
  getNotices,
  updateAnnouncement,
} from '@yantra/contract/calls';
import { beforeEach, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();
const pune = '8';
const at = (hours: number): string => new Date(testNow.getTime() + hours * 3_600_000).toISOString();
const line = { text: 'Closed on Monday.', audience: 'all', startsAt: at(-1), endsAt: at(5) };

let admin: SignedIn;
beforeEach(async () => {
  await server.db.deleteFrom('announcements').execute();
  admin = await signedIn(server, 'admin');
});

const post = (call: { readonly path: string }, input: object, who: SignedIn = admin) =>
  server.post(`/api${call.path}`, input, who.bearer);
const add = async (some: object = {}): Promise<number> => {
  const answer = await post(addAnnouncement, { ...line, ...some });
  return answer.json<{ data: { id: number } }>().data.id;
};
const readBy = async ({ bearer }: SignedIn, locale = 'en') => {
  const answer = await server.get(`/api${getNotices.path}?locale=${locale}`, bearer);
  return answer.json<{ data: { lines: readonly { text: string; isEnglish: boolean; link: string }[] } }>().data.lines;
};
const textsFor = async (who: SignedIn) => (await readBy(who)).map(({ text }) => text);

test('a line is seen from its beginning to its end, by those it is for', async () => {
  const [user, supplier, owner] = [await signedIn(server), await signedIn(server, 'supplier'), await signedIn(server)];
  const citizen = await signedIn(server);
  await server.db.updateTable('users').set({ city: ' pune' }).where('id', '=', citizen.userId).execute();
  await addMachine(server.db, { supplier_id: owner.userId, city_id: pune, period: null });
  await add({ text: 'For all' });
  await add({ text: 'For owners', audience: 'suppliers' });
  await add({ text: 'For Pune', audience: 'city', cityId: pune });
  await add({ text: 'Tomorrow', startsAt: at(24), endsAt: at(48) });
  await add({ text: 'Yesterday', startsAt: at(-48), endsAt: at(0) });
  expect(await textsFor(user)).toEqual(['For all']);
  expect(await textsFor(supplier)).toEqual(['For owners', 'For all']);
  expect(await textsFor(owner)).toEqual(['For Pune', 'For owners', 'For all']);
  expect(await textsFor(citizen)).toEqual(['For Pune', 'For all']);
  server.clock.time = new Date(at(24));
  expect(await textsFor(await signedIn(server))).toEqual(['Tomorrow']);
});

test('it is read in the page’s language, and in English where it is not written in it', async () => {
  const user = await signedIn(server);
  await add({ textHi: 'सोमवार को बंद।', link: '/equipments' });
  expect(await readBy(user, 'hi')).toMatchObject([{ text: 'सोमवार को बंद।', isEnglish: false, link: '/equipments' }]);
  expect(await readBy(user, 'mr')).toMatchObject([{ text: 'Closed on Monday.', isEnglish: true }]);
});

test('admins list, change and end it, and the audit log says what was said', async () => {
  const id = await add();
  const changed = await post(updateAnnouncement, { ...line, id, version: 1, text: 'Closed on Tuesday.' });
  expect(changed.json()['data']).toEqual({ version: 2 });
  expect((await post(updateAnnouncement, { ...line, id, version: 1 })).json()['code']).toBe('announcement.changed');
  expect((await post(updateAnnouncement, { ...line, id: 99_999 })).status).toBe(404);
  expect((await post(endAnnouncement, { id })).status).toBe(200);
  expect(await textsFor(await signedIn(server))).toEqual([]);
  const listed = await server.get(`/api${getAnnouncements.path}`, admin.bearer);
  expect(listed.json()['data']).toMatchObject({
    rows: [{ id, state: 'over', text: 'Closed on Tuesday.', endsAt: at(0) }],
  });
  const audit = await server.db
    .selectFrom('audit_log')
    .select(['kind', 'detail'])
    .where('user_id', '=', admin.userId)
    .where('kind', 'like', 'announcement.%')
    .orderBy('id')
    .execute();
  expect(audit.map(({ kind, detail }) => [kind, JSON.parse(detail)])).toEqual([
    ['announcement.added', { of: String(id), after: 'Closed on Monday.' }],
    ['announcement.changed', { of: String(id), before: 'Closed on Monday.', after: 'Closed on Tuesday.' }],
    ['announcement.ended', { of: String(id), before: 'Closed on Tuesday.' }],
  ]);
});

test.each([
  ['no text', { text: ' ' }, 'text'],
  ['two lines', { text: 'One\nTwo' }, 'text'],
  ['another site', { link: 'https://elsewhere.example' }, 'link'],
  ['another host', { link: '//elsewhere.example' }, 'link'],
  ['a backslash', { link: '/\\elsewhere.example' }, 'link'],
  ['markup', { link: '/"><script>' }, 'link'],
  ['an end before its beginning', { endsAt: at(-2) }, 'endsAt'],
  ['a city without a name', { audience: 'city' }, 'cityId'],
  ['an unknown city', { audience: 'city', cityId: 'nowhere' }, 'cityId'],
])('%s is refused', async (_what, some, field) => {
  const answer = await post(addAnnouncement, { ...line, ...some });
  expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, [field]]);
});
