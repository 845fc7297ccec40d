// @module-tag other
/** Streets over the map: from a file and from pictures, what is said when they do not come, and where the map ends. */
import { byHalves, more, otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { marketWithStreets, type StreetMarket } from './streets-own.ts';
import { describe, desktop, expect, expectSoon, phone, siteUrl, test } from './visitor.ts';

const mapAt = (zoom: number) => `/equipments?view=map&at=18.52_73.8567_${zoom}`;
const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const tiles = (page: Page) => map(page).locator('.leaflet-tile-loaded');
const zoomIn = (page: Page) => map(page).getByRole('button', { name: 'Zoom in' });
/** A marketplace of its own starts with a database of its own. */
const startMs = 180_000;
const drawing = 'svg-maps, GeoNames CC BY 4.0 · Natural Earth, GSHHG';

const standsAt = (page: Page) => new URL(page.url()).searchParams.get('at')?.split('_').map(Number);

describe('streets from one file', () => {
  let market: StreetMarket;
  beforeAll(async () => {
    market = await marketWithStreets((url) => ({ MAP_VECTOR_URL: `${url}/town.pmtiles` }));
  }, startMs);
  afterAll(() => market.stop());

  test('are drawn from the parts that are in sight, with their credit', async ({ open }) => {
    const page = await open(market.url + mapAt(15));
    await expectSoon(() => tiles(page).count()).toBeGreaterThan(5);
    await map(page).getByText('© OpenStreetMap contributors').waitFor();
    expect(await page.getByText(drawing).count()).toBe(0);
    const { asked } = market.streets;
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((one) => !/^\/town\.pmtiles bytes=\d+-\d+$/.test(one))).toEqual([]);
    const colours = await tiles(page)
      .first()
      .evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
        return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer())).size;
      });
    expect(colours).toBeGreaterThan(2);
  });

  for (const [rows, half] of byHalves(['/hi', '/mr', ''])) {
    test.for(rows)(
      'are named in the language of “%s” where the file has such names, else in English',
      half,
      async (prefix, { open }) => {
        const page = await open(market.url + prefix + mapAt(14), {
          before: (opened) => opened.addInitScript(recordTexts),
        });
        const names = () => page.evaluate(() => [...texts()]);
        await expectSoon(names).toContain('Kothrud');
        await expectSoon(async () => (await names()).includes('शिवाजीनगर')).toBe(prefix !== '');
        expect(await names()).not.toContain('कोथरूड');
      },
    );
  }

  test('are let in by the policy, which names their origin alone', async ({ open }) => {
    const page = await open(`${market.url}/`);
    const policy = (await page.request.get(market.url)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' ${market.streets.url};`);
    expect(policy).toContain("img-src 'self' data:;");
  });
});

describe('streets as pictures', otherHalf, () => {
  let market: StreetMarket;
  beforeAll(async () => {
    market = await marketWithStreets((url) => ({
      MAP_TILES_URL: `${url}/{z}/{x}/{y}.png?key=k3y`,
      MAP_TILES_CREDIT: '© Streets, © OpenStreetMap contributors',
    }));
    market.streets.manner.key = 'k3y';
  }, startMs);
  afterAll(() => market.stop());
  const refused = { provokes: /40[13]|500|ERR_/ };
  const failed = (page: Page) => map(page).getByText('The streets did not come.');

  test('reach to zoom 18, where the button rests, and are kept in the address', async ({ open }) => {
    const page = await open(market.url + mapAt(16), { viewport: phone });
    await expectSoon(() => tiles(page).count()).toBeGreaterThan(3);
    await map(page).getByText('© Streets, © OpenStreetMap contributors').waitFor();
    await map(page).focus();
    for (const zoom of [17, 18]) {
      await page.keyboard.press('+');
      await expectSoon(() => standsAt(page)?.[2]).toBe(zoom);
    }
    await expectSoon(() => tiles(page).count()).toBeGreaterThan(3);
    await page.keyboard.press('+');
    await expectSoon(() => map(page).locator('.y-map__zoom [aria-disabled]').count()).toBe(1);
    expect(standsAt(page)?.[2]).toBe(18);
  });

  for (const [rows, half] of byHalves([
    ['a wrong key', { key: 'another' }],
    ['a dead server', { isDead: true }],
  ] as const)) {
    test.for(rows)(
      'that do not come for %s leave the drawing, say so, and come when they are asked for again',
      half,
      async ([, manner], { open }) => {
        const { streets } = market;
        const usual = { key: 'k3y', isDead: false };
        onTestFinished(() => void Object.assign(streets.manner, usual));
        Object.assign(streets.manner, manner);
        const page = await open(market.url + mapAt(15), refused);
        await failed(page).waitFor();
        expect(await tiles(page).count()).toBe(0);
        await map(page).getByText(drawing).waitFor();
        // The drawing's own limit is back.
        await expectSoon(() => zoomIn(page).getAttribute('aria-disabled')).toBe('true');
        Object.assign(streets.manner, usual);
        await map(page).getByRole('button', { name: 'Retry' }).click();
        await expectSoon(() => tiles(page).count()).toBeGreaterThan(3);
        await expectSoon(() => failed(page).count()).toBe(0);
        await expectSoon(() => zoomIn(page).getAttribute('aria-disabled')).toBe(null);
      },
    );
  }

  test('that are slow are said to be, until they come', more, async ({ open }) => {
    market.streets.manner.delayMs = 3000;
    try {
      const page = await open(market.url + mapAt(15), { before: (opened) => opened.clock.install() });
      await map(page).waitFor();
      const slow = map(page).getByText('The streets are slow to come.');
      await expectSoon(async () => {
        if (market.streets.asked.some((one) => one.startsWith('/15/'))) await page.clock.fastForward(8100);
        return slow.count();
      }).toBe(1);
      await page.clock.resume();
      await expectSoon(() => tiles(page).count()).toBeGreaterThan(3);
      expect(await slow.count()).toBe(0);
    } finally {
      delete market.streets.manner.delayMs;
    }
  });
});

describe('the map without streets', () => {
  for (const [rows, half] of byHalves([phone, desktop])) {
    test.for(rows)('ends at zoom 13, says so, and leads on, at %o', half, async (viewport, { open }) => {
      const page = await open(siteUrl + mapAt(18), { viewport });
      await map(page).getByText('Our drawing ends here.').waitFor();
      // On a phone two fingers do what the buttons do.
      await expectSoon(() => map(page).locator('.y-map__zoom [aria-disabled]').count()).toBe(1);
      expect(await map(page).getByRole('link', { name: 'Open in Maps' }).getAttribute('href')).toBe(
        'https://www.google.com/maps/search/?api=1&query=18.52000,73.85670',
      );
      await map(page).getByText('2 km', { exact: true }).waitFor();
      await map(page).focus();
      await page.keyboard.press('+');
      await page.keyboard.press('-');
      await expectSoon(() => standsAt(page)?.[2]).toBe(12);
      await expectSoon(() => map(page).getByText('Our drawing ends here.').count()).toBe(0);
    });
  }

  test(
    'remembers itself in the address, through a machine’s page and Back, and a reload',
    otherHalf,
    async ({ open }) => {
      const page = await open(`${siteUrl}/equipments?view=map`);
      await map(page).locator('button[data-key]').first().waitFor();
      const before = await page.evaluate(() => history.length);
      await map(page).focus();
      await page.keyboard.press('+');
      await expectSoon(() => standsAt(page)?.[2]).toBe(12);
      await page.keyboard.press('ArrowRight');
      await expectSoon(() => standsAt(page)?.[1] ?? 0).toBeGreaterThan(73.87);
      expect(await page.evaluate(() => history.length)).toBe(before);
      const stood = page.url();
      await page.getByRole('list', { name: 'Machines on the map' }).getByRole('link').first().click();
      await page.waitForURL(/\/equipment-details/);
      await page.goBack();
      await map(page).locator('button[data-key]').first().waitFor();
      expect(page.url()).toBe(stood);
      const asked = page.waitForRequest((request) => request.url().includes('/api/Map/Viewport'));
      await page.reload();
      const { searchParams } = new URL((await asked).url());
      const [south = 0, west = 0, north = 0, east = 0] = (searchParams.get('bounds') ?? '').split(',').map(Number);
      const [latitude = 0, longitude = 0] = standsAt(page) ?? [];
      expect(searchParams.get('zoom')).toBe('12');
      expect((south + north) / 2).toBeCloseTo(latitude, 2);
      expect((west + east) / 2).toBeCloseTo(longitude, 2);
    },
  );

  test.for([11, 12, 13])(
    'writes no name over another, or under a marker, at zoom %i',
    otherHalf,
    async (zoom, { open }) => {
      const page = await open(siteUrl + mapAt(zoom), { before: (opened) => opened.addInitScript(recordNames) });
      await map(page).locator('button[data-key]').first().waitFor();
      await expectSoon(() => map(page).locator('.y-map__busy').count()).toBe(0);
      await expectSoon(() => page.evaluate(() => written().length)).toBeGreaterThan(8);
      const hidden = await page.evaluate(() => {
        const overlaps = (one: Written, other: Written) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1;
        const markers = [...document.querySelectorAll('.y-map button[data-key]')].map((button): Written => {
          const { left, right, top, bottom } = (button.firstElementChild ?? button).getBoundingClientRect();
          return { text: button.ariaLabel ?? '', left, right, top, bottom };
        });
        const names = written();
        return names.flatMap((name, index) =>
          [...names.slice(index + 1), ...markers]
            .filter((other) => overlaps(name, other))
            .map((other) => `${name.text}: ${other.text}`),
        );
      });
      expect(hidden).toEqual([]);
    },
  );
});

interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
declare function written(): readonly Written[];

declare function texts(): ReadonlySet<string>;

/** Runs in the page: `texts()` says what any canvas has had written on it. */
function recordTexts(): void {
  const said = new Set<string>();
  const plain = CanvasRenderingContext2D.prototype;
  const fillText = Reflect.get(plain, 'fillText') as (...given: unknown[]) => void;
  plain.fillText = function (text, ...rest) {
    said.add(text);
    fillText.call(this, text, ...rest);
  };
  Object.assign(globalThis, { texts: () => said });
}

/** Runs in the page: `written()` says where the map's canvas has its names, in the window's pixels. */
function recordNames(): void {
  const drawn = new Map<HTMLCanvasElement, Written[]>();
  const plain = CanvasRenderingContext2D.prototype;
  const fillText = Reflect.get(plain, 'fillText') as (...given: unknown[]) => void;
  const clearRect = Reflect.get(plain, 'clearRect') as (...given: unknown[]) => void;
  plain.clearRect = function (...box) {
    drawn.set(this.canvas, []);
    clearRect.apply(this, box);
  };
  plain.fillText = function (text, x, y) {
    const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = this.measureText(text);
    drawn.get(this.canvas)?.push({ text, left: x - width / 2, right: x + width / 2, top: y - up, bottom: y + down });
    fillText.call(this, text, x, y);
  };
  Object.assign(globalThis, {
    written: () =>
      [...drawn].flatMap(([canvas, names]) => {
        const { left, top } = canvas.getBoundingClientRect();
        return canvas.isConnected
          ? names.map((one) => ({
              text: one.text,
              left: one.left + left,
              right: one.right + left,
              top: one.top + top,
              bottom: one.bottom + top,
            }))
          : [];
      }),
  });
}
