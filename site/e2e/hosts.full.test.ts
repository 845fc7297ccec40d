/**
 * Every sample of the guide and of the READMEs, as it is shown, in an app of a new developer: made in an empty folder from packed packages, type-checked, built,
 * and opened. It must show what it promises, and nothing may be in the console.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustBuild } from '@yantra/tooling/build';
import { type Host, type HostPage, hosts, libraries, makeHost, pack, tarballsIn } from '@yantra/tooling/hosts';
import { serveFolder } from '@yantra/tooling/serve-folder';
import type { Page } from 'playwright-core';
import { atMarketplace } from './at-marketplace.ts';
import { type Open, describe, expect, expectSoon, test as visitorTest } from './visitor.ts';

const limitMs = 600_000;

const test = visitorTest.extend('packed', { scope: 'file' }, async ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'yantra-hosts-'));
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  // A release tries the very files that it will publish.
  const given = process.env['RELEASE_PACKAGES'];
  if (given !== undefined) return { folder, tarballs: tarballsIn(given, libraries()) };
  await mustBuild('build:libraries');
  return { folder, tarballs: await pack(libraries(), join(folder, 'packed')) };
});

const fileName = ({ name }: Host): string => name.replaceAll(/\W+/g, '-').toLowerCase();

/** Warnings count too: the journey's own list has errors alone. */
function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(`warned: ${message.text()} (${message.location().url})`);
  });
  return said;
}

async function look(open: Open, url: string, { path, press, shows, warns }: HostPage): Promise<void> {
  let said: readonly string[] = [];
  const page = await open(url + path, { before: async (fresh) => void (said = listen(fresh)) });
  if (press !== undefined) await page.locator(press).first().click();
  try {
    await page.locator(shows).first().waitFor();
  } catch (error) {
    throw new Error(`${path} does not show ${shows}:\n${await page.locator('body').innerHTML()}`, { cause: error });
  }
  // Some frameworks fetch more once they have drawn; the folder is served no longer than this.
  await page.waitForLoadState('networkidle');
  // Strict mode draws everything twice, and warns twice.
  if (warns !== undefined) await expectSoon(() => said.join('\n')).toContain(warns);
  expect(
    said.filter((line) => warns === undefined || !line.includes(warns)),
    path,
  ).toEqual([]);
}

describe('samples in the app of a new developer', { timeout: limitMs }, () => {
  test.for(hosts().map((host) => [host.name, host] as const))('%s', async ([, host], { packed, open }) => {
    const folder = await makeHost(host, join(packed.folder, fileName(host)), packed.tarballs);
    const { url, close } = await serveFolder(folder, await atMarketplace());
    try {
      for (const page of host.pages) await look(open, url, page);
    } finally {
      close();
    }
  });
});
