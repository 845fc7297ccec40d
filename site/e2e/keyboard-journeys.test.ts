// @module-tag other
/** The main journeys by keyboard only: Tab, arrows, Enter, Space and letters; each focus on the way is visible. */
import { byHalves, sampleOf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { demoUser, dialogNamed, openAccount } from './accounts.ts';
import { checkoutIn, expectBought, openBuyer, openPlans } from './buying.ts';
import { field, inTable, save, says, webp } from './dashboard-form.ts';
import { hasFocus, pressOn, tabTo, typeInto } from './keys.ts';
import { addressOf, rich } from './machines.ts';
import { dashboard, openAs } from './owners.ts';
import {
  cityPanel,
  citySelector,
  describe,
  expect,
  expectSoon,
  machinesIn,
  type Open,
  siteUrl,
  test,
  quiet,
} from './visitor.ts';

async function findMachine(open: Open): Promise<void> {
  const page = await open(siteUrl);
  await machinesIn(page, 'Pune');
  await typeInto(page, page.getByRole('combobox', { name: 'Search equipment' }), 'backhoe');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await suggestions
    .getByRole('option', { name: /backhoe/i })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await expectSoon(() => suggestions.getByRole('option', { selected: true }).count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/equipments\//);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const address = await first.getAttribute('href');
  await pressOn(page, first);
  await page.waitForURL((url) => url.href.endsWith(address ?? '/equipment-details'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function sendRequirement(open: Open): Promise<void> {
  const page = await open(siteUrl);
  await page.getByRole('button', { name: 'Submit Requirement 4 fields to go' }).waitFor();
  await typeInto(page, page.getByLabel('Full Name'), 'Sunita Jadhav');
  await typeInto(page, page.getByLabel('Email Id'), 'sunita.jadhav@example.com');
  await typeInto(page, page.getByLabel('Phone no.'), '9822041573');
  await typeInto(page, page.getByLabel('Select Category'), 'Earthmoving');
  await pressOn(page, page.getByRole('button', { name: 'Submit Requirement' }));
  await page.waitForURL(/\/equipments\?categoryId=\d+$/);
}

async function seeOwner(open: Open): Promise<void> {
  const page = await open(addressOf(await rich()), { provokes: /401/ });
  await quiet(page);
  await pressOn(page, page.getByRole('button', { name: 'Get Seller Details' }));
  const dialog = dialogNamed(page, 'Log in');
  await typeInto(page, dialog.getByLabel('Mobile number'), demoUser.phone);
  await typeInto(page, dialog.getByLabel('Password', { exact: true }), demoUser.password);
  await page.keyboard.press('Enter');
  const call = page.getByRole('group', { name: 'Owner' }).getByRole('link', { name: /^\+91 \d{5} \d{5}$/ });
  await tabTo(page, call);
}

async function changeCity(open: Open): Promise<void> {
  const page = await open(siteUrl);
  await machinesIn(page, 'Pune');
  await pressOn(page, citySelector(page, 'Pune'));
  await pressOn(page, cityPanel(page).getByRole('button', { name: /^Mumbai/ }));
  await machinesIn(page, 'Mumbai');
  await expectSoon(() => hasFocus(citySelector(page, 'Mumbai'))).toBe(true);
  // Also by letters, and backwards.
  await page.keyboard.press('Enter');
  await typeInto(page, cityPanel(page).getByRole('searchbox', { name: 'Search cities' }), 'nashik');
  await pressOn(page, cityPanel(page).getByRole('button', { name: 'Nashik, Maharashtra' }), 'Space');
  await machinesIn(page, 'Nashik');
  await tabTo(page, page.getByRole('combobox', { name: 'Search equipment' }), 'Shift+Tab');
}

async function addOwnMachine(open: Open): Promise<void> {
  const page = await openAs(open, await openAccount(), '/add-equipment');
  await quiet(page);
  await choosePicture(page);
  await typeInto(page, field(page, 'Name'), 'Backhoe loader by keys');
  await typeInto(page, field(page, 'Category'), 'Earth');
  await typeInto(page, field(page, 'Equipment type'), 'Other');
  await typeInto(page, field(page, 'Name of the type'), 'Amphibious excavator');
  await typeInto(page, field(page, 'Model No'), '3DX');
  await typeInto(page, field(page, 'Year of Manufacture'), '2022');
  await typeInto(page, field(page, 'Working Hours'), '40');
  await typeInto(page, field(page, 'Rental Value'), '9200');
  await typeInto(page, page.getByRole('combobox', { name: 'Address' }), 'Pune');
  await page.getByRole('listbox', { name: 'Places found' }).getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectSoon(() => field(page, 'City').inputValue()).toBe('Pune');
  await says(page, /\d kB$/);
  await pressOn(page, save(page));
  await says(page, 'Equipment Created Successfully');
  await page.waitForURL(`${dashboard}/equipments-list`);
  await inTable(page, 'Backhoe loader by keys');
}

/** The system's file dialog is not part of the page. Listen from the start, so that it is not missed. */
async function choosePicture(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: 40_000 }),
    pressOn(page, page.getByLabel(/^Add picture, Image 1/)),
  ]);
  await chooser.setFiles(webp);
}

async function buyPlan(open: Open): Promise<void> {
  const buyer = await openBuyer();
  const page = await openPlans(open, buyer);
  await quiet(page);
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('Home');
  const month = page.getByRole('tab', { name: '1 month' });
  for (let presses = 0; presses < 5 && (await month.getAttribute('aria-selected')) !== 'true'; presses += 1)
    await page.keyboard.press('ArrowRight');
  expect(await month.getAttribute('aria-selected')).toBe('true');
  const economy = page.getByRole('radio', { name: 'ECONOMY' });
  // The group has one tab stop.
  const isAtRadios = () => page.evaluate(() => document.activeElement?.matches('[type=radio]') ?? false);
  for (let presses = 0; presses < 40 && !(await isAtRadios()); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 6 && !(await economy.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  expect(await economy.isChecked()).toBe(true);
  const machine = page.getByRole('checkbox', { name: buyer.machines[0] ?? '' });
  await tabTo(page, machine);
  if (!(await machine.isChecked())) await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: 'Buy', exact: true }));
  const checkout = checkoutIn(page);
  await tabTo(page, checkout.getByRole('tab', { selected: true }));
  await pressOn(page, checkout.getByRole('button', { name: 'Succeed' }));
  await expectBought(page);
}

const journeys = [
  ['a machine is found by a search and opened', findMachine],
  ['a requirement is sent', sendRequirement],
  ['somebody logs in and sees the owner', seeOwner],
  ['a city is chosen', changeCity],
  ['a machine is added', addOwnMachine],
  ['a plan is bought', buyPlan],
] as const;

describe('by keyboard', () => {
  for (const [rows, half] of byHalves(sampleOf(journeys, 2))) {
    test.for(rows)('%s', { ...half, timeout: 120_000 }, async ([, walk], { open }) => walk(open));
  }
});
