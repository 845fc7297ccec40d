// @module-tag other
/** Changes are paused and let in again: reading goes on, people are told from when, and nothing typed is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Marketplace, startMarketplace } from '@yantra/tooling/marketplace';
import { afterAll, beforeAll } from 'vitest';
import { demoAdmin, demoSupplier, loggedIn } from './accounts.ts';
import { accessibilityFaults, wcag } from './faults.ts';
import { expect, machinesIn, quiet, test } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'yantra-maintenance-'));
let marketplace: Marketplace;
// A server of its own: other journeys go on changing things.
beforeAll(async () => {
  marketplace = await startMarketplace(folder, { settings: { NODE_ENV: 'test', SEED_SIZE: '200' } });
}, 180_000);
afterAll(async () => {
  await marketplace.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('while changes are paused reading goes on, and everybody is told from when they are saved again', async ({
  open,
}) => {
  const { url } = marketplace;
  const provokes = /503/;
  const visitor = await open(url, { provokes });
  await visitor.getByRole('button', { name: 'Submit Requirement 4 fields to go' }).waitFor();
  await visitor.getByLabel('Full Name').fill('Sunita Jadhav');
  await visitor.getByLabel('Email Id').fill('sunita.jadhav@example.com');
  await visitor.getByLabel('Phone no.').fill('+91 98220-41573');
  await visitor.getByLabel('Select Category').selectOption('Earthmoving');

  const admin = await open(`${url}/dashboard/announcements`, await loggedIn(demoAdmin, url));
  await admin.getByRole('button', { name: 'Pause changes' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Pause changes' }).click();
  const end = admin.getByRole('button', { name: 'Let changes in again' });
  await end.waitFor();

  await visitor.getByRole('button', { name: 'Submit Requirement' }).click();
  await visitor.getByRole('alert').filter({ hasText: 'save again from' }).first().waitFor();
  expect(await visitor.getByLabel('Full Name').inputValue()).toBe('Sunita Jadhav');
  expect((await machinesIn(visitor, 'Pune')).length).toBeGreaterThan(0);

  // Who logs in meanwhile may look at everything, and reads it above each screen.
  const owner = await open(`${url}/hi/dashboard/profile`, { ...(await loggedIn(demoSupplier, url)), provokes });
  await owner.getByText(/Yantra पर काम चल रहा है/).waitFor();
  await quiet(owner);
  expect(await accessibilityFaults(owner, wcag)).toEqual([]);

  await end.click();
  await admin.getByRole('button', { name: 'Pause changes' }).waitFor();
  await visitor.getByRole('button', { name: 'Submit Requirement' }).click();
  await visitor.waitForURL(/\/equipments\?categoryId=\d+$/);
});
