import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SimulatorStartError, startOptionsFrom, startSimulator } from './main.ts';
import { fileJournal } from './state/journal.ts';
import { credentials, merchant, openShop, orderRequest } from './testing/harness.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(env: Record<string, string>): ChildProcess {
  const child = fork(join(import.meta.dirname, 'run.ts'), {
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    env: { GATEWAY_CLIENT_ID: 'TEST_ID', GATEWAY_CLIENT_SECRET: 'test_secret', GATEWAY_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  return child;
}

async function urlOf(child: ChildProcess): Promise<string> {
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return url;
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the process', () => {
  test('killed at once after an answer has lost nothing, and tells again what was not taken', async () => {
    const hooks: string[] = [];
    const shop = createServer((request, response) => {
      hooks.push(String(request.headers['x-webhook-attempt']));
      // The first delivery never gets its answer.
      if (hooks.length > 1) response.end();
    });
    shop.listen(0, '127.0.0.1');
    await once(shop, 'listening');
    const address = shop.address();
    const notify_url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`;
    const env = { DATA_DIR: join(folder, 'killed') };

    const first = run(env);
    const url = await urlOf(first);
    await post(`${url}/pg/orders`, orderRequest({ order_meta: { notify_url } }), merchant);
    const heard = once(shop, 'request');
    const paid = await post(`${url}/simulate/orders/order_1/pay`, { method: 'upi', outcome: 'succeed' });
    expect(paid.status).toBe(200);
    await heard;
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;

    const heardAgain = once(shop, 'request');
    const again = await urlOf(run(env));
    await heardAgain;
    const ledger = (await (await fetch(`${again}/ledger`)).json()) as unknown;
    expect(ledger).toMatchObject({ totals: { orders: 1, paid: 1, takenPaise: 17_000 } });
    expect(hooks).toEqual(['1', '1']);
    shop.closeAllConnections();
    shop.close();
  }, 30_000);

  test('ends with its parent', async () => {
    const child = run({ DATA_DIR: join(folder, 'orphan') });
    await urlOf(child);
    const ended = once(child, 'exit');
    child.disconnect();
    expect((await ended)[0]).toBe(0);
  }, 30_000);

  test('on a taken port, or without its credentials, says so in one line', async () => {
    const other = await startSimulator({ ...credentials, port: 0 });
    const { port } = new URL(other.url);
    for (const [env, sentence] of [
      [{ GATEWAY_PORT: port }, `Port ${port} is already in use. Please stop what uses it, or set GATEWAY_PORT`],
      [{ GATEWAY_CLIENT_SECRET: '' }, 'GATEWAY_CLIENT_SECRET must be set.'],
    ] as const) {
      const child = run({ DATA_DIR: join(folder, 'port'), ...env });
      let said = '';
      child.stderr?.on('data', (chunk) => (said += String(chunk)));
      const [code] = await once(child, 'close');
      expect(code).toBe(1);
      expect(said.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
    }
    await other.close();
  }, 30_000);
});

describe('the settings', () => {
  const known = { GATEWAY_CLIENT_ID: 'a', GATEWAY_CLIENT_SECRET: 'b' };

  test('have port 3002 and a ledger below the data folder', () => {
    expect(startOptionsFrom({ ...known, DATA_DIR: '/d', GATEWAY_RETRY_MS: '10,20' })).toEqual({
      port: 3002,
      clientId: 'a',
      clientSecret: 'b',
      ledgerFile: '/d/gateway/ledger.jsonl',
      retryDelaysMs: [10, 20],
    });
  });

  test.each([{ GATEWAY_PORT: 'x' }, { GATEWAY_PORT: '70000' }, { GATEWAY_RETRY_MS: 'soon' }])('refuse %o', (more) => {
    expect(() => startOptionsFrom({ ...known, ...more })).toThrow(SimulatorStartError);
  });
});

describe('the ledger file', () => {
  test('brings back everything, stored answers, pending attempts and the time moved ahead', async () => {
    const ledgerFile = join(folder, 'kept.jsonl');
    const first = await openShop({ ledgerFile });
    const key = { 'x-idempotency-key': 'k1' };
    const made = await first.call('POST', '/orders', orderRequest(), key);
    await first.rule({ do: 'pending' });
    await first.pay('order_1');
    await first.plain('POST', '/rules/advance', { ms: 60_000 });
    await first.simulator.close();

    const second = await openShop({ ledgerFile });
    expect((await second.call('POST', '/orders', orderRequest(), key)).raw).toBe(made.raw);
    expect((await second.plain('GET', '/ledger')).body['now']).toBe('2026-01-31T06:31:00.000Z');
    await second.plain('POST', '/rules/advance');
    expect((await second.call('GET', '/orders/order_1')).body['order_status']).toBe('PAID');
    await second.simulator.close();
  });

  test('whose last line is torn is cut there; a line broken elsewhere is refused', async () => {
    const ledgerFile = join(folder, 'torn.jsonl');
    const shop = await openShop({ ledgerFile });
    await shop.order();
    await shop.simulator.close();
    const whole = readFileSync(ledgerFile, 'utf8');
    appendFileSync(ledgerFile, '{"kind":"order","order":{"orderId":"order_2","amountPa');
    const again = await openShop({ ledgerFile });
    expect((await again.plain('GET', '/ledger')).body).toMatchObject({ totals: { orders: 1 } });
    expect(readFileSync(ledgerFile, 'utf8')).toBe(whole);
    await again.simulator.close();
    writeFileSync(ledgerFile, `{"kind":\n${whole}`);
    await expect(fileJournal(ledgerFile)).rejects.toThrow('damaged at line 1');
  });
});
