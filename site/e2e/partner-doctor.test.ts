import { strictPolicy } from '@yantra/testing/board';
import { byHalves, otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { test } from './host-page.ts';
import { describe, expect, expectSoon, siteUrl } from './visitor.ts';

/** What the page prints with `?yantra-debug=1`; its clock is controlled. */
async function reportOf(page: Page, reports: readonly string[]): Promise<string> {
  await expectSoon(async () => {
    await page.clock.fastForward(8000);
    return reports.length;
  }).toBeGreaterThan(0);
  return reports[0] ?? '';
}

/** Collects reports, starting before the page loads. */
function listening() {
  const reports: string[] = [];
  return {
    reports,
    before: async (page: Page) => {
      await page.clock.install();
      page.on('console', (message) => message.text().startsWith('Yantra doctor') && reports.push(message.text()));
    },
  };
}

const sheet = `<link rel="stylesheet" href="${siteUrl}/embed/v1/place.css">`;
const loader = `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script>`;
const picker = '<yantra-city-picker></yantra-city-picker>';

describe('the doctor', () => {
  test('reports no fault on a correct page, and is loaded only on request', async ({ open, host }) => {
    const { reports, before } = listening();
    const address = await host(
      '<yantra-city-picker class="pick" data-x="1" theme="dark"></yantra-city-picker>',
      {},
      sheet + loader,
    );
    const page = await open(`${address}?yantra-debug=1`, { before });
    // The clock jumps once, and on a busy machine the widget might not be there before that.
    await page.locator('yantra-city-picker[state="ready"]').waitFor();
    expect(await reportOf(page, reports)).toBe(
      [
        'Yantra doctor: all is well.',
        `- Loaded from ${siteUrl}/embed/v1/yantra.js.`,
        '- <yantra-city-picker> is ready.',
      ].join('\n'),
    );
    const asked: string[] = [];
    await open(address, {
      before: async (plain) => plain.on('request', (request) => request.url().includes('doctor') && asked.push('')),
    });
    expect(asked).toEqual([]);
  });

  test('reports typos in tags and attributes, missing scopes, refused keys, and a second version', async ({
    open,
    host,
  }) => {
    const { reports, before } = listening();
    const address = await host(
      '<yantra-equipment-carusel></yantra-equipment-carusel><yantra-city-picker apearance="inline" for="nort"></yantra-city-picker>' +
        '<yantra-equipment-carousel partner="pk_of_nobody"></yantra-equipment-carousel>' +
        `<script type="module" src="${siteUrl}/embed/0.2.0/yantra.js"></script>`,
    );
    const page = await open(`${address}?yantra-debug=1`, { before, provokes: /40[34]|Failed to fetch|ERR_/ });
    const report = await reportOf(page, reports);
    for (const line of [
      `- The loader is on the page in 2 versions (${siteUrl}/embed/v1/yantra.js, ${siteUrl}/embed/0.2.0/yantra.js).`,
      '- <yantra-equipment-carusel> is no tag of ours. Did you mean <yantra-equipment-carousel>?',
      '- <yantra-city-picker> has no attribute apearance. Did you mean appearance?',
      '- <yantra-city-picker for="nort"> names no yantra-scope of the page.',
      '- The key pk_of_nobody is refused:',
    ]) {
      expect(report).toContain(line);
    }
  });

  test('lists the lines that a strict policy lacks', async ({ open, host }) => {
    const { reports, before } = listening();
    const address = await host(
      '<yantra-city-picker></yantra-city-picker><yantra-equipment-carousel></yantra-equipment-carousel>',
      {
        'content-security-policy': `default-src 'none'; script-src ${siteUrl}`,
      },
    );
    const page = await open(`${address}?yantra-debug=1`, {
      before,
      provokes: /Content Security Policy|csp|Failed to fetch/,
    });
    const report = await reportOf(page, reports);
    expect(report).toContain(`The page’s Content-Security-Policy stops ${siteUrl}/api/`);
    expect(report).toContain(`\n  connect-src ${siteUrl};`);
  });

  test('names the line that lets the map’s streets in, by their origin alone', otherHalf, async ({ open, host }) => {
    const { reports, before } = listening();
    const map = '<yantra-equipment-map tiles-url="https://tiles.example/k3y/{z}/{x}/{y}.png"></yantra-equipment-map>';
    const address = await host(map, { 'content-security-policy': strictPolicy(siteUrl) });
    const page = await open(`${address}?yantra-debug=1`, { before, provokes: /Content Security Policy/ });
    await page.locator('yantra-equipment-map[state="ready"]').waitFor();
    await page.getByText('The streets did not come.').waitFor();
    const report = await reportOf(page, reports);
    expect(report).toContain('stops the map’s streets from https://tiles.example by its img-src;');
    expect(report).toContain('\n  img-src https://tiles.example;');
    expect(report).not.toContain('k3y');
  });

  for (const [rows, half] of byHalves([
    [
      'a parent without room',
      `<div id="own" style="width:0">${picker}</div>`,
      'is 0 px wide: div#own leaves it no room.',
    ],
    [
      'in a shadow root',
      `<div id="own" style="width:0"><template shadowrootmode="open">${picker}</template></div>`,
      'is 0 px wide: div#own leaves it no room.',
    ],
    [
      'a hidden tab',
      `<div class="tab" style="visibility:hidden">${picker}</div>`,
      'cannot be seen: yantra-city-picker is hidden',
    ],
    [
      'a box that cuts off',
      `<div class="box" style="height:20px;overflow:hidden">${picker}</div>`,
      'is cut off by div.box, whose overflow is hidden.',
    ],
    [
      'a banner on top',
      `<div class="banner" style="position:fixed;inset:0;z-index:9;background:#fff"></div>${picker}`,
      'is covered by div.banner:',
    ],
    ['a page of the nineties', `${picker}`, 'The page has no <!doctype html>'],
    [
      'replaced built-ins',
      `<script>window.Event = function Event() {};</script>${picker}`,
      'The page has replaced Event.',
    ],
  ] as const)) {
    test.for(rows)('says what is in the way: %s', half, async ([name, body, line], { open, serve }) => {
      const { reports, before } = listening();
      const doctype = name === 'a page of the nineties' ? '' : '<!doctype html>';
      const html = `${doctype}<html lang="en"><head><title>Fleet</title><link rel="icon" href="data:,">${sheet}${loader}</head><body>${body}</body></html>`;
      const page = await open(`${await serve({ headers: {}, files: {}, html })}?yantra-debug=1`, { before });
      await page.locator('yantra-city-picker[state="ready"]').waitFor({ state: 'attached' });
      expect(await reportOf(page, reports)).toContain(line);
    });
  }

  test(
    'says which line keeps the place, where nothing does, and whose code did not come',
    otherHalf,
    async ({ open, host }) => {
      const { reports, before } = listening();
      const page = await open(`${await host(`${picker}<yantra-lead-form></yantra-lead-form>`)}?yantra-debug=1`, {
        before: async (opened) => {
          await before(opened);
          await opened.route(/yantra-lead-form\.js/, (route) => route.fulfill({ status: 503 }));
        },
        provokes: /lead-form|503/,
      });
      await page.locator('yantra-city-picker[state="ready"]').waitFor();
      // It is asked for three times, two seconds apart.
      await expectSoon(async () => {
        await page.clock.runFor(250);
        return page.locator('yantra-lead-form').getAttribute('state');
      }).toBe('error');
      const report = await reportOf(page, reports);
      expect(report).toContain(`Paste: ${sheet}`);
      expect(report).toContain('The code of <yantra-lead-form> did not come:');
    },
  );
});
