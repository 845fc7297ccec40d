import { randomInt } from 'node:crypto';
/** Comparing machines: from the list by its tray to the table, and to the owners of all of them. */
import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { codeFor, somebody } from './accounts.ts';
import { ask, searchPath } from './api.ts';
import { expectClean } from './dashboard-form.ts';
import { overflowing } from './faults.ts';
import { test } from './host-page.ts';
import { pressOn, tabTo } from './keys.ts';
import { type Machine, detailsCall } from './machines.ts';
import { describe, desktop, expect, expectSoon, phone, quiet, siteUrl } from './visitor.ts';

const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };
const job = { jobDays: '12', jobHours: '8', jobPlace: 'Hadapsar, Pune', jobAt: '18.5,73.93' };
const jobQuery = String(new URLSearchParams(job));
const listing = (prefix = '') => `${siteUrl}${prefix}/equipments?categoryId=6&${jobQuery}`;

/** Earthmoving machines of Pune, each of another owner if it can be told. */
async function earthmovers(count: number): Promise<readonly Machine[]> {
  const { json } = await ask(`${searchPath}?page=1&pageSize=20&selectedCity=Pune&categoryId=6`);
  const found = (json['data'] as readonly Machine[]).slice(0, count);
  return Promise.all(found.map(async ({ id }) => (await ask(`${detailsCall}?id=${id}`)).json['data'] as Machine));
}
const compareUrl = (machines: readonly { readonly id: string }[], more = jobQuery, prefix = '') =>
  `${siteUrl}${prefix}/compare?machines=${machines.map(({ id }) => id).join()}${more && `&${more}`}`;

const toggles = (page: Page) => page.locator('button.y-card__compare');
const tray = (page: Page) => page.getByRole('region', { name: 'Machines to compare' });
const pressed = (page: Page) => page.locator('button.y-card__compare[aria-pressed="true"]').count();
const idsOf = (page: Page) => new URL(page.url()).searchParams.get('machines')?.split(',') ?? [];
const rows = (page: Page) => page.locator('.y-versus tbody th[scope="row"]');
const totals = async (page: Page) => page.locator('.y-versus__total td b').allInnerTexts();

/** Puts the first machines of the list aside; returns their totals on the cards. */
async function putAside(page: Page, count: number): Promise<readonly string[]> {
  await toggles(page).first().waitFor();
  await quiet(page);
  for (let index = 0; index < count; index += 1) await toggles(page).nth(index).click();
  await expectSoon(() => pressed(page)).toBe(count);
  return (await page.locator('.y-card__job > b').allInnerTexts()).slice(0, count);
}

describe('a visitor with a job', () => {
  test('puts machines aside, compares them, sees only what differs, and asks all owners at once', async ({ open }) => {
    const { phone: number, extraHTTPHeaders } = somebody();
    const page = await open(listing(), { extraHTTPHeaders });
    const onCards = await putAside(page, 3);
    await expectClean(page);
    await tray(page).getByRole('link', { name: 'Compare 3' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare 3 machines' }).waitFor();
    await quiet(page);
    // One number: on the card, and here.
    expect(await totals(page)).toEqual(onCards);
    await expectClean(page);

    const all = await rows(page).count();
    await page.getByRole('checkbox', { name: 'Only what differs' }).check();
    await expectSoon(() => rows(page).count()).toBeLessThan(all);
    expect(await page.locator('.y-versus tbody tr:not([data-differs]) th[scope="row"]').count()).toBe(0);
    await expectSoon(() => new URL(page.url()).searchParams.get('only')).toBe('differences');
    await page.reload();
    await page.getByRole('checkbox', { name: 'Only what differs', checked: true }).waitFor();

    await page.getByRole('link', { name: 'Ask all three for a quote' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ask for quotes for 3 machines' }).waitFor();
    expect(await page.getByLabel('For how many days').inputValue()).toBe('12');
    await expectClean(page);
    await page.getByLabel('What is to be done').fill(`Basement ${randomInt(1e9)}`);
    await page.getByLabel('Full name').fill('Prakash Iyer');
    await page.getByLabel('Mobile number').fill(number);
    await page.getByLabel('E-mail').fill('prakash@example.in');
    await page.getByRole('button', { name: 'Ask for a quote' }).click();
    await page.getByRole('heading', { name: 'Is this your phone?' }).waitFor();
    await page.getByLabel(/^Code sent to/).fill(await codeFor(number));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(/\/q\/[\w-]{40,}/);
    await page.getByRole('heading', { level: 1, name: /^Sent to (one|two|three|\d) owners?/ }).waitFor();
  });

  test('finds the totals of the comparison on the machines’ own pages', async ({ open }) => {
    const machines = await earthmovers(2);
    const page = await open(compareUrl(machines));
    const here = await totals(page);
    expect(here).toHaveLength(2);
    for (const [index, { name }] of machines.entries()) {
      await page.getByRole('heading', { level: 2, name }).getByRole('link').click();
      await page.locator('.y-details__total > b').first().waitFor();
      expect(await page.locator('.y-details__total > b').first().innerText()).toBe(here[index]);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Compare 2 machines' }).waitFor();
    }
  });

  test('removes one and adds another, and the address can be shared', otherHalf, async ({ open }) => {
    const machines = await earthmovers(3);
    const page = await open(compareUrl(machines), { permissions: ['clipboard-read', 'clipboard-write'] });
    await quiet(page);
    await page.getByRole('link', { name: `Remove ${machines[1]?.name}` }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare 2 machines' }).waitFor();
    await expectSoon(() => idsOf(page)).toEqual([machines[0]?.id, machines[2]?.id]);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = await open(shared);
    await elsewhere.getByRole('heading', { level: 1, name: 'Compare 2 machines' }).waitFor();
    expect(await totals(elsewhere)).toEqual(await totals(page));

    await page.getByRole('link', { name: 'Add a third' }).click();
    await tray(page).getByRole('link', { name: 'Compare 2' }).waitFor();
    const other = page.locator('button.y-card__compare[aria-pressed="false"]').first();
    await other.click();
    await tray(page).getByRole('link', { name: 'Compare 3' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare 3 machines' }).waitFor();
    expect(idsOf(page).slice(0, 2)).toEqual([machines[0]?.id, machines[2]?.id]);
  });

  test(
    'finds the tray again after a reload and in another tab, and is refused a fifth',
    otherHalf,
    async ({ open }) => {
      const page = await open(listing());
      await putAside(page, 2);
      const other = await page.context().newPage();
      await other.goto(listing());
      await tray(other).getByRole('link', { name: 'Compare 2' }).waitFor();
      await toggles(other).nth(2).click();
      await tray(page).getByRole('link', { name: 'Compare 3' }).waitFor();
      await page.reload();
      await tray(page).getByRole('link', { name: 'Compare 3' }).waitFor();
      await toggles(page).nth(3).click();
      await toggles(page).nth(4).click();
      await page.getByText('Four machines are the most that can be compared. Remove one first.').first().waitFor();
      expect(await pressed(page)).toBe(4);
      await tray(page).getByRole('button', { name: 'Clear' }).click();
      await expectSoon(() => pressed(other)).toBe(0);
      await expectClean(page);
    },
  );
});

describe('at 360 pixels', () => {
  test.for(['', jobQuery])(
    'the button stands on the picture, with the job “%s”',
    otherHalf,
    async (asked, { open }) => {
      const page = await open(`${siteUrl}/equipments?categoryId=6&${asked}`, { viewport: phone });
      await toggles(page).nth(1).waitFor();
      const [picture, button] = await Promise.all([
        page.locator('.y-listing__grid .y-card__media').nth(1).boundingBox(),
        toggles(page).nth(1).boundingBox(),
      ]);
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
      expect(button?.y ?? 0).toBeGreaterThan(picture?.y ?? 0);
    },
  );

  test('four machines have room in the tray beside its button', otherHalf, async ({ open }) => {
    const page = await open(listing(), { viewport: phone });
    await putAside(page, 4);
    const remove = tray(page).getByRole('button', { name: /^Remove / });
    const way = await tray(page).getByRole('link', { name: 'Compare 4' }).boundingBox();
    for (const one of await remove.all()) {
      const box = await one.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(way?.x ?? 0);
    }
  });

  test('all of it is done by the keys, and nothing is wider than the screen', otherHalf, async ({ open }) => {
    const page = await open(listing(), { viewport: phone });
    await toggles(page).nth(1).waitFor();
    await quiet(page);
    await pressOn(page, toggles(page).first(), 'Space');
    await pressOn(page, toggles(page).nth(1), 'Enter');
    expect(await overflowing(page)).toEqual([]);
    await expectClean(page);
    // What has the focus is not below the tray.
    await toggles(page).nth(3).focus();
    const [button, bar] = [await toggles(page).nth(3).boundingBox(), await tray(page).boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const way = tray(page).getByRole('link', { name: 'Compare 2' });
    await way.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Compare 2 machines' }).waitFor();
    await quiet(page);
    expect(await overflowing(page)).toEqual([]);
    await expectClean(page);
    const region = page.getByRole('region', { name: /^Comparison/ });
    await tabTo(page, region);
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowRight');
    await expectSoon(() => region.evaluate((one) => one.scrollLeft)).toBeGreaterThan(50);
    await tabTo(page, page.getByRole('checkbox', { name: 'Only what differs' }));
    await page.keyboard.press('Space');
    await expectSoon(() => new URL(page.url()).searchParams.get('only')).toBe('differences');
    await tabTo(page, page.getByRole('link', { name: /^Remove / }).nth(1));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Compare 1 machine' }).waitFor();
    await expectClean(page);
  });
});

describe('without JavaScript', () => {
  test('cards lead to the comparison, which grows and shrinks by links, and shows what differs by a form', async ({
    open,
  }) => {
    const page = await open(listing(), noScript);
    const links = page.locator('a.y-card__compare');
    await links.first().click();
    await page.getByRole('heading', { level: 1, name: 'Compare 1 machine' }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'Add a second' }).click();
    await links.nth(1).click();
    await page.getByRole('heading', { level: 1, name: 'Compare 2 machines' }).waitFor();
    expect(await page.title()).toBe('Compare 2 machines on rent · Yantra');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${siteUrl}/compare?machines=${idsOf(page).join()}`,
    );
    expect(await totals(page)).toHaveLength(2);
    const all = await rows(page).count();
    await page.getByRole('checkbox', { name: 'Only what differs' }).check();
    await page.locator('.y-versus__bar').getByText('Show', { exact: true }).click();
    expect(await rows(page).count()).toBeLessThan(all);
    expect(new URL(page.url()).searchParams.get('jobDays')).toBe('12');
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Compare 1 machine' }).waitFor();
  });

  test('the owners of both are asked by a plain form', async ({ open }) => {
    const { phone: number, extraHTTPHeaders } = somebody();
    const page = await open(compareUrl(await earthmovers(2)), { ...noScript, extraHTTPHeaders });
    await page.getByRole('link', { name: 'Ask both for a quote' }).click();
    await page.getByLabel('Full name').fill('Prakash Iyer');
    await page.getByLabel('Mobile number').fill(number);
    await page.getByLabel('E-mail').fill('prakash@example.in');
    await page.getByRole('button', { name: 'Ask for a quote' }).click();
    await page.getByRole('heading', { name: 'Is this your phone?' }).waitFor();
  });
});

describe('the comparison', () => {
  test(
    'says which machine is gone, and compares the others; without any it shows the way',
    otherHalf,
    async ({ open }) => {
      const [one] = await earthmovers(1);
      const page = await open(compareUrl([{ id: one?.id ?? '' }, { id: '00000000-0000-4000-8000-000000000000' }]), {
        provokes: /404/,
      });
      await page.getByRole('heading', { level: 2, name: 'Not listed any more' }).waitFor();
      await page.getByRole('heading', { level: 2, name: one?.name ?? '' }).waitFor();
      await expectClean(page);
      await page.goto(`${siteUrl}/compare`);
      await page.getByRole('heading', { level: 1, name: 'Nothing to compare yet' }).waitFor();
      await expectClean(page);
    },
  );

  test.for([phone, desktop])('at %o is in Hindi throughout', otherHalf, async (viewport, { open }) => {
    const page = await open(compareUrl(await earthmovers(3), jobQuery, '/hi'), { viewport });
    await page.getByRole('heading', { level: 1, name: '3 मशीनों की तुलना' }).waitFor();
    expect(await page.title()).toBe('किराए की 3 मशीनों की तुलना · Yantra');
    await page.getByText('सिर्फ़ जो अलग है').waitFor();
    expect(await overflowing(page)).toEqual([]);
    await expectClean(page);
  });
});
