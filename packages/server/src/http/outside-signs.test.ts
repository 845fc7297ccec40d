import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutsideGuard, isFromOutside, isFromThisMachine } from './outside.ts';

describe('somebody sits at this machine', () => {
  const here = { host: 'localhost:3000' };
  const isHere = (headers: IncomingHttpHeaders, remoteAddress: string | undefined = '127.0.0.1') =>
    isFromThisMachine({ headers, socket: { remoteAddress } } as Pick<IncomingMessage, 'headers' | 'socket'>);

  test('when they are connected from it and call it by its name', () => {
    expect([isHere(here), isHere({ host: '[::1]:3000' }, '::1')]).toEqual([true, true]);
    expect([isHere(here, '192.168.1.5'), isHere({ host: 'evil.example' }), isHere({})]).toEqual([false, false, false]);
  });

  test.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-port',
    'x-forwarded-proto',
    'x-forwarded-server',
    'x-real-ip',
    'x-client-ip',
    'x-original-host',
    'true-client-ip',
    'cf-connecting-ip',
  ])('and no proxy has been between: %s', (name) => {
    expect(isHere({ ...here, [name]: '127.0.0.1' })).toBe(false);
  });
});

describe('others reach this server', () => {
  test.each<IncomingHttpHeaders>([
    { host: '192.168.1.5:3000' },
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' },
    { 'x-forwarded-for': '', 'x-real-ip': '10.0.0.4' },
    { 'x-forwarded-for': '[2001:db8::1]:4711' },
    { forwarded: 'for=203.0.113.7' },
    { forwarded: 'For="[2001:db8::1]:4711";proto=https' },
    { forwarded: 'proto=https; for=203.0.113.7' },
    { forwarded: 'proto=https;for=203.0.113.7;by=127.0.0.1' },
    { forwarded: 'proto=https;  for=203.0.113.7, for=127.0.0.1' },
    { 'x-forwarded-host': 'yantra.example.in' },
    { 'sec-fetch-site': 'same-origin', referer: 'https://yantra.example.in/equipments' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://yantra.example.in', referer: 'http://localhost:3000/' },
  ])('when a request shows it: %j', (headers) => {
    expect(isFromOutside(headers)).toBe(true);
    expect(isFromOutside({ host: 'localhost:3000', ...headers })).toBe(true);
  });

  test.each<IncomingHttpHeaders>([
    {},
    { host: 'localhost:3000' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '127.0.0.1 , 10.0.0.4' },
    { 'x-forwarded-for': '[::1]:4711' },
    { 'x-forwarded-for': '[::1]' },
    { 'x-real-ip': '::1' },
    { forwarded: 'for=127.0.0.1;proto=https' },
    { forwarded: 'for="[::1]:4711"' },
    // Who passed it on is no client.
    { forwarded: 'by=203.0.113.7' },
    { forwarded: 'x-for=203.0.113.7' },
    { 'x-forwarded-host': 'yantra.localhost, proxy.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000', referer: 'https://yantra.example.in/' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://dealer.example' },
    { origin: 'https://dealer.example' },
  ])('and not when one is of this machine alone: %j', (headers) => {
    expect(isFromOutside(headers)).toBe(false);
  });
});

describe('the guard of a server for this machine alone', () => {
  const told: string[] = [];
  const guard = createOutsideGuard({ warn: (sentence) => void told.push(sentence) });
  const server = createServer((asked, answer) => {
    if (!guard(asked, answer)) answer.end('Let through.');
  });
  beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
  afterAll(() => void server.close());
  const ask = (host: string) =>
    new Promise<readonly unknown[]>((done, fail) => {
      const { port } = server.address() as AddressInfo;
      request({ host: '127.0.0.1', port, headers: { host }, agent: false }, (answer) => {
        const { 'content-type': type, 'cache-control': caching } = answer.headers;
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => done([answer.statusCode, type, caching, text]));
      })
        .on('error', fail)
        .end();
    });

  test('answers who comes from outside itself, which no cache keeps, and tells the log once', async () => {
    expect(await ask('localhost')).toEqual([200, undefined, undefined, 'Let through.']);
    expect(told).toEqual([]);
    for (let round = 0; round < 3; round += 1) {
      expect(await ask('yantra.example.in')).toEqual([
        503,
        'text/plain; charset=utf-8',
        'no-store',
        'This server is not open to visitors. Whoever runs it: please set NODE_ENV=production.\n',
      ]);
    }
    expect(told).toEqual([expect.stringContaining('NODE_ENV=production')]);
  });
});
