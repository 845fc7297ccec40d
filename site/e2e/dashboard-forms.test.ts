import axe from 'axe-core';
import { text as textOf } from 'node:stream/consumers';
import type { Locator, Page, Response } from 'playwright-core';
import { dialogNamed, logInButton, openAccount } from './accounts.ts';
import { ask } from './api.ts';
import { photo, placeMark } from './machine-pictures.ts';
import {
  addMachine,
  addPicture,
  admin,
  type Caller,
  callerOf,
  dashboard,
  go,
  type Json,
  openAs,
  type Person,
  picture,
} from './owners.ts';
import { describe, expect, expectSoon, phone, siteUrl, test } from './visitor.ts';

const supplier = { phone: '9000000002', password: 'Yantra@123' };

/** Of many steps: on a busy machine a minute may pass. */
const long = { timeout: 60_000 };

const machineOf = ({ read }: Caller, id: string) => read(`/Equipment/GetEquipmentById?id=${id}`);

/** Some labels say besides that they need not be filled in. */
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name} ?(Optional)?$`));
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'SAVE' });
const inTable = (page: Page, name: string) =>
  page.getByRole('table').getByText(name, { exact: true }).first().waitFor();
const choose = (page: Page, place: number, file: Parameters<Locator['setInputFiles']>[0]) =>
  page.getByLabel(new RegExp(`^Add picture, Image ${place}`)).setInputFiles(file);
const webp = { name: 'machine.webp', mimeType: 'image/webp', buffer: picture };

/** What the server keeps of an upload is at most 1 MB, and does not say where it was taken. */
async function expectStoredSmall(answer: Json): Promise<void> {
  const { url } = (answer['data'] ?? answer) as { readonly url: string };
  const bytes = Buffer.from(await (await fetch(siteUrl + url)).arrayBuffer());
  expect(bytes.length).toBeGreaterThan(1000);
  expect(bytes.length).toBeLessThanOrEqual(1_000_000);
  expect(['Exif', placeMark].filter((text) => bytes.includes(text))).toEqual([]);
}

/** Goes on by Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  expect(await isThere(), String(control)).toBe(true);
}
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
}

/** What breaks a rule of accessibility as the page stands. */
async function expectClean(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { readonly axe: typeof axe }).axe;
    const { violations } = await run(document.querySelector('dialog:modal') ?? document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
  expect(faults).toEqual([]);
}

describe('adding a machine', () => {
  test('marks what is missing, and is done by keys but for pictures and map', long, async ({ open }) => {
    const account = await openAccount();
    const page = await openAs(open, account, '/add-equipment');
    await save(page).press('Enter');
    await says(page, 'Please Fill The Highlighted Fields');
    for (const sentence of [
      'Name is required',
      'Category is required',
      'equipmentTypeId is required',
      'Model No is required',
      'Year of Manufacture is required',
      'address is required',
      'Working Hours is required',
      'Rental Value is required',
      'At least one image is required',
    ])
      await says(page, sentence);
    expect(await page.locator('[aria-invalid=true]').count()).toBeGreaterThan(8);
    await field(page, 'Phone').fill('');
    await field(page, 'Country').fill('');
    await save(page).press('Enter');
    await says(page, 'phoneNumber is required');
    await says(page, 'Country is required');
    await expectClean(page);
    await field(page, 'Country').fill('India');
    await field(page, 'Phone').fill('9822041573');

    await page.getByRole('button', { name: 'Name', exact: true }).press('Enter');
    await page.keyboard.type('Amphibious excavator of the test');
    await typeInto(page, 'Category', 'Earth');
    await page.getByText('Earthmoving').first().waitFor();
    await typeInto(page, 'Equipment type', 'Other');
    await typeInto(page, 'Name of the type', 'Amphibious excavator');
    await typeInto(page, 'Model No', 'AX 12');
    await typeInto(page, 'Year of Manufacture', '2022');
    await typeInto(page, 'Working Hours', '40');
    await typeInto(page, 'Rental Value', '10000');
    await tabTo(page, page.getByRole('button', { name: 'Week', exact: true }));
    await page.keyboard.press('Space');
    await typeInto(page, 'Discount %', '12.5');
    await expectSoon(() => field(page, 'Final value').inputValue()).toBe('₹8,750.00');
    expect(await field(page, 'Final value').isEditable()).toBe(false);
    await choose(page, 1, webp);
    await typeInto(page, 'Description', 'With an operator.');
    await says(page, '17 / 250');
    await typeInto(page, 'YouTube link', 'https://youtu.be/dQw4w9WgXcQ');
    await tabTo(page, page.getByLabel('Insurance available'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('combobox', { name: 'Address' }));
    await page.keyboard.type('Pune');
    await page.getByRole('listbox', { name: 'Places found' }).getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectSoon(() => field(page, 'City').inputValue()).toBe('Pune');
    await says(page, /\d kB$/);
    const answered = page.waitForResponse('**/api/Equipment/addnewequipment');
    await tabTo(page, save(page));
    await page.keyboard.press('Enter');
    await says(page, 'Equipment Created Successfully');
    await page.waitForURL(`${dashboard}/equipments-list`);
    await inTable(page, 'Amphibious excavator of the test');

    const { data } = (await (await answered).json()) as { data: { id: string } };
    expect(await machineOf(await callerOf(account), data.id)).toMatchObject({
      modelNumber: 'AX 12',
      yearOfMfg: 2022,
      noOfWorkingHrs: 40,
      rentalType: 2,
      finalRentalValue: 8750,
      description: 'With an operator.',
      insuranceAvailable: true,
      hypoToBank: false,
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
    });
  });

  test('takes the address from the map, by a press and by dragging the marker', async ({ open }) => {
    const page = await openAs(open, await openAccount(), '/add-equipment');
    const map = page.getByRole('region', { name: 'Map' });
    await page.locator('[data-state=ready]', { has: page.getByRole('button', { name: 'Zoom in' }) }).waitFor();
    await map.click({ position: { x: 380, y: 110 } });
    await says(page, /^City and state are filled in: /);
    const values = () =>
      Promise.all(['City', 'State', 'PIN code', 'Country'].map((name) => field(page, name).inputValue()));
    await expectSoon(async () => (await values())[1]).toBe('Maharashtra');
    await expectSoon(async () => (await values())[2]).toMatch(/^4\d{5}$/);
    const before = await values();
    expect(before[3]).toBe('India');
    const marker = map.getByRole('button', { name: 'The machine stands here' });
    // Another district is a long way off: the map is made smaller first.
    await map.focus();
    for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('-');
    const box = (await marker.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(box.x + 22, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 122, box.y + 40, { steps: 4 });
    await page.mouse.up();
    await expectSoon(async () => (await values())[2]).not.toBe(before[2]);
    await expectSoon(async () => (await values())[1]).toBe('Maharashtra');
    await field(page, 'PIN code').fill('560001');
    await expectSoon(async () => (await values())[1]).toBe('Karnataka');
  });

  test(
    'sends three pictures made small and without their place, in the order they were put',
    long,
    async ({ open }) => {
      const page = await openAs(open, await openAccount(), '/add-equipment');
      const uploads: Response[] = [];
      page.on('response', (response) => response.url().endsWith('/ImageUpload/upload') && uploads.push(response));
      const large = await photo(page, 'photo.jpg');
      expect([large.buffer.length > 1_000_000, large.buffer.includes(placeMark)]).toEqual([true, true]);
      const box = page.getByRole('group', { name: 'Images' });
      await choose(page, 1, large);
      await page.getByRole('progressbar').first().waitFor();
      const dropped = await page.evaluateHandle(
        (bytes) => {
          const transfer = new DataTransfer();
          for (const name of ['second.webp', 'third.webp'])
            transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/webp' }));
          return transfer;
        },
        [...picture],
      );
      await box.dispatchEvent('drop', { dataTransfer: dropped });
      await expectSoon(() => box.locator('[data-state=done]').count()).toBe(3);
      await says(page, /MB → \d+ kB|MB → 1\.0 MB/);
      expect(await box.getByLabel(/^Add picture/).count()).toBe(0);
      expect(uploads).toHaveLength(3);
      for (const upload of uploads) {
        expect((await upload.request().sizes()).requestBodySize).toBeLessThan(1_001_000);
        await expectStoredSmall(await upload.json());
      }

      const pictures = () => box.getByRole('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
      const before = await pictures();
      await box.getByRole('button', { name: 'Move image 1 back' }).click();
      await expectSoon(pictures).toEqual([before[1], before[0], before[2]]);
      await box.locator('li').nth(2).dragTo(box.locator('li').nth(0));
      await expectSoon(pictures).toEqual([before[2], before[1], before[0]]);
      await expectClean(page);
    },
  );

  test('sends a picture again by itself after a lost line, and keeps it once', async ({ open }) => {
    const account = await openAccount();
    const page = await openAs(open, account, '/add-equipment', { provokes: /ERR_INTERNET_DISCONNECTED/ });
    const answers: unknown[] = [];
    await page.route('**/api/ImageUpload/upload', async (route) => {
      if (answers.length > 0) return route.continue();
      answers.push('lost');
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    page.on('response', async (response) => {
      if (response.url().endsWith('/ImageUpload/upload')) answers.push(await response.json());
    });
    const large = await photo(page, 'photo.jpg');
    await choose(page, 1, large);
    await says(page, 'The line is gone. It is sent again when it is back.');
    await page.context().setOffline(false);
    await expectSoon(() => page.locator('[data-field=images] [data-state=done]').count()).toBe(1);
    expect(answers).toHaveLength(2);
    await expectStoredSmall(answers[1] as Json);
  });

  test('keeps a draft on leaving, after a warning', async ({ open }) => {
    const page = await openAs(open, await openAccount(), '/add-equipment');
    await field(page, 'Name').fill('A machine half described');
    const away = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' });
    await away.click();
    const dialog = dialogNamed(page, 'Leave without saving?');
    await dialog.getByText('Your changes are not saved yet.').waitFor();
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Stay' }).click();
    expect(await field(page, 'Name').inputValue()).toBe('A machine half described');
    await away.click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/profile/);
    await page.goBack();
    await says(page, 'What you typed last time was kept, and stands here again.');
    expect(await field(page, 'Name').inputValue()).toBe('A machine half described');
    const asked = page.waitForEvent('dialog');
    const leaving = page.reload();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await leaving;
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await expectSoon(() => field(page, 'Name').inputValue()).toBe('');
  });

  test('says what the server says, and works without its map', async ({ open }) => {
    const page = await openAs(open, await openAccount(), '', { provokes: /50\d|live-map|ERR_FAILED/ });
    await page.route(/live-map/, (route) => route.abort());
    await go(page, '/add-equipment');
    await says(page, 'Error loading maps');
    await page.route('**/api/Equipment/addnewequipment', (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'server.failed', message: 'It did not work.' } }),
    );
    await field(page, 'Name').fill('JCB');
    await field(page, 'Category').selectOption({ label: 'Earthmoving' });
    await field(page, 'Equipment type').selectOption({ index: 2 });
    await field(page, 'Model No').fill('3DX');
    await field(page, 'Year of Manufacture').selectOption({ index: 2 });
    await field(page, 'Working Hours').fill('40');
    await field(page, 'Rental Value').fill('100');
    await choose(page, 1, webp);
    await page.getByRole('combobox', { name: 'Address' }).fill('Baner Road 5');
    await field(page, 'PIN code').fill('411001');
    await expectSoon(() => field(page, 'City').inputValue()).toBe('Pune');
    await expectSoon(() => page.locator('[data-field=images] [data-state=done]').count()).toBe(1);
    await save(page).click();
    await says(page, 'Error creating equipment: It did not work.');
    expect(await field(page, 'Model No').inputValue()).toBe('3DX');
  });
});

describe('a machine of one’s own', () => {
  test('that somebody else has changed is not written over, and nothing typed is lost', async ({ open }) => {
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

  test('is seen, copied, and taken off the lists', async ({ open }) => {
    const account = await openAccount();
    const caller = await callerOf(account);
    const id = await addMachine(caller, 'JCB to copy');
    const page = await openAs(open, account, `/equipments-list/view/${id}`);
    await expectSoon(() => field(page, 'Name').inputValue()).toBe('JCB to copy');
    expect(await field(page, 'Name').isEditable()).toBe(false);
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

  test('that is not there says so, with Retry', async ({ open }) => {
    const page = await openAs(open, supplier, '/equipments-list/edit/00000000-0000-4000-8000-000000000000', {
      provokes: /404/,
    });
    await page.getByRole('heading', { name: /^Error: / }).waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await expectClean(page);
  });
});

test('machines are imported from a table, and each wrong row says what is wrong', async ({ open }) => {
  const account = await openAccount();
  const image = await addPicture(await callerOf(account));
  const page = await openAs(open, account, '/equipments-list/import', { viewport: phone });
  const rows = [
    'Machine,Category,Type,Model,Year,Hours,Rate,Phone,Image,Where,City,State,Land',
    `Imported JCB,Earthmoving,27,3DX,2022,48,9200,9822041573,${image},Alandi Road,Pune,Maharashtra,India`,
    `=1+1,Earthmoving,27,,2022,48,abc,9822041573,${image},Alandi Road,Pune,Maharashtra,India`,
  ];
  await page
    .getByLabel('CSV file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'machines.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
  await says(page, 'machines.csv: 2 rows. We guessed by the names; please check.');
  const column = (name: string) => page.getByRole('combobox', { name, exact: true });
  expect(await column('Machine').inputValue()).toBe('name');
  expect(await column('Where').inputValue()).toBe('');
  await column('Where').selectOption({ label: 'Address' });
  await column('Land').selectOption({ label: 'Country' });
  await page.getByRole('cell', { name: 'Imported JCB' }).waitFor();
  await expectClean(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const wrong = page.getByRole('list', { name: 'Wrong rows' });
  await wrong.getByText('Row 3').waitFor();
  await wrong.getByText('Model No is required').waitFor();
  await expectClean(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Import 1 machine' }).click();
  await says(page, '1 machine is added.');
  await page.getByRole('link', { name: 'See them in the list' }).click();
  await says(page, 'Imported JCB');
});

describe('the profile', () => {
  test.for([
    ['a supplier', () => Promise.resolve<Person>(supplier)],
    ['a user', openAccount],
  ] as const)('of %s is checked and kept, with mobile number and e-mail locked', async ([, person], { open }) => {
    const page = await openAs(open, await person(), '/profile', { provokes: /500/ });
    await expectSoon(() => field(page, 'Mobile number').inputValue()).toMatch(/^\d{10}$/);
    expect(await field(page, 'Mobile number').isEditable()).toBe(false);
    expect(await field(page, 'E-mail').isEditable()).toBe(false);
    await field(page, 'Alternate mobile number').pressSequentially('98x220-4157345');
    expect(await field(page, 'Alternate mobile number').inputValue()).toBe('9822041573');
    for (const [name, text] of [
      ['PAN', 'ABC'],
      ['GSTIN', '27ABC'],
      ['CIN', 'U29'],
      ['PIN code', '41'],
      ['Website', 'ftp://x'],
    ] as const)
      await field(page, name).fill(text);
    await save(page).click();
    await says(page, 'Please Fill The Highlighted Fields');
    await says(page, /^A PAN has 10 characters/);
    await says(page, /^A GSTIN has 15 characters/);
    await says(page, /^A CIN has 21 characters/);
    await says(page, 'A PIN code has six digits.');
    await expectClean(page);
    await field(page, 'PAN').fill('abcpe1234f');
    for (const name of ['GSTIN', 'CIN', 'Website']) await field(page, name).fill('');
    await field(page, 'PIN code').fill('411001');
    await expectSoon(() => field(page, 'City').inputValue()).toBe('Pune');
    await expectSoon(() => field(page, 'State').inputValue()).toBe('Maharashtra');
    const failing = '**/api/User/UpdateUserDetail';
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { success: false, message: 'No.' } }));
    await save(page).click();
    await says(page, 'Failed to save subscription.');
    await page.unroute(failing);
    await save(page).click();
    await says(page, 'Profile Updated Successfully!');
    await page.reload();
    await expectSoon(() => field(page, 'PAN').inputValue()).toBe('ABCPE1234F');
  });

  test('of a customer is seen and changed by the admin', async ({ open }) => {
    const { id } = await callerOf(await openAccount());
    const page = await openAs(open, admin, `/customer/view/${id}`);
    await expectSoon(() => field(page, 'First name').inputValue()).toBe('Asha');
    expect(await field(page, 'First name').isEditable()).toBe(false);
    await expectClean(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit Customer' }).waitFor();
    await field(page, 'Organization name').fill('Patil Earthmovers');
    await save(page).click();
    await says(page, 'Profile Updated Successfully!');
    await page.waitForURL(`${dashboard}/customer`);
    await go(page, `/customer/view/${id}`);
    await expectSoon(() => field(page, 'Organization name').inputValue()).toBe('Patil Earthmovers');
  });
});

describe('the settings', () => {
  test('list the sessions, and end one of them', async ({ open }) => {
    const account = await openAccount();
    const other = await callerOf(account, {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    const page = await openAs(open, account, '/settings');
    await says(page, 'This device');
    await expectClean(page);
    await page.getByRole('button', { name: /^Log out Firefox on Windows/ }).click();
    await dialogNamed(page, 'Log out Firefox on Windows?').getByRole('button', { name: 'Log out' }).click();
    await says(page, 'It is logged out.');
    await expectSoon(() => page.getByText('Firefox on Windows').count()).toBe(0);
    const refused = await ask('/api/Login/GetSessions', { headers: { authorization: other.authorization } });
    expect(refused.status).toBe(401);
    await says(page, 'This device');
  });

  test('give one’s data, and delete the account', async ({ open }) => {
    const account = await openAccount();
    const page = await openAs(open, account, '/settings', { provokes: /40\d/ });
    await page.getByRole('button', { name: 'Export my data' }).click();
    const exported = dialogNamed(page, 'Export my data');
    await exported.getByRole('button', { name: 'Download' }).click();
    await exported.getByText('Please enter your password.').waitFor();
    await exported.getByLabel('Password').fill(account.password);
    const coming = page.waitForEvent('download');
    await exported.getByRole('button', { name: 'Download' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('yantra-my-data.json');
    expect(await textOf(await file.createReadStream())).toContain(account.phone);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const deleting = dialogNamed(page, 'Delete my account');
    await deleting.getByLabel('Password').fill('Wrong@1234');
    await deleting.getByRole('button', { name: 'Delete for ever' }).click();
    await deleting.getByText('Please type DELETE in capitals.').waitFor();
    await deleting.getByLabel('Type DELETE to confirm').fill('DELETE');
    await deleting.getByRole('button', { name: 'Delete for ever' }).click();
    await expectSoon(() => deleting.locator('[aria-invalid=true]').count()).toBe(1);
    await expectClean(page);
    await deleting.getByLabel('Password').fill(account.password);
    await deleting.getByRole('button', { name: 'Delete for ever' }).click();
    await page.waitForURL(`${siteUrl}/`);
    await logInButton(page).waitFor();
    const { status } = await ask('/api/Login/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...account.extraHTTPHeaders },
      body: JSON.stringify({ userName: account.phone, password: account.password }),
    });
    expect(status).toBe(401);
  });
});
