/**
 * The map at five zooms, on a phone and a wide window, light and dark, without streets, with a file of them and with pictures, as pictures in `site/dist/map-pictures`:
 * `TEST_FULL=1 pnpm exec vitest run --config packages/tooling/vitest.config.ts --project e2e site/e2e/map-pictures.full.test.ts`
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@yantra/tooling/workspace';
import { afterAll, beforeAll } from 'vitest';
import { overflowing } from './faults.ts';
import { marketWithStreets, type StreetMarket } from './streets-own.ts';
import { desktop, expect, expectSoon, phone, siteUrl, test } from './visitor.ts';

const folder = join(root, 'site/dist/map-pictures');
const startMs = 180_000;
const markets: StreetMarket[] = [];
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  markets.push(await marketWithStreets((url) => ({ MAP_VECTOR_URL: `${url}/town.pmtiles` })));
  const pictures = (url: string) => ({ MAP_TILES_URL: `${url}/{z}/{x}/{y}.png`, MAP_TILES_CREDIT: '© Streets' });
  markets.push(await marketWithStreets(pictures));
}, startMs);
afterAll(() => Promise.all(markets.map(({ stop }) => stop())));

const sources = { drawing: () => siteUrl, file: () => markets[0]?.url, pictures: () => markets[1]?.url } as const;
const zooms = [5, 9, 12, 15, 17] as const;
const cases = (Object.keys(sources) as (keyof typeof sources)[]).flatMap((source) =>
  [phone, desktop].flatMap((viewport) =>
    (['light', 'dark'] as const).map((theme) => ({ source, viewport, theme, width: viewport.width })),
  ),
);

test.for(cases)('$source, $width px, $theme', async ({ source, viewport, theme }, { open }) => {
  for (const zoom of zooms) {
    const at = `/equipments?view=map&at=18.52_73.8567_${zoom}`;
    const page = await open(`${sources[source]()}${at}`, { viewport, colorScheme: theme });
    const map = page.getByRole('region', { name: 'Map', exact: true });
    await map.locator('.y-map__scale').waitFor();
    await expectSoon(() => map.locator('.y-map__busy').count()).toBe(0);
    if (source !== 'drawing') await expectSoon(() => map.locator('.leaflet-tile-loaded').count()).toBeGreaterThan(0);
    expect(await overflowing(page)).toEqual([]);
    await page.screenshot({ path: join(folder, `${source}-${viewport.width}-${theme}-${zoom}.png`) });
    await page.context().close();
  }
});
