import { otherHalf, sampleOf } from '@yantra/testing/sample';
import { carouselTag, test } from './host-page.ts';
import { elementNames, tagOf } from './in-places.ts';
import { rich } from './machines.ts';
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

  test('a script that fails at first is loaded at the second attempt', otherHalf, async ({ open, host }) => {
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

  test('the content is shown while the machines load, and is then replaced', otherHalf, async ({ open }) => {
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

/** Whether an element shows words, a control or a grey placeholder. Runs in the page. */
function showsSomething(element: Element): boolean {
  const inside = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  return inside.some((one) => {
    const { width, height } = one.getBoundingClientRect();
    const isSeen =
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 20 && height > 10;
    const hasWords = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return isSeen && (hasWords || one.matches('.y-skeleton, button, input, select, svg'));
  });
}

describe('while the marketplace does not answer', () => {
  test.for(sampleOf(elementNames, 3))('%s is no empty box', async (name, { open, host }) => {
    const page = await open(await host(tagOf(name, (await rich()).id)), {
      before: (opened) => opened.route(apiCalls, () => undefined),
    });
    const element = page.locator(`yantra-${name}[state]`);
    await element.waitFor({ state: 'attached' });
    await expectSoon(() => element.evaluate(showsSomething)).toBe(true);
  });
});

describe('when the machines cannot be loaded', () => {
  const fromAnywhere = { 'access-control-allow-origin': '*' };
  test.for([
    ['nothing', undefined],
    ['a failure', { status: 500, json: { success: false, message: 'Something went wrong.' }, headers: fromAnywhere }],
    ['a page', { status: 200, contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>', headers: fromAnywhere }],
  ] as const)(
    'and %s comes instead, the partner’s content is back, and nothing beside it',
    async ([, answer], { open }) => {
      const page = await open(partnerUrl, {
        provokes: /ERR_FAILED|Failed to fetch|500/,
        before: (opened) => opened.route(apiCalls, (route) => (answer ? route.fulfill(answer) : route.abort())),
      });
      const carousel = page.locator('yantra-equipment-carousel[state="error"]');
      await carousel.waitFor({ timeout: 15_000 });
      expect(await page.getByText(phoneLine).isVisible()).toBe(true);
      expect(await carousel.getByRole('alert').all()).toEqual([]);
    },
  );

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

  test('only the server’s own sentence of its answer is shown', otherHalf, async ({ open, host }) => {
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

  test('an empty city is no failure: it says so and links to others', otherHalf, async ({ open, host }) => {
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
