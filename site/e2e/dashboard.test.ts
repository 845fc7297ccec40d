import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { dialogNamed, fillLogIn, logIn, logInButton, openAccount } from './accounts.ts';
import {
  describe,
  desktop,
  expect,
  expectSoon,
  phone,
  siteUrl,
  test,
  type VisitOptions,
  type Open,
} from './visitor.ts';

const admin = { phone: '9000000001', password: 'Yantra@123' };
const supplier = { phone: '9000000002', password: 'Yantra@123' };
const dashboard = `${siteUrl}/dashboard`;
const picture = readFileSync(new URL('../pictures/detail.webp', import.meta.url));

/** Opens a screen of the dashboard as somebody who has just logged in. */
async function openAs(open: Open, account: typeof admin, path = '', options?: VisitOptions): Promise<Page> {
  const page = await open(`${siteUrl}/contact-us`, options);
  await logIn(page, account);
  await page.goto(dashboard + path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return page;
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('the dashboard', () => {
  test('sends home who is not logged in', async ({ open }) => {
    const page = await open(`${dashboard}/equipments-list`);
    await page.waitForURL(`${siteUrl}/`);
    await logInButton(page).waitFor();
  });

  test('refuses a page of another role, and says whose it is', async ({ open }) => {
    const page = await openAs(open, supplier, '/customer');
    await heading(page, 'This page is not for your account');
    await page.getByRole('link', { name: 'To the overview' }).click();
    await page.waitForURL(dashboard);
  });

  test('leads through its screens by the sidebar, and Back returns', async ({ open }) => {
    const page = await openAs(open, supplier);
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    await sidebar.getByRole('link', { name: 'Equipments List' }).click();
    await heading(page, 'My Equipments');
    await sidebar.getByRole('link', { name: 'Leads' }).click();
    await heading(page, 'Leads');
    await page.goBack();
    await heading(page, 'My Equipments');
    await expectSoon(() => page.title()).toContain('Equipments List');
    await sidebar.getByRole('button', { name: 'LOG OUT' }).click();
    await page.waitForURL(`${siteUrl}/`);
    await logInButton(page).waitFor();
  });

  test('on a phone has its sidebar behind a button', async ({ open }) => {
    const page = await openAs(open, supplier, '', { viewport: phone });
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    expect(await sidebar.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await sidebar.getByRole('link', { name: 'Equipments List' }).click();
    await heading(page, 'My Equipments');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('the list of machines', () => {
  test('is searched on the server by GO, and its address says so', async ({ open }) => {
    const page = await openAs(open, supplier, '/equipments-list');
    await page.getByRole('searchbox', { name: 'Search' }).fill('Preet');
    await page.getByRole('button', { name: 'GO', exact: true }).click();
    await page.waitForURL(/Preet/);
    await page.getByRole('table').getByText('Preet 987').first().waitFor();
    await page.reload();
    await page.getByRole('table').getByText('Preet 987').first().waitFor();
  });
});

describe('adding a machine', () => {
  test('marks what is missing, takes a picture, and lists the machine', async ({ open }) => {
    const account = await openAccount();
    const page = await openAs(open, account, '/add-equipment', {
      viewport: desktop,
      extraHTTPHeaders: account.extraHTTPHeaders,
    });
    await page.getByRole('button', { name: 'SAVE' }).click();
    await page.getByText('Please Fill The Highlighted Fields').first().waitFor();
    await page.getByText('Model No is required').first().waitFor();
    await page.getByLabel('Name', { exact: true }).fill('JCB 3DX test');
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Earthmoving' });
    await page.getByLabel('Equipment type').selectOption({ index: 2 });
    await page.getByLabel('Model No').fill('3DX');
    await page.getByLabel('Year of Manufacture').selectOption({ index: 2 });
    await page.getByLabel('Working Hours').fill('40');
    await page.getByLabel('Rental Value').fill('10000');
    await page.getByLabel('Discount %').fill('12.5');
    await page.getByText('₹8,750.00').first().waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'jcb.webp', mimeType: 'image/webp', buffer: picture });
    await page.getByLabel('Address').fill('Baner Road 5');
    await page.getByLabel('PIN code').fill('411045');
    await expectSoon(() => page.getByLabel('City', { exact: true }).inputValue()).toBe('Pune');
    await page.getByRole('button', { name: 'SAVE' }).click();
    await page.getByText('Equipment Created Successfully').first().waitFor();
    await page.waitForURL(/equipments-list/);
    await page.getByRole('table').getByText('JCB 3DX test').first().waitFor();
  });
});

describe('for the admin', () => {
  test('customers are listed, and a type is switched off and on at once', async ({ open }) => {
    const page = await openAs(open, admin, '/customer');
    await page.getByRole('table').getByRole('row').nth(12).waitFor();
    await page.goto(`${dashboard}/master/master-equipment-type`);
    await heading(page, 'Categories');
    const active = page.getByRole('switch').first();
    await active.click();
    await page.getByText('Category deactivated successfully').first().waitFor();
    await active.click();
    await page.getByText('Category activated successfully').first().waitFor();
  });
});

test('a session that ended elsewhere is taken up again in place', async ({ open }) => {
  const page = await openAs(open, admin, '/customer', { provokes: /40\d/ });
  await page.evaluate(() => localStorage.setItem('accessToken', localStorage.getItem('accessToken') ?? ''));
  await page.context().clearCookies();
  await page.route(
    '**/api/User/GetUsersList*',
    (route) =>
      route.fulfill({
        status: 401,
        json: { success: false, code: 'session.ended', message: 'Your session has ended.' },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'GO', exact: true }).click();
  await dialogNamed(page, 'Log in').waitFor();
  await fillLogIn(page, admin);
  await page.getByRole('table').getByRole('row').nth(12).waitFor();
});
