/** On a phone: a machine is found by its type, its address is corrected, and it is deleted for everybody. */
import { more } from '@yantra/testing/sample';
import { ask } from './api.ts';
import { buy, end, expectBought, openBuyer, openPlans, purchasesOf } from './buying.ts';
import { expectClean, field, machineOf, save, says } from './dashboard-form.ts';
import { overflowing } from './faults.ts';
import { addMachine, go } from './owners.ts';
import { expect, phone, test } from './visitor.ts';

const search = async (name: string) =>
  (await ask(`/api/Equipment/SearchEquipments?searchTerm=${encodeURIComponent(name)}`)).text;

test(
  'a machine is found by its type, its contradicting address is noticed, and it is deleted for everybody',
  more,
  async ({ open }) => {
    const buyer = await openBuyer();
    const [name = ''] = buyer.machines;
    const page = await openPlans(open, buyer, { viewport: phone, provokes: /400/ });
    await buy(page, name);
    await end(page, 'Succeed');
    await expectBought(page);
    const [bought] = await purchasesOf(buyer);
    const id = bought?.equipmentIds[0] ?? '';
    const other = await addMachine(buyer, 'Second of the yard');
    await expect.poll(async () => (await search(name)).includes(id), { timeout: 10_000 }).toBe(true);

    // By its type, which is not in its name; a page beyond the last shows the last.
    await go(page, '/equipments-list?search=backhoe&page=99');
    await says(page, 'Second of the yard');
    expect(await overflowing(page)).toEqual([]);

    // Another town's PIN code asks for confirmation, and an unknown town goes into the address.
    await go(page, `/equipments-list/edit/${other}`);
    await field(page, 'PIN code').fill('560001');
    await says(page, /^PIN code 560001 is near Bangalore, Karnataka\./);
    await expectClean(page);
    expect(await overflowing(page)).toEqual([]);
    await save(page).click();
    await says(page, /^PIN code 560001 is near Bangalore, Karnataka, the address is in Pune\./);
    await page.getByRole('button', { name: 'Keep Pune, clear the PIN code' }).click();
    await field(page, 'PIN code').fill('411028');
    await field(page, 'City').fill('Qwertypur');
    await save(page).click();
    await says(page, /^We know no town Qwertypur: it stands in the address, and the town is Khadki\./);
    expect(await machineOf(buyer, other)).toMatchObject({
      address: 'Gat 12, Alandi Road, Qwertypur',
      city: 'Khadki',
      state: 'Maharashtra',
    });

    await go(page, '/equipments-list');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
    await dialog.waitFor();
    await expectClean(page);
    expect(await overflowing(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await says(page, `${name} is deleted.`);
    await expect.poll(async () => (await search(name)).includes(id), { timeout: 10_000 }).toBe(false);
    expect((await ask(`/equipment-details?id=${id}`)).status).toBe(404);
    expect((await purchasesOf(buyer))[0]?.equipmentIds).toEqual([]);
  },
);
