import { more, otherHalf } from '@yantra/testing/sample';
import {
  carouselOf,
  chooseCity,
  cityPanel,
  citySelector,
  describe,
  expect,
  expectSoon,
  machinesIn,
  siteUrl,
  test,
} from './visitor.ts';

const listPath = '/api/Equipment/GetActiveSubscriptionEquipments';

/** Asks the API for the cities of some machines. */
async function citiesOf(links: readonly string[]): Promise<readonly string[]> {
  const cities = await Promise.all(
    links.map(async (link) => {
      const id = new URL(link).searchParams.get('id') ?? '';
      const answer = await fetch(`${siteUrl}/api/Equipment/GetEquipmentById?id=${id}`);
      return ((await answer.json()) as { readonly data: { readonly city: string } }).data.city;
    }),
  );
  return [...new Set(cities)];
}

describe('a visitor of the site', () => {
  // spec: header.default-city, visitors.may, about.rupees
  test('sees machines of Pune at first, each with its name, price and unit', async ({ open }) => {
    const page = await open(siteUrl);
    expect(await citiesOf(await machinesIn(page, 'Pune'))).toEqual(['Pune']);
    await citySelector(page, 'Pune').waitFor();
    const cards = await carouselOf(page, 'Pune').getByRole('article').allTextContents();
    for (const card of cards) expect(card).toMatch(/₹[\d,]+(\.\d\d)?\s*\/\s*(hour|day|week|month)/);
  });

  // spec: city.pick, carousel.reload, carousel.reload-again
  test('chooses Mumbai: the machines, their links, the label and the title are Mumbai’s', async ({ open }) => {
    const page = await open(siteUrl);
    const before = await machinesIn(page, 'Pune');
    await chooseCity(page, 'Pune', 'Mumbai');
    const after = await machinesIn(page, 'Mumbai');
    expect(await citiesOf(after)).toEqual(['Mumbai']);
    expect(after.filter((link) => before.includes(link))).toEqual([]);
    await citySelector(page, 'Mumbai').waitFor();
    await expectSoon(() => carouselOf(page, 'Pune').count()).toBe(0);
    await expectSoon(() => page.title()).toBe('Machines for hire in Mumbai · Yantra');
    await expectSoon(() => cityPanel(page).count()).toBe(0);
  });

  test(
    'finds Mumbai again after a reload, already in the first HTML and without another request',
    otherHalf,
    async ({ open }) => {
      const page = await open(siteUrl);
      await chooseCity(page, 'Pune', 'Mumbai');
      const chosen = await machinesIn(page, 'Mumbai');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const answer = await page.reload();
      const html = (await answer?.text()) ?? '';
      expect(html).toContain('<title>Machines for hire in Mumbai · Yantra</title>');
      for (const link of chosen) expect(html).toContain(`href="${link.replace(siteUrl, '')}"`);
      expect(await machinesIn(page, 'Mumbai')).toEqual(chosen);
      await citySelector(page, 'Mumbai').waitFor();
      expect(asked.filter((url) => url.includes(listPath))).toEqual([]);
      const kept = await page.context().cookies(siteUrl);
      expect(kept).toMatchObject([{ name: 'yantra_city', value: '1', sameSite: 'Lax', path: '/' }]);
    },
  );

  test('shares an address with a city, which shows that city', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/?city=1`);
    await machinesIn(page, 'Mumbai');
    await chooseCity(page, 'Mumbai', 'Delhi');
    await machinesIn(page, 'Delhi');
    expect(new URL(page.url()).searchParams.get('city')).toBe('2');
  });

  test('finds Bangalore among all cities by its other name', more, async ({ open }) => {
    const page = await open(siteUrl);
    await citySelector(page, 'Pune').click();
    await cityPanel(page).getByRole('button', { name: 'More Cities' }).click();
    await cityPanel(page).getByRole('searchbox', { name: 'Search cities' }).fill('bengaluru');
    const found = cityPanel(page).getByRole('list', { name: 'Cities and towns' }).getByRole('button');
    await expectSoon(() => found.first().innerText()).toMatch(/^Bangalore, Karnataka\b/);
    await found.first().click();
    expect(await citiesOf(await machinesIn(page, 'Bangalore'))).toEqual(['Bangalore']);
  });

  test('sees a city that is none of the ten first when the panel opens again', more, async ({ open }) => {
    const page = await open(siteUrl);
    await citySelector(page, 'Pune').click();
    await cityPanel(page).getByRole('searchbox', { name: 'Search cities' }).fill('nashik');
    await cityPanel(page).getByRole('button', { name: 'Nashik, Maharashtra' }).click();
    await expectSoon(() => cityPanel(page).count()).toBe(0);
    await citySelector(page, 'Nashik').click();
    const pinned = cityPanel(page).getByRole('listitem').first();
    expect(await pinned.innerText()).toContain('Nashik');
    expect(await pinned.getByRole('button', { pressed: true }).count()).toBe(1);
  });

  // spec: about.browse, carousel.reload, carousel.reload-again
  test('chooses a category, and the list has only that category, then all again', async ({ open }) => {
    const page = await open(siteUrl);
    const all = await machinesIn(page, 'Pune');
    const bar = page.getByRole('navigation', { name: 'Categories' });
    const answered = page.waitForResponse((response) => response.url().includes('categoryId=1'));
    await bar.getByRole('link', { name: 'Tractors' }).click();
    const { data } = (await (await answered).json()) as { readonly data: readonly { readonly id: string }[] };
    const wanted = data.map(({ id }) => `${siteUrl}/equipment-details?id=${id}`);
    await expectSoon(() => machinesIn(page, 'Pune')).toEqual(wanted);
    expect(await bar.locator('[aria-current="true"]').innerText()).toBe('Tractors');
    expect(page.url()).toBe(`${siteUrl}/?categoryId=1`);
    await bar.getByRole('link', { name: 'All', exact: true }).click();
    await expectSoon(() => machinesIn(page, 'Pune')).toEqual(all);
  });

  // spec: carousel.bar, carousel.reload
  test(
    'finds city and category again after Back and a reload, and View All keeps them',
    otherHalf,
    async ({ open }) => {
      const page = await open(siteUrl);
      await machinesIn(page, 'Pune');
      await chooseCity(page, 'Pune', 'Mumbai');
      await machinesIn(page, 'Mumbai');
      const bar = page.getByRole('navigation', { name: 'Categories' });
      await bar.getByRole('link', { name: 'Earthmoving' }).click();
      await expectSoon(async () => new URL(page.url()).search).toBe('?city=1&categoryId=6');
      const all = page.getByRole('link', { name: 'View All' });
      await expectSoon(() => all.getAttribute('href')).toBe('/equipments?categoryId=6');
      const chosen = await machinesIn(page, 'Mumbai');
      await carouselOf(page, 'Mumbai').getByRole('article').first().getByRole('link').click();
      await page.waitForURL(/equipment-details/);
      await page.goBack();
      await expectSoon(() => machinesIn(page, 'Mumbai')).toEqual(chosen);
      expect(await bar.locator('[aria-current="true"]').innerText()).toBe('Earthmoving');
      const served = (await (await page.reload())?.text()) ?? '';
      for (const link of chosen) expect(served).toContain(`href="${link.replace(siteUrl, '')}"`);
      expect(await machinesIn(page, 'Mumbai')).toEqual(chosen);
      await all.click();
      await page.getByRole('heading', { name: 'Earthmoving EQUIPMENTS on rent' }).waitFor();
      // The city chosen last counts, and the address of the home page has it.
      await chooseCity(page, 'Mumbai', 'Delhi');
      await page.goBack();
      await machinesIn(page, 'Delhi');
      await expectSoon(async () => new URL(page.url()).search).toBe('?city=2&categoryId=6');
    },
  );
});
