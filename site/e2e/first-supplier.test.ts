/** A new supplier's first hour on a phone, from sign-up to the first lead. */
import type { Page } from 'playwright-core';
import { codeFor, dialogNamed, fillLogIn, homeUrl, logInButton, somebody } from './accounts.ts';
import { end, expectBought, panel } from './buying.ts';
import { choose, field, save, says, webp } from './dashboard-form.ts';
import { overflowing } from './faults.ts';
import { go } from './owners.ts';
import { expect, expectSoon, type Open, phone, test, quiet } from './visitor.ts';

const password = 'Owner#1234';

async function signUp(open: Open) {
  const person = somebody();
  const page = await open(homeUrl, { viewport: phone, provokes: /40\d/, extraHTTPHeaders: person.extraHTTPHeaders });
  await quiet(page);
  await logInButton(page).click();
  await dialogNamed(page, 'Log in').getByRole('link', { name: 'Sign Up' }).click();
  const dialog = dialogNamed(page, 'Sign Up');
  await dialog.getByRole('tab', { name: 'SELF' }).click();
  await dialog.getByLabel('First name').fill('Sunil');
  await dialog.getByLabel('Last name').fill('Pawar');
  await dialog.getByLabel('E-mail', { exact: true }).fill('sunil@example.in');
  await dialog.getByLabel('Mobile').fill(person.phone);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await page.getByLabel('6-digit code (OTP)').fill(await codeFor(person.phone));
  await says(page, 'OTP Verified Successfully!');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await says(page, 'User created successfully. Please login to continue.');
  await fillLogIn(page, { phone: person.phone, password });
  await dialogNamed(page, 'Log in').waitFor({ state: 'detached' });
  return { page, name: `Backhoe loader of ${person.phone.slice(-4)}` };
}

async function fillMachine(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Category').selectOption('6');
  await field(page, 'Equipment type').selectOption('27');
  await field(page, 'Capacity \\(HP\\)').fill('76');
  await field(page, 'Model No').fill('3DX');
  await field(page, 'Year of Manufacture').selectOption('2022');
  await field(page, 'Working Hours').fill('48');
  await field(page, 'Rental Value').fill('9200');
  const operator = page.getByRole('group', { name: 'Does an operator come with it?' });
  await operator.getByRole('button', { name: 'I charge' }).click();
  await page.getByLabel(/^A shift,/).fill('900');
  await choose(page, 1, webp);
  await page.getByRole('combobox', { name: 'Address' }).fill('Pune');
  await page.getByRole('listbox', { name: 'Places found' }).getByRole('option').first().click();
  await expectSoon(() => field(page, 'City').inputValue()).toBe('Pune');
  await says(page, /\d kB$/);
}

/** Whether it is in the window without scrolling. */
const isInSight = async (page: Page, role: 'heading' | 'link' | 'region', name: string | RegExp) => {
  const box = await page.getByRole(role, { name }).first().boundingBox();
  return box !== null && box.y >= 0 && box.y < phone.height;
};

test('a new supplier gets from sign-up to the first lead without help', async ({ open }) => {
  const { page, name } = await signUp(open);

  await go(page, '');
  await says(page, '0 of 3 done');
  expect(await page.getByText('Numbers revealed').count()).toBe(0);
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'ADD EQUIPMENT' }).click();
  await fillMachine(page, name);
  await save(page).click();

  // The link to a plan comes next.
  await says(page, 'Your machine is saved. Show it to renters:');
  expect(await isInSight(page, 'link', 'Choose a plan')).toBe(true);
  await page.getByRole('link', { name: 'Choose a plan' }).first().click();
  await page.getByRole('tab', { name: '1 month' }).click();
  await page.getByRole('radio', { name: 'ECONOMY' }).check();
  await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await end(page, 'Drop');
  await says(page, 'You closed the payment before it was finished. Nothing was taken.');
  await expectSoon(() => panel(page).evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await isInSight(page, 'region', 'Payment')).toBe(true);
  await panel(page).getByRole('button', { name: 'Continue payment' }).click();
  await end(page, 'Succeed', 'UPI');
  await expectBought(page);

  // A second machine is put on the running plan.
  await go(page, '/equipments-list');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await field(page, 'Name').fill(`${name}, the second`);
  await save(page).click();
  await page.getByRole('button', { name: /^Put it on ECONOMY, \d+ free$/ }).click();
  await says(page, 'Your machine is on ECONOMY now. Renters can find it.');

  await go(page, '');
  await says(page, '2 of 3 done');
  await page.getByRole('button', { name: 'Copy link' }).waitFor();

  // Its main facts are shown on its page, to its owner and to everybody.
  await go(page, '/equipments-list');
  await page.getByRole('link', { name, exact: true }).first().click();
  const fact = (text: string) => page.getByRole('definition').filter({ hasText: text }).first().waitFor();
  await fact('At extra cost');
  await page.getByRole('link', { name: /^Page on the site/ }).click();
  await fact('76 HP');
  await fact('At extra cost');

  const renter = await open(homeUrl, { viewport: phone, extraHTTPHeaders: somebody().extraHTTPHeaders });
  await renter.getByLabel('Full Name').fill(`Renter of ${name}`);
  await renter.getByLabel('Email Id').fill('renter@example.com');
  await renter.getByLabel('Phone no.').fill('98220 41573');
  await renter.getByLabel('Select Category').selectOption('Earthmoving');
  await renter.getByRole('button', { name: 'Submit Requirement' }).click();
  await renter.waitForURL(/\/equipments\?categoryId=\d+$/);

  await go(page, '/leads');
  await page.getByRole('link', { name: `Renter of ${name}` }).click();
  await page.getByRole('article').getByRole('link', { name, exact: true }).waitFor();
  await page.getByRole('link', { name: 'Call +91 98220 41573' }).waitFor();
  await page.getByRole('textbox', { name: 'Your notes' }).fill('Called, wants it on Monday.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expectSoon(() => page.getByRole('textbox', { name: 'Your notes' }).inputValue()).toBe(
    'Called, wants it on Monday.',
  );
  expect(await overflowing(page)).toEqual([]);
});
