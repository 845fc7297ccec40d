import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { cookiesOf } from './cookies.ts';
import { cookieFacts, sessionCookie } from './session-cookie.ts';

const values = { session: 'renews', page: 'draws' };

/** A site at an address that logs in, logs out, renews, and returns what its cookies say. */
function siteAt(origin: string): FastifyInstance {
  const app: FastifyInstance = Fastify();
  const ownOrigin = () => origin;
  app.get('/in', async (request, reply) => sessionCookie(request, reply, ownOrigin).write(values, 60) ?? '');
  app.get('/out', async (request, reply) => sessionCookie(request, reply, ownOrigin).write(undefined) ?? '');
  app.get('/both', async (request, reply) => {
    const cookie = sessionCookie(request, reply, ownOrigin);
    cookie.write(values, 60);
    cookie.write(undefined);
    return '';
  });
  app.get('/session', async (request, reply) => ({ is: sessionCookie(request, reply, ownOrigin).read() }));
  app.get('*', async (request) => cookieFacts(request, cookiesOf(request.headers.cookie), ownOrigin));
  return app;
}
const plain = siteAt('http://localhost:3000');
const secure = siteAt('https://yantra.example');
afterAll(() => Promise.all([plain, secure].map((app) => app.close())));

const cookiesSet = async (site: FastifyInstance, url: string) => (await site.inject(url)).headers['set-cookie'];
const told = async (site: FastifyInstance, url: string, cookie?: string) =>
  (await site.inject({ url, headers: cookie === undefined ? {} : { cookie } })).json<Record<string, unknown>>();

describe('the cookies of a session', () => {
  test('go over http only where they are read, to no script and with no request of another site', async () => {
    expect(await cookiesSet(plain, '/in')).toEqual([
      'yantra_session=renews; Max-Age=60; Path=/api/Login; HttpOnly; SameSite=Strict',
      'yantra_page=draws; Max-Age=60; Path=/; HttpOnly; SameSite=Strict',
      'yantra_known=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  test('are this host’s alone over https', async () => {
    expect(await cookiesSet(secure, '/in')).toEqual([
      '__Host-yantra_session=renews; Max-Age=60; Path=/; HttpOnly; SameSite=Strict; Secure',
      '__Host-yantra_page=draws; Max-Age=60; Path=/; HttpOnly; SameSite=Strict; Secure',
      '__Host-yantra_known=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  test('are taken away when the session ends, also where it was renewed before in the same answer', async () => {
    const gone = [
      'yantra_session=; Max-Age=0; Path=/api/Login; HttpOnly; SameSite=Strict',
      'yantra_page=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
      'yantra_known=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ];
    expect(await cookiesSet(plain, '/out')).toEqual(gone);
    expect(await cookiesSet(plain, '/both')).toEqual(gone);
  });

  test('renew the session under the name that only this host can set', async () => {
    const cookie = 'yantra_session=plain; __Host-yantra_session=own';
    expect(await told(plain, '/session', cookie)).toEqual({ is: 'plain' });
    expect(await told(secure, '/session', cookie)).toEqual({ is: 'own' });
    expect(await told(secure, '/session', 'yantra_session=plain')).toEqual({});
    expect(await told(plain, '/session')).toEqual({});
  });
});

describe('what cookies say to a page', () => {
  test('is whose page it is below the dashboard, and nowhere else', async () => {
    const tokenAt = async (url: string) => (await told(plain, url, 'yantra_page=draws'))['pageToken'];
    for (const url of [
      '/dashboard',
      '/dashboard?tab=1',
      '/dashboard/',
      '/dashboard/plans?x=/',
      '/saved',
      '/saved?list=x',
    ]) {
      expect([url, await tokenAt(url)]).toEqual([url, 'draws']);
    }
    for (const url of ['/', '/dashboards', '/dashboard-x/a', '/x/dashboard', '/x/dashboard/plans', '/?/dashboard/']) {
      expect([url, await tokenAt(url)]).toEqual([url, undefined]);
    }
    expect((await told(plain, '/dashboard', 'yantra_page='))['pageToken']).toBeUndefined();
    expect((await told(plain, '/dashboard'))['pageToken']).toBeUndefined();
  });

  test('is whether somebody is logged in, everywhere', async () => {
    const knownBy = async (site: FastifyInstance, cookie?: string) =>
      (await told(site, '/equipments', cookie))['isKnown'];
    expect(await knownBy(plain, 'yantra_known=1')).toBe(true);
    expect(await knownBy(secure, '__Host-yantra_known=1')).toBe(true);
    for (const cookie of [undefined, 'yantra_known=', 'yantra_known=0', 'yantra_page=1']) {
      expect([cookie, await knownBy(plain, cookie)]).toEqual([cookie, false]);
    }
  });

  test('is nothing over https under a name that others could have set', async () => {
    const cookie = 'yantra_page=laid; yantra_known=1';
    expect(await told(secure, '/dashboard', cookie)).toEqual({ isKnown: false });
    expect(await told(secure, '/dashboard', `${cookie}; __Host-yantra_page=own`)).toMatchObject({ pageToken: 'own' });
  });
});
