import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { more } from '@yantra/testing/sample';
import { startMarketplace } from '@yantra/tooling/marketplace';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../start/bin/yantra.js', import.meta.url));
let folder: string;
// Each try has a first day of its own.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yantra-first-day-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = 'https://yantra.example';
/* Nobody is reached, and no money moves. */
const production = {
  NODE_ENV: 'production',
  SITE_URL: site,
  TRUSTED_PROXIES: '127.0.0.1,::1',
  SEED: '',
  GATEWAY_MODE: 'sandbox',
  GATEWAY_CLIENT_ID: 'id',
  GATEWAY_CLIENT_SECRET: 'secret',
  SMS_PROVIDER: 'twilio',
  SMS_SENDER: 'YANTRA',
  SMS_API_URL: 'http://127.0.0.1:9',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
};

/** Runs the built program to its end. @param piped what it reads */
async function yantra(args: readonly string[], env: Record<string, string>, piped = '') {
  const { DATABASE_URL: _url, NODE_OPTIONS: _options, ...rest } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...rest, DATA_DIR: join(folder, 'data'), PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(piped);
  const [printed, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, printed, said };
}

/** As a proxy asks for a visitor. */
async function asked(url: string, path: string, headers: Record<string, string>, body?: string) {
  const sent = request(`${url}${path}`, { method: body === undefined ? 'GET' : 'POST', headers }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode,
    text: await text(answer),
    cookies: answer.headers['set-cookie'] ?? [],
  };
}

test(
  'an operator’s first day: from nothing to an administrator who is logged in behind a proxy',
  // Four starts of a program, each with its database.
  { ...more, timeout: 180_000 },
  async () => {
    expect(await yantra(['start'], { NODE_ENV: 'production' })).toMatchObject({
      code: 1,
      printed: '',
      said: expect.stringMatching(
        /^SITE_URL must be set .*\nGATEWAY_MODE is simulator .*\nSMS_PROVIDER is outbox [^\n]*\n$/,
      ),
    });
    expect(await yantra(['migrate'], {})).toMatchObject({
      code: 0,
      printed: expect.stringContaining('0001-marketplace'),
    });
    const who = ['--phone=9876543210', '--name=Asha Patil', '--email=asha@example.in', '--with-catalogue'];
    expect(await yantra(['create-admin', ...who], {}, 'Rent@2026\n')).toMatchObject({ code: 0, said: '' });

    const settings = { ...production, DATABASE_URL: '', LOG_LEVEL: 'warn' };
    const running = await startMarketplace(join(folder, 'data'), { script: [program, 'start'], settings });
    try {
      const proxied = { host: 'evil.example', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.example' };
      const logIn = JSON.stringify({ userName: '9876543210', password: 'Rent@2026' });
      const json = { ...proxied, 'content-type': 'application/json', origin: site };
      const entered = await asked(running.url, '/api/Login/Login', json, logIn);
      expect([entered.status, entered.cookies.every((cookie) => cookie.includes('; Secure'))]).toEqual([200, true]);
      const page = await asked(running.url, '/contact-us', proxied);
      expect(page.text).toContain(`<link rel="canonical" href="${site}/contact-us">`);
      for (const path of [
        '/',
        '/contact-us',
        '/sitemap.xml',
        '/sitemap-pages.xml',
        '/robots.txt',
        '/embed/v1/snippet',
      ]) {
        const answer = await asked(running.url, path, proxied);
        expect([path, answer.status, answer.text.includes('evil.example')]).toEqual([path, 200, false]);
      }
      expect((await asked(running.url, '/api/Category/GetCategories', proxied)).text).toContain('Tractors');
      expect((await asked(running.url, '/dev/outbox', {})).status).toBe(404);
      const busy = await yantra(['create-admin', ...who.slice(0, 3)], {}, 'Rent@2026\n');
      expect(busy).toMatchObject({
        code: 1,
        said: expect.stringMatching(/^The data folder .* is in use by another process\.\n$/),
      });
    } finally {
      await running.stop();
    }
  },
);
