import { expect, test } from 'vitest';
import { frameworkSnippet } from './framework-snippet.ts';

const map = {
  tag: 'yantra-equipment-map',
  attributes: [
    ['filters', '{ "discount": 25 }'],
    ['heading', true],
  ],
  event: 'yantra-equipment-select',
} as const;

test('plain HTML brings script and style sheet, and leaves listening to one', () => {
  expect(frameworkSnippet('html', map)).toBe(
    '<script type="module" src="https://yantra.example/embed/v1/yantra.js"></script>\n' +
      '<link rel="stylesheet" href="https://yantra.example/embed/v1/place.css">\n' +
      '<yantra-equipment-map filters="{ &quot;discount&quot;: 25 }" heading>\n' +
      '  <a href="https://yantra.example/equipments">Machines for hire on Yantra</a>\n' +
      '</yantra-equipment-map>\n',
  );
});

test('each framework listens in its own writing', () => {
  expect(frameworkSnippet('react', map)).toContain(' heading onyantra-equipment-select={open}>\n');
  expect(frameworkSnippet('vue', map)).toContain(' heading @yantra-equipment-select="open">\n');
  expect(frameworkSnippet('angular', map)).toContain(' heading (yantra-equipment-select)="open($event)">\n');
  expect(frameworkSnippet('svelte', map)).toContain(' heading onyantra-equipment-select={open}>\n');
});

test('a brace in a value is no expression in the templates of Angular and Svelte', () => {
  for (const framework of ['angular', 'svelte'] as const)
    expect(frameworkSnippet(framework, map)).toContain('filters="&#123; &quot;discount&quot;: 25 &#125;"');
});

test('an element without events has no listener', () => {
  expect(frameworkSnippet('vue', { tag: 'yantra-scope', attributes: [] })).toContain('<yantra-scope>\n');
});
