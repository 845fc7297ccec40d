/** Machines on a running plan: added, found by everybody at once, removed and gone. */
import { more } from '@yantra/testing/sample';
import { ask } from './api.ts';
import { buy, end, expectBought, openBuyer, openPlans, purchasesOf, says } from './buying.ts';
import { accessibilityFaults, overflowing, wcag } from './faults.ts';
import { addMachine, go } from './owners.ts';
import { expect, phone, test } from './visitor.ts';

const search = async (name: string) =>
  (await ask(`/api/Equipment/SearchEquipments?searchTerm=${encodeURIComponent(name)}`)).text;

test(
  'a machine added while a plan runs is put on it and found in public at once, and hidden when taken off',
  more,
  async ({ open }) => {
    const buyer = await openBuyer();
    const page = await openPlans(open, buyer, { viewport: phone });
    await buy(page, buyer.machines[0] ?? '');
    await end(page, 'Succeed');
    await expectBought(page);

    const name = `Second loader of ${buyer.person.phone.slice(-4)}`;
    const id = await addMachine(buyer, name);
    const isFound = async () => (await search(name)).includes(id);
    expect(await isFound()).toBe(false);

    await go(page, '/equipments-list');
    const choose = async (label: RegExp) => {
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: label }).click();
    };
    await choose(/^Put on ECONOMY, \d+ free$/);
    await says(page, `${name} is on ECONOMY now.`);
    await expect.poll(isFound, { timeout: 10_000 }).toBe(true);
    const [bought] = await purchasesOf(buyer);
    expect(bought?.equipmentIds).toContain(id);

    await choose(/^Take off ECONOMY$/);
    await says(page, `${name} is off ECONOMY now.`);
    await expect.poll(isFound, { timeout: 10_000 }).toBe(false);

    await go(page, '/subscription-admin');
    await page.getByRole('button', { name: 'Actions for ECONOMY' }).click();
    await page.getByRole('menuitem', { name: 'Change machines' }).click();
    await page.getByRole('heading', { name: 'Machines on ECONOMY' }).waitFor();
    await page.getByRole('checkbox', { name }).check();
    await says(page, '1 machine put on');
    expect(await accessibilityFaults(page, wcag)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await says(page, 'The machines of ECONOMY are changed.');
    await expect.poll(isFound, { timeout: 10_000 }).toBe(true);
  },
);
