import { carouselTag, test } from './host-page.ts';
import { describe, expect, expectSoon, machinesIn, partnerUrl, siteUrl } from './visitor.ts';

const phoneLine = 'or call 98220 41573';
const apiCalls = `${siteUrl}/api/**`;

describe('when the marketplace cannot be reached', () => {
  test('the partner’s own content stays visible', async ({ open }) => {
    const page = await open(partnerUrl, {
      provokes: /ERR_FAILED/,
      before: (opened) => opened.route(`${siteUrl}/embed/**`, (route) => route.abort()),
    });
    await page.getByText(phoneLine).waitFor();
    expect(await page.getByRole('link', { name: 'Yantra' }).first().isVisible()).toBe(true);
  });

  test.for(['core.js', 'yantra-equipment-carousel.js'])(
    'the partner’s own line stays in sight without %s, which is asked for three times; the element says so',
    async (file, { open, host }) => {
      const stopped: string[] = [];
      const page = await open(
        await host('<yantra-equipment-carousel><p>Call 98220 41573</p></yantra-equipment-carousel>'),
        {
          provokes: /ERR_FAILED|Failed to fetch/,
          before: async (opened) => {
            await opened.clock.install();
            await opened.route(`${siteUrl}/embed/v1/*/${file}`, async (route) => {
              stopped.push(route.request().url());
              await route.abort();
            });
            // Without it no card is drawn that would stay.
            if (file !== 'core.js') await opened.route(apiCalls, (route) => route.abort());
          },
        },
      );
      const element = page.locator('yantra-equipment-carousel');
      for (const tries of [1, 2, 3]) {
        await expectSoon(async () => stopped.length).toBe(tries);
        await page.clock.fastForward(2000);
      }
      await expectSoon(() => element.getAttribute('state')).toBe('error');
      expect(await page.getByText('Call 98220 41573').isVisible()).toBe(true);
    },
  );

  test('a script that fails at first is loaded at the second attempt', async ({ open, host }) => {
    const stopped: string[] = [];
    const page = await open(await host(carouselTag), {
      provokes: /ERR_FAILED|Failed to fetch/,
      before: (opened) =>
        opened.route(`${siteUrl}/embed/v1/*/core.js`, async (route) => {
          stopped.push(route.request().url());
          await (stopped.length > 1 ? route.continue() : route.abort());
        }),
    });
    await machinesIn(page, 'Pune');
    expect(stopped).toHaveLength(2);
  });

  test('the content is shown while the machines load, and is then replaced', async ({ open }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const page = await open(partnerUrl, {
      before: (opened) =>
        opened.route(apiCalls, async (route) => {
          await released;
          await route.continue();
        }),
    });
    await page.locator('yantra-equipment-carousel[state="loading"]').waitFor();
    expect(await page.getByText(phoneLine).isVisible()).toBe(true);
    release();
    await machinesIn(page, 'Pune');
    expect(await page.getByText(phoneLine).isVisible()).toBe(false);
  });
});

describe('when the machines cannot be loaded', () => {
  test('the partner’s content is back, and nothing beside it', async ({ open }) => {
    const page = await open(partnerUrl, {
      provokes: /ERR_FAILED|Failed to fetch/,
      before: (opened) => opened.route(apiCalls, (route) => route.abort()),
    });
    const carousel = page.locator('yantra-equipment-carousel[state="error"]');
    await carousel.waitFor({ timeout: 15_000 });
    expect(await page.getByText(phoneLine).isVisible()).toBe(true);
    expect(await carousel.getByRole('alert').all()).toEqual([]);
  });

  test('a widget without content of the partner’s says so, and Retry loads them', async ({ open, host }) => {
    const page = await open(await host(carouselTag), {
      provokes: /ERR_FAILED|Failed to fetch/,
      before: (opened) => opened.route(apiCalls, (route) => route.abort()),
    });
    const alert = page.getByRole('alert');
    await alert.getByText(/^Error: ./).waitFor({ timeout: 15_000 });
    await page.unroute(apiCalls);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await machinesIn(page, 'Pune');
  });

  test('only the server’s own sentence of its answer is shown', async ({ open, host }) => {
    const body = { success: false, message: 'We are moving house. Back at noon.', code: 'server.failed' };
    const page = await open(await host(carouselTag), {
      provokes: /500/,
      before: (opened) =>
        opened.route(apiCalls, (route) =>
          route.fulfill({ status: 500, json: body, headers: { 'access-control-allow-origin': '*' } }),
        ),
    });
    await page.getByText('Error: We are moving house. Back at noon.').waitFor({ timeout: 15_000 });
    expect(await page.getByRole('alert').innerText()).not.toContain('server.failed');
  });

  test('an empty city is no failure: it says so and links to others', async ({ open, host }) => {
    const page = await open(
      await host('<yantra-equipment-carousel city="Nowhere at all"><p>Call us.</p></yantra-equipment-carousel>'),
    );
    await page.getByText('No machines in Nowhere at all yet').waitFor();
    expect(await page.getByRole('link', { name: 'See all machines' }).getAttribute('href')).toBe(
      `${siteUrl}/equipments`,
    );
    expect(await page.getByText('Call us.').isVisible()).toBe(false);
  });
});
