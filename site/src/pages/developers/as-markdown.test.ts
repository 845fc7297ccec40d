import { elements } from 'virtual:elements';
import { describe, expect, test } from 'vitest';
import { llmsText, markdownAt } from './as-markdown.ts';
import { elementPath } from './element-path.ts';
import { guide } from './guide.messages.ts';

const origin = 'https://market.test';
const at = (path: string) => markdownAt(path, origin) ?? '';
const { hosts, topics, upkeep } = guide.parts;
const pages = [
  ...[...hosts, ...topics, ...upkeep].map(({ id }) => `/developers/guide/${id}`),
  ...elements.map(({ tag }) => elementPath(tag)),
];

describe('a page for developers as Markdown', () => {
  test('has the page’s heading, sections, tables and code, with this marketplace’s address', () => {
    const react = at('/developers/guide/react');
    expect(react).toMatch(/^# React\n\n/);
    expect(react).toContain('\n\n## React 18\n\n');
    expect(react).toContain(
      "```tsx\nimport type {} from '@yantra/equipment-carousel/define';\nimport { useEffect, useRef } from",
    );
    expect(at('/developers/guide/consent')).toContain('| The chosen city | `yantra.city` | local storage, until');
    expect(at('/developers/guide/html')).toContain(`src="${origin}/embed/v1/yantra.js"`);
  });

  test('says of an element what its manifest says', () => {
    const carousel = at('/developers/elements/equipment-carousel');
    expect(carousel).toContain('| `limit` | `number` | 12 | How many machines at most, 1 to 100. |');
    expect(carousel).toContain('| `::part(card)` | part | One card. |');
    expect(carousel).toContain('| `empty` |');
    expect(carousel).toContain('it has a width of its own: 60rem, and never more');
    expect(at('/developers/guide/sizing')).toContain('| `yantra-city-picker` | as wide as what it shows |');
    expect(at('/developers/elements/equipment-map')).toContain("| `'light' \\| 'dark' \\| 'auto'` |");
  });

  test('exists for every page, names no other marketplace, and links by whole addresses', () => {
    for (const path of [...pages, '/developers', '/developers/playground', '/developers/changes']) {
      expect(at(path), path).toMatch(/^# .+\n\n/);
      expect(at(path), path).not.toMatch(/yantra\.example|undefined|\]\(\//);
    }
  });

  test('does not exist where there is no page', () => {
    expect(markdownAt('/developers/guide/cobol', origin)).toBeUndefined();
    expect(markdownAt('/developers/elements', origin)).toBeUndefined();
    expect(markdownAt('/developers/toString', origin)).toBeUndefined();
  });

  test('is listed in llms.txt, each with a sentence', () => {
    const list = llmsText(origin);
    expect(list).toMatch(/^# Yantra\n\n> /);
    for (const path of [...pages, '/developers/changes']) expect(list).toContain(`](${origin}${path}.md): `);
    expect(list).not.toMatch(/: \n/);
  });
});
