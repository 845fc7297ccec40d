import { getSessions, logIn, refreshSession } from '@yantra/contract/calls';
import type { FastifyRequest } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../testing/app-for-file.ts';
import { addUser, type SignedIn, signedIn, testPassword } from '../testing/signed-in.ts';
import { testApp, type TestApp, testSettings } from '../testing/test-app.ts';
import { createOwnOrigin } from './own-origin.ts';

const siteUrl = 'https://yantra.example';
const server = appForFile();
let site: TestApp;
let person: SignedIn;
const sessions = `/api${getSessions.path}`;

beforeAll(async () => {
  const renderPage = ({ origin }: { origin: string }) => Promise.resolve({ status: 200, html: `Drawn for ${origin}.` });
  site = testApp(server.db, { renderPage, settings: { ...testSettings, siteUrl } });
  person = await signedIn(server);
});

/* All the ways of claiming another name. */
const strange = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example;proto=https',
};

describe('with SITE_URL', () => {
  test('a page is drawn for it, whatever the request is called', async () => {
    expect((await site.get('/', strange)).text).toBe(`Drawn for ${siteUrl}.`);
    expect((await site.get('/')).text).toBe(`Drawn for ${siteUrl}.`);
  });

  test('a token counts from its pages, and from no page that merely bears the request’s name', async () => {
    const asked = async (headers: Record<string, string>) =>
      (await site.get(sessions, { ...person.bearer, ...headers })).status;
    expect(await asked({ origin: siteUrl, host: 'behind-a-proxy:3000' })).toBe(200);
    expect(await asked({ ...strange, origin: 'https://evil.example' })).toBe(403);
    expect(await asked({ origin: 'http://yantra.example' })).toBe(403);
    expect(await asked({ origin: 'http://localhost', host: 'localhost' })).toBe(403);
  });

  test('a public read from such a page is answered as for nobody', async () => {
    const read = '/api/Category/GetCategories';
    const answer = await site.get(read, { ...strange, ...person.bearer, origin: 'https://evil.example' });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
  });

  test('a log-in sets cookies that only encrypted connections carry, and that no other host can set', async () => {
    const phone = '9811111111';
    await addUser(server, { phone });
    const body = { userName: phone, password: testPassword };
    const answer = await site.post(`/api${logIn.path}`, body, { origin: siteUrl });
    expect(answer.status).toBe(200);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^__Host-yantra_\w+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=(Strict|Lax); Secure$/,
      );
    }
    const [kept = ''] = (cookies[0] ?? '').split(';');
    const renew = (cookie: string) => site.post(`/api${refreshSession.path}`, {}, { cookie });
    expect((await renew(kept)).status).toBe(200);
    // A neighbour below the same domain may set this one.
    expect((await renew(kept.replace('__Host-', ''))).json()).toMatchObject({ code: 'auth.required' });
  });

  test('only pages of the dashboard are drawn for who is logged in, though every page is sent the cookie', async () => {
    const drawn: string[] = [];
    const renderPage = async ({ user }: { user?: { id: string } | undefined }) => {
      drawn.push(user?.id ?? 'nobody');
      return { status: 200, html: '' };
    };
    const drawing = testApp(server.db, { renderPage, settings: { ...testSettings, siteUrl } });
    const { phone, id } = await addUser(server);
    const answer = await drawing.post(`/api${logIn.path}`, { userName: phone, password: testPassword });
    const cookie = [answer.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ');
    for (const url of ['/', '/dashboards', '/dashboard', '/dashboard/profile?x=1']) await drawing.get(url, { cookie });
    expect(drawn).toEqual(['nobody', 'nobody', id, id]);
  });
});

describe('without SITE_URL', () => {
  const asked = async (headers: Record<string, string>) =>
    (await server.get(sessions, { ...person.bearer, ...headers })).status;

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'yantra.localhost'])(
    'this machine’s own names are believed: %s',
    async (host) => {
      expect(await asked({ host, origin: `http://${host}` })).toBe(200);
      expect(await asked({ host, origin: 'http://localhost:9' })).toBe(403);
    },
  );

  test.each(['evil.example:3000', 'localhost.evil.example', '10.0.0.1', '127.0.0.1.evil.example', ''])(
    'a name that was made to lead here is not: %s',
    async (host) => {
      expect(await asked({ host, origin: `http://${host}` })).toBe(403);
    },
  );

  test('what is strange about a name breaks nothing', async () => {
    for (const host of ['localhost:99999', '[::1', 'a b', '%', 'localhost@evil.example']) {
      const { status, text } = await server.get('/robots.txt', { host });
      expect([host, status]).toEqual([host, 404]);
      expect(text).not.toContain('evil');
    }
  });

  const drawnFor = createOwnOrigin({ siteUrl: undefined, listeningAt: () => 'http://localhost:3000' });
  const request = (host: string, protocol: 'http' | 'https' = 'http') =>
    ({ headers: { host }, protocol }) as FastifyRequest;

  test('links name this machine as the request does, over https where a proxy here says so', () => {
    expect(drawnFor(request('localhost:8080'))).toBe('http://localhost:8080');
    expect(drawnFor(request('yantra.localhost', 'https'))).toBe('https://yantra.localhost');
  });

  test('whoever is called otherwise is told where this process listens, and this machine’s name before it does', () => {
    expect(drawnFor(request('evil.example', 'https'))).toBe('http://localhost:3000');
    const early = createOwnOrigin({ siteUrl: undefined, listeningAt: () => undefined });
    expect(early(request('evil.example'))).toBe('http://localhost');
  });
});
