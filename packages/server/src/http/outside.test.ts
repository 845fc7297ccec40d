import { request, type RequestOptions } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../testing/app-for-file.ts';
import { testApp, type TestApp, testSettings } from '../testing/test-app.ts';

const server = appForFile();
const path = '/api/Category/GetCategories';
let open: TestApp;
let port: number;

beforeAll(async () => {
  open = testApp(server.db, { settings: { ...testSettings, environment: 'development' } });
  port = await listening(open);
});
afterAll(() => open.app.http.close());

async function listening({ app }: TestApp): Promise<number> {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const ask = (headers: Record<string, string>, options: RequestOptions = {}): Promise<[number, string]> =>
  new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => done([answer.statusCode ?? 0, text]));
    });
    sent.on('error', fail).end();
  });

describe('a server for this machine alone', () => {
  test.each([
    { host: '192.168.1.5:3000' },
    { host: 'yantra.example.in' },
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' },
    { 'x-real-ip': '10.0.0.4' },
    { forwarded: 'for="[2001:db8::1]:4711";proto=https' },
    { forwarded: 'proto=https; for=203.0.113.7' },
    { 'x-forwarded-host': 'yantra.example.in' },
    { 'sec-fetch-site': 'same-origin', referer: 'https://yantra.example.in/equipments' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://yantra.example.in' },
  ] as Record<string, string>[])('refuses who comes from outside: %j', async (headers) => {
    // What lies ready is answered before the routes are asked.
    await ask({});
    const [status, text] = await ask(headers);
    expect([status, text]).toEqual([
      503,
      'This server is not open to visitors. Whoever runs it: please set NODE_ENV=production.\n',
    ]);
  });

  test.each([
    {},
    { host: 'localhost' },
    { host: '[::1]:3000' },
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'yantra.localhost', 'x-forwarded-proto': 'https' },
    { forwarded: 'for="[::1]"' },
    { 'sec-fetch-site': 'cross-site', referer: 'https://dealer.example/machines' },
    { 'sec-fetch-site': 'same-origin', referer: 'http://localhost:3000/' },
  ] as Record<string, string>[])('answers who sits at it, and partners’ pages there: %j', async (headers) => {
    expect((await ask(headers))[0]).toBe(200);
  });

  test('says once in its log what to do', () => {
    const told = open.log.filter(({ msg }) => String(msg).includes('Please set NODE_ENV=production'));
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toMatch(/203\.0\.113|example/);
  });
});

test('in production others are meant to come', async () => {
  const settings = { ...testSettings, environment: 'production', siteUrl: 'https://yantra.example' } as const;
  const real = testApp(server.db, { settings });
  const other = await listening(real);
  const headers = { host: 'yantra.example', 'x-forwarded-for': '203.0.113.7' };
  expect((await ask(headers, { port: other }))[0]).toBe(200);
  await real.app.http.close();
});
