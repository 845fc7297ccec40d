import { randomInt } from 'node:crypto';
/** Searches that go on looking: from an empty list to the news, by keyboard on a phone, and without JavaScript. */
import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { type Account, demoAdmin, demoSupplier, dialogNamed, fillLogIn, loggedIn, openAccount } from './accounts.ts';
import { expectClean } from './dashboard-form.ts';
import { openOwner } from './deals.ts';
import { overflowing } from './faults.ts';
import { pressOn, tabTo } from './keys.ts';
import { callerOf, type Json, openAs } from './owners.ts';
import { describe, expect, phone, quiet, siteUrl, test } from './visitor.ts';

const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };
const tellMe = 'Tell me of new ones';
const searches = `${siteUrl}/saved/searches`;

/** A rent in rupees that no machine of the demo data, and of no other journey, has. */
const oddRent = (): number => 70_001 + 2 * randomInt(9000);
/** Backhoe loaders in Pune at that rent: there are none yet. */
const emptyList = (rent: number) => `${siteUrl}/equipments?type=27&priceFrom=${rent}&priceTo=${rent}`;
const mainWay = (page: Page) => page.getByRole('status').getByRole('link', { name: tellMe });

const savedOf = async (account: Account): Promise<readonly Json[]> =>
  (await (await callerOf(account)).read('/SavedSearch/GetAll'))['searches'] as readonly Json[];

/** What is new comes within seconds. */
const expectNews = (page: Page, name: string) =>
  expect
    .poll(
      async () => {
        await page.reload();
        await page.getByRole('list', { name: 'Your searches' }).waitFor();
        return page.getByRole('link', { name }).count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);

test('saved at an empty list, with the log-in on the way; a machine comes, is told of once, and the search is deleted', async ({
  open,
}) => {
  const account = await openAccount();
  const rent = oddRent();
  const { extraHTTPHeaders } = account;
  const page = await open(emptyList(rent), { extraHTTPHeaders });
  await quiet(page);
  await mainWay(page).click();
  const dialog = dialogNamed(page, tellMe);
  await dialog.getByText('Backhoe loader').waitFor();
  await dialog.getByText('Pune').waitFor();
  await expectClean(page);
  await dialog.getByRole('radio', { name: /^At once/ }).check();
  await dialog.getByRole('button', { name: 'Log in and save' }).click();
  await fillLogIn(page, account);
  await dialog.getByRole('heading', { name: 'We are looking for you' }).waitFor();
  expect(page.url()).toBe(emptyList(rent));
  await expectClean(page);
  expect(await savedOf(account)).toMatchObject([{ pace: 'atOnce', news: 0, search: { startRentprice: rent } }]);

  await dialog.getByRole('button', { name: 'Done' }).click();
  await mainWay(page).click();
  await dialog.getByText('You have saved this search: you are told at once.').waitFor();

  const { machine } = await openOwner(open, { rentalValue: rent, discount: 0 });
  await page.goto(searches);
  await expectNews(page, '1 new');
  await expectClean(page);
  await page.getByRole('link', { name: /^1 new/ }).click();
  await page.getByRole('link', { name: machine.name }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await expectClean(page);
  const { rows } = (await (await callerOf(account)).read('/Notifications/GetNotifications')) as {
    readonly rows: readonly { readonly title: string; readonly path: string }[];
  };
  expect(rows.filter(({ title }) => title.startsWith('1 new machine'))).toHaveLength(1);
  expect(rows[0]?.path).toMatch(/^\/saved\/searches\?news=[\w-]+&after=\d+$/);

  await page.getByRole('link', { name: 'All saved searches' }).click();
  await page.getByText('Nothing new').waitFor();
  await page.getByRole('button', { name: /^Pause/ }).click();
  await page.getByText('Paused').waitFor();
  await page.getByRole('button', { name: 'Daily' }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Paused').waitFor();
  expect(await savedOf(account)).toMatchObject([{ pace: 'daily', isPaused: true }]);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expectClean(page);
  await page.reload();
  await page.getByRole('heading', { name: 'No searches saved yet' }).waitFor();
  expect(await savedOf(account)).toEqual([]);

  const overview = await openAs(open, demoSupplier);
  await overview.getByRole('region', { name: 'What renters wait for' }).waitFor();
  await quiet(overview);
  await expectClean(overview);
});

test('on a phone, by the keyboard alone', otherHalf, async ({ open }) => {
  const account = await openAccount();
  const page = await open(`${siteUrl}/equipments?categoryId=6&discount=10`, {
    viewport: phone,
    ...(await loggedIn(account)),
  });
  await quiet(page);
  await pressOn(page, page.getByRole('link', { name: tellMe }).first());
  const dialog = dialogNamed(page, tellMe);
  await dialog.getByText('10% or more').waitFor();
  expect(await overflowing(page)).toEqual([]);
  await tabTo(page, dialog.getByRole('radio', { name: /^Once a day/ }), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await pressOn(page, dialog.getByRole('button', { name: 'SAVE' }));
  await pressOn(page, dialog.getByRole('link', { name: 'Your saved searches' }));
  await page.getByRole('list', { name: 'Your searches' }).waitFor();
  await quiet(page);
  expect(await overflowing(page)).toEqual([]);
  await expectClean(page);
  expect(await savedOf(account)).toMatchObject([{ pace: 'atOnce', search: { categoryId: 6, discount: 10 } }]);
  await pressOn(page, page.getByRole('button', { name: /^Delete/ }));
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Delete/ }).waitFor();
});

test('for the area of the map', otherHalf, async ({ open }) => {
  const account = await openAccount();
  const page = await open(`${siteUrl}/equipments?view=map&categoryId=6`, await loggedIn(account));
  await page.locator('.leaflet-container').waitFor();
  await quiet(page);
  await page.getByRole('link', { name: tellMe }).first().click();
  const dialog = dialogNamed(page, tellMe);
  await dialog.getByText('In the part of the map that you chose').waitFor();
  await dialog.getByRole('button', { name: 'SAVE' }).click();
  await dialog.getByRole('heading', { name: 'We are looking for you' }).waitFor();
  const [saved] = await savedOf(account);
  const search = saved?.['search'] as { bounds: Record<string, number>; selectedCityId?: string } | undefined;
  expect(search?.bounds['south']).toBeLessThan(18.52);
  expect(search?.bounds['north']).toBeGreaterThan(18.52);
  expect(search?.selectedCityId).toBeUndefined();
});

describe('without JavaScript', () => {
  test('a plain form logs in and saves', async ({ open }) => {
    const account = await openAccount();
    const rent = oddRent();
    const page = await open(emptyList(rent), { ...noScript, extraHTTPHeaders: account.extraHTTPHeaders });
    await mainWay(page).click();
    await page.getByRole('heading', { level: 1, name: tellMe }).waitFor();
    await page.locator('input[name="userName"]').fill(account.phone);
    await page.locator('input[name="password"]').fill(account.password);
    await page.getByRole('radio', { name: /^At once/ }).check();
    await page.locator('.y-tell button[type="submit"]').click();
    await page.getByText('Your search is saved.').waitFor();
    expect(await savedOf(account)).toMatchObject([
      { pace: 'atOnce', search: { startRentprice: rent, selectedCity: 'Pune' } },
    ]);
    await page.getByRole('link', { name: 'Back to the machines' }).click();
    await mainWay(page).waitFor();
  });
});

test(
  'admins see what is waited for by place and kind, beside searches that found nothing',
  otherHalf,
  async ({ open }) => {
    const page = await openAs(open, demoAdmin);
    const region = page.getByRole('region', { name: 'What renters wait for' });
    await region.getByText(/saved search(?:es)? of/).waitFor();
    await page.getByRole('region', { name: 'Searches that found nothing' }).waitFor();
    await quiet(page);
    await expectClean(page);
  },
);
