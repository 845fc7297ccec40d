import { describe, expect, test } from 'vitest';
import type { ElementFacts } from './element-facts.ts';
import { addressOf, choiceIn, controlOf, snippetOf } from './playground-choice.ts';

const fact = (name: string, text: string) => ({ name, description: 'What it does.', type: { text } });
const carousel: ElementFacts = {
  tag: 'yantra-equipment-carousel',
  description: 'Machines.',
  attributes: [fact('city', 'string'), fact('limit', 'number'), fact('heading', 'boolean')],
  events: [],
  slots: [],
  states: [],
  parts: [],
  properties: [],
};
const picker: ElementFacts = {
  ...carousel,
  tag: 'yantra-city-picker',
  attributes: [fact('appearance', "'button' | 'inline'")],
};
const choice = (query: string) => choiceIn(new URLSearchParams(query), [picker, carousel]);

describe('the playground’s settings', () => {
  test('are in its address, and nothing else is', () => {
    const set = choice('widget=yantra-equipment-carousel&city=Pune&limit=&colour=red&heading=on');
    expect(set).toEqual({ tag: 'yantra-equipment-carousel', values: { city: 'Pune', heading: 'on' } });
    expect(choice(addressOf(set).split('?')[1] ?? '')).toEqual(set);
  });

  test('are the carousel without a known widget', () => {
    expect(choice('').tag).toBe('yantra-equipment-carousel');
    expect(choice('widget=script').tag).toBe('yantra-equipment-carousel');
  });

  test('become a snippet with booleans as bare attributes', () => {
    expect(snippetOf(choice('widget=yantra-equipment-carousel&city="&heading=on'), carousel, 'Machines')).toBe(
      '<script type="module" src="https://yantra.example/embed/v1/yantra.js"></script>\n' +
        '<link rel="stylesheet" href="https://yantra.example/embed/v1/place.css">\n' +
        '<yantra-equipment-carousel city="&quot;" heading>\n' +
        '  <a href="https://yantra.example/equipments">Machines</a>\n</yantra-equipment-carousel>\n',
    );
  });

  test('become a snippet with the colours as a style sheet', () => {
    const snippet = snippetOf(choice(''), carousel, 'Machines', [['--yantra-brand', '#1f6f5c']]);
    expect(snippet).toContain(
      '</yantra-equipment-carousel>\n<style>\n  yantra-equipment-carousel {\n    --yantra-brand: #1f6f5c;\n  }\n</style>\n',
    );
  });

  test('have a control for each type', () => {
    expect(controlOf(fact('a', "'button' | 'inline'"))).toEqual({ kind: 'choice', options: ['button', 'inline'] });
    expect([controlOf(fact('a', 'number')), controlOf(fact('a', '{ b?: number }'))]).toEqual([
      { kind: 'number' },
      { kind: 'text' },
    ]);
  });
});
