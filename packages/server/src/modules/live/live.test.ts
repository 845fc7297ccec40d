import { markRead } from '@yantra/contract/calls';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { type EventStream, eventStream } from '../../testing/event-stream.ts';
import { testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { listening } from '../../testing/wire.ts';
import { tell } from '../notifications/index.ts';
import { createSessions } from '../sessions/sessions.service.ts';
import { createLive } from './live.ts';

const server = appForFile();
const open: EventStream[] = [];
let base: string;
beforeAll(async () => {
  base = `http://127.0.0.1:${await listening(server.app)}`;
  server.app.live.listens(true);
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function streamOf(
  { bearer }: Pick<SignedIn, 'bearer'>,
  headers: Record<string, string> = {},
): Promise<EventStream> {
  const stream = await eventStream(`${base}/api/Live/Events`, { ...bearer, ...headers });
  open.push(stream);
  return stream;
}
const tellImport = async (userId: string, key: string): Promise<void> => {
  await tell(server.db, { kind: 'passwordChanged', key, facts: {}, at: testNow }, [{ userId }]);
};
const unreadIn = async (stream: EventStream): Promise<unknown> => {
  const event = await stream.next();
  return event === undefined ? undefined : (JSON.parse(event.data) as { unread: number }).unread;
};

test('a stream begins with the state, and tells of each change of the person alone', async () => {
  const [who, other] = [await signedIn(server), await signedIn(server)];
  await tellImport(who.userId, 'a');
  const [mine, theirs] = [await streamOf(who), await streamOf(other)];
  expect(mine.headers.get('content-type')).toContain('text/event-stream');
  expect([mine.headers.get('cache-control'), mine.headers.get('x-accel-buffering')]).toEqual([
    'no-store, no-transform',
    'no',
  ]);
  expect([await unreadIn(mine), await unreadIn(theirs)]).toEqual([1, 0]);
  await tellImport(who.userId, 'b');
  server.app.live.changed([who.userId]);
  expect(await unreadIn(mine)).toBe(2);
  await tellImport(other.userId, 'a');
  server.app.live.changed([who.userId, other.userId]);
  expect(await unreadIn(theirs)).toBe(1);
  await server.post(`/api${markRead.path}`, { upTo: '999999' }, { ...who.bearer });
  server.app.live.changed([who.userId]);
  // Nothing came in between.
  expect(await unreadIn(mine)).toBe(0);
});

test('a browser that comes back hears only what it does not know', async () => {
  const who = await signedIn(server);
  const first = await streamOf(who);
  const known = (await first.next())?.id ?? '';
  first.close();
  const second = await streamOf(who, { 'last-event-id': known });
  await tellImport(who.userId, 'a');
  server.app.live.changed([who.userId]);
  expect(await unreadIn(second)).toBe(1);
});

test('where the database does not tell of news, each turn asks it', async () => {
  const who = await signedIn(server);
  const stream = await streamOf(who);
  expect(await unreadIn(stream)).toBe(0);
  server.app.live.listens(false);
  await tellImport(who.userId, 'a');
  await server.app.live.turn();
  expect(await unreadIn(stream)).toBe(1);
  server.app.live.listens(true);
});

test('nobody hears without a log-in, and no other site’s page hears', async () => {
  const who = await signedIn(server);
  const nobody = await streamOf({ bearer: { authorization: '' } });
  const foreign = await streamOf(who, { origin: 'https://elsewhere.example' });
  const forged = await streamOf({ bearer: { authorization: 'Bearer forged' } });
  expect([nobody.status, foreign.status, forged.status]).toEqual([401, 403, 401]);
});

test('a stream ends within three turns of its session', async () => {
  const [who, other] = [await signedIn(server), await signedIn(server)];
  const [mine, theirs] = [await streamOf(who), await streamOf(other)];
  expect([await unreadIn(mine), await unreadIn(theirs)]).toEqual([0, 0]);
  const sessions = createSessions({ db: server.db, clock: { now: () => server.clock.time } });
  await sessions.logOutEverywhere({ userId: who.userId, sessionId: who.sessionId, role: 'user' });
  for (let turn = 0; turn < 3; turn += 1) await server.app.live.turn();
  expect(await mine.next()).toMatchObject({ event: 'end', data: 'session' });
  expect(await mine.next()).toBeUndefined();
  await tellImport(other.userId, 'a');
  server.app.live.changed([other.userId]);
  expect(await unreadIn(theirs)).toBe(1);
});

test('a silent stream gets a beat before a proxy ends it', async () => {
  const who = await signedIn(server);
  const stream = await streamOf(who);
  expect(await unreadIn(stream)).toBe(0);
  for (let turn = 0; turn < 22; turn += 1) await server.app.live.turn();
  await tellImport(who.userId, 'a');
  server.app.live.changed([who.userId]);
  expect(await unreadIn(stream)).toBe(1);
  expect(stream.text()).toMatch(/\n\n:\n\n/);
});

test('a stopping server ends its streams, which come back at different times', async () => {
  const stopping = testApp(server.db);
  const url = `http://127.0.0.1:${await listening(stopping.app)}/api/Live/Events`;
  const all = await Promise.all(
    Array.from({ length: 5 }, async () => eventStream(url, (await signedIn(server)).bearer)),
  );
  for (const stream of all) await stream.next();
  expect(stopping.app.live.count).toBe(5);
  await stopping.app.http.close();
  expect(await Promise.all(all.map((stream) => stream.next()))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(stopping.app.live.count).toBe(0);
  const times = all.map((stream) => Number(/retry: (\d+)/.exec(stream.text())?.[1]));
  expect(new Set(times).size).toBeGreaterThan(1);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1000);
});

test('there is room for so many of a person, and of all', async () => {
  const logger = { warn: () => undefined };
  const clock = { now: () => testNow };
  const live = createLive({ db: server.db, clock, logger, most: { ofPerson: 2, ofProcess: 3 } });
  const response = { write: () => true, end: () => undefined, once: () => undefined, writableLength: 0 };
  const enter = (person: string) => {
    try {
      live.open({ userId: person, sessionId: person }, '', () => response as never);
      return 'in';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const [a, b] = [(await signedIn(server)).userId, (await signedIn(server)).userId];
  expect([a, a, a, b, b].map(enter)).toEqual(['in', 'in', 'server.busy', 'in', 'server.busy']);
  await live.close();
});
