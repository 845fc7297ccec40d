import { randomUUID } from 'node:crypto';
import { generateOtp, getOutbox } from '@yantra/contract/calls';
import { afterEach, describe, expect, test } from 'vitest';
import { settingsFrom } from '../../settings.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addUser } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { tell } from '../notifications/index.ts';
import { forgetOutbox } from './forget-outbox.ts';

const server = appForFile();
const url = `/api${getOutbox.path}`;

afterEach(async () => {
  await server.db.deleteFrom('sms_messages').execute();
});

const add = (phone: string, text: string, at = '2026-03-10T06:30:00Z') =>
  server.db
    .insertInto('sms_messages')
    .values({ provider: 'outbox', kind: 'otpSignUp', phone, text, state: 'sent', provider_id: null, created_at: at })
    .execute();

describe('the outbox', () => {
  test('has the messages newest first, of one phone or of all', async () => {
    await add('9876543210', 'first');
    await add('9876543211', 'to another', '2026-03-10T06:31:00Z');
    await add('9876543210', 'second', '2026-03-10T06:32:00Z');
    const all = await server.get(url);
    expect([all.headers['cache-control'], all.json<{ data: object[] }>().data]).toMatchObject([
      'no-store',
      [{ text: 'second' }, { text: 'to another' }, { text: 'first' }],
    ]);
    expect((await server.get(`${url}?phone=%2B91+98765+43210`)).json<{ data: object[] }>().data).toEqual([
      {
        id: expect.any(String),
        way: 'sms',
        phone: '9876543210',
        kind: 'otpSignUp',
        text: 'second',
        at: '2026-03-10T06:32:00.000Z',
      },
      expect.objectContaining({ text: 'first' }),
    ]);
  });

  test('has the mails too, among all or of one address, and shows them as text', async () => {
    const mail = { provider: 'outbox', kind: 'purchased', state: 'sent', html: '<p>Hello</p>' } as const;
    const at = '2026-03-10T06:31:00Z';
    const words = { email: 'asha@example.in', subject: 'Paid <b>', text: 'Hello <i>Asha</i>', created_at: at };
    await server.db
      .insertInto('mail_messages')
      .values({ ...mail, ...words })
      .execute();
    await add('9876543210', 'a text');
    const asked = async (query: string) => (await server.get(url + query)).json<{ data: object[] }>().data;
    expect(await asked('')).toMatchObject([{ subject: 'Paid <b>', phone: '' }, { text: 'a text' }]);
    expect(await asked('?phone=9876543210')).toMatchObject([{ text: 'a text' }]);
    expect(await asked('?email=other@example.in')).toEqual([]);
    expect(await asked('?email=asha@example.in')).toMatchObject([{ email: 'asha@example.in', html: '<p>Hello</p>' }]);
    const page = await server.get('/dev/outbox');
    expect(page.text).toContain('<p><b>Paid &lt;b&gt;</b></p>');
    expect(page.text).toContain('<pre>Hello &lt;i&gt;Asha&lt;/i&gt;</pre>');
    const [, src = ''] =
      /<iframe src="(\/dev\/outbox\/mail\/[\w-]+)" title="[^"<>]+" loading="lazy" sandbox>/.exec(page.text) ?? [];
    const drawn = await server.get(src);
    expect([drawn.status, drawn.text]).toEqual([200, '<p>Hello</p>']);
    expect(drawn.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';.*; sandbox$/,
    );
    await server.db.deleteFrom('mail_messages').execute();
  });

  test('refuses what is no number', async () => {
    expect((await server.get(`${url}?phone=123`)).json()).toMatchObject({
      errors: { phone: 'Please enter a valid 10-digit phone number.' },
    });
  });

  test.each([
    ['called by another name', { host: 'yantra.example.in' }],
    ['called by an address of the local network', { host: '192.168.1.5:3000' }],
    ['called by a name that only begins like ours', { host: 'localhost.example.in' }],
    ['passed on by a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['passed on by a proxy of this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['passed on, as the standard has it', { forwarded: 'for=127.0.0.1' }],
    ['passed on, as others have it', { 'x-real-ip': '127.0.0.1' }],
  ])('is not there when it is %s', async (_how, headers) => {
    await add('9876543210', '123456');
    for (const path of [url, '/dev/outbox', '/dev/outbox.css', '/dev/%6futbox', `/dev/outbox/mail/${randomUUID()}`]) {
      const answer = await server.get(path, headers as Record<string, string>);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).not.toContain('123456');
    }
  });

  test('is not there for who is connected from another machine', async () => {
    for (const remoteAddress of ['192.168.1.9', '::ffff:10.0.0.1', '2001:db8::1']) {
      const answer = await server.app.http.inject({ url: '/dev/outbox', remoteAddress });
      expect([remoteAddress, answer.statusCode]).toEqual([remoteAddress, 404]);
    }
    const here = await server.app.http.inject({ url: '/dev/outbox', remoteAddress: '::ffff:127.0.0.1' });
    expect(here.statusCode).toBe(200);
  });

  test('is not for other websites', async () => {
    expect((await server.get(url, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});

describe('news by WhatsApp and to browsers', () => {
  test('stand there on a machine without a provider, as they would look, each by its way', async () => {
    const { id } = await addUser(server, { role: 'supplier' });
    const choice = { user_id: id, kind: 'lead', way: 'whatsApp', is_on: true };
    await server.db.insertInto('notification_choices').values(choice).execute();
    const facts = { requirementId: 'r', category: '<b>Tractor', cityId: '8', jobFrom: null, jobDays: null };
    await tell(server.db, { kind: 'lead', key: randomUUID(), facts, at: server.clock.time }, [{ userId: id }]);
    await server.app.notify();
    const { phone } = await server.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const asked = async (query: string) => (await server.get(url + query)).json<{ data: object[] }>().data;
    const whatsApp = { way: 'whatsApp', phone, title: 'New lead', text: '<b>Tractor, Pune', path: '/dashboard/leads' };
    expect(await asked('?way=whatsApp')).toMatchObject([whatsApp]);
    expect(await asked('?way=push')).toMatchObject([{ ...whatsApp, way: 'push', phone: '' }]);
    expect(await asked(`?phone=${phone}&way=whatsApp`)).toHaveLength(1);
    expect(await asked(`?phone=${phone}&way=push`)).toEqual([]);
    const page = await server.get('/dev/outbox?way=push');
    expect(page.text).toContain('<div class="card"><p><b>New lead</b></p><p>&lt;b&gt;Tractor, Pune</p>');
    expect(page.text).toContain('<a href="/dashboard/leads">See who</a>');
    expect(page.text).toContain('<a href="/dev/outbox?way=push" aria-current="page">Push</a>');
    expect(page.text).not.toContain('class="bubble"');
    expect((await server.get('/dev/outbox')).text).toContain('<div class="bubble"><p><b>New lead</b>');
    await server.db.deleteFrom('outbox_messages').execute();
  });

  test('are forgotten after a day, as all that stands there', async () => {
    const row = { way: 'push', address: '', kind: 'lead', title: '', text: '', path: '/', button: '' } as const;
    const ages = [23, 25].map((hours) => new Date(server.clock.time.getTime() - hours * 3_600_000));
    await server.db
      .insertInto('outbox_messages')
      .values(ages.map((created_at) => ({ ...row, id: randomUUID(), created_at })))
      .execute();
    await forgetOutbox(server.db, { now: () => server.clock.time });
    const left = await server.db.deleteFrom('outbox_messages').returning('created_at').execute();
    expect(left).toEqual([{ created_at: ages[0] }]);
  });
});

describe('its page', () => {
  test('shows the messages under a strict policy, for people alone', async () => {
    await add('9876543210', '123456 is your code\n\n@localhost #123456');
    const page = await server.get('/dev/outbox');
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(String(page.headers['content-security-policy'])).toMatch(
      /^default-src 'none'; style-src 'self'; frame-src 'self'; form-action/,
    );
    expect(page.text).toContain('<pre>123456 is your code\n\n@localhost #123456</pre>');
    expect(page.text).toContain('+91 98765 43210');
    expect(page.text).toMatch(/10 Mar 2026, 12:00:00/);
    expect(page.text).not.toMatch(/<script|style=|<style/);
    expect((await server.get('/dev/outbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  test('filters by a phone however it is typed, and says when there is nothing or no number', async () => {
    await add('9876543210', 'mine');
    await add('9876543211', 'theirs');
    const mine = await server.get('/dev/outbox?phone=98765+43210');
    expect(mine.text).toContain('<pre>mine</pre>');
    expect(mine.text).not.toContain('theirs');
    expect(mine.text).toContain('value="98765 43210"');
    expect((await server.get('/dev/outbox?phone=9876543299')).text).toContain('No messages to 9876543299.');
    const wrong = await server.get('/dev/outbox?phone=%3Cb%3E%22');
    expect(wrong.text).toContain('<p id="wrong" role="alert">Please enter a valid 10-digit phone number.</p>');
    expect(wrong.text).toContain('value="&lt;b&gt;&quot;"');
    expect((await server.get('/dev/outbox?phone=1&phone=2')).status).toBe(200);
  });
});

describe.each([
  ['in production', { NODE_ENV: 'production' }],
  ['under an address that others can reach', { SITE_URL: 'https://yantra.example.in' }],
  ['under an address of the local network', { NODE_ENV: 'test', SITE_URL: 'http://192.168.1.5' }],
  ['under a name that only begins like ours', { SITE_URL: 'https://localhost.example.in' }],
  [
    'with a real provider',
    {
      NODE_ENV: 'development',
      SMS_PROVIDER: 'msg91',
      MSG91_AUTH_KEY: 'key',
      SMS_SENDER: 'YANTRA',
      MSG91_TEMPLATES: 'otpSignUp=1,otpResetPassword=2,expiryReminder=3,leadAlert=4',
    },
  ],
])('%s', (_where, env) => {
  test('there is no outbox', async () => {
    await add('9876543210', '123456');
    const real = testApp(server.db, { settings: settingsFrom(env) });
    for (const path of [url, '/dev/outbox', '/dev/outbox.css']) {
      const answer = await real.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).not.toContain('123456');
    }
    expect((await real.post(url, {})).status).toBe(404);
    expect(real.app.http.hasRoute({ method: 'GET', url: '/dev/outbox' })).toBe(false);
    await expect(real.app.api.call(getOutbox, {})).rejects.toMatchObject({ code: 'route.unknown' });
  });
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://yantra.localhost'])(
  'under %s, which is this machine, there is one',
  async (SITE_URL) => {
    const here = testApp(server.db, { settings: settingsFrom({ SITE_URL, TRUSTED_PROXIES: '127.0.0.1' }) });
    expect((await here.get(url)).status).toBe(200);
  },
);

test('a code is meant for the host of the site', async () => {
  const settings = settingsFrom({ NODE_ENV: 'test', SITE_URL: 'https://yantra.example.in' });
  const site = testApp(server.db, { settings });
  await site.post(`/api${generateOtp.path}`, { phoneNumber: '9876543210' });
  const sent = await server.db.selectFrom('sms_messages').select('text').executeTakeFirst();
  expect(sent?.text).toMatch(/\n@yantra\.example\.in #\d{6}$/);
});
