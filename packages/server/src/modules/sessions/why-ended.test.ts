import { changePassword, deleteAccount, endSession, logOutEverywhere, refreshSession } from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { type SignedIn, signedIn, signedInAgain, testPassword } from '../../testing/signed-in.ts';
import { forgetSessions } from './sessions.queries.ts';

const server = appForFile();
const after = (ms: number) => (server.clock.time = new Date(server.clock.time.getTime() + ms));
const refresh = (headers: Record<string, string>) => server.post(`/api${refreshSession.path}`, {}, headers);

describe('a session that is over', () => {
  const whyOf = async ({ cookie }: Pick<SignedIn, 'cookie'>) => {
    const answer = await refresh(cookie);
    const { code, params } = answer.json<{ code: string; params?: { why: string } }>();
    return [answer.status, code, params?.why];
  };
  const byHand = (bearer: Record<string, string>, path: string, body: object) =>
    server.post(`/api${path}`, body, bearer);

  test.each([
    ['password', changePassword.path, { password: testPassword, newPassword: 'Harvest@7Moon' }],
    ['elsewhere', logOutEverywhere.path, {}],
    ['deleted', deleteAccount.path, { password: testPassword }],
  ])('tells the browser that did not end it why: %s', async (why, path, body) => {
    const here = await signedIn(server);
    const user = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', here.userId)
      .executeTakeFirstOrThrow();
    const there = await signedInAgain(server, user);
    expect((await byHand(there.bearer, path, body)).status).toBe(200);
    expect(await whyOf(here)).toEqual([401, 'session.ended', why]);
    const kept = await server.db
      .selectFrom('ended_sessions')
      .select(['id', 'why'])
      .where('id', '=', here.sessionId)
      .execute();
    expect(kept).toEqual([{ id: here.sessionId, why }]);
  });

  test('says so when another device has ended it alone, and that it is long ago when nobody has', async () => {
    const here = await signedIn(server);
    const user = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', here.userId)
      .executeTakeFirstOrThrow();
    const there = await signedInAgain(server, user);
    await byHand(there.bearer, endSession.path, { id: here.sessionId });
    expect(await whyOf(here)).toEqual([401, 'session.ended', 'elsewhere']);
    after(31 * dayMs);
    await forgetSessions(server.db, { now: () => server.clock.time });
    expect(await whyOf(there)).toEqual([401, 'session.ended', 'expired']);
    expect(await server.db.selectFrom('ended_sessions').selectAll().where('id', '=', here.sessionId).execute()).toEqual(
      [],
    );
  });

  test('says nothing of what is no session', async () => {
    const answer = await refresh({ cookie: 'yantra_session=nonsense' });
    expect([answer.status, answer.json()]).toEqual([
      401,
      expect.not.objectContaining({ params: expect.anything() as object }),
    ]);
  });
});
