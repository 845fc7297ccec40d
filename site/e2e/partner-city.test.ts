import { more, otherHalf } from '@yantra/testing/sample';
import type { Request } from 'playwright-core';
import { carouselTag, pickerTag, test } from './host-page.ts';
import {
  chooseCity,
  cityPanel,
  citySelector,
  describe,
  expect,
  expectSoon,
  machinesIn,
  partnerUrl,
  siteUrl,
} from './visitor.ts';

const storedCity = "JSON.parse(localStorage.getItem('yantra.city'))";

describe('a visitor of the partner’s page', () => {
  test('chooses Mumbai in the picker, and the carousel follows', async ({ open }) => {
    const page = await open(partnerUrl);
    const before = await machinesIn(page, 'Pune');
    await chooseCity(page, 'Pune, Maharashtra', 'Mumbai');
    const after = await machinesIn(page, 'Mumbai');
    expect(after.filter((link) => before.includes(link))).toEqual([]);
    for (const link of after) expect(link).toMatch(`${siteUrl}/equipment-details?id=`);
    await citySelector(page, 'Mumbai, Maharashtra').waitFor();
    await expectSoon(() => cityPanel(page).count()).toBe(0);
  });

  test('is reported by events to the page’s script', async ({ open }) => {
    const page = await open(partnerUrl);
    await machinesIn(page, 'Pune');
    await page.evaluate(() =>
      document.addEventListener('yantra-city-change', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      }),
    );
    await chooseCity(page, 'Pune, Maharashtra', 'Mumbai');
    await expectSoon(() => page.title()).toBe('{"id":"1","name":"Mumbai","state":"Maharashtra"}');
  });

  test(
    'finds Mumbai again after a reload; the page’s address and cookies are unchanged',
    otherHalf,
    async ({ open }) => {
      const page = await open(`${partnerUrl}/?city=2#hire`);
      await machinesIn(page, 'Pune');
      await chooseCity(page, 'Pune, Maharashtra', 'Mumbai');
      const chosen = await machinesIn(page, 'Mumbai');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.reload();
      expect(await machinesIn(page, 'Mumbai')).toEqual(chosen);
      await citySelector(page, 'Mumbai, Maharashtra').waitFor();
      const questions = asked.filter((url) => url.includes('GetActiveSubscriptionEquipments'));
      // One request, although the browser may revalidate its cached answer.
      expect([...new Set(questions)]).toEqual([expect.stringContaining('selectedCityId=1')]);
      expect(page.url()).toBe(`${partnerUrl}/?city=2#hire`);
      expect(await page.evaluate(storedCity)).toMatchObject({ id: '1', name: 'Mumbai' });
      expect(await page.context().cookies()).toEqual([]);
    },
  );

  test('finds Bangalore among all cities by its other name', otherHalf, async ({ open }) => {
    const page = await open(partnerUrl);
    await citySelector(page, 'Pune, Maharashtra').click();
    await cityPanel(page).getByRole('button', { name: 'More Cities' }).click();
    await cityPanel(page).getByRole('searchbox', { name: 'Search cities' }).fill('bengaluru');
    await cityPanel(page).getByRole('button', { name: 'Bangalore, Karnataka' }).click();
    await machinesIn(page, 'Bangalore');
  });

  test('sends us neither cookies nor a bearer token', async ({ open }) => {
    const requests: Request[] = [];
    const page = await open(partnerUrl, {
      before: async (opened) => {
        opened.on('request', (request) => request.url().startsWith(siteUrl) && requests.push(request));
        await opened.context().addCookies([{ name: 'yantra_city', value: '2', url: siteUrl, sameSite: 'Lax' }]);
        await opened.addInitScript(() => localStorage.setItem('accessToken', 'a.b.c'));
      },
    });
    await machinesIn(page, 'Pune');
    await chooseCity(page, 'Pune, Maharashtra', 'Mumbai');
    await machinesIn(page, 'Mumbai');
    expect(requests.length).toBeGreaterThan(5);
    const sent = await Promise.all(requests.map((request) => request.allHeaders()));
    expect(sent.filter((headers) => headers['cookie'] ?? headers['authorization'])).toEqual([]);
  });
});

describe('a page of another company', () => {
  test('can have two scopes, each with its own city', otherHalf, async ({ open, host }) => {
    const scope = (name: string) =>
      `<yantra-scope id="${name}" api-url="${siteUrl}">${pickerTag}${carouselTag}</yantra-scope>`;
    const page = await open(await host(scope('north') + scope('west')));
    const [north, west] = [page.locator('#north'), page.locator('#west')];
    await machinesIn(north, 'Pune');
    await machinesIn(west, 'Pune');
    await north.getByRole('button', { name: 'Pune, Maharashtra' }).click();
    await cityPanel(page)
      .getByRole('button', { name: /^Delhi/ })
      .click();
    await machinesIn(north, 'Delhi');
    await machinesIn(west, 'Pune');
    expect(await west.getByRole('button', { name: 'Pune, Maharashtra' }).count()).toBe(1);
  });

  test('can add a widget later, by script, fixed to a city', more, async ({ open, host }) => {
    const page = await open(await host('<main id="place"></main>'));
    await page.evaluate(() => {
      const carousel = document.createElement('yantra-equipment-carousel');
      carousel.setAttribute('city', 'Chennai');
      carousel.setAttribute('limit', '3');
      document.getElementById('place')?.append(carousel);
    });
    expect(await machinesIn(page, 'Chennai')).toHaveLength(3);
    await page.evaluate(() => document.querySelector('yantra-equipment-carousel')?.setAttribute('city', 'Kolkata'));
    await machinesIn(page, 'Kolkata');
  });

  test('can handle a press on a machine', otherHalf, async ({ open, host }) => {
    const address = await host(carouselTag);
    const page = await open(address);
    const [first = ''] = await machinesIn(page, 'Pune');
    await page.evaluate(() =>
      document.addEventListener('yantra-equipment-select', (event) => {
        event.preventDefault();
        document.title = (event as CustomEvent<{ readonly href: string }>).detail.href;
      }),
    );
    await page.getByRole('article').first().getByRole('link').click();
    await expectSoon(() => page.title()).toBe(first);
    expect(page.url()).toBe(address);
  });

  test('makes no request while the widget is far below the window', otherHalf, async ({ open, host }) => {
    const asked: string[] = [];
    const page = await open(await host(`<div style="height: 5000px"></div>${carouselTag}`), {
      before: async (opened) =>
        opened.on('request', (request) => request.url().startsWith(siteUrl) && asked.push(request.url())),
    });
    expect(asked).toEqual([`${siteUrl}/embed/v1/yantra.js`]);
    await page.locator('yantra-equipment-carousel').scrollIntoViewIfNeeded();
    await machinesIn(page, 'Pune');
  });

  test('shows the first card after three requests: loader, script, machines', async ({ open, host }) => {
    const asked: string[] = [];
    const page = await open(await host(carouselTag), {
      // The widget's other requests fail.
      provokes: /ERR_FAILED/,
      before: (opened) =>
        opened.route(`${siteUrl}/**`, async (route) => {
          const { pathname } = new URL(route.request().url());
          const isNeeded = /^\/(embed\/v1\/(yantra|\w+\/core)\.js|api\/.*)$/.test(pathname);
          if (isNeeded) asked.push(pathname.replace(/\/\w+\/core/, '/core'));
          await (isNeeded || pathname.includes('equipment-carousel') ? route.continue() : route.abort());
        }),
    });
    await machinesIn(page, 'Pune');
    expect(asked.sort()).toEqual([
      '/api/Equipment/GetActiveSubscriptionEquipments',
      '/embed/v1/core.js',
      '/embed/v1/yantra.js',
    ]);
  });
});
