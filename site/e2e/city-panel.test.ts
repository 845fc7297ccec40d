import { otherHalf, sampleOf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { cityPanel, citySelector, describe, desktop, expect, machinesIn, phone, siteUrl, test } from './visitor.ts';

/** Pauses every slide of the panel as it begins, so that a test catches it however slow the machine is. */
const stopSlides = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName === 'translate' && target instanceof HTMLDialogElement)
        for (const move of document.getAnimations()) move.pause();
    }),
  );

/** Waits for a slide and seeks to a moment of it, in milliseconds. @returns its duration, and its start and end in pixels */
async function slideAt(page: Page, moment: number) {
  await page.waitForFunction(() =>
    document
      .querySelector('dialog')
      ?.getAnimations()
      .some((move) => (move as CSSTransition).transitionProperty === 'translate' && move.playState === 'paused'),
  );
  return page.evaluate((wanted) => {
    const panel = document.querySelector('dialog');
    const slide = panel?.getAnimations().find((move) => (move as CSSTransition).transitionProperty === 'translate');
    if (!panel || !slide) return undefined;
    const at = (time: number) => {
      slide.currentTime = time;
      return Math.round(Number.parseFloat(getComputedStyle(panel).translate));
    };
    const duration = Math.round(Number(slide.effect?.getComputedTiming().activeDuration));
    const [from, to] = [at(0), at(duration - 0.01)];
    slide.currentTime = wanted;
    return { duration, from, to };
  }, moment);
}

async function openPanel(page: Page): Promise<void> {
  await machinesIn(page, 'Pune');
  await stopSlides(page);
  await citySelector(page, 'Pune').click();
  await cityPanel(page).waitFor();
}

describe.for(sampleOf([phone, desktop]))('the city panel at $width px', (viewport) => {
  const moving = { viewport, reducedMotion: 'no-preference' as const };
  const beyond = viewport.width + 100;

  // spec: constant.transition
  test('comes from the right in a second, from 100 px beyond the window, and leaves in 0.8 s', async ({ open }) => {
    const page = await open(siteUrl, moving);
    await openPanel(page);
    expect(await slideAt(page, 999)).toEqual({ duration: 1000, from: beyond, to: 0 });
    await page.evaluate(() => {
      for (const move of document.querySelector('dialog')?.getAnimations() ?? []) move.finish();
    });
    await page.keyboard.press('Escape');
    expect(await slideAt(page, 1)).toEqual({ duration: 800, from: 0, to: beyond });
  });

  test('can be used while it slides in, and its choice counts while it slides out', otherHalf, async ({ open }) => {
    const page = await open(siteUrl, moving);
    await openPanel(page);
    await slideAt(page, 300);
    const mumbai = cityPanel(page).getByRole('button', { name: /^Mumbai/ });
    const tile = await mumbai.boundingBox();
    await page.mouse.click((tile?.x ?? 0) + 10, (tile?.y ?? 0) + 10);
    await citySelector(page, 'Mumbai').waitFor();
    await machinesIn(page, 'Mumbai');
    await slideAt(page, 10);
    // It is still visible, and the page below it can be used again.
    const panel = page.locator('dialog');
    expect(await panel.evaluate((dialog) => dialog.checkVisibility() && !dialog.matches(':modal'))).toBe(true);
    const button = await page.getByRole('button', { name: 'Login In/Sign Up' }).boundingBox();
    await page.mouse.click((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);
    await page.getByRole('dialog', { name: 'Log in', exact: true }).waitFor();
  });

  test('appears at once with reduced motion', async ({ open }) => {
    const page = await open(siteUrl, { viewport, reducedMotion: 'reduce' });
    await citySelector(page, 'Pune').click();
    await cityPanel(page).waitFor();
    // Within the first frames, whereas the slide would take a second.
    const edge = () => cityPanel(page).evaluate((panel) => panel.getBoundingClientRect().right);
    await expect.poll(edge, { timeout: 500, interval: 20 }).toBe(viewport.width);
  });
});
