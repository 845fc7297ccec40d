import type { EquipmentPage } from '@yantra/contract/calls';
import { otherHalf } from '@yantra/testing/sample';
import { dialogNamed } from './accounts.ts';
import { ask, searchPath } from './api.ts';
import { chooseCity, describe, desktop, expect, quiet, siteUrl, test } from './visitor.ts';

const search = async (term: string): Promise<EquipmentPage> => {
  const { json } = await ask(`${searchPath}?${new URLSearchParams({ searchTerm: term, page: '1' })}`);
  return json as unknown as EquipmentPage;
};

describe('a misspelt search', () => {
  test('for “tracter” finds tractors, and shows the correction', async () => {
    const [found, wellSpelt] = await Promise.all([search('tracter'), search('tractor')]);
    expect(found.understood).toMatchObject({
      corrections: [{ typed: 'tracter', meant: 'tractor' }],
      equipmentType: { type: 'Tractor' },
    });
    expect(found.total).toBeGreaterThan(0);
    expect(found.data.map(({ id }) => id)).toEqual(wellSpelt.data.map(({ id }) => id));
    for (const { categories } of found.data) expect(categories.map(({ name }) => name)).toContain('Tractors');
  });

  test('for “excvator” finds excavators, and says so', async () => {
    const [found, wellSpelt] = await Promise.all([search('excvator'), search('excavator')]);
    expect(found.understood?.corrections).toEqual([{ typed: 'excvator', meant: 'excavator' }]);
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBe(wellSpelt.total);
    for (const { name, equipmentType } of found.data) {
      expect(`${name} ${equipmentType.type} ${equipmentType.subType}`).toMatch(/excavator/i);
    }
  });

  test('for “bengaluru jcb” finds backhoe loaders in Bangalore, JCB first, and names the city', async () => {
    const found = await search('bengaluru jcb');
    expect(found.understood).toMatchObject({ corrections: [], city: { id: '3', name: 'Bangalore' } });
    expect(found.total).toBeGreaterThan(0);
    // JCB stands for the kind: the maker's own come first.
    expect(found.data[0]?.name).toMatch(/JCB/);
    for (const { city, equipmentType } of found.data) {
      expect([city, equipmentType.type]).toEqual(['Bangalore', 'Backhoe loader']);
    }
  });

  test('for an unknown word finds nothing, and says so', async () => {
    expect(await search('qqqqxxxx')).toMatchObject({ success: true, data: [], total: 0 });
  });
});

describe('a search on the site', () => {
  // spec: route.search
  test('shows the correction of a misspelt word, with the machines', async ({ open }) => {
    const page = await open(`${siteUrl}/equipments/tracter`);
    await page.getByText('Showing results for tractor').waitFor();
    await page.getByRole('heading', { name: 'Tractor EQUIPMENTS on rent' }).waitFor();
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
  });

  test('for a city’s machines shows that city, whichever is chosen', async ({ open }) => {
    const page = await open(`${siteUrl}/equipments/${encodeURIComponent('bengaluru jcb')}`);
    await page.getByRole('list', { name: 'Machines on rent in Bangalore' }).getByRole('article').first().waitFor();
  });
});

test(
  'words that name a place keep the list there: another city and a search that goes on say so',
  otherHalf,
  async ({ open }) => {
    const page = await open(`${siteUrl}/equipments/jcb%20hadapsar`, { viewport: desktop });
    await quiet(page);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Tell me of new ones' }).first().click();
    const dialog = dialogNamed(page, 'Tell me of new ones');
    await dialog.getByText(/Hadapsar, Pune/).waitFor();
    await quiet(page);
    // The answer of the list serves.
    expect(asked.filter((path) => path.endsWith('/SearchEquipments'))).toEqual([]);
    await page.keyboard.press('Escape');
    await chooseCity(page, 'Pune', 'Mumbai');
    await page.getByText(/^Your words name .*Hadapsar, Pune.*, so the list stays there\./).waitFor();
    await chooseCity(page, 'Mumbai', 'Pune');
    await page.goto(`${siteUrl}/equipments/jcb`);
    await quiet(page);
    await chooseCity(page, 'Pune', 'Mumbai');
    await quiet(page);
    expect(await page.getByText(/^Your words name/).count()).toBe(0);
  },
);
