import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { accountMenu, demoAdmin, demoSupplier, openAccount, type Person } from '../accounts.ts';
import { addMachine, callerOf, picture } from '../owners.ts';
/** The drawn screens of the dashboard. */
import { quiet } from '../visitor.ts';
import { as, type Face, row } from './face.ts';

const theirMachine = async (page: Page): Promise<void> => {
  await row(page).getByRole('link').first().click();
  await page.waitForURL(/\/view\//);
  await page.getByRole('slider').waitFor();
  await quiet(page);
};

/** Somebody new, with a machine that is on no plan. */
async function beginner(): Promise<Person> {
  const person = await openAccount();
  await addMachine(await callerOf(person), 'Mahindra 575 DI XP Plus');
  return person;
}

const table = readFileSync(new URL('../fleets/semicolons.csv', import.meta.url));
const file = (page: Page, label: string) => page.locator(`input[type=file][aria-label="${label}"]`);
/** The import of a table of thirteen machines, with a word in it that no type is called by. */
const importing = (next: (page: Page) => Promise<unknown>): Face['show'] =>
  as(openAccount, '/equipments-list/import', async (page) => {
    await file(page, 'Excel or CSV file').setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer: table });
    await page.getByRole('heading', { name: 'Which column is what' }).waitFor();
    await next(page);
  });

const machines: readonly Face[] = [
  {
    name: 'machines',
    mockUp: 'equipment-table-v2',
    show: as(demoSupplier, '/equipments-list'),
    first: row,
    firstAtMost: { phone: 290, tablet: 290, desk: 290 },
  },
  {
    name: 'machines in columns',
    mockUp: 'equipment-table-columns-v2',
    show: as(demoSupplier, '/equipments-list', async (page) => {
      const columns = page.getByRole('button', { name: 'Columns' });
      // A phone has rows of its own.
      if (!(await columns.isVisible())) return;
      await columns.click();
      await page.getByRole('checkbox', { name: 'All fields' }).check();
    }),
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
  { name: 'no machine yet', mockUp: 'equipment-none-v2', show: as(openAccount, '/equipments-list') },
  {
    name: 'no such machine',
    mockUp: 'equipment-no-match-v2',
    show: as(demoSupplier, '/equipments-list?search=tracter', (page) =>
      page.getByRole('heading', { name: 'Nothing is called “tracter”' }).waitFor(),
    ),
  },
  {
    name: 'machines that did not load',
    mockUp: 'equipment-failed-v2',
    show: async (open, options) => {
      const page = await as(demoSupplier, '/profile')(open, { ...options, provokes: /ERR_FAILED/ });
      await page.route('**/api/Equipment/GetOwnerEquipments', (route) => route.abort());
      // As by a press in the menu: what moves then was asked for.
      await page.evaluate(() => {
        dispatchEvent(new Event('pointerdown'));
        history.pushState({}, '', '/dashboard/equipments-list');
      });
      await page.getByRole('button', { name: 'Retry' }).first().waitFor({ timeout: 15_000 });
      return page;
    },
  },
  { name: 'own machine', mockUp: 'machine-v2', show: as(demoSupplier, '/equipments-list', theirMachine) },
  { name: 'adding a machine', mockUp: 'add-equipment-v2', show: as(demoSupplier, '/add-equipment') },
];

const imports: readonly Face[] = [
  { name: 'import', mockUp: 'import-start-v2', show: as(demoSupplier, '/equipments-list/import') },
  { name: 'import, columns', mockUp: 'import-v2', show: importing(() => Promise.resolve()) },
  {
    name: 'import, rows to mend',
    mockUp: 'import-v2',
    show: importing(async (page) => {
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await page.getByText('There is no type Roller.').first().waitFor();
    }),
  },
  {
    name: 'import, pictures',
    mockUp: 'import-v2',
    show: importing(async (page) => {
      const pictures = file(page, 'Choose pictures or a zip');
      await pictures.setInputFiles({ name: 'IMG_2231.webp', mimeType: 'image/webp', buffer: picture });
      await page
        .getByText(/No row is called like IMG_2231.webp/)
        .first()
        .waitFor();
      await pictures.evaluate((input) => input.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' }));
    }),
  },
];

const plans: readonly Face[] = [
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
    name: 'plans for six months',
    mockUp: 'plans-6-months-v2',
    show: as(demoSupplier, '/subscription-plan', (page) => page.getByRole('tab', { name: '6 months' }).click()),
  },
];

const leads: readonly Face[] = [
  {
    name: 'leads',
    mockUp: 'leads',
    show: as(demoSupplier, '/leads?view=list'),
    first: (page) => page.getByRole('list', { name: 'Requirements' }).getByRole('listitem').first(),
    firstAtMost: { phone: 290, desk: 290 },
  },
  {
    name: 'open lead',
    mockUp: 'leads',
    show: as(demoSupplier, '/leads?view=list', async (page) => {
      await page.getByRole('list', { name: 'Requirements' }).getByRole('link').first().click();
      await page.getByRole('link', { name: /^Call / }).waitFor();
    }),
    first: (page) => page.getByRole('article').getByRole('heading').first(),
    firstAtMost: { phone: 290, desk: 290 },
  },
];

const supplierSeen = as(demoAdmin, '/supplier?search=Deshpande', async (page) => {
  await row(page).getByRole('link').first().click();
  await page.waitForURL(/\/view\//);
  await page.getByRole('tab', { name: /^Machines/ }).waitFor();
  await quiet(page);
});

const people: readonly Face[] = [
  { name: 'customers', show: as(demoAdmin, '/customer'), first: row, firstAtMost: { phone: 290, desk: 290 } },
  { name: 'customer', mockUp: 'customer-v2', show: supplierSeen },
  {
    name: 'customer, purchases and payments',
    mockUp: 'customer-payments-v2',
    show: async (open, options) => {
      const page = await supplierSeen(open, options);
      await page.getByRole('tab', { name: /^Purchases/ }).click();
      await quiet(page);
      return page;
    },
  },
];

export const facesOfOwners: readonly Face[] = [
  { name: 'overview of somebody new', mockUp: 'overview-new-v2', show: as(openAccount, '') },
  { name: 'overview of a beginner', mockUp: 'overview-new-step2-v2', show: as(beginner, '') },
  { name: 'overview', mockUp: 'overview-v2', show: as(demoSupplier, '') },
  {
    name: 'drawer',
    mockUp: 'drawer-v2',
    in: ['phone', 'tablet'],
    show: as(demoSupplier, '/equipments-list', async (page) => {
      await page.getByRole('banner').locator('[aria-controls]').first().click();
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').first().waitFor();
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
  {
    name: 'menu of the person',
    mockUp: 'user-menu-v2',
    show: as(demoSupplier, '', (page) => accountMenu(page, demoSupplier.name).click()),
  },
  ...machines,
  ...imports,
  ...plans,
  ...leads,
  ...people,
];
