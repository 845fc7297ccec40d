import { expect, test } from 'vitest';
import { loaderTag, openingTag } from './embed-markup.ts';

test('a switch stands alone, and a value cannot leave its quotes', () => {
  expect(
    openingTag('yantra-equipment-carousel', [
      ['category-bar', true],
      ['search', 'a "b" <c> & d'],
    ]),
  ).toBe('<yantra-equipment-carousel category-bar search="a &quot;b&quot; &lt;c&gt; &amp; d">');
});

test('the loader is a module, which every page may include', () => {
  expect(loaderTag('https://yantra.example')).toBe(
    '<script type="module" src="https://yantra.example/embed/v1/yantra.js"></script>\n',
  );
});
