// @module-tag other
import { readFileSync } from 'node:fs';
import { buffer as bytesOf } from 'node:stream/consumers';
/** Imports a whole fleet from a company's own tables. */
import { more } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { openAccount } from './accounts.ts';
import { buy, end, expectBought, openBuyer, openPlans } from './buying.ts';
import { type ArchivedFile, archiveOf, filesIn } from './fleets/archive.ts';
import { excel, type FleetMachine, hindi, semicolons } from './fleets/fleets.ts';
import { numberedPicture, numbersOf } from './fleets/numbered-pictures.ts';
import { go, type Json, openAs, picture } from './owners.ts';
import { describe, expect, phone, test } from './visitor.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const fleet = (name: string) => readFileSync(new URL(`fleets/${name}`, import.meta.url));

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const input = (page: Page, label: string) => page.locator(`input[type=file][aria-label="${label}"]`);
async function chooseTable(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Import from Excel or CSV' }).waitFor();
  await input(page, 'Excel or CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: fleet(name) });
  await page.getByRole('heading', { name: 'Which column is what' }).waitFor();
}
const choosePictures = (page: Page, files: readonly ArchivedFile[]) =>
  input(page, 'Choose pictures or a zip').setInputFiles(files.map((file) => ({ mimeType: '', ...file })));
const whole = [...excel, ...semicolons, ...hindi];
/** A picture of each machine, by which it is recognised. */
const picturesOf = (machines: readonly FleetMachine[]): readonly ArchivedFile[] =>
  machines.map((machine) => ({ name: `${machine.picture}.png`, buffer: numberedPicture(whole.indexOf(machine)) }));
const inFolder = (files: readonly ArchivedFile[]) => files.map((file) => ({ ...file, name: `Photos/${file.name}` }));
/** Imports what the preview accepts, and waits until all pictures are there. */
async function importAll(page: Page, count: number): Promise<void> {
  await press(page, 'Check the rows');
  await says(page, `All ${count} rows are right.`);
  await press(page, `Import ${count} machines`);
  await says(page, `${count} machines are added.`);
  await says(page, 'The machines are listed once a subscription holds them.');
  // Each is resized, sent and drawn in its sizes: a minute on a slow machine.
  await page.getByText(/^Sending pictures/).waitFor({ state: 'detached', timeout: 60_000 });
  await press(page, new RegExp(`^Put all ${count} on BUSINESS, \\d+ free$`));
  await says(page, `${count} machines are on BUSINESS now. Renters can find them.`);
}

/** The machines' fields as stored, to be compared with the files. */
async function readBack(page: Page, machines: readonly Json[]): Promise<readonly object[]> {
  const pictures = await numbersOf(
    page,
    machines.map((machine) => String(machine['image1Url'])),
  );
  return machines.map((machine, at) => ({
    name: machine['name'],
    picture: whole[pictures[at] ?? -1]?.picture,
    rent: machine['finalRentalValue'],
    rentalType: machine['rentalType'],
    type: (machine['equipmentType'] as Json)['type'],
  }));
}

describe('importing a fleet', () => {
  test(
    '40 machines are imported from three real files on a phone, with pictures by their names',
    { ...more, timeout: 240_000 },
    async ({ open }) => {
      const buyer = await openBuyer();
      const page = await openPlans(open, buyer, { viewport: phone });
      await buy(page, buyer.machines[0] ?? '', 'BUSINESS');
      await end(page, 'Succeed');
      await expectBought(page);
      await go(page, '/equipments-list/import');

      await chooseTable(page, 'excel-windows-1252.csv');
      await says(page, /saved in an old Windows encoding/);
      await page.getByRole('cell', { name: 'JCB 3DX Xtra – loader' }).waitFor();
      await page.getByLabel('Working Hours', { exact: true }).fill('48');
      await page.getByLabel('Address', { exact: true }).fill('Gat No. 1204, Wagholi');
      await page.getByLabel('City', { exact: true }).fill('Pune');
      await page.getByLabel('State', { exact: true }).fill('Maharashtra');
      await choosePictures(page, [...picturesOf(excel), { name: 'IMG_2231.webp', buffer: picture }]);
      await says(page, '14 pictures for 14 rows.');
      await says(page, /No row is called like IMG_2231.webp/);
      await importAll(page, 14);

      await page.reload();
      await chooseTable(page, 'semicolons.csv');
      await choosePictures(page, [{ name: 'photos.zip', buffer: archiveOf(inFolder(picturesOf(semicolons))) }]);
      await says(page, '13 pictures for 13 rows.');
      await press(page, 'Check the rows');
      await says(page, 'There is no type Roller.');
      await page.getByLabel('Roller means').selectOption({ label: 'Soil compactor, 11 tonne single drum' });
      await importAll(page, 13);

      await page.reload();
      await chooseTable(page, 'hindi-headings.csv');
      await choosePictures(page, picturesOf(hindi));
      await says(page, '13 pictures for 13 rows.');
      await importAll(page, 13);

      const { json } = await buyer.post('/Equipment/GetOwnerEquipments', { pageSize: 50, sort: 'name' });
      const machines = (json['data'] as readonly Json[]).filter(({ name }) => name !== buyer.machines[0]);
      const byName = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
      expect((await readBack(page, machines)).toSorted(byName)).toEqual(whole.toSorted(byName));
      // Each import was put on the plan immediately.
      expect(machines.filter(({ listing }) => listing !== 'listed')).toEqual([]);

      // The same file again: nothing is duplicated.
      await page.reload();
      await chooseTable(page, 'hindi-headings.csv');
      await press(page, 'Check the rows');
      await page
        .getByRole('checkbox', { name: 'Leave out 13 rows that look like machines you have already' })
        .waitFor();
      expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
    },
  );

  test('a workbook is written and read in the page, under its policy', async ({ open }) => {
    const page = await openAs(open, await openAccount(), '/equipments-list/import');
    const coming = page.waitForEvent('download');
    await press(page, 'Template');
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    const parts = filesIn(await bytesOf(await file.createReadStream()));
    expect(parts.map(({ name }) => name)).toContain('xl/worksheets/sheet2.xml');
    // Filled in: the example rows are not imported.
    const filled = parts.map(({ name, buffer }) => {
      const text = buffer.toString().replace('EXAMPLE (not imported): JCB 3DX', 'Our first loader');
      return { name, buffer: Buffer.from(text) };
    });
    await input(page, 'Excel or CSV file').setInputFiles({
      name: 'fleet.xlsx',
      mimeType: workbookType,
      buffer: archiveOf(filled, true),
    });
    await page.getByRole('heading', { name: 'Which column is what' }).waitFor();
    await page.getByRole('cell', { name: 'Our first loader' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Rental Value' }).inputValue()).toBe('rentalValue');
    await page.getByRole('cell', { name: '8500' }).waitFor();
  });
});
