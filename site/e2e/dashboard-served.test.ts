import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
/** Screens that the server renders for the logged-in person: shown before any script, and to that person only. */
import type { Page } from 'playwright-core';
import { demoSupplier, openAccount, type Person } from './accounts.ts';
import { addMachine, callerOf, dashboard, go, openAs } from './owners.ts';
import { describe, desktop, expect, type Open, phone, test, quiet } from './visitor.ts';

const list = '/equipments-list';
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** A person with one machine, at their list of machines. */
async function openOwner(open: Open, name: string, options = {}) {
  const person: Person = await openAccount();
  await addMachine(await callerOf(person), name);
  return { person, page: await openAs(open, person, list, options) };
}

/** What the server answers this browser, without scripts. */
const servedTo = (page: Page, path = list) => page.context().request.get(dashboard + path);

describe.for(sampleOf([phone, desktop]))('the list of machines at $width px', (viewport) => {
  test('is in the first HTML, and is not requested again', async ({ open }) => {
    const { page } = await openOwner(open, 'Loader of the first HTML', { viewport });
    const answer = await servedTo(page);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toContain('>Loader of the first HTML<');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await go(page, list);
    await quiet(page);
    expect(await rows(page).count()).toBe(1);
    expect(asked.filter((url) => url.includes('GetOwnerEquipments'))).toEqual([]);
    // It is hydrated: its menu opens, and a search calls the server.
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
    await page.keyboard.press('Escape');
    // On a phone GO is folded in with the filters.
    await page.getByRole('searchbox').fill('no such machine');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Clear search and filters' }).waitFor();
  });
});

describe('the first HTML of the dashboard', () => {
  test('reveals nothing without a log-in, to a forged token, or after logging out', async ({ open }) => {
    const { page } = await openOwner(open, 'Loader of one person');
    const context = page.context();
    const pageCookie = (await context.cookies(dashboard)).find(({ name }) => name === 'yantra_page');
    expect(pageCookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict' });
    const htmlWith = async (cookie: string) => (await fetch(dashboard + list, { headers: { cookie } })).text();
    const token = pageCookie?.value ?? '';
    expect(await htmlWith(`yantra_page=${token}`)).toContain('Loader of one person');
    // Not the very last character, in which Base64 has unused bits.
    const forged = token.replace(/.(?=.{4}$)/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const cookie of ['', `yantra_page=${forged}`, 'yantra_page=x', 'yantra_known=1']) {
      expect(await htmlWith(cookie)).not.toContain('Loader of one person');
    }
    // What still asked then would be refused.
    await quiet(page);
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await htmlWith(`yantra_page=${token}`)).not.toContain('Loader of one person');
  });

  test('of a person who is no longer the logged-in one is rendered again', more, async ({ open }) => {
    const { page } = await openOwner(open, 'Loader of the one before');
    const other = await callerOf(demoSupplier);
    // As if somebody else had logged in while this page was loading.
    await page
      .context()
      .addInitScript((text) => localStorage.setItem('accessToken', text), other.authorization.slice(7));
    await go(page, list);
    await rows(page).nth(5).waitFor();
    expect(await page.getByText('Loader of the one before').count()).toBe(0);
  });

  test('is hydrated without errors when other columns were chosen', more, async ({ open }) => {
    const { page } = await openOwner(open, 'Loader of few columns');
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Views' }).uncheck();
    await page.keyboard.press('Escape');
    const views = page.getByRole('columnheader', { name: 'Views' });
    await views.waitFor({ state: 'detached' });
    await go(page, list);
    await quiet(page);
    await views.waitFor({ state: 'detached' });
  });

  test('is the frame of a screen that the script loads', otherHalf, async ({ open }) => {
    const { page } = await openOwner(open, 'Loader of the frame');
    const html = await (await servedTo(page, '/profile')).text();
    expect(html).toContain('href="/dashboard/add-equipment"');
    await go(page, '/profile');
  });
});
