/**
 * Before the e2e tests: one marketplace, started by the command a person uses, with demo data in a folder of its own, and one Chromium, which every test file
 * connects to. Tests take their addresses by `inject`. Pictures of screens (the project `face`) have a marketplace of their own, on a day that is always the same.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { bringSite } from './src/lib/bring-site.ts';
import { chromiumArguments, testChromiumPath } from './src/lib/chromium.ts';
import { startMarketplace } from './src/lib/marketplace.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site's origin, without a slash at the end. */
    readonly siteUrl: string;
    /** The partner's page; to the browser another site. */
    readonly partnerUrl: string;
    /** The payment gateway's simulator: `/rules`, `/simulate`, `/ledger`. */
    readonly gatewayUrl: string;
    /** For `chromium.connect` of playwright-core. */
    readonly browserEndpoint: string;
    /** How far the marketplace's clock is from this machine's. */
    readonly clockMovedMs: number;
  }
}

/** A Wednesday morning in India, with most of a month behind it. */
const dayOfPictures = Date.UTC(2026, 10, 18, 5);
const movedClock = pathToFileURL(join(import.meta.dirname, 'src/lib/moved-clock.mjs')).href;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-e2e-'));
  // Tests set the visitor's address, so that each test has rate limits of its own.
  const isOfPictures = project.name === 'face';
  const clockMovedMs = isOfPictures ? dayOfPictures - Date.now() : 0;
  const clock = { NODE_OPTIONS: `--import=${movedClock}`, CLOCK_MOVED_MS: String(clockMovedMs) };
  const settings = { NODE_ENV: 'test', TRUSTED_PROXIES: '127.0.0.1,::1', ...(isOfPictures ? clock : {}) };
  const marketplace = await startMarketplace(dataDir, { settings });
  const browser = await chromium.launchServer({
    executablePath: testChromiumPath(),
    args: [...chromiumArguments],
    headless: true,
  });
  project.provide('siteUrl', marketplace.url);
  project.provide('partnerUrl', marketplace.partnerUrl);
  project.provide('gatewayUrl', marketplace.gatewayUrl ?? '');
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('clockMovedMs', clockMovedMs);
  return async () => {
    await browser.close();
    await marketplace.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
