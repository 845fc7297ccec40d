import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { cityPanel, citySelector, describe, expect, expectSoon, machinesIn, siteUrl, test } from './visitor.ts';

describe('movement', () => {
  const slide = async (page: Page) => {
    await machinesIn(page, 'Pune');
    await citySelector(page, 'Pune').click();
    await cityPanel(page).waitFor();
    const seconds = () =>
      cityPanel(page).evaluate((panel) =>
        Math.max(...getComputedStyle(panel).transitionDuration.split(',').map(Number.parseFloat)),
      );
    const entering = await seconds();
    await page.keyboard.press('Escape');
    await expectSoon(() => cityPanel(page).count()).toBe(0);
    return entering;
  };

  test('slides the city panel in within a second, and out again', otherHalf, async ({ open }) => {
    expect(await slide(await open(siteUrl, { reducedMotion: 'no-preference' }))).toBe(1);
  });

  test('is left out with reduced motion', async ({ open }) => {
    const page = await open(siteUrl, { reducedMotion: 'reduce' });
    expect(await slide(page)).toBeLessThan(0.01);
    const running = await page.evaluate(
      () =>
        document.getAnimations().filter((move) => Number(move.effect?.getComputedTiming().activeDuration) > 20).length,
    );
    expect(running).toBe(0);
  });
});
