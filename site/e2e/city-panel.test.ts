import type { Page } from 'playwright-core';
import {
  cityPanel,
  citySelector,
  describe,
  desktop,
  expect,
  expectSoon,
  machinesIn,
  phone,
  siteUrl,
  test,
} from './visitor.ts';

/** Stops what moves at a moment of its way, in milliseconds. @returns how long the panel's way takes, and where it begins, in pixels */
const stopAt = (page: Page, moment: number) =>
  page.evaluate((wanted) => {
    const panel = document.querySelector('dialog');
    const slide = panel?.getAnimations().find((move) => (move as CSSTransition).transitionProperty === 'translate');
    if (!panel || !slide) return undefined;
    const at = (time: number) => {
      slide.currentTime = time;
      return Number.parseFloat(getComputedStyle(panel).translate);
    };
    const { activeDuration } = slide.effect?.getComputedTiming() ?? {};
    for (const move of document.getAnimations()) move.pause();
    const [from, to] = [at(0), at(Number(activeDuration) - 0.001)];
    for (const move of document.getAnimations()) move.currentTime = wanted;
    return { activeDuration: Number(activeDuration), from, to };
  }, moment);

describe.for([phone, desktop])('the city panel at $width px', (viewport) => {
  const moving = { viewport, reducedMotion: 'no-preference' as const };

  test('comes from the right in a second, from 100 px beyond the window, and leaves in 0.8 s', async ({ open }) => {
    const page = await open(siteUrl, moving);
    await machinesIn(page, 'Pune');
    await citySelector(page, 'Pune').click();
    await cityPanel(page).waitFor();
    const entering = await stopAt(page, 999);
    expect(entering).toEqual({ activeDuration: 1000, from: viewport.width + 100, to: expect.closeTo(0, 0) });
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.querySelector('dialog')?.getBoundingClientRect());
    const leaving = await stopAt(page, 799);
    expect(leaving?.activeDuration).toBe(800);
    expect(leaving?.to).toBeCloseTo(viewport.width + 100, 0);
  });

  test('can be used while it slides in, and a choice counts while it slides out', async ({ open }) => {
    const page = await open(siteUrl, moving);
    await machinesIn(page, 'Pune');
    await citySelector(page, 'Pune').click();
    await cityPanel(page).waitFor();
    // Most of the way is made in the first moments; there is as much left as anybody would still see.
    await stopAt(page, 200);
    await cityPanel(page)
      .getByRole('button', { name: /^Mumbai/ })
      .dispatchEvent('click');
    await citySelector(page, 'Mumbai').waitFor();
    await machinesIn(page, 'Mumbai');
    await stopAt(page, 300);
    expect(await page.locator('dialog').count()).toBe(1);
    expect(await page.locator('dialog').evaluate((panel) => panel.matches(':modal'))).toBe(false);
    // The page is free again, below the panel too.
    const { x, y } = (await page
      .getByRole('banner')
      .getByRole('button', { name: 'Login In/Sign Up' })
      .boundingBox()) ?? {
      x: 0,
      y: 0,
    };
    await page.mouse.click(x + 10, y + 10);
    await page.getByRole('dialog', { name: 'Log in or sign up' }).waitFor();
  });

  test('stands at once for who asked for less movement', async ({ open }) => {
    const page = await open(siteUrl, { viewport, reducedMotion: 'reduce' });
    await machinesIn(page, 'Pune');
    await citySelector(page, 'Pune').click();
    await cityPanel(page).waitFor();
    await expectSoon(async () => (await stopAt(page, 0))?.activeDuration ?? 0).toBeLessThan(1);
  });
});
