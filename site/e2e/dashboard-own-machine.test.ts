/** A person's own machines: viewed, changed, copied, imported. */
import { more, otherHalf } from '@yantra/testing/sample';
import { demoSupplier, openAccount } from './accounts.ts';
import { ask } from './api.ts';
import { expectClean, field, inTable, machineOf, save, says } from './dashboard-form.ts';
import { overflowing } from './faults.ts';
import { addMachine, addPicture, callerOf, go, type Json, openAs } from './owners.ts';
import { describe, expect, expectSoon, phone, test } from './visitor.ts';

describe('a machine of one’s own', () => {
  test('that somebody else has changed is not overwritten, and nothing typed is lost', more, async ({ open }) => {
    const account = await openAccount();
    const caller = await callerOf(account);
    const id = await addMachine(caller, 'JCB of two');
    const page = await openAs(open, account, `/equipments-list/edit/${id}`, { provokes: /409/ });
    await field(page, 'Model No').fill('3DX Super');
    const { version, ...machine } = await machineOf(caller, id);
    const theirs = { ...machine, id, version, description: 'Changed elsewhere.' };
    expect((await caller.post('/Equipment/UpdateEquipment', theirs)).status).toBe(200);
    await save(page).click();
    await says(page, 'Somebody has changed this machine meanwhile.');
    expect(await field(page, 'Model No').inputValue()).toBe('3DX Super');
    expect(await machineOf(caller, id)).toMatchObject({ modelNumber: '3DX', description: 'Changed elsewhere.' });
    await expectClean(page);
    await page.getByRole('button', { name: 'Load their version' }).click();
    await expectSoon(() => field(page, 'Description').inputValue()).toBe('Changed elsewhere.');
    expect(await field(page, 'Model No').inputValue()).toBe('3DX Super');
    await save(page).click();
    await says(page, 'Equipment Updated Successfully');
    expect(await machineOf(caller, id)).toMatchObject({ modelNumber: '3DX Super', description: 'Changed elsewhere.' });
  });

  // spec: screen.equipments, form.modes
  test('is viewed, copied, and removed from the lists', async ({ open }) => {
    const account = await openAccount();
    const caller = await callerOf(account);
    const id = await addMachine(caller, 'JCB to copy');
    const page = await openAs(open, account, `/equipments-list/view/${id}`);
    await page.getByRole('heading', { level: 1, name: 'JCB to copy' }).waitFor();
    await page.getByRole('region', { name: 'Rent' }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await save(page).count()).toBe(0);
    await expectClean(page);
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await says(page, 'A copy of JCB to copy. Change what differs, then save it.');
    await field(page, 'Name').fill('The copy');
    await save(page).click();
    await says(page, 'Equipment Created Successfully');
    await inTable(page, 'The copy');
    await inTable(page, 'JCB to copy');
    await go(page, `/equipments-list/edit/${id}`);
    await field(page, 'Status').selectOption('Unavailable');
    await save(page).click();
    await says(page, 'Equipment Updated Successfully');
    expect(await machineOf(caller, id)).toMatchObject({ status: 'Unavailable' });
    const { json } = await ask(
      `/api/Equipment/SearchEquipments?page=1&pageSize=5&search=${encodeURIComponent('JCB to copy')}`,
    );
    expect((json['data'] as Json[]).filter(({ id: found }) => found === id)).toEqual([]);
  });

  test('that fails to load says so, with Retry', more, async ({ open }) => {
    const page = await openAs(open, demoSupplier, '/equipments-list/edit/00000000-0000-4000-8000-000000000000', {
      provokes: /404/,
    });
    await page.getByRole('heading', { name: /^Error: / }).waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await expectClean(page);
  });
});

test('machines are imported from a table, and each wrong row says what is wrong', otherHalf, async ({ open }) => {
  const account = await openAccount();
  const image = await addPicture(await callerOf(account));
  const page = await openAs(open, account, '/equipments-list/import', { viewport: phone });
  const rows = [
    'Machine,Category,Type,Model,Year,Hours,Rate,Phone,Image,Where,City,State,Land,HP,चालक',
    `Imported JCB,Earthmoving,27,3DX,2022,48,9200,9822041573,${image},Alandi Road,Pune,Maharashtra,India,76 HP,शामिल`,
    `=1+1,Earthmoving,27,,2022,48,abc,9822041573,${image},Alandi Road,Pune,Maharashtra,India,76,perhaps`,
  ];
  await page
    .getByLabel('Excel or CSV file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'machines.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
  await says(page, 'machines.csv: 2 rows. We guessed by the names; please check.');
  const column = (name: string) => page.getByRole('combobox', { name, exact: true });
  expect(await column('Machine').inputValue()).toBe('name');
  expect(await column('चालक').inputValue()).toBe('operator');
  expect(await column('Where').inputValue()).toBe('');
  await column('Where').selectOption({ label: 'Address' });
  await column('Land').selectOption({ label: 'Country' });
  await page.getByRole('cell', { name: 'Imported JCB' }).waitFor();
  await expectClean(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const wrong = page.getByRole('list', { name: 'Wrong rows' });
  await wrong.getByText('Row 3').waitFor();
  await wrong.getByText('Model No is required').waitFor();
  await wrong.getByText('Please choose one from the list.').waitFor();
  await expectClean(page);
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 machine' }).click();
  await says(page, '1 machine is added.');
  await page.getByRole('link', { name: 'See them in the list' }).click();
  await page.getByRole('link', { name: 'Imported JCB', exact: true }).first().click();
  await says(page, '76 HP');
  await says(page, 'Included');
});
