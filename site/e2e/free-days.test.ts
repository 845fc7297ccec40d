import { type DaySpan, dayAfter, dayInIndia, isFreeIn, shortDay, spanOf } from '@yantra/domain';
/** When a machine is free: its own page, the list, and a partner's page. */
import { otherHalf } from '@yantra/testing/sample';
import type { Locator, Page } from 'playwright-core';
import { ask } from './api.ts';
import { expectClean } from './dashboard-form.ts';
import { overflowing } from './faults.ts';
import { test } from './host-page.ts';
import { hasFocus, tabTo } from './keys.ts';
import { addressOf, type Machine, machines } from './machines.ts';
import { describe, desktop, expect, expectSoon, phone, quiet, siteUrl } from './visitor.ts';

const today = dayInIndia(new Date());
const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };

interface Taken {
  readonly machine: Machine;
  readonly taken: readonly DaySpan[];
  /** Free, as are the day before it and today; the next day is taken. */
  readonly last: string;
}

/** A machine that is free now and taken within four weeks. */
async function takenSoon(): Promise<Taken> {
  for (const machine of await machines()) {
    const { json } = await ask(`/api/Availability/GetAvailability?equipmentId=${machine.id}`);
    const { taken } = (json['data'] ?? json) as { readonly taken: readonly DaySpan[] };
    const next = taken.find(({ from }) => from > dayAfter(today, 2) && from < dayAfter(today, 28));
    if (next && isFreeIn(taken, spanOf(today, 1)) && isFreeIn(taken, spanOf(dayAfter(next.from, -2), 2)))
      return { machine, taken, last: dayAfter(next.from, -1) };
  }
  throw new Error('The demo data has no such machine.');
}

const short = (day: string) => shortDay(day, 'en');
const dayOf = (page: Page | Locator, day: string) => page.locator(`[data-day="${day}"]`).filter({ visible: true });
const tabStop = (page: Page | Locator) => page.locator('[data-day][tabindex="0"]').filter({ visible: true });
const paramOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Goes to a day by the arrow keys. */
async function keysTo(page: Page, day: string): Promise<void> {
  const at = async () => (await tabStop(page).getAttribute('data-day')) ?? '';
  for (let presses = 0; presses < 80 && (await at()) !== day; presses += 1)
    await page.keyboard.press((await at()) < day ? 'ArrowRight' : 'ArrowLeft');
  expect(await hasFocus(dayOf(page, day))).toBe(true);
}

describe('the days of a machine’s page', () => {
  test('are chosen by the keys alone, end before a taken day, and give the cost', otherHalf, async ({ open }) => {
    const { machine, last } = await takenSoon();
    const page = await open(addressOf(machine));
    await quiet(page);
    await tabTo(page, tabStop(page));
    await keysTo(page, dayAfter(last, -1));
    await page.keyboard.press('Enter');
    await keysTo(page, dayAfter(last, 2));
    await page.keyboard.press('Enter');
    await page.getByText(`${short(dayAfter(last, 1))} is taken: your days end on ${short(last)}.`).waitFor();
    await page.getByRole('row', { name: /^Total for 2 days/ }).waitFor();
    await expectSoon(() => paramOf(page, 'jobFrom')).toBe(dayAfter(last, -1));
    expect(paramOf(page, 'jobDays')).toBe('2');
    await page.getByText('Free on your days').first().waitFor();
    await expectClean(page);
    await page.reload();
    await dayOf(page, last)
      .and(page.getByRole('button', { name: /last day of your hire$/ }))
      .waitFor();
  });

  test('are chosen by a finger on a phone, where a day is as large as it', otherHalf, async ({ open }) => {
    const { machine, last } = await takenSoon();
    const page = await open(addressOf(machine), { viewport: phone, hasTouch: true });
    await quiet(page);
    for (let turns = 0; turns < 2 && (await dayOf(page, last).count()) === 0; turns += 1)
      await page.getByRole('button', { name: 'Month after' }).filter({ visible: true }).tap();
    const box = await dayOf(page, last).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await dayOf(page, last).tap();
    await dayOf(page, last).tap();
    await page.getByText(`${short(last)}, 1 day. Free on all of them.`).waitFor();
    await expectSoon(() => paramOf(page, 'jobDays')).toBe('1');
    expect(await overflowing(page)).toEqual([]);
    await expectClean(page);
    await page.getByRole('button', { name: 'Clear days' }).tap();
    await expectSoon(() => paramOf(page, 'jobDays')).toBe(null);
  });

  test('are a sentence and a table without JavaScript', async ({ open }) => {
    const { machine, taken } = await takenSoon();
    const page = await open(`${addressOf(machine)}&jobDays=1&jobFrom=${today}`, noScript);
    await page.getByText(`${short(today)}, 1 day. Free on all of them.`).waitFor();
    expect(await page.getByRole('table', { name: 'Taken days' }).locator('tbody tr').count()).toBe(taken.length);
    expect(await page.locator('[data-day]').filter({ visible: true }).count()).toBe(0);
  });
});

describe('the list of machines that are free', () => {
  const [from, days] = [dayAfter(today, 1), 12];
  const address = `${siteUrl}/equipments?jobDays=${days}&jobFrom=${from}`;
  const range = `${short(from)} to ${short(dayAfter(from, days - 1))}`;
  const badges = (page: Page) => page.locator('.y-card__free').allInnerTexts();
  const filter = (page: Page) => page.getByRole('checkbox', { name: /^Free on these days/ }).filter({ visible: true });
  const allFree = async (page: Page) =>
    expectSoon(async () => [...new Set(await badges(page))]).toEqual(['Free on your days']);

  test('is asked for by the keys alone, and left by its chip', otherHalf, async ({ open }) => {
    const page = await open(address, { viewport: desktop });
    await quiet(page);
    expect((await badges(page)).length).toBeGreaterThan(0);
    await tabTo(page, filter(page));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expectSoon(() => paramOf(page, 'isFree')).toBe('true');
    await allFree(page);
    await expectClean(page);
    await page.getByRole('link', { name: `Remove Free ${range}` }).click();
    await expectSoon(() => paramOf(page, 'isFree')).toBe(null);
  });

  test('is asked for on a phone, in the panel of filters', otherHalf, async ({ open }) => {
    const page = await open(address, { viewport: phone, hasTouch: true });
    await quiet(page);
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await filter(page).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).tap();
    await expectSoon(() => paramOf(page, 'isFree')).toBe('true');
    await allFree(page);
    expect(await overflowing(page)).toEqual([]);
    await expectClean(page);
    await page.getByRole('link', { name: 'Clear job' }).tap();
    await expectSoon(() => paramOf(page, 'isFree')).toBe(null);
  });

  test('works without JavaScript', async ({ open }) => {
    const page = await open(address, { ...noScript, viewport: desktop });
    await filter(page).check();
    await page.locator('.y-listing__filters').getByRole('button', { name: 'Apply' }).click();
    expect([paramOf(page, 'isFree'), paramOf(page, 'jobFrom')]).toEqual(['true', from]);
    expect([...new Set(await badges(page))]).toEqual(['Free on your days']);
    await page.getByRole('link', { name: `Remove Free ${range}` }).click();
    expect(paramOf(page, 'isFree')).toBe(null);
  });

  test('goes with the map', async ({ open }) => {
    const page = await open(`${address}&isFree=true&view=map`, { viewport: desktop });
    const asked = await page.waitForRequest((request) => request.url().includes('isFree'));
    expect(`${asked.url()} ${asked.postData()}`).toContain(from);
    await page.getByRole('link', { name: `Remove Free ${range}` }).waitFor();
  });
});

describe('the days of a machine on a partner’s page', () => {
  test.for([phone, desktop])('at %o are chosen by the keys alone', async (viewport, { open, host }) => {
    const { machine, last } = await takenSoon();
    const page = await open(await host(`<yantra-availability machine="${machine.id}"></yantra-availability>`), {
      viewport,
    });
    await dayOf(page, today)
      .and(page.getByRole('button', { name: /, free$/ }))
      .waitFor();
    await tabTo(page, page.locator('yantra-availability'));
    await tabStop(page).focus();
    const at = async () => (await tabStop(page).getAttribute('data-day')) ?? '';
    while ((await at()) !== last) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page
      .getByText(`${short(last)}, 1 day`)
      .first()
      .waitFor();
    expect(await overflowing(page)).toEqual([]);
    const href = new URL((await page.getByRole('link', { name: 'Ask for a quote' }).getAttribute('href')) ?? '');
    expect(Object.fromEntries(href.searchParams)).toMatchObject({ id: machine.id, jobDays: '1', jobFrom: last });
    await page.getByRole('link', { name: 'Ask for a quote' }).click();
    await page.getByText(`${short(last)}, 1 day. Free on all of them.`).waitFor();
  });
});
