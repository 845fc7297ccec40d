// @module-tag other
/** Tags in shadow roots of a page's own components, pages that grow, and pages that paste the loader in another way. */
import { byHalves, otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { carouselTag, pickerTag, test } from './host-page.ts';
import { describe, expect, expectSoon, siteUrl } from './visitor.ts';

const inRoot = (page: Page) => page.locator('#own yantra-equipment-carousel[state=ready] article').first();
const loaderPath = `${siteUrl}/embed/v1/yantra.js`;
const moduleLoader = `<script type="module" src="${loaderPath}"></script>`;

describe('a tag in a shadow root of the page', () => {
  for (const [rows, half] of byHalves([
    ['declared', `<div id="own"><template shadowrootmode="open">${carouselTag}</template></div>`, ''],
    [
      'there before the loader',
      '<div id="own"></div>',
      `document.getElementById('own').attachShadow({ mode: 'open' }).innerHTML = '${carouselTag}';`,
    ],
    [
      'made after the loader',
      '<div id="own"></div>',
      `addEventListener('load', () => setTimeout(() => {
        document.getElementById('own').attachShadow({ mode: 'open' }).innerHTML = '<p>Our machines</p>${carouselTag}';
      }));`,
    ],
    [
      'of an element that is defined late',
      '<own-page id="own"></own-page>',
      `addEventListener('load', () => setTimeout(() => customElements.define('own-page', class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' });
          // As templates do: first the root, then what stands in it.
          queueMicrotask(() => { this.shadowRoot.innerHTML = '${carouselTag}'; });
        }
      })));`,
    ],
    [
      'in another shadow root',
      '<div id="own"></div>',
      `const outer = document.getElementById('own').attachShadow({ mode: 'open' });
      outer.innerHTML = '<section><b></b></section>';
      addEventListener('load', () => setTimeout(() => {
        outer.querySelector('b').parentNode.attachShadow({ mode: 'open' }).innerHTML = '${carouselTag}';
      }));`,
    ],
  ] as const)) {
    test.for(rows)('%s comes to life', half, async ([, body, script], { open, host }) => {
      const page = await open(await host(`${body}<script>${script}</script>`));
      await inRoot(page).waitFor();
    });
  }

  test('that is closed does so once the page says which', otherHalf, async ({ open, host }) => {
    const page = await open(
      await host(
        `<div id="place"></div><script>
          window.own = document.getElementById('place').attachShadow({ mode: 'closed' });
          window.own.innerHTML = '${carouselTag}';
        </script>`,
        {},
        `${moduleLoader}<script type="module">yantra.watch(window.own)</script>`,
      ),
    );
    await expectSoon(() =>
      page.evaluate(() => {
        const { own } = window as unknown as { readonly own: ShadowRoot };
        return own.querySelector('yantra-equipment-carousel')?.getAttribute('state');
      }),
    ).toBe('ready');
  });

  test(
    'is not looked for in the widgets themselves, and a page’s own roots stay as they are',
    otherHalf,
    async ({ open, host }) => {
      const page = await open(await host(`${carouselTag}<div id="own"></div>`));
      await page.locator('yantra-equipment-carousel[state=ready]').waitFor();
      const modes = await page.evaluate(() => {
        const [own] = document.querySelectorAll('#own');
        const closed = document.createElement('div');
        const root = closed.attachShadow({ mode: 'closed', delegatesFocus: true });
        return [own?.attachShadow({ mode: 'open' }).mode, root.mode, root.delegatesFocus, closed.shadowRoot];
      });
      expect(modes).toEqual(['open', 'closed', true, null]);
    },
  );
});

describe('the loader', () => {
  for (const [rows, half] of byHalves([
    ['as a classic script', `<script src="${loaderPath}"></script>`],
    ['as a classic script that is async', `<script async src="${loaderPath}"></script>`],
    ['as a classic script that is deferred', `<script defer src="${loaderPath}?from=manager"></script>`],
    [
      'by a tag manager',
      `<script>const tag = document.createElement('script'); tag.src = '${loaderPath}'; document.head.append(tag);</script>`,
    ],
  ] as const)) {
    test.for(rows)(
      'works pasted %s, and leaves nothing of its own on the page',
      half,
      async ([, head], { open, host }) => {
        const page = await open(await host('<script>window.before = Object.keys(window);</script>', {}, ''));
        const plain = await page.evaluate(() => Object.keys(window));
        const live = await open(await host(`${carouselTag}${pickerTag}`, {}, head));
        await live.locator('yantra-equipment-carousel[state=ready] article').first().waitFor();
        const names = await live.evaluate(() => Object.keys(window));
        expect(names.filter((name) => !plain.includes(name) && name !== 'tag').toSorted()).toEqual([
          'yantra',
          'yantra.early.2',
        ]);
      },
    );
  }

  test(
    'that cannot load a widget’s code shows what the tag holds, and tells the page',
    otherHalf,
    async ({ open, host }) => {
      const tag = '<yantra-lead-form><a href="/call">Call us</a></yantra-lead-form>';
      const listen = `<script>addEventListener('yantra-error', ({ target, detail }) => { window.heard = [target.localName, detail.code]; });</script>`;
      const page = await open(await host(listen + tag), {
        provokes: /yantra-lead-form/,
        before: (opened) => opened.route(/yantra-lead-form\.js/, (route) => route.abort()),
      });
      await page.locator('yantra-lead-form[state=error]').waitFor({ timeout: 12_000 });
      expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
        'yantra-lead-form',
        'blocked',
      ]);
      await page.getByRole('link', { name: 'Call us' }).waitFor();
    },
  );

  test('looks at what is added, and not at the whole page again', otherHalf, async ({ open, host }) => {
    const page = await open(await host(`${pickerTag}<main>${'<p><b>One</b> of many</p>'.repeat(10_000)}</main>`));
    await page.locator('yantra-city-picker[state=ready]').waitFor();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devTools.send('Performance.enable');
    const scripting = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
    };
    const change = (isWatched: boolean) =>
      page.evaluate(async (watched) => {
        const place = document.createElement('div');
        if (watched) document.body.append(place);
        for (let n = 0; n < 300; n += 1) {
          place.append(document.createElement('i'));
          await new Promise((done) => queueMicrotask(() => done(undefined)));
        }
      }, isWatched);
    await change(true);
    const costs: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const [start, detached, attached] = [
        await scripting(),
        await change(false).then(scripting),
        await change(true).then(scripting),
      ];
      costs.push(attached - detached - (detached - start));
    }
    // The least: the machine does other things too.
    expect(Math.min(...costs), 'milliseconds of 300 changes on 20,000 elements').toBeLessThan(20);
  });
});
