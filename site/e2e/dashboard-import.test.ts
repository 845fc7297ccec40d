/** A firm's whole fleet, from the tables that it has. */
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Page } from 'playwright-core';
import { openAccount } from './accounts.ts';
import { callerOf, type Json, openAs, picture } from './owners.ts';
import { describe, expect, phone, test } from './visitor.ts';

const fleet = (name: string) => readFileSync(new URL(`fleets/${name}`, import.meta.url));

/** An archive of pictures, stored as they are. */
function zipOf(names: readonly string[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const path = Buffer.from(`Photos/${name}`, 'utf8');
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt32LE(crc32(picture), 10);
    facts.writeUInt32LE(picture.length, 14);
    facts.writeUInt32LE(picture.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, path, picture);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, more, path);
    offset += 30 + path.length + picture.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const input = (page: Page, label: string) => page.locator(`input[type=file][aria-label="${label}"]`);
async function chooseTable(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Import from Excel or CSV' }).waitFor();
  await input(page, 'Excel or CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: fleet(name) });
  await page.getByRole('heading', { name: 'Which column is what' }).waitFor();
}
const choosePictures = (page: Page, files: readonly { readonly name: string; readonly buffer: Buffer }[]) =>
  input(page, 'Choose pictures or a zip').setInputFiles(files.map((file) => ({ mimeType: '', ...file })));
const pictures = (names: readonly string[]) => names.map((name) => ({ name, buffer: picture }));
/** Imports what the trial finds right, and waits until all of it has its pictures. */
async function importAll(page: Page, count: number): Promise<void> {
  await press(page, 'Check the rows');
  await says(page, `All ${count} rows are right.`);
  await press(page, `Import ${count} machines`);
  await says(page, `${count} machines are added.`);
  await says(page, 'The machines are listed once a subscription holds them.');
  // Each is made small, sent and drawn in its sizes: a minute on a slow machine.
  await page.getByText(/^Sending pictures/).waitFor({ state: 'detached', timeout: 60_000 });
}

const excelPictures = [
  'jcb-3dx-super.webp',
  'JCB 3DX Xtra - loader.webp',
  'case-770ex.webp',
  'tata_hitachi_ex70.webp',
  'hyundai-r140-lc.webp',
  'hyundai-r215-l.webp',
  'volvo-ec210b.webp',
  'KOMATSU PC210-8M0.webp',
  'tata-hitachi-zx370.webp',
  'beml-bd50.webp',
  'jcb-432zx.webp',
  'bobcat-s450-narrow.webp',
  'tata-prima-2830k.webp',
  'ashok-leyland-2825.webp',
];
const semicolonPictures = [
  'ace-14xw-1.webp',
  'escorts-hydra-14.webp',
  'kato-nk550.webp',
  'potain-mci-85.webp',
  'spartan-hoist-scm-2000.webp',
  'jcb-540-170.webp',
  'schwing-stetter-am-6.webp',
  'ajax-argo-4000.webp',
  'putzmeister-bsf-36.webp',
  'volvo-sd110.webp',
  'hamm-hd-99.webp',
  'cat-120k2.webp',
  'vögele-super-1400.webp',
];
const hindiPictures = Array.from({ length: 13 }, (_, at) => `ngp-${at + 1}.webp`);

describe('importing a fleet', () => {
  test('40 machines come from three real files on a phone, with pictures by their names', async ({ open }) => {
    const account = await openAccount();
    const page = await openAs(open, account, '/equipments-list/import', { viewport: phone });

    await chooseTable(page, 'excel-windows-1252.csv');
    await says(page, /saved in the old letters of Windows/);
    await page.getByRole('cell', { name: 'JCB 3DX Xtra – loader' }).waitFor();
    await page.getByLabel('Working Hours', { exact: true }).fill('48');
    await page.getByLabel('Address', { exact: true }).fill('Gat No. 1204, Wagholi');
    await page.getByLabel('City', { exact: true }).fill('Pune');
    await page.getByLabel('State', { exact: true }).fill('Maharashtra');
    await choosePictures(page, pictures([...excelPictures, 'IMG_2231.webp']));
    await says(page, '14 pictures for 14 rows.');
    await says(page, /No row is called like IMG_2231.webp/);
    await importAll(page, 14);

    await page.reload();
    await chooseTable(page, 'semicolons.csv');
    await choosePictures(page, [{ name: 'photos.zip', buffer: zipOf(semicolonPictures) }]);
    await says(page, '13 pictures for 13 rows.');
    await press(page, 'Check the rows');
    await says(page, 'There is no type Roller.');
    await page.getByLabel('Roller means').selectOption({ label: 'Soil compactor, 11 tonne single drum' });
    await importAll(page, 13);

    await page.reload();
    await chooseTable(page, 'hindi-headings.csv');
    await choosePictures(page, pictures(hindiPictures));
    await says(page, '13 pictures for 13 rows.');
    await importAll(page, 13);

    const caller = await callerOf(account);
    const { json } = await caller.post('/Equipment/GetOwnerEquipments', { pageSize: 50, sort: 'name' });
    const machines = json['data'] as readonly Json[];
    expect(machines.length).toBe(40);
    expect(machines.filter(({ image1Url, listing }) => image1Url === null || listing !== 'notInPlan')).toEqual([]);

    // The same file once more: nothing is doubled.
    await page.reload();
    await chooseTable(page, 'hindi-headings.csv');
    await press(page, 'Check the rows');
    await page.getByRole('checkbox', { name: 'Leave out 13 rows that look like machines you have already' }).waitFor();
    expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
  }, 240_000);
});
