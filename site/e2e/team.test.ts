// @module-tag other
/** The team: rights are given and taken on screen, and somebody always remains who can. */
import type { Page } from 'playwright-core';
import { demoAdmin, openAccount } from './accounts.ts';
import { accessibilityFaults, wcag } from './faults.ts';
import { callerOf, dashboard, openAs } from './owners.ts';
import { expect, quiet, test } from './visitor.ts';

const refused = { provokes: /40[39]/ };

async function give(page: Page, phone: string, right: string): Promise<void> {
  await page.getByRole('button', { name: 'Give a right' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(`+91 ${phone}`);
  await dialog.getByRole('radio', { name: right }).check();
  await dialog.getByLabel('Reason').fill('Works with us from today');
  expect(await accessibilityFaults(page, wcag)).toEqual([]);
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await page.getByText(`${right} given`).first().waitFor();
}

test('a second admin is given, may give too, and steps down; the last one cannot', async ({ open }) => {
  const [second, helper] = [await openAccount(), await openAccount()];
  const first = await openAs(open, demoAdmin, '/settings/team', refused);
  await give(first, second.phone, 'Admin');

  const theirs = await openAs(open, second, '/settings/team', refused);
  await give(theirs, helper.phone, 'Finance');
  // They have no screens of an admin otherwise.
  const caller = await callerOf(helper);
  expect(
    (await caller.post('/Staff/GiveRight', { phoneNumber: helper.phone, right: 'admin', reason: 'For me' })).status,
  ).toBe(403);

  await theirs.getByRole('button', { name: 'Step down' }).click();
  await theirs.getByRole('dialog').getByLabel('Reason').fill('Enough for today');
  await theirs.getByRole('dialog').getByRole('button', { name: 'Take', exact: true }).click();
  await theirs.waitForURL(dashboard);
  await quiet(theirs);
  expect(await theirs.getByRole('link', { name: 'Customers' }).count()).toBe(0);

  await first.reload();
  await first.getByRole('button', { name: 'Step down' }).click();
  await first.getByRole('dialog').getByLabel('Reason').fill('Nobody else is here');
  await first.getByRole('dialog').getByRole('button', { name: 'Take', exact: true }).click();
  await first
    .getByRole('dialog')
    .getByRole('alert')
    .filter({ hasText: 'Somebody must remain an admin. Please make another person one first.' })
    .first()
    .waitFor();
});
