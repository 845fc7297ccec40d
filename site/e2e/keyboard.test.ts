import { more, otherHalf } from '@yantra/testing/sample';
import type { Locator, Page } from 'playwright-core';
import {
  carouselOf,
  cityPanel,
  citySelector,
  describe,
  expect,
  expectSoon,
  machinesIn,
  siteUrl,
  test,
} from './visitor.ts';

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(element)) return;
  }
  throw new Error('Tab does not lead there.');
}

describe('by keyboard', () => {
  test('the first Tab offers to skip to the machines', async ({ open }) => {
    const page = await open(siteUrl);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the machines' });
    expect(await hasFocus(skip)).toBe(true);
    await page.keyboard.press('Enter');
    await expectSoon(() => hasFocus(page.getByRole('main'))).toBe(true);
  });

  test('a city is chosen, and the focus returns to the selector', more, async ({ open }) => {
    const page = await open(siteUrl);
    await tabTo(page, citySelector(page, 'Pune'));
    await page.keyboard.press('Enter');
    await cityPanel(page).waitFor();
    await tabTo(page, cityPanel(page).getByRole('button', { name: /^Mumbai/ }));
    await page.keyboard.press('Enter');
    await machinesIn(page, 'Mumbai');
    await expectSoon(() => hasFocus(citySelector(page, 'Mumbai'))).toBe(true);
  });

  test('Escape closes the panel without a choice, and the focus returns', more, async ({ open }) => {
    const page = await open(siteUrl);
    await tabTo(page, citySelector(page, 'Pune'));
    await page.keyboard.press('Enter');
    await cityPanel(page).waitFor();
    await page.keyboard.press('Escape');
    await expectSoon(() => cityPanel(page).count()).toBe(0);
    expect(await hasFocus(citySelector(page, 'Pune'))).toBe(true);
    await machinesIn(page, 'Pune');
  });

  // spec: carousel.four, constant.carousel
  test('arrows move the carousel by three machines and back', more, async ({ open }) => {
    const page = await open(siteUrl);
    await machinesIn(page, 'Pune');
    const carousel = carouselOf(page, 'Pune');
    const slide = (index: number) => carousel.getByRole('listitem').nth(index);
    await tabTo(page, slide(0).getByRole('link'));
    await expectSoon(() => carousel.locator('[data-slider="glide"]').count()).toBe(1);
    const left = (index: number) => slide(index).evaluate((node) => Math.round(node.getBoundingClientRect().left));
    const start = await left(0);
    await page.keyboard.press('ArrowRight');
    await expectSoon(() => left(3)).toBe(start);
    await page.keyboard.press('ArrowLeft');
    await expectSoon(() => left(0)).toBe(start);
  });

  test('Tab brings each machine into view', otherHalf, async ({ open }) => {
    const page = await open(siteUrl);
    await machinesIn(page, 'Pune');
    const carousel = carouselOf(page, 'Pune');
    await tabTo(page, carousel.getByRole('listitem').first().getByRole('link'));
    await expectSoon(() => carousel.locator('[data-slider="glide"]').count()).toBe(1);
    const fifth = carousel.getByRole('listitem').nth(4);
    await tabTo(page, fifth.getByRole('link'));
    const edges = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    const { right } = await edges(carousel);
    await expectSoon(async () => (await edges(fifth)).right).toBeCloseTo(right, 0);
  });
});
