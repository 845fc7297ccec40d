import PostalMime from 'postal-mime';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createKeyrings } from '../../keys/keyring.ts';
import { settingsFrom } from '../../settings.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { fillBasics, testNow } from '../../testing/market.ts';
import { addUser } from '../../testing/signed-in.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { rotateKey } from '../key-changes/rotate-key.ts';
import { stopToken } from './stop-token.ts';
import { tell } from './tell.ts';

const database = databaseForFile(fillBasics);
let server: TestApp;
beforeAll(() => {
  server = testApp(database.db);
});
afterEach(async () => {
  for (const table of ['notifications', 'notification_messages', 'notification_choices'] as const)
    await database.db.deleteFrom(table).execute();
});

const someone = async (language: 'en' | 'hi' = 'en') => {
  const { id } = await addUser(server, { role: 'supplier' });
  await database.db.updateTable('users').set({ email: 'asha@example.in', language }).where('id', '=', id).execute();
  return id;
};
const choices = () => database.db.selectFrom('notification_choices').select(['kind', 'way', 'is_on']).execute();
const off = { kind: 'planEnds', way: 'email', is_on: false };
const clock = { now: () => server.clock.time };
const signing = async () => (await createKeyrings({ db: database.db, clock })('unsubscribe').keys()).signing();
const pathFor = async (userId: string, kind = 'planEnds') =>
  `/unsubscribe?t=${stopToken({ userId, kind }, await signing())}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const tellPlanEnds = (userId: string, key: string) =>
  tell(
    database.db,
    {
      kind: 'planEnds',
      key,
      at: testNow,
      facts: { plan: 'ECONOMY', days: 7, ends: testNow.toISOString(), machines: 4 },
    },
    [{ userId }],
  );

test('news by a real mail server can be stopped by one click of the mail program, and no such mail comes again', async () => {
  const { url, taken } = await mailServer();
  const sent = {
    NODE_ENV: 'test',
    SITE_URL: 'https://yantra.example.in',
    SMTP_URL: url,
    MAIL_FROM: 'Yantra <hello@yantra.example.in>',
  };
  const site = testApp(database.db, { settings: settingsFrom(sent) });
  const userId = await someone('hi');
  await tellPlanEnds(userId, 'one');
  await site.app.notify();
  const read = await PostalMime.parse(taken[0]?.raw ?? '');
  const header = (name: string) => read.headers.find(({ key }) => key === name)?.value;
  const [, address = ''] =
    /^<(https:\/\/yantra\.example\.in\/hi\/unsubscribe\?t=[\w.-]+)>$/.exec(header('list-unsubscribe') ?? '') ?? [];
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(read.to).toEqual([expect.objectContaining({ address: 'asha@example.in' })]);
  const { pathname, search } = new URL(address);
  const clicked = await site.post(pathname + search, 'List-Unsubscribe=One-Click', form);
  expect(clicked.status).toBe(200);
  expect(clicked.text).toContain('अब इस तरह के मेल नहीं आएँगे: प्लान ख़त्म होने वाला है।');
  await tellPlanEnds(userId, 'two');
  await site.app.notify();
  expect(taken).toHaveLength(1);
});

test('a receipt, which always comes, has no such link', async () => {
  const { url, taken } = await mailServer();
  const sent = { NODE_ENV: 'test', SITE_URL: 'https://yantra.example.in', SMTP_URL: url, MAIL_FROM: 'h@example.in' };
  const site = testApp(database.db, { settings: settingsFrom(sent) });
  const userId = await someone();
  await tell(database.db, { kind: 'passwordChanged', key: 'one', at: testNow, facts: {} }, [{ userId }]);
  await site.app.notify();
  expect(taken).toHaveLength(1);
  expect(taken[0]?.raw.toString()).not.toMatch(/unsubscribe/i);
});

describe('the link', () => {
  test('asks first when it is opened, as programs that look through mails do, and does nothing', async () => {
    const path = await pathFor(await someone());
    const page = await server.get(path);
    expect([page.status, await choices()]).toEqual([200, []]);
    expect(page.text).toContain('<form method="post"><p><button>Stop these mails</button></p></form>');
    expect(page.text).toContain('href="/dashboard/settings/notifications"');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await server.app.http.inject({ method: 'HEAD', url: path })).statusCode).toBe(200);
    expect(await choices()).toEqual([]);
  });

  test.each([
    ['hi', 'ये मेल बंद करें'],
    ['mr', 'हे मेल थांबवा'],
  ])('asks in the language of its address (%s)', async (locale, button) => {
    const page = await server.get(`/${locale}${await pathFor(await someone())}`);
    expect(page.text).toContain(`<html lang="${locale}">`);
    expect(page.text).toContain(`<button>${button}</button>`);
    expect(page.text).toContain(`href="/${locale}/dashboard/settings/notifications"`);
  });

  test('stops them however often it is pressed, and whatever a program sends with it', async () => {
    const userId = await someone();
    const path = await pathFor(userId);
    await database.db
      .insertInto('notification_choices')
      .values({ user_id: userId, kind: 'planEnds', way: 'email', is_on: true })
      .execute();
    for (const [body, type] of [
      ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
      [
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
        'multipart/form-data; boundary=x',
      ],
      ['', 'text/plain'],
    ] as const) {
      expect((await server.post(path, body, { 'content-type': type })).status).toBe(200);
      expect(await choices()).toEqual([off]);
    }
  });

  test('works for as long as old mails lie about: after a year, and after the key was changed', async () => {
    const path = await pathFor(await someone());
    await rotateKey(database.db, clock, { name: 'unsubscribe', isAtOnce: false });
    server.clock.time = new Date(testNow.getTime() + 400 * 86_400_000);
    const later = testApp(database.db);
    later.clock.time = server.clock.time;
    expect((await later.post(path, '', form)).status).toBe(200);
    expect(await choices()).toEqual([off]);
    server.clock.time = testNow;
  });

  test('says a sentence for a token that is wrong, of another person, of another kind or none', async () => {
    const [mine, other] = [await someone(), await someone()];
    const [path, theirs] = [await pathFor(mine), await pathFor(other)];
    const mac = path.slice(path.lastIndexOf('.'));
    const wrong = [
      '/unsubscribe',
      '/unsubscribe?t=',
      '/unsubscribe?t=a&t=b',
      path.slice(0, -1),
      theirs.slice(0, theirs.lastIndexOf('.')) + mac,
      path.replace('planEnds', 'lead'),
      await pathFor(mine, 'paid'),
      await pathFor(mine, 'goneKind'),
    ];
    for (const one of wrong) {
      for (const page of [await server.get(one), await server.post(one, '', form)]) {
        expect([one, page.status]).toEqual([one, 400]);
        expect(page.text).toContain('This link is not complete, or no longer valid.');
        expect(page.text).not.toContain('<button');
      }
    }
    expect(await choices()).toEqual([]);
  });

  test('of somebody who left does no harm', async () => {
    expect((await server.post(await pathFor('00000000-0000-4000-8000-000000000000'), '', form)).status).toBe(200);
    expect(await choices()).toEqual([]);
  });
});
