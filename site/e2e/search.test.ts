import type { EquipmentPage } from '@yantra/contract/calls';
import { ask, searchPath } from './api.ts';
import { describe, expect, siteUrl, test } from './visitor.ts';

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
