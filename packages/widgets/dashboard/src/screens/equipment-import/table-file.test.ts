import { archiveLimits } from '@yantra/domain';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { guessMapping, headingRow, pictureNamesOf, rowsOf, saidByHeadings } from './columns.ts';
import { messages as texts } from './equipment-import.messages.ts';
import { createSheet } from './sheet.ts';
import { readTable } from './table-file.ts';
import { templateSheets } from './template-table.ts';
import { workbook } from './template.ts';
import { openZip } from './zip.ts';

const read = (...parts: BlobPart[]) => readTable(new Blob(parts));
const cells = async (...parts: BlobPart[]) => {
  const table = await read(...parts);
  return 'fault' in table ? table : [table.columns, ...table.rows];
};
const bytesOf = (text: string, byteOf: (code: number) => readonly number[]) =>
  new Uint8Array([...text].flatMap((one) => byteOf(one.charCodeAt(0))));
const utf16 = (text: string) => bytesOf(text, (code) => [code & 0xff, code >> 8]);
const latin = (text: string) => bytesOf(text, (code) => [code === 0x2013 ? 0x96 : code]);

test('letters are decoded correctly, whichever program wrote them', async () => {
  const text = 'नाम\tदर\r\nजेसीबी\t8500';
  const whole = [
    ['नाम', 'दर'],
    ['जेसीबी', '8500'],
  ];
  expect(await cells(text)).toEqual(whole);
  expect(await cells('\uFEFF', text)).toEqual(whole);
  expect(await cells(new Uint8Array([0xff, 0xfe]), utf16(text))).toEqual(whole);
  expect(await cells(utf16(text))).toEqual(whole);
  const excel = await read(latin('Name,Rate\r\nBögl crane – 14½ t,8500'));
  expect(excel).toMatchObject({ rows: [['Bögl crane – 14½ t', '8500']], doubt: 'windows-1252' });
  // One broken letter does not turn Hindi into Windows-1252.
  const damaged = await read(text, new Uint8Array([0xe0, 0xa4]));
  expect(damaged).toMatchObject({ columns: ['नाम', 'दर'], doubt: 'damaged' });
});

test('separators are detected, or taken from the first line, and lines are numbered as in a spreadsheet', async () => {
  expect(await read('sep=;\r\nName;Rate\r\n\r\n"JCB; 3DX";8500')).toMatchObject({
    columns: ['Name', 'Rate'],
    rows: [['JCB; 3DX', '8500']],
    lines: [4],
  });
  expect(await cells('Name|Rate\nJCB|1')).toEqual([
    ['Name', 'Rate'],
    ['JCB', '1'],
  ]);
});

test('an unclosed quote is reported with its line', async () => {
  expect(await read('Name,Rate\nJCB,1\n"ACE,2\nTata,3')).toEqual({ fault: 'openQuote', line: 3 });
  expect(await read('sep=,\nName,Rate\nJCB,"1"x,\nTata,3')).toEqual({ fault: 'openQuote', line: 3 });
  expect(await cells('Name,Rate\n5" hose,1')).toEqual([
    ['Name', 'Rate'],
    ['5" hose', '1'],
  ]);
});

test('rows above the headings and the total below are left out', async () => {
  const sheet =
    'M/s Shree Ganesh Earthmovers,,\nRate list as on 01-04-2026,,\n,,\nSr. No.,Machine Name,Rate / Day\n1,JCB,8500\n,Total,8500';
  expect(await read(sheet)).toMatchObject({
    columns: ['Sr. No.', 'Machine Name', 'Rate / Day'],
    rows: [['1', 'JCB', '8500']],
    lines: [5],
  });
  expect(headingRow([['a'], ['b']])).toBe(0);
});

test('files other than text are recognized by their content, not by their name', async () => {
  expect(await read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toEqual({ fault: 'xls' });
  expect(await read('%PDF-1.7')).toEqual({ fault: 'pdf' });
  expect(await read(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toEqual({ fault: 'picture' });
  expect(await read('<html><table><tr><td>JCB')).toEqual({ fault: 'html' });
  expect(await read(zipSync({ 'a.txt': strToU8('no sheet') }))).toEqual({ fault: 'unreadable' });
});

const sheet = (rows: string) => ({
  '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
  'xl/workbook.xml': strToU8(
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': strToU8(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  ),
});
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

test('a sheet written by Excel is read', async () => {
  const rows = `<row r="1">${cell('A1', 'Machine')}${cell('B1', 'Rate')}</row><row r="2">${cell('A2', 'जेसीबी')}<c r="B2"><v>8500</v></c></row>`;
  expect(await read(zipSync(sheet(rows)))).toMatchObject({ columns: ['Machine', 'Rate'], rows: [['जेसीबी', '8500']] });
});

test('an archive that unpacks to far more than its size, or contains too much, is refused', async () => {
  const bomb = zipSync({ 'a.jpg': new Uint8Array(30_000_000) });
  expect(openZip(bomb)).toBe('bomb');
  expect(await read(bomb)).toEqual({ fault: 'bomb' });
  const many = Object.fromEntries(
    Array.from({ length: archiveLimits.files + 1 }, (_, n) => [`${n}.jpg`, new Uint8Array(1)]),
  );
  expect(openZip(zipSync(many))).toBe('tooMany');
  expect(openZip(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe('damaged');
});

test('an archive’s files are named by their last part, and system files in it are ignored', () => {
  const archive = zipSync({
    'photos/JCB 3DX.jpg': new Uint8Array([1, 2]),
    '../../etc/evil.jpg': new Uint8Array([3]),
    '__MACOSX/photos/._JCB 3DX.jpg': new Uint8Array([4]),
    'photos/.DS_Store': new Uint8Array([5]),
  });
  const entries = openZip(archive);
  if (typeof entries === 'string') throw new Error(entries);
  expect(entries.map(({ name }) => name)).toEqual(['JCB 3DX.jpg', 'evil.jpg']);
  expect(entries[0]?.read()).toEqual(new Uint8Array([1, 2]));
});

test('an archive’s file names are decoded correctly, whichever program packed it', () => {
  const written = 'वोल्वो EC210.jpg';
  const archive = zipSync({
    [written]: new Uint8Array([1]),
    'vögele.jpg': new Uint8Array([2]),
    'a\u202eb.jpg': new Uint8Array([3]),
  });
  const namesIn = (bytes: Uint8Array) => {
    const entries = openZip(bytes);
    if (typeof entries === 'string') throw new Error(entries);
    for (const { read } of entries) expect(read()).toHaveLength(1);
    return entries.map(({ name }) => name);
  };
  expect(namesIn(archive)).toEqual([written, 'vögele.jpg', 'ab.jpg']);
  // Without the flag for UTF-8, as macOS writes it: bit 11 of the flags, before each file and in the directory at the end.
  const flags = [
    ['PK\u0003\u0004', 7],
    ['PK\u0001\u0002', 9],
  ] as const;
  const unmarked = archive.map((byte, at) =>
    flags.some(([sign, after]) => strFromU8(archive.subarray(at - after, at - after + 4), true) === sign)
      ? byte & ~0x08
      : byte,
  );
  expect(unmarked).not.toEqual(archive);
  expect(namesIn(unmarked)).toEqual([written, 'vögele.jpg', 'ab.jpg']);
});

test('headings are recognized in three languages, also with brackets or a unit', () => {
  const known = (...columns: string[]) => guessMapping(columns);
  expect(known('मशीन का नाम', 'प्रकार', 'मॉडल', 'निर्माण वर्ष', 'दर (₹)', 'शहर', 'राज्य', 'मोबाइल नंबर', 'पता')).toEqual([
    'name',
    'equipmentTypeId',
    'modelNumber',
    'yearOfMfg',
    'rentalValue',
    'city',
    'state',
    'phoneNumber',
    'address',
  ]);
  expect(known('यंत्राचे नाव', 'मॉडेल', 'उत्पादन वर्ष', 'भाडे', 'कामाचे तास', 'विमा', 'पत्ता')).toEqual([
    'name',
    'modelNumber',
    'yearOfMfg',
    'rentalValue',
    'noOfWorkingHrs',
    'insuranceAvailable',
    'address',
  ]);
  expect(
    known('Sr. No.', 'Name of Machine', 'Make & Model', 'YOM', 'Rate / Day (Rs.)', 'Yard', 'Mobile No.', 'Photo'),
  ).toEqual([undefined, 'name', 'modelNumber', 'yearOfMfg', 'rentalValue', 'address', 'phoneNumber', 'image1Url']);
  expect(known('Boom (m)', 'Driver', 'Fuel type', 'Operating weight', 'Tonnage', 'Bucket capacity (cum)')).toEqual([
    'reach',
    'operator',
    'fuel',
    'weight',
    'capacity',
    'bucket',
  ]);
  expect(known('पहुँच', 'चालक', 'ईंधन', 'वज़न')).toEqual(['reach', 'operator', 'fuel', 'weight']);
  expect(known('पोहोच', 'ड्रायव्हर', 'इंधन', 'फेज', 'रुंदी')).toEqual(['reach', 'operator', 'fuel', 'phase', 'width']);
  expect(known('Rate per day', 'Rate per month', 'Monthly rent')).toEqual(['rentalValue', 'rentMonth', undefined]);
  expect(known('Monthly rate')).toEqual(['rentalValue']);
  expect(known('rent_week', 'transport_each', 'Diesel by', 'Security deposit', 'GST', 'gst_included')).toEqual([
    'rentWeek',
    'transportEach',
    'fuelBy',
    'deposit',
    'gstIncluded',
    undefined,
  ]);
  expect(known('ढुलाई', 'एक दिन में घंटे', 'अनामत', 'जादा तास')).toEqual(['transport', 'hoursInDay', 'deposit', 'overtime']);
});

test('the heading of the rent gives its unit if no column does', () => {
  expect(saidByHeadings(['Name', 'Rent per month'], ['name', 'rentalValue'])).toEqual({ rentalType: 'month' });
  expect(saidByHeadings(['दर प्रति दिन'], ['rentalValue'])).toEqual({ rentalType: 'day' });
  expect(saidByHeadings(['Rate/Day', 'Unit'], ['rentalValue', 'rentalType'])).toEqual({});
});

test('cells override the values for all rows, unknown words get their meaning, and picture names are not sent', () => {
  const table = {
    columns: ['n', 't', 'c', 'p'],
    rows: [
      ['JCB', 'Poclain', '', 'jcb.jpg'],
      ['ACE', 'Crane', 'Pune', '/pictures/a/640.webp'],
    ],
  };
  const mapping = ['name', 'equipmentTypeId', 'city', 'image1Url'] as const;
  const words = new Map([['equipmentTypeId Poclain', '29']]);
  expect(rowsOf(table, mapping, { fixed: { city: 'Nashik', state: '' }, words })).toEqual([
    { name: 'JCB', equipmentTypeId: '29', city: 'Nashik' },
    { name: 'ACE', equipmentTypeId: 'Crane', city: 'Pune', image1Url: '/pictures/a/640.webp' },
  ]);
  expect(pictureNamesOf(table, mapping)[0]).toEqual(['jcb.jpg', 'JCB ', 'JCB', 'row 2']);
});

test('the template’s headings are recognized when it is filled in, and its example is not imported', async () => {
  const facts = [{ fact: 'capacity', unit: 'HP' }, { fact: 'bucket', unit: 'm3' }, { fact: 'operator' }] as const;
  const sheets = templateSheets({
    categories: ['Earthmoving'],
    types: [{ value: 'Backhoe loader', facts: [...facts] }],
  });
  const [machines, allowed] = sheets;
  expect(allowed?.rows.slice(0, 2).map((row) => row.slice(0, 3))).toEqual([
    ['Category', 'Equipment type', 'Hired by'],
    ['Earthmoving', 'Backhoe loader', 'Capacity (HP), Bucket (m³), Operator'],
  ]);
  expect(allowed?.rows.slice(0, 4).map((row) => row[allowed.rows[0]?.indexOf('Operator') ?? 0])).toEqual([
    'Operator',
    'Included',
    'At extra cost',
    'Not included',
  ]);
  const columns = machines?.rows[0] ?? [];
  const own = columns.map((name) => (name === 'Name' ? 'JCB & Sons <3DX>' : ''));
  const filled = [{ name: 'Machines', rows: [...(machines?.rows ?? []), own] }, ...sheets.slice(1)];
  const back = await read(workbook(filled));
  expect(back).toMatchObject({ columns, rows: [expect.arrayContaining(['JCB & Sons <3DX>'])] });
  expect(guessMapping(columns)).not.toContain(undefined);
});

test('a template with only its example is distinguished from a file without rows', async () => {
  const empty = await read(workbook(templateSheets({ categories: [], types: [] })));
  expect(empty).toMatchObject({ rows: [], hasExample: true });
  const { open } = createSheet(
    () => Promise.resolve(empty),
    texts,
    () => undefined,
    {},
  );
  expect(await open(new File(['x'], 'template.xlsx'))).toBe(texts.onlyExample);
  expect(await read('Machine,Rate\n')).not.toHaveProperty('hasExample');
});
