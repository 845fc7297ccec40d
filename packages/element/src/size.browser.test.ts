// @module-tag other
import { describe, expect, test } from 'vitest';
import { engines, place, sampleWidget } from './sample.fixture.ts';

/** Parents that ask their content how wide it would be; each is 300 px wide at the most. */
const shrinking = [
  ['an item of a flex row', 'display:flex', ''],
  ['inside an item of a flex row', 'display:flex', 'div'],
  ['a centred item of a column', 'display:flex;flex-direction:column;align-items:center', ''],
  ['an item of a grid', 'display:grid;grid-template-columns:1fr', ''],
  ['a cell of a table', 'display:table', ''],
  ['a float', 'float:left', ''],
  ['an inline block', 'display:inline-block', ''],
] as const;

describe.each(engines)('the width of an element on $name', (engine) => {
  const long = `.box{display:block;inline-size:3000px;block-size:1px}`;

  test.each(shrinking)('in %s is its own, and never more than there is', async (_, style, between) => {
    const sample = sampleWidget(engine, { state: 'ready', sheets: [long], width: '20rem' });
    sample.define();
    const tag = `<${sample.tag}></${sample.tag}>`;
    for (const [room, width] of [
      [1000, 320],
      [200, 200],
    ] as const) {
      const html = between ? `<${between}>${tag}</${between}>` : tag;
      const frame = place(`<div style="inline-size:${room}px"><div style="${style}">${html}</div></div>`);
      const element = frame.querySelector(sample.tag) as HTMLElement;
      await expect.poll(() => element.getAttribute('state')).toBe('ready');
      // A column of 1fr is as wide as the grid, whatever it holds.
      expect(element.offsetWidth).toBe(style.includes('1fr') ? room : width);
    }
  });

  test('is the parent’s in a block, and the content’s where the widget says so', async () => {
    for (const [width, expected] of [
      [undefined, 700],
      ['content', 100],
    ] as const) {
      const sheets = ['.box{display:block;inline-size:100px}'];
      const sample = sampleWidget(engine, { state: 'ready', sheets, ...(width && { width }) });
      sample.define();
      const frame = place(
        `<div style="inline-size:700px"><div style="${width ? 'float:left' : ''}"><${sample.tag}></${sample.tag}></div></div>`,
      );
      const element = frame.querySelector(sample.tag) as HTMLElement;
      await expect.poll(() => element.getAttribute('state')).toBe('ready');
      expect(element.offsetWidth).toBe(expected);
    }
  });
});
