/** The screens that were drawn, each brought about as a person would: with its mock-up's name, what is its first content, and how low that may begin. */
import type { Locator, Page } from 'playwright-core';
import { accountMenu, demoAdmin, demoSupplier, loggedIn, openAccount, type Person } from '../accounts.ts';
import { addressOf, rich } from '../machines.ts';
import { openAs } from '../owners.ts';
import { cityPanel, citySelector, machinesIn, type Open, siteUrl, type VisitOptions } from '../visitor.ts';

/** Widths in CSS pixels; heights are those of the mock-ups' windows. */
export const windows = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const;
export type WindowName = keyof typeof windows;

export interface Face {
  readonly name: string;
  /** The picture's name without its width. */
  readonly mockUp: string;
  readonly show: (open: Open, options?: VisitOptions) => Promise<Page>;
  /** What the person came for. */
  readonly first?: (page: Page) => Locator;
  /** The y, in CSS pixels, at which it may begin. */
  readonly firstAtMost?: Partial<Record<WindowName, number>>;
}

const at =
  (path: string): Face['show'] =>
  async (open, options) => {
    const page = await open(`${siteUrl}${path}`, options);
    await page.waitForLoadState('networkidle');
    return page;
  };

const home: Face['show'] = async (open, options) => {
  const page = await open(siteUrl, options);
  await machinesIn(page, 'Pune');
  return page;
};

const as =
  (person: Person | (() => Promise<Person>), path: string, next?: (page: Page) => Promise<unknown>): Face['show'] =>
  async (open, options) => {
    const page = await openAs(open, typeof person === 'function' ? await person() : person, path, options);
    await page.waitForLoadState('networkidle');
    await next?.(page);
    return page;
  };

const card = (page: Page): Locator => page.getByRole('article').first();
const row = (page: Page): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
const theirMachine = async (page: Page): Promise<void> => {
  await row(page).getByRole('link').first().click();
  await page.waitForURL(/\/view\//);
  await page.getByRole('slider').waitFor();
  await page.waitForLoadState('networkidle');
};

const visitors: readonly Face[] = [
  {
    name: 'home',
    mockUp: 'home-v2-fold',
    show: home,
    first: card,
    firstAtMost: { phone: 813, tablet: 910, desk: 709 },
  },
  {
    name: 'home, logged in',
    mockUp: 'home-in-v2-fold',
    show: async (open, options) => {
      const page = await home(open, { ...(await loggedIn(await openAccount())), ...options });
      await page.getByRole('button', { name: 'Change name, e-mail or phone' }).waitFor();
      return page;
    },
    first: card,
    firstAtMost: { phone: 682, tablet: 812, desk: 636 },
  },
  {
    name: 'suggestions',
    mockUp: 'search-v2-fold',
    show: async (open, options) => {
      const page = await home(open, options);
      await page.getByRole('combobox', { name: 'Search equipment' }).pressSequentially('cra');
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
      return page;
    },
  },
  {
    name: 'search, nothing typed',
    mockUp: 'search-empty-v2-fold',
    show: async (open, options) => {
      const page = await home(open, options);
      await page.getByRole('combobox', { name: 'Search equipment' }).click();
      await page.getByRole('group', { name: 'Popular in Pune' }).waitFor();
      return page;
    },
  },
  {
    name: 'listing',
    mockUp: 'listing-v2-fold',
    show: at('/equipments'),
    first: card,
    firstAtMost: { phone: 290, desk: 290 },
  },
  {
    name: 'listing of few',
    mockUp: 'listing-few-v2-fold',
    show: at('/equipments/crane'),
    first: card,
    firstAtMost: { phone: 290 },
  },
  {
    name: 'map',
    mockUp: 'map-v2-fold',
    show: async (open, options) => {
      const page = await open(`${siteUrl}/equipments?view=map`, options);
      await page.locator('.y-map [data-key]').first().waitFor();
      await page.getByRole('list', { name: 'Machines on the map' }).getByRole('listitem').first().waitFor();
      return page;
    },
    first: (page) => page.locator('.y-map__leaflet').first(),
    firstAtMost: { phone: 290, desk: 290 },
  },
  {
    name: 'machine',
    mockUp: 'detail-v2-fold',
    show: async (open, options) => {
      const page = await open(addressOf(await rich()), options);
      await page.getByRole('region', { name: 'Similar machines nearby' }).getByRole('article').first().waitFor();
      return page;
    },
  },
  { name: 'log-in', mockUp: 'log-in-v2-fold', show: at('/log-in') },
  { name: 'sign-up', mockUp: 'sign-up-v2-fold', show: at('/log-in?dialog=sign-up') },
  { name: 'terms', mockUp: 'terms-v2-fold', show: at('/terms-and-conditions') },
  {
    name: 'not found',
    mockUp: 'not-found-v2-fold',
    show: (open, options) => open(`${siteUrl}/nothing`, { ...options, provokes: /404/ }),
  },
  {
    name: 'city panel',
    mockUp: 'city-panel-v2-fold',
    show: async (open, options) => {
      const page = await home(open, options);
      await citySelector(page, 'Pune').click();
      await cityPanel(page).getByRole('button', { name: 'More Cities' }).waitFor();
      return page;
    },
  },
];

const owners: readonly Face[] = [
  { name: 'overview of somebody new', mockUp: 'overview-new-v2', show: as(openAccount, '') },
  { name: 'overview', mockUp: 'overview-v2', show: as(demoSupplier, '') },
  {
    name: 'machines',
    mockUp: 'equipment-table-v2',
    show: as(demoSupplier, '/equipments-list'),
    first: row,
    firstAtMost: { phone: 290, tablet: 290, desk: 290 },
  },
  {
    name: 'chosen machines',
    mockUp: 'equipment-table-chosen-v2',
    show: as(demoSupplier, '/equipments-list', async (page) => {
      // On a phone each machine has its own menu instead.
      const boxes = page.getByRole('checkbox', { name: /^Choose (?!all)/ }).filter({ visible: true });
      for (const place of [2, 4, 6]) if (await boxes.nth(place).isVisible()) await boxes.nth(place).check();
    }),
  },
  { name: 'no machine yet', mockUp: 'equipment-states-v2', show: as(openAccount, '/equipments-list') },
  {
    name: 'no such machine',
    mockUp: 'equipment-states-v2',
    show: as(demoSupplier, '/equipments-list?search=tracter', async (page) => {
      await page.getByRole('heading', { name: 'Nothing is called “tracter”' }).waitFor();
    }),
  },
  {
    name: 'finding everything',
    mockUp: 'palette-v2',
    show: as(demoSupplier, '', async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('jcb');
      await page.getByRole('option', { name: /JCB/ }).first().waitFor();
    }),
  },
  { name: 'own machine', mockUp: 'machine-v2', show: as(demoSupplier, '/equipments-list', theirMachine) },
  { name: 'adding a machine', mockUp: 'add-equipment-v2', show: as(demoSupplier, '/add-equipment') },
  { name: 'import', mockUp: 'import-start-v2', show: as(demoSupplier, '/equipments-list/import') },
  {
    name: 'own subscription',
    mockUp: 'subscription-v2',
    show: as(demoSupplier, '/subscription-admin', async (page) => {
      await row(page).getByRole('link').first().click();
      await page.waitForURL(/\/bought\//);
      await page.getByRole('region', { name: 'Put on' }).waitFor();
    }),
  },
  { name: 'plans', mockUp: 'plans-v2', show: as(demoSupplier, '/subscription-plan') },
  {
    name: 'leads',
    mockUp: 'leads',
    show: as(demoSupplier, '/leads'),
    first: (page) => page.getByRole('list', { name: 'Requirements' }).getByRole('listitem').first(),
    firstAtMost: { phone: 290, desk: 290 },
  },
  {
    name: 'open lead',
    mockUp: 'leads',
    show: as(demoSupplier, '/leads', async (page) => {
      await page.getByRole('list', { name: 'Requirements' }).getByRole('link').first().click();
      await page.getByRole('link', { name: /^Call / }).waitFor();
    }),
    first: (page) => page.getByRole('article').getByRole('heading').first(),
    firstAtMost: { phone: 290, desk: 290 },
  },
  {
    name: 'menu of the person',
    mockUp: 'user-menu-v2',
    show: as(demoSupplier, '', (page) => accountMenu(page, demoSupplier.name).click()),
  },
  {
    name: 'customers',
    mockUp: 'customer-v2',
    show: as(demoAdmin, '/customer'),
    first: row,
    firstAtMost: { phone: 290, desk: 290 },
  },
  {
    name: 'customer',
    mockUp: 'customer-payments-v2',
    show: as(demoAdmin, '/supplier?search=Deshpande', async (page) => {
      await row(page).getByRole('link').first().click();
      await page.waitForURL(/\/view\//);
      await page.getByRole('region', { name: 'Purchases' }).waitFor();
      await page.waitForLoadState('networkidle');
    }),
  },
];

export const faces: readonly Face[] = [...visitors, ...owners];
