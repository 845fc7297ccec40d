import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPushDevice, getPushDevices, logOut, removePushDevice } from '@yantra/contract/calls';
import { eventOf } from '@yantra/events';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { createKeyrings, publishedMs } from '../../keys/keyring.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { pushService, subscriber } from '../../testing/push-service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { rotateKey } from '../key-changes/rotate-key.ts';
import { type Outgoing, SendFailed } from '../notifications/sender.ts';
import { publicKeyOf } from './push-key.ts';
import { postBy } from './push-request.ts';
import { pushSender } from './push-sender.ts';

const server = appForFile();
const clock = { now: () => server.clock.time };
const keyrings = () => createKeyrings({ db: server.db, clock });
const ourKey = async () => publicKeyOf((await keyrings()('push').keys()).signing());
afterEach(async () => {
  server.clock.time = testNow;
  await server.db.deleteFrom('push_devices').execute();
});

const url = (call: { readonly path: string }) => `/api${call.path}`;
type Person = Awaited<ReturnType<typeof signedIn>>;
const listed = async ({ bearer }: Person) =>
  (await server.get(url(getPushDevices), bearer)).json<{ data: { key: string; devices: { endpoint: string }[] } }>()
    .data;
const subscription = async (endpoint = 'https://push.example/one') => ({
  endpoint,
  keys: subscriber().keys,
  key: await ourKey(),
});
const add = async (person: Person, input: object) => server.post(url(addPushDevice), input, person.bearer);

describe('a browser', () => {
  test('is added with the public key that all get, is listed to its person alone, and removed', async () => {
    const [asha, ravi] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
    const key = await ourKey();
    expect(await listed(asha)).toEqual({ key, devices: [] });
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect((await add(asha, await subscription())).status).toBe(200);
    expect((await listed(asha)).devices).toEqual([
      {
        endpoint: 'https://push.example/one',
        device: expect.any(String),
        since: testNow.toISOString(),
        lastPush: null,
      },
    ]);
    expect((await listed(ravi)).devices).toEqual([]);
    const removal = { endpoint: 'https://push.example/one' };
    await server.post(url(removePushDevice), removal, ravi.bearer);
    expect((await listed(asha)).devices).toHaveLength(1);
    expect((await server.post(url(removePushDevice), removal, asha.bearer)).status).toBe(200);
    expect((await listed(asha)).devices).toEqual([]);
  });

  test('belongs to who last asked in it, and to nobody after a log-out', async () => {
    const [asha, ravi] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
    await add(asha, await subscription());
    await add(ravi, await subscription());
    expect([(await listed(asha)).devices, (await listed(ravi)).devices]).toMatchObject([[], [{}]]);
    await server.post(url(logOut), {}, ravi.bearer);
    expect(await server.db.selectFrom('push_devices').selectAll().execute()).toEqual([]);
  });

  test('is one of ten: one more takes the place of the oldest', async () => {
    const asha = await signedIn(server, 'supplier');
    for (let n = 0; n <= 10; n += 1) {
      server.clock.time = new Date(testNow.getTime() + n);
      await add(asha, await subscription(`https://push.example/${n}`));
    }
    const { devices } = await listed(asha);
    expect(devices.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual([
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
  });

  test.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://10.0.0.1/a',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/a',
    'https://localhost/a',
    'https://db.internal/a',
    'https://push.example:5432/a',
    'https://me:secret@push.example/a',
    `https://push.example/${'a'.repeat(1000)}`,
    'javascript:alert(1)',
    'push',
  ])('does not lead us to %s', async (endpoint) => {
    const answer = await add(await signedIn(server, 'supplier'), await subscription(endpoint));
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ errorCodes: { endpoint: { code: 'push.invalid' } } });
  });

  test('must have keys that something can be encrypted for, and our own', async () => {
    const asha = await signedIn(server, 'supplier');
    const good = await subscription();
    for (const wrong of [
      { keys: { ...good.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
      { keys: { ...good.keys, p256dh: 'abc' } },
      { keys: { ...good.keys, auth: 'abc' } },
      { key: subscriber().keys.p256dh },
    ]) {
      expect((await add(asha, { ...good, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await listed(asha)).devices).toEqual([]);
  });
});

/** A lead for somebody, as the spine hands it over. */
function leadFor(userId: string, language: 'en' | 'hi' = 'en'): Outgoing {
  const event = eventOf('lead');
  if (event === undefined) throw new Error('There is no lead.');
  const said = {
    title: 'New lead',
    text: 'Tractor, Pune',
    path: '/dashboard/leads',
    open: '',
    mail: () => ({}),
  } as const;
  return {
    id: '1',
    way: 'push',
    event,
    userId,
    language,
    name: 'Asha',
    email: '',
    phone: '',
    tries: 1,
    lostAnswers: 0,
    saying: () => ({ ...said, sms: () => undefined }),
  };
}

/** A person whose browsers are at a stand-in for their push services; `paths` answer as told. */
async function pushedTo(answers: Readonly<Record<string, { status: number; headers?: Record<string, string> }>>) {
  const person = await signedIn(server, 'supplier');
  const browser = subscriber();
  const service = await pushService(browser, await ourKey(), (path) => answers[path] ?? { status: 201 });
  const { id } = (await keyrings()('push').keys()).signing();
  for (const path of Object.keys(answers)) {
    const row = { ...browser.keys, key_id: id, device: 'Chrome', created_at: testNow, endpoint: service.origin + path };
    await server.db
      .insertInto('push_devices')
      .values({ ...row, user_id: person.userId, session_id: person.sessionId })
      .execute();
  }
  const siteOrigin = () => 'https://yantra.example.in';
  const sender = pushSender({ db: server.db, clock, keys: keyrings(), siteOrigin, post: (request) => postBy(request) });
  const send = async (language?: 'hi') =>
    sender.send(leadFor(person.userId, language)).catch((error: unknown) => error);
  const left = async () => (await listed(person)).devices.map(({ endpoint }) => new URL(endpoint).pathname).toSorted();
  return { ...service, person, send, left };
}
const taken = { status: 201 };

describe('a push', () => {
  test('is read by the browser alone, signed by us, and lasts as long as its news', async () => {
    const { send, taken: pushes, origin } = await pushedTo({ '/a': taken });
    expect(await send('hi')).toBeUndefined();
    expect(pushes).toMatchObject([
      {
        path: '/a',
        payload: { title: 'New lead', text: 'Tractor, Pune', path: '/hi/dashboard/leads', tag: 'lead' },
        headers: { 'content-encoding': 'aes128gcm', ttl: expect.stringMatching(/^\d+$/), topic: 'lead' },
        claims: { aud: origin, sub: 'https://yantra.example.in' },
      },
    ]);
    const [push] = pushes;
    expect(push?.headers['urgency']).toBe(eventOf('lead')?.isUrgent === true ? 'high' : 'normal');
    expect(push?.bytes).toBeLessThanOrEqual(4096);
    // At most a day ahead (RFC 8292), by the real clock.
    const ahead = (push?.claims.exp ?? 0) - Date.now() / 1000;
    expect(ahead > 0 && ahead <= 86_400).toBe(true);
  });

  test('goes to every browser; those that are gone are forgotten, and the day of the others is noted', async () => {
    const {
      send,
      left,
      taken: pushes,
    } = await pushedTo({ '/a': taken, '/b': { status: 410 }, '/c': { status: 404 }, '/d': taken });
    expect(await send()).toBeUndefined();
    expect(pushes.map(({ path }) => path).toSorted()).toEqual(['/a', '/d']);
    expect(await left()).toEqual(['/a', '/d']);
    const rows = await server.db.selectFrom('push_devices').select('last_ok_at').execute();
    expect(rows.map(({ last_ok_at }) => last_ok_at)).toEqual([testNow, testNow]);
  });

  test('to nobody’s browser, or to those alone that are gone, is no failure', async () => {
    expect(await (await pushedTo({})).send()).toBe('nobody');
    const { send, left } = await pushedTo({ '/a': { status: 410 } });
    expect([await send(), await left()]).toEqual(['nobody', []]);
  });

  test.each([
    [
      { status: 429, headers: { 'retry-after': '120' } },
      { isFinal: false, mayHaveLeft: false, retryAfterMs: 120_000 },
    ],
    [
      { status: 503, headers: { 'retry-after': new Date(testNow.getTime() + 60_000).toUTCString() } },
      { isFinal: false, mayHaveLeft: true, retryAfterMs: 60_000 },
    ],
    [
      { status: 500, headers: { 'retry-after': 'soon' } },
      { isFinal: false, mayHaveLeft: true, retryAfterMs: 0 },
    ],
    [
      { status: 429, headers: { 'retry-after': '99999999' } },
      { isFinal: false, retryAfterMs: 86_400_000 },
    ],
    [{ status: 413 }, { isFinal: true, mayHaveLeft: false }],
    [{ status: 403 }, { isFinal: true, mayHaveLeft: false }],
    [
      { status: 302, headers: { location: 'http://127.0.0.1/' } },
      { isFinal: true, mayHaveLeft: false },
    ],
  ])('that gets %j is tried again or not, and its browser stays', async (answer, failure) => {
    const { send, left } = await pushedTo({ '/a': answer });
    const error = await send();
    expect(error).toBeInstanceOf(SendFailed);
    expect(error).toMatchObject(failure);
    expect(String(error)).not.toContain('127.0.0.1');
    expect(await left()).toEqual(['/a']);
  });

  test('that one browser took counts as sent: the others would show it twice', async () => {
    const { send } = await pushedTo({ '/a': taken, '/b': { status: 503 } });
    expect(await send()).toBeUndefined();
  });

  test('without an injected line leads to the internet alone, however the address came into the table', async () => {
    const { person, origin } = await pushedTo({ '/a': taken });
    const sender = pushSender({ db: server.db, clock, keys: keyrings(), siteOrigin: () => 'http://localhost' });
    await expect(sender.send(leadFor(person.userId))).rejects.toMatchObject({ isFinal: true, mayHaveLeft: false });
    await server.db
      .updateTable('push_devices')
      .set({ endpoint: origin.replace('http:', 'https:') })
      .execute();
    await expect(sender.send(leadFor(person.userId))).rejects.toMatchObject({ isFinal: true });
  });
});

test('the worker is served from the root, asked for anew by browsers, and may fetch nothing', async () => {
  const staticDir = mkdtempSync(join(tmpdir(), 'yantra-push-'));
  onTestFinished(() => rmSync(staticDir, { recursive: true }));
  writeFileSync(join(staticDir, 'push.js'), '// Nothing.');
  const site = testApp(server.db, { staticDir });
  const { status, headers } = await site.get('/push.js');
  expect([status, headers]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    }),
  ]);
});

test('a change of the key leaves browsers what they have, and gives new ones the new', async () => {
  const { person, send, taken: pushes } = await pushedTo({ '/a': taken });
  const before = await ourKey();
  await rotateKey(server.db, clock, { name: 'push', isAtOnce: false });
  server.clock.time = new Date(testNow.getTime() + publishedMs);
  expect(await send()).toBeUndefined();
  expect(pushes).toHaveLength(1);
  const now = await ourKey();
  expect(now).not.toBe(before);
  expect((await add(person, { ...(await subscription()), key: before })).status).toBe(200);
  await rotateKey(server.db, clock, { name: 'push', isAtOnce: true });
  // What was subscribed with a key that is taken back is of no use any more.
  const sender = pushSender({ db: server.db, clock, keys: keyrings(), siteOrigin: () => 'https://yantra.example.in' });
  expect(await sender.send(leadFor(person.userId))).toBe('nobody');
});
