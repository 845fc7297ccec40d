import { byHalves, sampleOf } from '@yantra/testing/sample';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { accessibilityFaults, overflowing, smallTargets, wcag } from './faults.ts';
import { screens } from './screens.ts';
import { describe, desktop, expect, phone, test } from './visitor.ts';

/** Dark mode only changes colours. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Around the breakpoints and at both ends. */
const widths = [320, 480, 601, 768, 1024, 1240, 1920];

/** Window and letters, in px, of who needs large ones: twice as large as usual, and half as large again on a phone. */
const large = [
  [360, 24],
  [360, 32],
  [768, 32],
  [1280, 32],
] as const;

/** Waits until colours have faded over from the other theme. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

for (const [rows, half] of byHalves(sampleOf(screens, 2))) {
  describe.for(rows)('$name', half, ({ show }) => {
    test('has no WCAG 2.2 AA fault on phone and desktop, light and dark, fits every window, with large letters too, and has large enough targets', async ({
      open,
    }) => {
      const page = await show(open);
      const faults: string[] = [];
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        // Colours are the same at every width: the dark ones are checked once.
        for (const colorScheme of viewport === phone ? (['light', 'dark'] as const) : (['light'] as const)) {
          await page.emulateMedia({ colorScheme });
          await settle(page);
          const found = await accessibilityFaults(page, colorScheme === 'light' ? wcag : colours);
          faults.push(...found.map((fault) => `${viewport.width} ${colorScheme} ${fault}`));
        }
      }
      faults.push(...(await smallTargets(page, 24)));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        faults.push(...(await overflowing(page)));
      }
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Page.enable');
      for (const [width, standard] of large) {
        await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
        await page.setViewportSize({ width, height: 800 });
        faults.push(...(await overflowing(page)).map((fault) => `letters of ${standard} px: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });
}
