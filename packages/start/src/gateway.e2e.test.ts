import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { needsSimulator, startSimulator } from './gateway.ts';

let folder: string;
const stops: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yantra-gateway-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  rmSync(folder, { recursive: true, force: true });
});

const started = async (GATEWAY_PORT = '0') => {
  const gateway = await startSimulator({ ...process.env, DATA_DIR: folder, GATEWAY_PORT });
  if (gateway) stops.push(gateway.stop);
  return gateway;
};
const answers = (url: string) =>
  fetch(`${url}/ledger`).then(
    ({ status }) => status,
    () => 0,
  );

describe('the payment gateway of npm start', () => {
  test('has an account that the next start knows again, and nobody else may read', async () => {
    const first = await started();
    await first?.stop();
    const second = await started();
    expect(first?.settings['GATEWAY_CLIENT_SECRET']).toMatch(/^[\w-]{43}$/);
    expect(second?.settings['GATEWAY_CLIENT_SECRET']).toBe(first?.settings['GATEWAY_CLIENT_SECRET']);
    const file = join(folder, 'gateway/account.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(first?.settings['GATEWAY_CLIENT_ID']);
  });

  test('is started again at its address when it is killed, and stays away once it was stopped', async () => {
    const gateway = await started();
    const { url = '', pid } = gateway ?? {};
    const killed = pid?.() ?? 0;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => pid?.(), { timeout: 10_000 }).not.toBe(killed);
    await expect.poll(() => answers(url), { timeout: 10_000 }).toBe(200);
    await gateway?.stop();
    expect(await answers(url)).toBe(0);
  });

  test('does not start where another listens', async () => {
    const first = await started();
    expect(await started(first?.settings['GATEWAY_PORT'])).toBeUndefined();
  });

  test('is nobody’s but a simulator’s that runs nowhere else', () => {
    expect(needsSimulator({})).toBe(true);
    expect(needsSimulator({ GATEWAY_MODE: ' simulator ' })).toBe(true);
    expect(needsSimulator({ GATEWAY_MODE: 'sandbox' })).toBe(false);
    expect(needsSimulator({ GATEWAY_CLIENT_ID: 'id', GATEWAY_CLIENT_SECRET: 'secret' })).toBe(false);
    // The server refuses this setting, and says why.
    expect(needsSimulator({ NODE_ENV: 'production' })).toBe(false);
  });
});
