// @module-tag other
import { randomBytes } from 'node:crypto';
import {
  addPartnerKey,
  blockPerson,
  endPersonSessions,
  getActiveSubscriptionEquipments,
  getEquipmentById,
  getEveryEquipment,
  getSessions,
  getSupplierDetails,
  logIn,
  refreshSession,
  resetPassword,
  unblockPerson,
} from '@yantra/contract/calls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCacheLimits } from '../../http/read-cache.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { eventStream } from '../../testing/event-stream.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn, signedInAgain, testPassword } from '../../testing/signed-in.ts';
import { type TestAnswer, testApp } from '../../testing/test-app.ts';
import { listening } from '../../testing/wire.ts';
import { createSessions } from '../sessions/sessions.service.ts';
import { newId, newStamp, stampHash } from '../verification/one-time-codes.ts';

const server = appForFile();
const reason = 'Same pictures under other names';
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(server, 'admin');
});

const codeIn = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code ?? 'ok'];
const act = (call: { readonly path: string }, body: object, by: Pick<SignedIn, 'bearer'> = admin) =>
  server.post(`/api${call.path}`, body, by.bearer);
const block = (id: string, by = admin) => act(blockPerson, { id, reason }, by);
const unblock = (id: string) => act(unblockPerson, { id, reason: 'It was somebody else' });
const logInAs = ({ phone }: Pick<SignedIn, 'phone'>, password = testPassword) =>
  server.post(`/api${logIn.path}`, { userName: phone, password });
const auditOf = async (subjectId: string) =>
  (
    await server.db
      .selectFrom('audit_log')
      .select(['kind', 'user_id', 'detail'])
      .where('subject_id', '=', subjectId)
      .orderBy('id')
      .execute()
  ).map(({ detail, ...rest }) => ({ ...rest, facts: JSON.parse(detail) as unknown }));
const toldOf = async (userId: string) =>
  server.db.selectFrom('notifications').select(['kind', 'facts']).where('user_id', '=', userId).orderBy('id').execute();

describe('somebody blocked', () => {
  test('is refused by every token they have, and told why', async () => {
    const who = await signedIn(server, 'supplier');
    expect(codeIn(await block(who.userId))).toEqual([200, 'ok']);
    expect(codeIn(await server.get(`/api${getSessions.path}`, who.bearer))).toEqual([401, 'session.ended']);
    const renewal = await server.post(`/api${refreshSession.path}`, {}, who.cookie);
    expect([renewal.status, renewal.json()]).toMatchObject([
      401,
      { code: 'session.ended', params: { why: 'blocked' } },
    ]);
    expect(await toldOf(who.userId)).toEqual([{ kind: 'accountBlocked', facts: { message: '' } }]);
    expect(await auditOf(who.userId)).toEqual([{ kind: 'person.blocked', user_id: admin.userId, facts: { reason } }]);
  });

  test('is shown no page that was kept, and hears no news', async () => {
    const who = await signedIn(server, 'supplier');
    const base = `http://127.0.0.1:${await listening(server.app)}`;
    server.app.live.listens(true);
    const stream = await eventStream(`${base}/api/Live/Events`, who.bearer);
    await stream.next();
    const sessions = createSessions({ db: server.db, clock: { now: () => server.clock.time } });
    const logged = await logInAs(who);
    const page = /yantra_page=([^;]+)/.exec(String(logged.headers['set-cookie']))?.[1] ?? '';
    expect((await sessions.readerOf(page))?.user.id).toBe(who.userId);
    await block(who.userId);
    expect(await sessions.readerOf(page)).toBeUndefined();
    for (let turn = 0; turn < 3; turn += 1) await server.app.live.turn();
    expect(await stream.next()).toMatchObject({ event: 'end', data: 'session' });
    stream.close();
    expect((await eventStream(`${base}/api/Live/Events`, who.bearer)).status).toBe(401);
  });

  test('is refused although sessions were left, should somebody set it in the database', async () => {
    const who = await signedIn(server);
    await sql`update users set blocked_at = now() where id = ${who.userId}`.execute(server.db);
    expect(codeIn(await server.get(`/api${getSessions.path}`, who.bearer))).toEqual([401, 'session.ended']);
    expect((await server.post(`/api${refreshSession.path}`, {}, who.cookie)).status).toBe(401);
  });

  test('cannot log in, which is said to nobody without the password', async () => {
    const who = await signedIn(server);
    await block(who.userId);
    expect(codeIn(await logInAs(who, 'Wrong@1234'))).toEqual([401, 'login.wrong']);
    // However often: the sentence stays.
    for (let time = 0; time < 7; time += 1) expect(codeIn(await logInAs(who))).toEqual([403, 'account.blocked']);
    expect(codeIn(await unblock(who.userId))).toEqual([200, 'ok']);
    expect((await logInAs(who)).status).toBe(200);
  });

  test('cannot set another password, though the phone is proved', async () => {
    const who = await signedIn(server);
    await block(who.userId);
    const securityStamp = newStamp(randomBytes);
    const { id } = await server.db
      .insertInto('otp_sessions')
      .values({
        id: newId(randomBytes),
        purpose: 'resetPassword',
        phone: who.phone,
        stamp: stampHash(securityStamp),
        sent_at: testNow,
        expires_at: testNow,
        verified_at: testNow,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const password = 'Harvest@7Moon';
    const reset = () => server.post(`/api${resetPassword.path}`, { userName: who.phone, password, id, securityStamp });
    expect(codeIn(await reset())).toEqual([403, 'account.blocked']);
    await unblock(who.userId);
    expect((await logInAs(who)).status).toBe(200);
    // The proof was not used up.
    expect((await reset()).status).toBe(200);
  });

  test('is blocked and unblocked once, with a reason', async () => {
    const who = await signedIn(server);
    expect((await act(blockPerson, { id: who.userId, reason: ' ' })).json()).toMatchObject({
      code: 'request.invalid',
      errorCodes: { reason: { code: 'reason.required' } },
    });
    expect(codeIn(await unblock(who.userId))).toEqual([409, 'person.notBlocked']);
    expect(codeIn(await block(who.userId))).toEqual([200, 'ok']);
    expect(codeIn(await block(who.userId))).toEqual([409, 'person.blocked']);
    expect(codeIn(await unblock(who.userId))).toEqual([200, 'ok']);
    expect((await toldOf(who.userId)).map(({ kind }) => kind)).toEqual(['accountBlocked', 'accountUnblocked']);
    expect((await auditOf(who.userId)).map(({ kind }) => kind)).toEqual(['person.blocked', 'person.unblocked']);
    for (const id of ['x', '00000000-0000-4000-8000-0000000000ff'])
      expect(codeIn(await block(id))).toEqual([404, 'user.unknown']);
  });
});

describe('the machines of somebody blocked', () => {
  const site = 'https://sahyadri.example';
  const list = (query = '', at = server) =>
    at.get(`/api${getActiveSubscriptionEquipments.path}?${query}`, { origin: site });
  const idsIn = (answer: TestAnswer) => answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
  const embed = async (owner: SignedIn) => {
    await server.db.updateTable('subscriptions').set({ embed_allowed: true }).where('id', '=', 1).execute();
    const made = await server.post(`/api${addPartnerKey.path}`, { name: 'Our shop', origins: [site] }, owner.bearer);
    return made.json<{ data: { key: string } }>().data.key;
  };

  test('are in no list, on no page and on no website, and back when they are unblocked; what was paid stays paid', async () => {
    const owner = await signedIn(server, 'supplier');
    const renter = await signedIn(server);
    const id = await addMachine(server.db, { supplier_id: owner.userId });
    await server.db.updateTable('purchases').set({ user_id: owner.userId }).execute();
    const key = await embed(owner);
    const stateOf = async () => {
      const answer = await server.get(`/api${getEveryEquipment.path}?supplierId=${owner.userId}`, admin.bearer);
      return answer.json<{ data: { listing: string }[] }>().data[0]?.listing;
    };
    const seen = async () => [
      idsIn(await list()).includes(id),
      await stateOf(),
      (await server.get(`/api${getEquipmentById.path}?id=${id}`)).status,
      (await server.get(`/api${getSupplierDetails.path}?id=${id}`, renter.bearer)).status,
      ...codeIn(await list(`key=${key}`)),
    ];
    const bought = await server.db.selectFrom('purchases').selectAll().where('user_id', '=', owner.userId).execute();
    expect(await seen()).toEqual([true, 'listed', 200, 200, 200, 'ok']);
    await block(owner.userId);
    expect(await seen()).toEqual([false, 'unavailable', 404, 404, 403, 'partner.unknown']);
    expect(await server.db.selectFrom('purchases').selectAll().where('user_id', '=', owner.userId).execute()).toEqual(
      bought,
    );
    await unblock(owner.userId);
    expect(await seen()).toEqual([true, 'listed', 200, 200, 200, 'ok']);
  });

  test('are forgotten by answers that were kept, within five seconds, and by those for a website at once', async () => {
    const kept = testApp(server.db, { cacheLimits: readCacheLimits });
    const owner = await signedIn(server, 'supplier');
    const id = await addMachine(server.db, { supplier_id: owner.userId });
    await server.db.updateTable('purchases').set({ user_id: owner.userId }).execute();
    const key = await embed(owner);
    expect(idsIn(await list('', kept))).toContain(id);
    expect(idsIn(await list(`key=${key}`, kept))).toContain(id);
    await block(owner.userId);
    expect(codeIn(await list(`key=${key}`, kept))).toEqual([403, 'partner.unknown']);
    kept.clock.time = new Date(kept.clock.time.getTime() + 5000);
    const answer = await list('', kept);
    expect(idsIn(answer)).not.toContain(id);
    // Other caches may keep it for as long at most.
    const seconds = [...String(answer.headers['cache-control']).matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)];
    expect(seconds.map(([, of]) => Number(of))).toEqual([5, 2]);
    await kept.app.http.close();
  });
});

describe('an admin', () => {
  test('cannot block themself', async () => {
    const one = await signedIn(server, 'admin');
    expect(codeIn(await block(one.userId, one))).toEqual([409, 'person.self']);
  });

  test('who blocks another is not blocked by them at the same time: one is left', async () => {
    const [one, other] = [await signedIn(server, 'admin'), await signedIn(server, 'admin')];
    const others = await server.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('id', 'not in', [one.userId, other.userId])
      .execute();
    const setOthers = (at: Date | null) =>
      server.db
        .updateTable('users')
        .set({ blocked_at: at })
        .where(
          'id',
          'in',
          others.map(({ id }) => id),
        )
        .execute();
    await setOthers(testNow);
    const answers = await Promise.all([block(other.userId, one), block(one.userId, other)]);
    const left = await server.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('blocked_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await setOthers(null);
  });

  test('logs somebody out on one device or all, and says so to them', async () => {
    const who = await signedIn(server);
    const user = await server.db.selectFrom('users').selectAll().where('id', '=', who.userId).executeTakeFirstOrThrow();
    const [there, third] = [await signedInAgain(server, user), await signedInAgain(server, user)];
    const end = async (more: object = {}) => {
      const answer = await act(endPersonSessions, { id: who.userId, reason: 'Lost the phone', ...more });
      return answer.json<{ data: { ended: number } }>().data.ended;
    };
    const statuses = () =>
      Promise.all(
        [who, there, third].map(async ({ bearer }) => (await server.get(`/api${getSessions.path}`, bearer)).status),
      );
    // Another person's session is not theirs.
    expect(await end({ sessionId: admin.sessionId })).toBe(0);
    expect(await end({ sessionId: there.sessionId })).toBe(1);
    expect(await statuses()).toEqual([200, 401, 200]);
    expect(await end()).toBe(2);
    expect(await statuses()).toEqual([401, 401, 401]);
    const renewal = await server.post(`/api${refreshSession.path}`, {}, who.cookie);
    expect(renewal.json()).toMatchObject({ params: { why: 'support' } });
    expect((await auditOf(who.userId)).map(({ facts }) => facts)).toEqual([
      { reason: 'Lost the phone', sessions: '1' },
      { reason: 'Lost the phone', sessions: '2' },
    ]);
    expect((await toldOf(who.userId)).map(({ kind }) => kind)).toEqual(['loggedOutByUs', 'loggedOutByUs']);
  });
});
