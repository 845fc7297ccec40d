/** Machines that somebody has put aside: to compare them, or to keep them. */
import type { Page } from 'playwright-core';
import { expectSoon, type Open, siteUrl, type VisitOptions, quiet } from './visitor.ts';

const cards = (page: Page, button: 'compare' | 'heart') =>
  page.locator(button === 'heart' ? '.y-listing__grid button.y-heart' : 'button.y-card__compare');

/** Presses a button of the first machines of a list, once it is live. */
async function pressFirst(page: Page, button: 'compare' | 'heart', count: number): Promise<void> {
  await quiet(page);
  const all = cards(page, button);
  await expectSoon(() => all.count()).toBeGreaterThan(count);
  for (let at = 0; at < count; at += 1) await all.nth(at).click();
  await expectSoon(() => all.and(page.locator('[aria-pressed="true"]')).count()).toBe(count);
}

/** The first three machines of a list beside each other. @param query of the list's address */
export async function comparison(open: Open, options?: VisitOptions, query = 'categoryId=6'): Promise<Page> {
  const page = await open(`${siteUrl}/equipments?${query}`, options);
  await pressFirst(page, 'compare', 3);
  await page.getByRole('link', { name: 'Compare 3' }).click();
  await page.getByRole('heading', { level: 1, name: 'Compare 3 machines' }).waitFor();
  await quiet(page);
  return page;
}

/** Three machines that a visitor has saved. @param query of the list's address */
export async function savedMachines(open: Open, options?: VisitOptions, query = 'categoryId=6'): Promise<Page> {
  const page = await open(`${siteUrl}/equipments?${query}`, options);
  await pressFirst(page, 'heart', 3);
  await page.goto(`${siteUrl}/saved`);
  await page.locator('.y-kept h3').nth(2).waitFor();
  await quiet(page);
  return page;
}
