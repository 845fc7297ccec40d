/** What makes two visits of a screen alike, and a page's shifts countable. */
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Before anything is loaded: the marketplace's day, and an ear for what moves. */
export const prepare = (page: Page): Promise<unknown> =>
  page.addInitScript((moved) => {
    // The same as the server's, see moved-clock.mjs.
    globalThis.Date = new Proxy(Date, {
      construct: (real, parts: [], target) =>
        Reflect.construct(real, parts.length === 0 ? [real.now() + moved] : parts, target) as Date,
      get: (real, key) => (key === 'now' ? () => real.now() + moved : (Reflect.get(real, key) as unknown)),
    });
    const memory = Object.assign(globalThis, { shifted: 0 });
    let isTouched = false;
    for (const input of ['pointerdown', 'keydown', 'change'])
      addEventListener(input, () => (isTouched = true), { capture: true, once: true });
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        if (!isTouched) memory.shifted += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, inject('clockMovedMs'));

/**
 * How far things moved of themselves while the page came and nobody had touched it, as CLS counts in one window: nothing here takes longer than five seconds.
 */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { readonly shifted: number }).shifted);

/** Waits for fonts and for the pictures in sight, and until all is drawn. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const awaited = [...document.images].filter(({ complete, loading, src }) => !complete && loading !== 'lazy' && src);
    await Promise.all(awaited.map((image) => image.decode().catch(() => undefined)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

/** Has everything of a long page loaded, and stands where it stood. */
export const wake = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const before = scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    scrollTo({ top: before, behavior: 'instant' });
    const drawn = [...document.images].filter(({ src }) => src !== '');
    // One that is off the side of the window would never come.
    for (const image of drawn) image.loading = 'eager';
    await Promise.all(drawn.map((image) => image.decode().catch(() => undefined)));
  });
