/** Nothing on a partner's page moves when a widget comes, whatever it is, however it is pasted and however its data arrive. */
import { byHalves, rotated } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { snippetOf, test } from './host-page.ts';
import { rich } from './machines.ts';
import { desktop, describe, expect, phone, siteUrl } from './visitor.ts';

const widths = [phone, { width: 768, height: 900 }, desktop];
const answers = ['at once', 'late', 'not at all'] as const;
const most = 0.02;

const sheet = `<link rel="stylesheet" href="${siteUrl}/embed/v1/place.css">`;
const loader = `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script>`;
const tagOf = (name: string, attributes = '', content = '') =>
  `<yantra-${name} ${attributes}>${content}</yantra-${name}>`;

interface Pasted {
  readonly head?: string;
  readonly body: string;
  readonly end?: string;
}
const ways: Readonly<Record<string, (name: string, attributes: string) => Pasted>> = {
  'in the head': (name, attributes) => ({ head: sheet + loader, body: tagOf(name, attributes) }),
  'in place, with links inside': (name, attributes) => ({
    body: sheet + loader + tagOf(name, attributes, '<p><a href="/fleet">Our machines</a></p>'),
  }),
  'with the loader at the end': (name, attributes) => ({ head: sheet, body: tagOf(name, attributes), end: loader }),
};

const elements = [
  ['equipment-carousel', ''],
  ['equipment-carousel', 'heading category-bar'],
  ['equipment-carousel', 'job-days="12"'],
  ['equipment-search', ''],
  ['equipment-listing', ''],
  ['equipment-map', ''],
  ['equipment-details', 'equipment-id="…"'],
  ['lead-form', ''],
  ['city-picker', ''],
  ['auth-modals', ''],
  ['dashboard', ''],
  ['job-cost', 'machine="…" job-days="12"'],
  ['availability', 'machine="…"'],
  ['compare', 'machines="…" job-days="12"'],
] as const;

const pageOf = ({ head = '', body, end = '' }: Pasted) =>
  [
    '<!doctype html><html lang="en"><head><title>Fleet</title><meta name="viewport" content="width=device-width">',
    `<link rel="icon" href="data:,">${head}</head><body><h1>Our fleet</h1>${body}`,
    `<main>${'<p>What a reader is reading below the widget just now.</p>'.repeat(12)}</main>${end}</body></html>`,
  ].join('');

/** The layout shift of a page until its widget is there, with what moved. */
async function shiftOf(page: Page, name: string): Promise<readonly [number, readonly string[]]> {
  await page.locator(`yantra-${name}:is([state=ready], [state=error], [state=empty])`).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  // What follows the state: pictures, and pieces that are loaded when they are needed. Some widgets go on asking.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  return page.evaluate(() => {
    const { shifts } = window as unknown as { readonly shifts: readonly (readonly [number, string])[] };
    return [shifts.reduce((sum, [value]) => sum + value, 0), shifts.map(([, text]) => text)];
  });
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: (readonly [number, string])[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${node?.nodeName} ${previousRect.y} to ${currentRect.y}`,
        );
        shifts.push([value, `${value.toFixed(3)}: ${moved.join(', ')}`]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const cases = elements.flatMap(([name, attributes], element) =>
  Object.keys(ways).flatMap((way, at) =>
    rotated(
      widths.flatMap((viewport) => answers.map((answer) => ({ viewport, answer }))),
      element + at,
      1,
    ).map(({ viewport, answer }) => ({ name, attributes, way, viewport, answer })),
  ),
);

describe('text below a widget does not move', () => {
  for (const [rows, half] of byHalves(cases, 6)) {
    test.for(rows)(
      '$name $attributes, pasted $way, $viewport.width px wide, whose data come $answer',
      half,
      async ({ name, attributes, way, viewport, answer }, { open, serve }) => {
        const own = attributes.includes('…') ? attributes.replace('…', (await rich()).id) : attributes;
        const pasted = ways[way]?.(name, own) ?? { body: '' };
        const page = await open(await serve({ headers: {}, files: {}, html: pageOf(pasted) }), {
          viewport,
          provokes: /\/api\//,
          before: async (opened) => {
            await watchShifts(opened);
            await opened.route('**/api/**', async (route) => {
              if (answer === 'not at all') return route.abort();
              // Later than all of the widget's code.
              if (answer === 'late') await opened.locator('[state]').first().waitFor({ state: 'attached' });
              return route.continue();
            });
          },
        });
        const [shift, moved] = await shiftOf(page, name);
        expect(shift, moved.join('\n')).toBeLessThanOrEqual(most);
      },
    );
  }

  test.for(rotated(widths, 0, 1))(
    'the carousel’s snippet, as the dashboard makes it, at $width px',
    async (viewport, { open, serve }) => {
      for (const query of ['', 'root']) {
        const page = await open(
          await serve({ headers: {}, files: {}, html: pageOf({ body: await snippetOf(query) }) }),
          {
            viewport,
            before: watchShifts,
          },
        );
        const [shift, moved] = await shiftOf(page, 'equipment-carousel');
        expect(shift, moved.join('\n')).toBeLessThanOrEqual(most);
      }
    },
  );
});
