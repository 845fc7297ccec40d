/**
 * What people search for, as they type it: in Devanagari on a phone, with no results, without JavaScript, by size and by place.
 */
import { readFileSync } from 'node:fs';
import type { EquipmentPage, Suggestions } from '@yantra/contract/calls';
import { allCities } from '@yantra/places/all';
import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
import type { Locator, Page } from 'playwright-core';
import { somebody } from './accounts.ts';
import { ask, searchPath } from './api.ts';
import { accessibilityFaults, overflowing } from './faults.ts';
import {
  cityPanel,
  citySelector,
  describe,
  desktop,
  expect,
  expectSoon,
  phone,
  siteUrl,
  test,
  quiet,
} from './visitor.ts';

const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };
const pune = '8';
const nashik = '24';
/** As written in Devanagari, and as searched for in Latin letters. */
const jcb = 'जेसीबी';

async function search(searchTerm: string, selectedCityId: string): Promise<EquipmentPage> {
  const { json } = await ask(`${searchPath}?${new URLSearchParams({ searchTerm, selectedCityId, page: '1' })}`);
  return json as unknown as EquipmentPage;
}
const firstOf = ({ data, nearby = [] }: EquipmentPage) => [...data, ...nearby].slice(0, 3);

/** A town without any machines. */
async function emptyTown(): Promise<(typeof allCities)[number]> {
  for (const town of allCities.toSorted((one, other) => (one.population ?? 0) - (other.population ?? 0))) {
    const { json } = await ask(`${searchPath}?${new URLSearchParams({ selectedCityId: town.id, page: '1' })}`);
    if (json['total'] === 0) return town;
  }
  throw new Error('Every town has machines.');
}

const addressOf = (words: string, city = pune) => `${siteUrl}/equipments/${encodeURIComponent(words)}?city=${city}`;
const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Search equipment' });
const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
const cardsIn = (page: Page, place: string): Locator =>
  page.getByRole('list', { name: `Machines on rent in ${place}`, exact: true }).getByRole('article');
const section = (page: Page, heading: string): Locator => page.getByRole('region', { name: heading, exact: true });
const towns = (page: Page): Locator => page.getByRole('list', { name: 'Towns that have some, nearest first' });

const machineId = /\/equipment-details\?id=([\w-]+)/;
const idsOf = async (cards: Locator): Promise<string[]> => {
  const links = await cards.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return links.flatMap((link) => machineId.exec(link)?.[1] ?? []);
};

/** No sideways scrolling and no accessibility fault, on a phone and on a desktop. */
async function expectNoFault(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    const faults = [...(await accessibilityFaults(page)), ...(await overflowing(page))];
    expect(faults, `${page.url()} at ${size.width} px`).toEqual([]);
  }
}

describe('जेसीबी on a phone, in Nashik', () => {
  test('is suggested while typing, chosen by touch, and leads to a backhoe loader', async ({ open }) => {
    const page = await open(siteUrl, { viewport: phone, hasTouch: true, locale: 'hi-IN' });
    await citySelector(page, 'Pune').tap();
    await cityPanel(page).getByRole('searchbox', { name: 'Search cities' }).fill('nashik');
    await cityPanel(page).getByRole('button', { name: 'Nashik, Maharashtra' }).tap();
    await citySelector(page, 'Nashik').waitFor();
    await box(page).tap();
    // An on-screen keyboard composes the word and commits it as a whole at the end.
    const keyboard = await page.context().newCDPSession(page);
    for (let length = 1; length <= jcb.length; length += 1) {
      const text = jcb.slice(0, length);
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
    }
    await keyboard.send('Input.insertText', { text: jcb });
    const kind = suggestions(page).getByRole('option', { name: jcb }).first();
    await expectSoon(() => kind.textContent()).toMatch(/\d+ in Nashik/u);
    expect(await overflowing(page)).toEqual([]);
    await kind.tap();
    await page.waitForURL(/\/equipments\/Backhoe%20loader/i);
    await cardsIn(page, 'Nashik').first().waitFor();
    const found = await search(jcb, nashik);
    expect(found.data.map(({ equipmentType }) => equipmentType.type)).toEqual(found.data.map(() => 'Backhoe loader'));
    expect(await idsOf(cardsIn(page, 'Nashik'))).toEqual(found.data.map(({ id }) => id));
    await cardsIn(page, 'Nashik').first().getByRole('link').tap();
    await page.waitForURL(machineId);
    await page.getByRole('heading', { level: 1, name: found.data[0]?.name ?? '' }).waitFor();
  });

  test('is chosen by the arrow keys and Enter', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/?city=${nashik}`, { viewport: phone });
    await box(page).focus();
    await box(page).pressSequentially(jcb, { delay: 30 });
    await suggestions(page).getByRole('option', { name: jcb }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await suggestions(page).getByRole('option', { selected: true }).textContent()).toContain(jcb);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/equipments\/Backhoe%20loader/i);
    await cardsIn(page, 'Nashik').first().waitFor();
  });

  test('is searched as typed on Enter', more, async ({ open }) => {
    const page = await open(`${siteUrl}/?city=${nashik}`, { viewport: phone });
    await box(page).pressSequentially(jcb);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/equipments/${encodeURIComponent(jcb)}`));
    await cardsIn(page, 'Nashik').first().waitFor();
    expect(await page.getByText('Showing results for').count()).toBe(0);
  });
});

describe('a tower crane in a town without machines', () => {
  test('is shown from the nearest elsewhere, with links to their towns', otherHalf, async ({ open }) => {
    const town = await emptyTown();
    const page = await open(addressOf('tower crane', town.id), { viewport: phone });
    await page.getByRole('heading', { name: 'No Equipment found' }).waitFor();
    const elsewhere = section(page, 'Nearest elsewhere');
    const found = await search('tower crane', town.id);
    expect(found.data).toEqual([]);
    expect(await idsOf(elsewhere.getByRole('article'))).toEqual(found.nearby?.map(({ id }) => id));
    const distances = found.nearby?.map(({ distanceKm = 0 }) => distanceKm) ?? [];
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(await elsewhere.getByText(/, [\d,]+ km$/).count()).toBe(distances.length);
    await expectNoFault(page);
    await page.setViewportSize(phone);
    const [next] = found.nearbyCities ?? [];
    const name = next?.name ?? '';
    await towns(page)
      .getByRole('link', { name: new RegExp(`^${name} [\\d,]+ km · ${next?.count}$`) })
      .click();
    await cardsIn(page, name).first().waitFor();
    expect(await cardsIn(page, name).count()).toBe(next?.count);
    await citySelector(page, name).waitFor();
  });

  test('is requested from owners in place, with the words filled in', more, async ({ open }) => {
    const town = await emptyTown();
    const page = await open(addressOf('tower crane', town.id), { extraHTTPHeaders: somebody().extraHTTPHeaders });
    const tell = section(page, 'Tell an owner what you need');
    const form = tell.getByRole('form', { name: 'Your requirement' });
    await form.getByText('tower crane').waitFor();
    expect(await page.getByLabel('Select Category').locator('option:checked').innerText()).toBe('Lifting');
    await page.getByLabel('Full Name').fill('Sunita Jadhav');
    await page.getByLabel('Email Id').fill('sunita.jadhav@example.com');
    await page.getByLabel('Phone no.').fill('9822041573');
    const sent = page.waitForRequest('**/api/Lead/SubmitRequirement');
    await page.getByRole('button', { name: 'Submit Requirement' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ details: 'tower crane', selectedCityId: town.id });
    expect((await (await sent).response())?.status()).toBe(200);
    await page.waitForURL(/\/equipments\?categoryId=\d+$/);
    await page
      .getByText(/Sunita/)
      .first()
      .waitFor();
  });
});

describe('without JavaScript', () => {
  test('a misspelt word is corrected, and can be searched as typed', more, async ({ open }) => {
    const page = await open(addressOf('tracter'), noScript);
    await page.getByText('Showing results for tractor').waitFor();
    expect(await cardsIn(page, 'Pune').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: /^Search instead for/ }).click();
    expect(await page.getByText('Showing results for').count()).toBe(0);
    await page.getByRole('heading', { name: 'No Equipment found' }).waitFor();
  });

  test('the known words are searched, and the others named', more, async ({ open }) => {
    const page = await open(addressOf('jcb blorptastic'), noScript);
    await page.getByText('Nothing is known of “blorptastic”: shown without it.').waitFor();
    expect(await cardsIn(page, 'Pune').count()).toBeGreaterThan(0);
  });

  test('the nearest elsewhere are shown, with links to the towns', otherHalf, async ({ open }) => {
    const town = await emptyTown();
    const page = await open(addressOf('tower crane', town.id), noScript);
    await page.getByRole('heading', { name: 'No Equipment found' }).waitFor();
    expect(await section(page, 'Nearest elsewhere').getByRole('article').count()).toBeGreaterThan(0);
    const link = towns(page).getByRole('link').first();
    const name = / [\d,]+ km · \d+$/[Symbol.split]((await link.innerText()).replaceAll(/\s+/g, ' '))[0] ?? '';
    await link.click();
    await cardsIn(page, name).first().waitFor();
  });

  test('words without a meaning lead to popular kinds', more, async ({ open }) => {
    const page = await open(addressOf('asdfgh'), noScript);
    await page.getByText('We know of nothing called “asdfgh”.').waitFor();
    const kind = section(page, 'Often looked for').getByRole('link').first();
    const address = (await kind.getAttribute('href')) ?? '';
    await kind.click();
    await page.waitForURL(siteUrl + address);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  });

  test('“near me” does not ask for the position, and shows the chosen city', otherHalf, async ({ open }) => {
    const page = await open(addressOf('crane near me'), noScript);
    expect(await page.content()).toContain('To show what is near you, we need to know where you are.');
    expect(await page.getByRole('button', { name: 'Use my location' }).count()).toBe(0);
    expect(await cardsIn(page, 'Pune').count()).toBeGreaterThan(0);
  });
});

describe('words with more than one meaning', () => {
  test('two kinds in one search are both among the first three', async ({ open }) => {
    const page = await open(addressOf('tractor with rotavator'));
    const found = await search('tractor with rotavator', pune);
    const kinds = firstOf(found).map(({ equipmentType }) => equipmentType.type);
    expect(kinds).toEqual(expect.arrayContaining(['Tractor', 'Rotavator']));
    expect((await idsOf(cardsIn(page, 'Pune'))).slice(0, 3)).toEqual(firstOf(found).map(({ id }) => id));
  });

  test('a size puts the nearest first', more, async ({ open }) => {
    const page = await open(addressOf('14 ton crane'));
    await page.getByText('About 14 t first').waitFor();
    const { data } = await search('14 ton crane', pune);
    const far = data.map(({ capacity }) => Math.abs((capacity?.value ?? Infinity) - 14));
    expect(far[0]).toBe(Math.min(...far));
    expect((await idsOf(cardsIn(page, 'Pune')))[0]).toBe(data[0]?.id);
    expect(await cardsIn(page, 'Pune').first().innerText()).toContain('14 t');
  });

  test('a place in the words moves the search there', otherHalf, async ({ open }) => {
    const page = await open(addressOf('crane kothrud', nashik));
    const facts = page.getByRole('list', { name: 'How we read your search' });
    await facts.getByText(/^Around Kothrud, Pune, within \d+ km$/).waitFor();
    const ids = await idsOf(page.getByRole('main').getByRole('article'));
    const { data } = await search('crane kothrud', nashik);
    expect(ids.slice(0, 3)).toEqual(data.slice(0, 3).map(({ id }) => id));
    for (const { city, distanceKm = Infinity } of data.slice(0, 3)) {
      expect(city).toBe('Pune');
      expect(distanceKm).toBeLessThan(25);
    }
  });
});

test('a maker without machines here is named, with a link to its nearest', otherHalf, async ({ open }) => {
  const page = await open(addressOf('volvo excavator'), { viewport: phone });
  await page.getByText('Nothing called “volvo” here. These are others of the kind.').waitFor();
  await quiet(page);
  await page.getByRole('link', { name: '“volvo”, nearest elsewhere' }).click();
  const top = async () => (await page.getByRole('heading', { name: '“volvo”, nearest elsewhere' }).boundingBox())?.y;
  // Below the sticky header.
  await expectSoon(top).toBeLessThan(phone.height / 2);
  expect(await top()).toBeGreaterThan((await page.getByRole('banner').boundingBox())?.height ?? 0);
  await page.keyboard.press('Tab');
  expect(await towns(page).evaluate((list) => list.contains(document.activeElement))).toBe(true);
});

test('recent searches appear on focus, are repeated, and are deleted', more, async ({ open }) => {
  const page = await open(siteUrl);
  for (const words of ['tractor', 'hydra 14 ton', jcb]) {
    await box(page).fill(words);
    // The code that keeps them is loaded with the suggestions.
    await suggestions(page).waitFor();
    await box(page).press('Enter');
    await page.waitForURL(`${siteUrl}/equipments/${encodeURIComponent(words)}`);
  }
  await page.goto(siteUrl);
  const rows = suggestions(page).getByRole('group', { name: 'Recent' }).getByRole('option');
  await expectSoon(async () => {
    await box(page).blur();
    await box(page).focus();
    return rows.allInnerTexts();
  }).toEqual([jcb, 'hydra 14 ton', 'tractor']);
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Remove hydra 14 ton' }).click();
  await expectSoon(() => rows.allInnerTexts()).toEqual([jcb, 'tractor']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expectSoon(() => rows.allInnerTexts()).toEqual(['tractor']);
  await rows.click();
  await page.waitForURL(`${siteUrl}/equipments/tractor`);
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('yantra.searches'))).toBe('["tractor"]');
});

/** What shows that a state is there, by address. */
const states: readonly (readonly [what: string, words: string, city: string, sign: string | RegExp])[] = [
  ['a misspelt word', 'tracter', pune, 'Showing results for tractor'],
  ['a word that is not known', 'jcb blorptastic', pune, /^Nothing is known of/],
  ['the nearest elsewhere', 'tower crane', nashik, 'Nearest elsewhere'],
  ['a maker that is not here', 'volvo excavator', pune, /“volvo”/],
  ['nothing that is known', 'asdfgh', pune, 'Often looked for'],
  ['a position to be asked for', 'crane near me', pune, 'Use my location'],
  ['a place and a size', 'hydra 14 ton kothrud', pune, /^Around Kothrud, Pune/],
  ['words in Devanagari', `${jcb} भाड्याने`, nashik, 'More near Nashik'],
];

test.for(sampleOf(states))('a page with %s has no accessibility fault', async ([, words, city, sign], { open }) => {
  const page = await open(addressOf(words, city));
  await page.getByText(sign).first().waitFor();
  await quiet(page);
  await expectNoFault(page);
});

test('the box with suggestions has no accessibility fault', otherHalf, async ({ open }) => {
  const page = await open(`${siteUrl}/?city=${nashik}`, { viewport: phone });
  await box(page).pressSequentially(jcb);
  await suggestions(page).getByRole('option').first().waitFor();
  await expectNoFault(page);
});

interface Typed {
  readonly query: string;
  /** Types, or kinds of one: `Type / Sub type`. */
  readonly accepted: readonly string[];
  readonly city: string;
}

/** What people type (packages/server/src/testing/queries), in their city; in Pune where none is given. */
function typedByPeople(): readonly Typed[] {
  const file = new URL('../../packages/server/src/testing/queries/open.tsv', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [query = '', types = '', place] = line.split('\t');
    const city = allCities.find(({ name }) => name === place)?.id ?? pune;
    return { query, accepted: types.split('|').map((type) => type.trim()), city };
  });
}

/** The machines of the first cards in the served HTML. */
async function servedIds({ query, city }: Typed): Promise<readonly string[]> {
  const { text } = await ask(`/equipments/${encodeURIComponent(query)}?city=${city}`);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return [...main.matchAll(/<article.*?<\/article>/gs)].slice(0, 3).map(([card]) => machineId.exec(card)?.[1] ?? '');
}

test(
  'what people type finds the right kind by API, on the page and in the suggestions',
  { ...otherHalf, timeout: 300_000 },
  async () => {
    const queries = sampleOf(typedByPeople(), 40);
    const missed: string[] = [];
    const notSuggested: string[] = [];
    for (const typed of queries) {
      const { query, accepted, city } = typed;
      const first = firstOf(await search(query, city));
      expect(await servedIds(typed), query).toEqual(first.map(({ id }) => id));
      const names = first.flatMap(({ equipmentType: { type, subType } }) => [type, `${type} / ${subType}`]);
      if (!names.some((name) => accepted.includes(name))) missed.push(query);
      const asked = new URLSearchParams({ text: query, selectedCityId: city });
      const { types = [] } = (await ask(`/api/Search/Suggest?${asked}`)).json['data'] as Suggestions;
      const groups = accepted.map((name) => name.split(' / ')[0]);
      // A maker or model alone is suggested by its machines' names.
      if (types.length > 0 && !types.slice(0, 3).some(({ type }) => groups.includes(type))) notSuggested.push(query);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(queries.length * 0.03);
    expect(notSuggested.length, notSuggested.join('\n')).toBeLessThanOrEqual(queries.length * 0.03);
  },
);
