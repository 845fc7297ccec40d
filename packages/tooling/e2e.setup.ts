/**
 * Before the journeys: one marketplace, started by the command a person uses, with demo data in a folder of its own, and one
 * Chromium, which every test file connects to. Tests take their addresses by `inject`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArguments, chromiumPath } from './src/lib/chromium.ts';
import { bringSite } from './src/lib/bring-site.ts';
import { freePorts } from './src/lib/free-ports.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site is, without a slash at the end. */
    readonly siteUrl: string;
    /** Where the partner's page is; to the browser another site. */
    readonly partnerUrl: string;
    /** For `chromium.connect` of playwright-core. */
    readonly browserEndpoint: string;
  }
}

const startLimitMs = 120_000;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-e2e-'));
  const [port = 0, partnerPort = 0] = await freePorts(2);
  const marketplace = await startMarketplace({
    PORT: String(port),
    PARTNER_PORT: String(partnerPort),
    DATA_DIR: dataDir,
    SEED_SIZE: '600',
  });
  const browser = await chromium.launchServer({
    executablePath: chromiumPath(),
    args: [...chromiumArguments],
    headless: true,
  });
  project.provide('siteUrl', `http://localhost:${port}`);
  project.provide('partnerUrl', `http://127.0.0.1:${partnerPort}`);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stop(marketplace);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** @returns the process, once it serves */
async function startMarketplace(settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const { DATABASE_URL: _database, NODE_OPTIONS: _options, ...environment } = process.env;
  // The built marketplace, as `npm start` runs it; without NODE_OPTIONS, so that nothing of the test run is in it.
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.mjs')], {
    env: { ...environment, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  await new Promise<void>((done, fail) => {
    const timer = setTimeout(() => failed('did not start in time'), startLimitMs);
    const failed = (how: string): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      fail(new Error(`The marketplace ${how}:\n${said.join('')}`));
    };
    child.once('exit', (code) => failed(`ended with ${code}`));
    child.once('message', () => {
      clearTimeout(timer);
      child.removeAllListeners('exit');
      done();
    });
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}
