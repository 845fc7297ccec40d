/** The dashboard: its frame, its roles, and the list of machines. */
import { text } from 'node:stream/consumers';
import { byHalves, more, otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { demoAdmin, demoSupplier, demoUser, dialogNamed, fillLogIn, logInButton, openAccount } from './accounts.ts';
import { overflowing } from './faults.ts';
import { dashboard, openAs } from './owners.ts';
import { describe, desktop, expect, expectSoon, phone, quiet, siteUrl, test } from './visitor.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('the dashboard', () => {
  // spec: dashboard.guard, role.log-in
  test('redirects home without a log-in', async ({ open }) => {
    const page = await open(`${dashboard}/equipments-list`);
    await page.waitForURL(`${siteUrl}/`);
    await logInButton(page).waitFor();
  });

  // spec: role.customers
  test('refuses a page of another role, and names that role', async ({ open }) => {
    const page = await openAs(open, demoSupplier, '/customer');
    await heading(page, 'This page is not for your account');
    await page.getByRole('link', { name: 'To the overview' }).click();
    await page.waitForURL(dashboard);
  });

  test(
    'keeps no place for the home page’s form: the whole page would be styled anew when it goes',
    otherHalf,
    async ({ open }) => {
      const page = await openAs(open, demoSupplier, '/leads');
      await heading(page, 'Leads');
      expect(await page.locator('html[data-known]').count()).toBe(0);
    },
  );

  test('reaches its screens by the sidebar, and Back returns', otherHalf, async ({ open }) => {
    const page = await openAs(open, demoSupplier);
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    await sidebar.getByRole('link', { name: 'Equipments List' }).click();
    await heading(page, 'My Equipments');
    await sidebar.getByRole('link', { name: 'Leads' }).click();
    await heading(page, 'Leads');
    await page.goBack();
    await heading(page, 'My Equipments');
    await expectSoon(() => page.title()).toContain('Equipments List');
    // What still asked then would be refused.
    await quiet(page);
    await sidebar.getByRole('button', { name: 'LOG OUT' }).click();
    await page.waitForURL(`${siteUrl}/`);
    await logInButton(page).waitFor();
  });

  // spec: shell.sidebar-width
  test('on a phone opens its sidebar by a button', async ({ open }) => {
    const page = await openAs(open, demoSupplier, '', { viewport: phone });
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    expect(await sidebar.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await sidebar.getByRole('link', { name: 'Equipments List' }).click();
    await heading(page, 'My Equipments');
    expect(await overflowing(page)).toEqual([]);
  });
});

/** The screens of each role with their headings, and an address of another role. */
const owners = [
  ['', /^Good (morning|afternoon|evening), /],
  ['/equipments-list', 'My Equipments'],
  ['/fleet-calendar', 'Fleet calendar'],
  ['/recently-visited', 'Recently Visited'],
  ['/leads', 'Leads'],
] as const;
const roles = [
  { name: 'a supplier', account: demoSupplier, screens: owners, closed: '/supplier' },
  { name: 'a user', account: demoUser, screens: owners, closed: '/master/master-equipment-type' },
  {
    name: 'an admin',
    account: demoAdmin,
    screens: [
      ['', /^Good (morning|afternoon|evening), /],
      ['/equipments-list', 'Equipments'],
      ['/customer', 'Customers'],
      ['/supplier', 'Suppliers'],
      ['/audit', 'Audit'],
      ['/leads', 'Leads'],
      ['/master/master-equipment-type', 'Categories'],
      ['/master/master-equipment-category', 'Equipment Types'],
      ['/master/search', 'Search'],
    ] as const,
    closed: '/recently-visited',
  },
];

for (const [rows, half] of byHalves(roles, 2)) {
  describe.each(rows)('$name', half, ({ account, screens, closed }) => {
    // spec: screen.home, screen.recently-visited, screen.supplier, screen.master, admin.does, role.master
    // spec: role.payments, master.types, master.categories
    test('has a screen at each of their addresses, which fits a phone, and the 403 page at another role’s', async ({
      open,
    }) => {
      const page = await openAs(open, account, '', { viewport: phone });
      for (const [path, name] of screens) {
        await page.goto(dashboard + path);
        await heading(page, name);
        await expectSoon(() => page.locator('[aria-busy=true]').count()).toBe(0);
        expect(await overflowing(page), path).toEqual([]);
        expect(await page.getByText(/^Error: /).count(), path).toBe(0);
      }
      await page.goto(dashboard + closed);
      await heading(page, 'This page is not for your account');
    });
  });
}

// spec: screen.recently-visited
test('an unknown address says so, and an old address leads to its screen', more, async ({ open }) => {
  const page = await openAs(open, demoSupplier, '/no-such-page');
  await heading(page, 'There is no page at this address');
  await page.goto(`${dashboard}/recently-viewed-list`);
  await heading(page, 'Recently Visited');
  await page.waitForURL(`${dashboard}/recently-visited`);
});

describe('the list of machines', () => {
  test('is searched on the server by GO, and the address has the search', async ({ open }) => {
    const page = await openAs(open, demoSupplier, '/equipments-list');
    await page.getByRole('searchbox', { name: 'Search' }).fill('Preet');
    await page.getByRole('button', { name: 'GO', exact: true }).click();
    await page.waitForURL(/Preet/);
    await page.getByRole('table').getByText('Preet 987').first().waitFor();
    await page.reload();
    await page.getByRole('table').getByText('Preet 987').first().waitFor();
  });

  test('keeps page and order in its address, through Back and a reload', more, async ({ open }) => {
    const page = await openAs(open, demoSupplier, '/equipments-list');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await page.getByText(/^11–20 of/).waitFor();
    await page.getByRole('button', { name: 'Rent', exact: true }).click();
    await page.waitForURL(/sort=finalRentalValue/);
    await page.getByText(/^1–10 of/).waitFor();
    await page.goBack();
    await page.getByText(/^11–20 of/).waitFor();
    await page.reload();
    await page.getByText(/^11–20 of/).waitFor();
  });

  test('works by keyboard: its order, its rows, its menus', otherHalf, async ({ open }) => {
    const page = await openAs(open, demoSupplier, '/equipments-list?search=Preet');
    const table = page.getByRole('table', { name: 'Machines' });
    await table.getByRole('link', { name: 'Preet 987' }).first().waitFor();
    await page.getByRole('button', { name: 'Export CSV' }).focus();
    // Past the checkbox that selects all rows.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/sort=name/);
    await table
      .getByRole('button', { name: /^Details of Preet 987/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByText('Year of manufacture').first().waitFor();
    await table
      .getByRole('button', { name: /^Actions for Preet 987/ })
      .first()
      .focus();
    await page.keyboard.press('ArrowDown');
    await expectSoon(() => page.getByRole('menuitem', { name: 'View' }).evaluate((it) => it.matches(':focus'))).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/equipments-list\/view\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('is exported as a file with every row and the chosen columns, which stay chosen', more, async ({ open }) => {
    const page = await openAs(open, demoSupplier, '/equipments-list');
    const total = /of (\d+)/.exec((await page.getByText(/^1–10 of/).textContent()) ?? '')?.[1];
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Views' }).uncheck();
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const [head = '', ...rows] = (await text(await download.createReadStream())).trim().split('\r\n');
    expect(head).toContain('"Name","Model","Category","Sub category","Status","Leads"');
    expect(String(rows.length)).toBe(total);
    await page.reload();
    await page.getByText(/^1–10 of/).waitFor();
    // The served page has the usual columns until it hydrates.
    await page.getByRole('columnheader', { name: 'Views' }).waitFor({ state: 'hidden' });
  });

  test('says why it could not be loaded, and Retry loads it', more, async ({ open }) => {
    const page = await openAs(open, demoSupplier, '/leads', { provokes: /500/ });
    await page.route(
      '**/api/Equipment/GetOwnerEquipments*',
      (route) => route.fulfill({ status: 500, json: { success: false, code: 'server.failed', message: 'No luck.' } }),
      { times: 1 },
    );
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Equipments List' }).click();
    await page.getByText('Error: No luck.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(/^1–10 of/).waitFor();
  });
});

describe('a visited machine', () => {
  // spec: machines.rate, role.visited
  test('is listed, and rated with stars and a comment, once', async ({ open }) => {
    const account = await openAccount();
    const page = await openAs(open, account, '', { viewport: desktop, extraHTTPHeaders: account.extraHTTPHeaders });
    // Only a call with a token counts as a visit.
    await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      const found = await fetch('/api/Equipment/SearchEquipments?page=1&pageSize=1');
      const { data } = (await found.json()) as { readonly data: readonly { readonly id: string }[] };
      await fetch(`/api/Equipment/GetEquipmentById?id=${data[0]?.id}`, { headers });
    });
    await page.goto(`${dashboard}/recently-visited`);
    await page.getByRole('button', { name: /^RATE / }).click();
    await page.getByRole('button', { name: 'Submit rating' }).click();
    await page.getByText('Please provide a rating and a comment.').first().waitFor();
    await page.getByRole('slider', { name: 'Stars' }).focus();
    for (let half = 0; half < 9; half += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Strong, and clean on arrival.');
    await page.getByRole('button', { name: 'Submit rating' }).click();
    await page.getByText('You gave 4.5').first().waitFor();
    expect(await page.getByRole('button', { name: /^RATE / }).count()).toBe(0);
  });
});

describe('for the admin', () => {
  // spec: customers.list, master.toggle, state.toggle, dashboard.product
  test('customers are listed, and a type is switched off and on at once', more, async ({ open }) => {
    const page = await openAs(open, demoAdmin, '/customer');
    await page.getByRole('table').getByRole('row').nth(12).waitFor();
    await page.goto(`${dashboard}/master/master-equipment-type`);
    await heading(page, 'Categories');
    const active = page.getByRole('switch').first();
    await active.click();
    // What it does is said first.
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
    await page.getByText('Category deactivated successfully').first().waitFor();
    await active.click();
    await page.getByText('Category activated successfully').first().waitFor();
  });
});

test(
  'the menu of a small phone has Log out in reach, and dims all but the ribbon above the page',
  otherHalf,
  async ({ open }) => {
    const viewport = { width: 360, height: 600 };
    // Where payments are made, the ribbon above says that no money moves.
    const page = await openAs(open, demoSupplier, '/subscription-plan', { viewport });
    await page.locator('.test-ribbon').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    const out = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('button', { name: 'LOG OUT' });
    const isAtHand = async () => {
      const box = await out.boundingBox();
      return box !== null && box.x >= 0 && box.y + box.height <= viewport.height;
    };
    await expectSoon(isAtHand).toBe(true);
    const header = await page.locator('.y-dashboard__top').boundingBox();
    const scrim = await page.locator('.y-dashboard__scrim').boundingBox();
    expect(scrim?.y).toBe(header?.y);
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('Escape on the log-in of a session that ended keeps the page and what was typed', otherHalf, async ({ open }) => {
  const account = await openAccount();
  const page = await openAs(open, account, '/profile', { provokes: /40\d/ });
  const name = page.getByLabel('First name');
  await name.fill('Ashalata');
  await page.context().clearCookies();
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'session.ended', message: 'Your session has ended.' } }),
  );
  await page.getByRole('button', { name: 'SAVE' }).click();
  await dialogNamed(page, 'Log in').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(/^You are logged out/).waitFor();
  expect([await name.inputValue(), new URL(page.url()).pathname]).toEqual(['Ashalata', '/dashboard/profile']);
  await page.unroute('**/api/**');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogIn(page, account);
  await page.getByText(/^You are logged out/).waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Ashalata');
});

test('a session that was ended elsewhere is renewed in place', async ({ open }) => {
  const page = await openAs(open, demoAdmin, '/customer', { provokes: /40\d/ });
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
  await fillLogIn(page, demoAdmin);
  await page.getByRole('table').getByRole('row').nth(12).waitFor();
});
