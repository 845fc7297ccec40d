import { getCategories } from '@yantra/contract/calls';
import { afterEach, describe, expect, test } from 'vitest';
import type { AppDeps } from '../compose/app-deps.ts';
import { usualGateway } from '../modules/payments/gateway.settings.ts';
import { settingsFrom } from '../settings.ts';
import { fillBasics, testNow } from '../testing/market.ts';
import { type TestApp, type TestAppDeps, testApp, testSettings } from '../testing/test-app.ts';
import { databaseForFile } from '../testing/test-database.ts';
import { ask, listening, send } from '../testing/wire.ts';
import type { RenderPage } from './pages.ts';
import { readCacheLimits } from './read-cache.ts';

const database = databaseForFile(fillBasics);
const siteUrl = 'https://yantra.example';
const renderPage: RenderPage = async ({ url }) =>
  url === '/old'
    ? { redirect: '/new' }
    : { status: 200, html: '<p>Hello</p>', takesPayments: url.startsWith('/dashboard') };
const started: TestApp[] = [];
afterEach(async () => {
  for (const { app } of started.splice(0)) await app.http.close();
});
const app = (given: TestAppDeps = {}): TestApp => {
  const made = testApp(database.db, { renderPage, ...given });
  started.push(made);
  return made;
};

describe('every answer', () => {
  const read = `/api${getCategories.path}`;
  const paths = ['/', '/old', '/live', '/robots.txt', '/api/docs', '/api/None', '/none.png', read];

  /** Answers of every kind, over a socket: pages, files, errors, a read newly made and from memory, and invalid HTTP. */
  async function answers(settings: AppDeps['settings']): Promise<[string, string][]> {
    const server = app({ settings, cacheLimits: readCacheLimits });
    const port = await listening(server.app);
    const heads: [string, string][] = [];
    for (const path of [...paths, read]) heads.push([path, (await ask(port, { path })).head]);
    expect(server.app.readCounts).toMatchObject({ made: 1, whole: 1 });
    const { text } = await send(port, 'no HTTP\r\n\r\n');
    return [...heads, ['no HTTP', text]];
  }

  test('insists on encryption for a year where the site is reached by https, and never elsewhere', async () => {
    for (const [what, head] of await answers({ ...testSettings, siteUrl })) {
      expect([what, head]).toEqual([
        what,
        expect.stringMatching(/^strict-transport-security: max-age=31536000; includeSubDomains\r$/im),
      ]);
    }
    for (const plain of [undefined, 'http://localhost:3000']) {
      for (const [what, head] of await answers({ ...testSettings, siteUrl: plain })) {
        expect([what, head]).toEqual([what, expect.not.stringMatching(/strict-transport/i)]);
      }
    }
  });

  test('stands in no frame and runs nothing that its policy does not name', async () => {
    for (const [what, head] of await answers(testSettings)) {
      const policy = /^content-security-policy: (.*)\r$/im.exec(head)?.[1] ?? '';
      expect([what, policy]).toEqual([what, expect.stringContaining("base-uri 'none'")]);
      expect([what, policy]).toEqual([what, expect.stringContaining("frame-ancestors 'none'")]);
      expect([what, policy]).toEqual([what, expect.stringMatching(/default-src 'none'|object-src 'none'/)]);
    }
  });

  test('is never what was asked, sent back', async () => {
    const port = await listening(app().app);
    const request = 'TRACE / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: secret=1\r\n\r\n';
    const { status, text } = await send(port, request);
    expect([status, text.includes('secret')]).toEqual([405, false]);
  });

  test('is taken for what it says it is, and tells other sites no more than where somebody came from', async () => {
    for (const [what, head] of await answers(testSettings)) {
      expect([what, head]).toEqual([what, expect.stringMatching(/^x-content-type-options: nosniff\r$/im)]);
      expect([what, head]).toEqual([
        what,
        expect.stringMatching(/^referrer-policy: strict-origin-when-cross-origin\r$/im),
      ]);
    }
  });
});

describe('a page', () => {
  const gateway = {
    ...usualGateway,
    mode: 'production',
    scriptUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js',
  } as const;
  const headersOf = async (path: string) => (await app({ settings: { ...testSettings, gateway } }).get(path)).headers;

  test('cannot be reached into by whoever opened it, and uses no part of the device but its position', async () => {
    for (const path of ['/', '/dashboard/subscription-plan']) {
      const headers = await headersOf(path);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers['permissions-policy']).toMatch(/\bcamera=\(\), .*\bmicrophone=\(\), .*\bgeolocation=\(self\), /);
    }
  });

  test('lets the payment gateway’s frames pay where payments are taken, and nobody elsewhere', async () => {
    expect((await headersOf('/'))['permissions-policy']).toMatch(/, payment=\(\)$/);
    expect((await headersOf('/dashboard/subscription-plan'))['permissions-policy']).toMatch(
      /, payment=\(self "https:\/\/sdk\.cashfree\.com" "https:\/\/api\.cashfree\.com" "https:\/\/payments\.cashfree\.com"\)$/,
    );
  });
});

describe('security.txt', () => {
  const path = '/.well-known/security.txt';

  test('says whom to tell of a hole, and is good for months whenever it is read', async () => {
    const server = app({ settings: { ...testSettings, siteUrl } });
    const fields = async () => {
      const { status, headers, text } = await server.get(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(text).toMatch(/\n$/);
      return Object.fromEntries(
        text
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/).slice(0, 2)),
      ) as Record<string, string>;
    };
    expect(await fields()).toEqual({
      Contact: `${siteUrl}/contact-us`,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/) as string,
      'Preferred-Languages': 'en',
      Canonical: siteUrl + path,
    });
    server.clock.time = new Date(testNow.getTime() + 400 * 86_400_000);
    const ahead = Date.parse((await fields())['Expires'] ?? '') - server.clock.time.getTime();
    expect([ahead > 30 * 86_400_000, ahead < 365 * 86_400_000]).toEqual([true, true]);
    const { status, headers } = await server.get('/security.txt');
    expect([status, headers['location']]).toEqual([301, path]);
  });

  test('names the contact that is set, and takes none that nobody could use', async () => {
    const contactOf = (text: string) => settingsFrom({ SECURITY_CONTACT: text }).securityContact;
    expect(contactOf('security@example.in')).toBe('mailto:security@example.in');
    const { securityContact } = settingsFrom({ SECURITY_CONTACT: 'https://example.in/security' });
    const { text } = await app({ settings: { ...testSettings, siteUrl, securityContact } }).get(path);
    expect(text).toMatch(/^Contact: https:\/\/example\.in\/security\n/);
    for (const wrong of ['http://example.in', 'Asha', 'https://a.in\nContact: https://b.in', 'mailto:a b']) {
      expect(() => contactOf(wrong)).toThrow(/^SECURITY_CONTACT must be an e-mail address, or an address like/);
    }
  });
});
