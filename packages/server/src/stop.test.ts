import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { serversForFile } from './testing/servers-for-file.ts';
import { emptyDatabase, testEngine } from './testing/test-database.ts';

const servers = serversForFile();

/** One request over kept connections, as a proxy makes them; the answer's status, and whether the connection stays. */
async function ask(url: string, agent: Agent): Promise<{ readonly status: number; readonly keeps: boolean }> {
  const request = get(url, { agent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0, keeps: answer.headers.connection !== 'close' };
}

/** Sends what comes to the servers that are ready, in turns, over connections that it keeps. */
async function startBalancer(addresses: () => readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  let ready: string[] = [];
  let turn = 0;
  const isReady = async (url: string) => {
    try {
      return (await ask(`${url}/ready`, agent)).status === 200;
    } catch {
      return false;
    }
  };
  const look = async () => {
    const all = await Promise.all(addresses().map(async (url) => ({ url, is: await isReady(url) })));
    ready = all.filter(({ is }) => is).map(({ url }) => url);
  };
  await look();
  const looking = setInterval(() => void look(), 50);
  const http = createServer((request, response) => {
    turn += 1;
    const asked = get(`${ready[turn % ready.length]}${request.url}`, { agent });
    // No second try: what a server loses is lost.
    asked.on('error', () => response.writeHead(502).end());
    asked.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 500);
      answer.pipe(response);
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  servers.afterTest(() => {
    clearInterval(looking);
    http.close();
    agent.destroy();
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

describe.skipIf(testEngine === 'pglite')('a stop', () => {
  test('first says that it is not ready, still answers, and ends when those who send know', async () => {
    const server = await servers.start({ DRAIN_SECONDS: '0.5' });
    const agent = new Agent({ keepAlive: true });
    const list = `${server.url}/api/Category/GetCategories`;
    expect(await ask(list, agent)).toEqual({ status: 200, keeps: true });
    const stopped = server.stop();
    expect(await ask(`${server.url}/ready`, agent)).toEqual({ status: 503, keeps: false });
    // Once made anew, once from what lies ready.
    for (let n = 0; n < 2; n += 1) expect(await ask(list, agent)).toEqual({ status: 200, keeps: false });
    await stopped;
    await expect(fetch(list)).rejects.toThrow();
  });

  test('does not wait for a connection that was kept by an answer begun before it', async () => {
    const server = await servers.start();
    const goOn = Promise.withResolvers<void>();
    // The head leaves at once, the body when the stop is under way.
    server.app.http.server.prependListener('request', (_request, response) => {
      const end = response.end.bind(response) as (...of: unknown[]) => unknown;
      response.end = ((...of: unknown[]) => {
        response.flushHeaders();
        void goOn.promise.then(() => end(...of));
        return response;
      }) as typeof response.end;
    });
    const agent = new Agent({ keepAlive: true });
    const [answer] = (await once(get(`${server.url}/live`, { agent }), 'response')) as [IncomingMessage];
    const stopped = server.stop();
    await expect.poll(() => server.app.http.server.listening).toBe(false);
    goOn.resolve();
    answer.resume();
    await once(answer, 'end');
    expect(answer.headers.connection).toBe('keep-alive');
    // Kept connections wait a minute for the next request.
    const ended = await Promise.race([stopped.then(() => 'ended'), setTimeout(20_000, 'still waits')]);
    expect(ended).toBe('ended');
  });

  test('of two processes behind a balancer, one after the other, loses no request', async () => {
    const env = { DATABASE_URL: await emptyDatabase(), DRAIN_SECONDS: '0.6', DATABASE_POOL: '3' };
    const running = [await servers.start(env), await servers.start(env)];
    const url = await startBalancer(() => running.map((server) => server.url));
    const agent = new Agent({ keepAlive: true });
    let isOver = false;
    const visitor = async (n: number) => {
      const seen: number[] = [];
      while (!isOver) seen.push((await ask(`${url}/api/Category/GetCategories?visitor=${n}`, agent)).status);
      return seen;
    };
    const visitors = Array.from({ length: 8 }, (_, n) => visitor(n));
    for (const old of running.slice()) {
      running.push(await servers.start(env));
      await old.stop();
      running.splice(running.indexOf(old), 1);
    }
    isOver = true;
    const seen = (await Promise.all(visitors)).flat();
    agent.destroy();
    expect(seen.length).toBeGreaterThan(100);
    expect(seen.filter((status) => status !== 200)).toEqual([]);
  });
});
