import { text as textOf } from 'node:stream/consumers';
/** What people search for in vain becomes a word that is known, and owners who are invited; reports add up what happened. */
import { more } from '@yantra/testing/sample';
import { demoAdmin } from './accounts.ts';
import { ask, searchPath } from './api.ts';
import { accessibilityFaults, wcag } from './faults.ts';
import { callerOf, dashboard, openAs } from './owners.ts';
import { expect, expectSoon, quiet, siteUrl, test } from './visitor.ts';

const punesId = '8';
/** A word that is nobody's: of letters alone, so that no two runs share one. */
const someWord = () =>
  `zq${[...String(Date.now() * 1000 + Math.floor(Math.random() * 1000))].map((digit) => 'bdfgjkmpvx'[Number(digit)] ?? '').join('')}`;
const searchFor = (term: string) =>
  ask(`${searchPath}?searchTerm=${term}&selectedCityId=${punesId}&page=1&pageSize=12`);

test('a word searched for in vain is seen on the radar and added; then it finds machines', more, async ({ open }) => {
  const word = someWord();
  const admin = await callerOf(demoAdmin);
  expect((await searchFor(word)).status).toBe(200);
  // Searches are written together, a moment later.
  const counted = async () => {
    const { json } = await admin.post('/Search/GetRadar', { why: 'word', most: 500 });
    const { terms } = json['data'] as { readonly terms: readonly { readonly term: string; readonly count: number }[] };
    return terms.find(({ term }) => term === word)?.count;
  };
  await expectSoon(counted).toBe(1);
  const page = await openAs(open, demoAdmin, '/radar?why=word');
  const add = page.getByRole('button', { name: `Add word: ${word}` });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await page
    .getByRole('button', { name: /^Add word: / })
    .first()
    .waitFor();
  for (let turn = 0; turn < 40 && (await add.count()) === 0 && (await more.count()) > 0; turn += 1) {
    await more.click();
    await quiet(page);
  }
  expect(await accessibilityFaults(page, wcag)).toEqual([]);
  await add.click();
  await page.getByRole('dialog').getByLabel('Category', { exact: true }).selectOption('Tractor');
  await page.getByRole('dialog').getByRole('button', { name: 'Add word' }).click();
  await page.getByText(`“${word}” now means Tractor.`).first().waitFor();
  await expectSoon(async () => ((await searchFor(word)).json['total'] as number) > 0).toBe(true);
});

test('owners are invited by a text whose link leads to the form of a machine, and counts', async ({ open }) => {
  const admin = await callerOf(demoAdmin);
  const invite = async () =>
    (await admin.post('/Search/InviteOwners', { term: someTerm, cityId: punesId })).json['data'] as {
      readonly url: string;
      readonly visits: number;
    };
  const someTerm = someWord();
  const { url, visits } = await invite();
  expect(visits).toBe(0);
  const page = await open(url.replace(new URL(url).origin, siteUrl));
  await page.waitForURL(`${dashboard}/add-equipment`);
  expect((await invite()).visits).toBe(1);
});

test('the reports show each figure as a chart, a table and a file', more, async ({ open }) => {
  const page = await openAs(open, demoAdmin, '/reports');
  const revenue = page.getByRole('region', { name: 'Revenue by month, without GST' });
  await revenue.getByRole('slider').waitFor();
  await revenue.getByText('Show as a table').click();
  await revenue.getByRole('columnheader', { name: 'Received' }).waitFor();
  expect(await accessibilityFaults(page, wcag)).toEqual([]);
  const saving = page.waitForEvent('download');
  await revenue.getByRole('button', { name: /^Export CSV/ }).click();
  const file = await textOf(await (await saving).createReadStream());
  expect(file).toContain('"Month","Sold","Credited","Revenue","Received","Refunded"');
  expect(file.trim().split('\r\n')).toHaveLength(13);
  await page.getByRole('region', { name: 'Machines and owners by city' }).getByText('Pune').first().waitFor();
});
