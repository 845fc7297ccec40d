import { more, otherHalf } from '@yantra/testing/sample';
/** The form that adds a machine. */
import type { Locator, Page, Response } from 'playwright-core';
import { dialogNamed, openAccount } from './accounts.ts';
import { choose, expectClean, field, inTable, machineOf, save, says, webp } from './dashboard-form.ts';
import { photo, placeMark } from './machine-pictures.ts';
import { callerOf, dashboard, go, type Json, openAs, picture } from './owners.ts';
import { describe, expect, expectSoon, siteUrl, test } from './visitor.ts';

/** A stored upload is at most 1 MB, and does not say where it was taken. */
async function expectStoredSmall(answer: Json): Promise<void> {
  const { url } = (answer['data'] ?? answer) as { readonly url: string };
  const bytes = Buffer.from(await (await fetch(siteUrl + url)).arrayBuffer());
  expect(bytes.length).toBeGreaterThan(1000);
  expect(bytes.length).toBeLessThanOrEqual(1_000_000);
  expect(['Exif', placeMark].filter((text) => bytes.includes(text))).toEqual([]);
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  expect(await isThere(), String(control)).toBe(true);
}
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
}

describe('adding a machine', () => {
  // spec: supplier.does, screen.add-equipment, required.summary, form.fields, rule.other-type, form.saved
  // spec: state.saved, calls.dropdowns
  test('marks what is missing, and works by keyboard except pictures and map', async ({ open }) => {
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

    await choose(page, 1, webp);
    await page.getByRole('button', { name: 'Name', exact: true }).press('Enter');
    await page.keyboard.type('Amphibious excavator of the test');
    await typeInto(page, 'Category', 'Earth');
    await page.getByText('Earthmoving').first().waitFor();
    await typeInto(page, 'Equipment type', 'Other');
    await typeInto(page, 'Name of the type', 'Amphibious excavator');
    await typeInto(page, 'Model No', 'AX 12');
    await typeInto(page, 'Year of Manufacture', '2022');
    await typeInto(page, 'Working Hours', '40');
    await typeInto(page, 'Description', 'With an operator.');
    await says(page, '17 / 250');
    await typeInto(page, 'YouTube link', 'https://youtu.be/dQw4w9WgXcQ');
    await typeInto(page, 'Rental Value', '10000');
    await tabTo(page, page.getByRole('button', { name: 'Week', exact: true }));
    await page.keyboard.press('Space');
    await typeInto(page, 'Discount %', '12.5');
    await expectSoon(() => field(page, 'Final value').inputValue()).toBe('₹8,750.00');
    expect(await field(page, 'Final value').isEditable()).toBe(false);
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

  // spec: form.maps
  test('takes the address from the map, by a press and by dragging the marker', otherHalf, async ({ open }) => {
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
    // Another district is far away: zoom out first.
    await map.focus();
    for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('-');
    const box = (await marker.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(box.x + 22, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 122, box.y + 40, { steps: 4 });
    await page.mouse.up();
    await expectSoon(async () => (await values())[2]).not.toBe(before[2]);
    await expectSoon(async () => (await values())[1]).toBe('Maharashtra');
    // A PIN code of another town: nothing moves before the person says which is right.
    await field(page, 'PIN code').fill('560001');
    await says(page, /^PIN code 560001 is near Bangalore, Karnataka\./);
    expect((await values())[1]).toBe('Maharashtra');
    await page.getByRole('button', { name: 'Move it to Bangalore' }).click();
    await expectSoon(async () => (await values())[1]).toBe('Karnataka');
  });

  test('sends three pictures resized and without their location, in their order', more, async ({ open }) => {
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
  });

  test('sends a picture again after a lost connection, and stores it once', otherHalf, async ({ open }) => {
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
    await choose(page, 1, webp);
    await says(page, 'You are offline. We will send it when you are back online.');
    await page.context().setOffline(false);
    await expectSoon(() => page.locator('[data-field=images] [data-state=done]').count()).toBe(1);
    // The page gets the answer slightly before the test reads its text.
    await expectSoon(() => answers.length).toBe(2);
    await expectStoredSmall(answers[1] as Json);
  });

  test('keeps a draft on leaving, after a warning', more, async ({ open }) => {
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
    await says(page, 'We kept what you typed last time.');
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

  // spec: form.maps-failure, says.maps, says.machine-not-created
  test('shows the server’s errors, and works without its map', more, async ({ open }) => {
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
