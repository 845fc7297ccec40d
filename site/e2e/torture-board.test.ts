/**
 * Each page of the torture board (one of several alike in `npm test`, all in `npm run test:full`), in a browser; screenshots
 * are kept under node_modules/.cache/yantra/board.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HostPage, hostNames, hostPage, releasedHost, unlikeness } from '@yantra/testing/board';
import { byHalves, sampleOf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { test } from './host-page.ts';
import { describe, expect, type Open, siteUrl } from './visitor.ts';

const folder = join(import.meta.dirname, '../../node_modules/.cache/yantra/board');
mkdirSync(folder, { recursive: true });
const slots = ['picker', 'carousel', 'form'] as const;
type Slot = (typeof slots)[number];
/** A few antialiased pixels, and one row of pixels where a widget ends between two. */
const alike = 0.0025;

async function picture(page: Page, slot: string): Promise<Uint8Array> {
  return page.locator(`#${slot}`).screenshot({ animations: 'disabled' });
}

/** Waits until every widget of a slot has loaded. */
async function settle(page: Page): Promise<void> {
  for (const slot of slots) await page.locator(`#${slot} > [state=ready]`).waitFor();
  await page.waitForFunction(() => {
    const roots = [...document.querySelectorAll('.board-slot > *')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return roots.every((root) =>
      [...root.querySelectorAll('img')].every((image) => image.complete || image.loading === 'lazy'),
    );
  });
  await page.evaluate(() => document.fonts.ready);
}

const viewport = { width: 1000, height: 900 };
const reports = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`));
  });

/** The widgets' look on a page without styles. */
let plain: Readonly<Record<Slot, Uint8Array>> | undefined;
async function plainLooks(
  open: Open,
  serve: (page: HostPage) => Promise<string>,
): Promise<Readonly<Record<Slot, Uint8Array>>> {
  if (!plain) {
    const page = await open(await serve(await hostPage('plain', siteUrl)), { viewport });
    await settle(page);
    const [picker, carousel, form] = await Promise.all(slots.map((slot) => picture(page, slot)));
    if (!picker || !carousel || !form) throw new Error('A widget has no picture.');
    plain = { picker, carousel, form };
  }
  return plain;
}

describe('on the torture board', () => {
  for (const [rows, half] of byHalves(sampleOf(hostNames, 4))) {
    test.for(rows)(
      'the page "%s" shows the widgets like every other, and looks unchanged',
      half,
      async (name, { open, serve }) => {
        const before = await open(await serve(await hostPage(name, siteUrl, false)), { viewport });
        const bare = await picture(before, 'host');
        const page = await open(await serve(await hostPage(name, siteUrl)), { viewport, before: reports });
        await settle(page);
        const looks = await plainLooks(open, serve);
        writeFileSync(join(folder, `${name}.png`), await page.screenshot({ fullPage: true, animations: 'disabled' }));
        const found: Record<string, number> = { host: await unlikeness(bare, await picture(page, 'host')) };
        // A version goes on looking as it was released.
        const compared = name === releasedHost ? [] : slots;
        for (const slot of compared) found[slot] = await unlikeness(looks[slot], await picture(page, slot));
        expect(Object.entries(found).filter(([, share]) => share > alike)).toEqual([]);
      },
    );
  }
});
