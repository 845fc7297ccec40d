import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { listening, send } from '../testing/wire.ts';
import { apiUrlPlaceholder as placeholder, createPartnerSite } from './partner-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'partner-'));
mkdirSync(join(folder, 'shop'));
writeFileSync(join(folder, 'index.html'), `<script src="${placeholder}/w.js"></script><a href="${placeholder}">`);
writeFileSync(join(folder, 'shop/index.html'), 'The shop');
writeFileSync(join(folder, 'shop/a.txt'), 'A text');

const lines: string[] = [];
const logger = createLogger('info', { write: (line) => void lines.push(line) });
let apiUrl = 'http://localhost:1';
const headers = { 'content-security-policy': `script-src ${placeholder}; connect-src ${placeholder}` };
const site = createPartnerSite({ folder, headers }, () => apiUrl, logger);
let port: number;
beforeAll(async () => {
  port = await listening({ http: site });
  // Known once the API listens, which is after the site was made.
  apiUrl = 'http://localhost:3000';
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

describe('a partner’s site', () => {
  test('has the API’s address in its pages and headers, and is asked for anew each time', async () => {
    const answer = await site.inject('/');
    expect([answer.statusCode, answer.payload]).toEqual([
      200,
      '<script src="http://localhost:3000/w.js"></script><a href="http://localhost:3000">',
    ]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'script-src http://localhost:3000; connect-src http://localhost:3000',
    });
  });

  test('may send no headers of its own', async () => {
    const plain = createPartnerSite({ folder }, () => apiUrl, logger);
    const answer = await plain.inject('/');
    expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([200, undefined]);
    await plain.close();
  });

  test.each([
    ['/index.html', /^<script/],
    ['/?a=b', /^<script/],
    ['/shop/', /^The shop$/],
    ['/shop/?a=b/', /^The shop$/],
    ['/shop/a.txt', /^A text$/],
    ['/shop/a.txt?a', /^A text$/],
  ])('answers %s with its file', async (url, text) => {
    const answer = await site.inject(url);
    expect([answer.statusCode, answer.payload]).toEqual([200, expect.stringMatching(text)]);
  });

  test.each(['/none', '/none/', '/shop', '/..%2fpackage.json', '/%zz'])('says that nothing is at %s', async (url) => {
    const answer = await site.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.payload).toContain('There is no page at this address.');
  });

  test('takes nothing', async () => {
    expect((await site.inject({ method: 'POST', url: '/' })).statusCode).toBe(405);
  });

  test('writes nobody’s requests into the log', async () => {
    expect((await send(port, 'GET /shop/a.txt?secret HTTP/1.0\r\n\r\n')).status).toBe(200);
    expect(lines.join('')).not.toMatch(/secret|shop|request/);
  });

  test('has half a minute for a request to come', () => {
    expect(site.server.requestTimeout).toBe(30_000);
  });

  test('closes without waiting for who has nothing to ask', async () => {
    const other = createPartnerSite({ folder }, () => apiUrl, logger);
    const socket = connect({ port: await listening({ http: other }), host: '127.0.0.1' });
    socket.write('GET /shop/a.txt HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(socket, 'data');
    await Promise.all([once(socket, 'close'), other.close()]);
    expect(other.server.listening).toBe(false);
  });
});
