import { defineWidget, sized } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import { base, facts, field, tokens } from '@yantra/ui/sheets';
import { EquipmentSearch } from './equipment-search.tsx';
import { languages } from './languages.ts';
import sheet from './equipment-search.css?inline';

/** `<yantra-equipment-search>`: the search box with suggestions; it opens the marketplace's listing. */
export const EquipmentSearchElement = defineWidget({
  tag: 'yantra-equipment-search',
  description:
    'The search box with suggestions of kinds, machines, categories and cities; it opens the marketplace’s listing.',
  attributes: {
    term: { type: 'string', description: 'What the box holds at first; a change is taken over.' },
    placeholder: { type: 'string', description: 'The grey words in the empty box.' },
  },
  events: {
    'search-submit': {
      description: 'A search is about to be opened; `detail` is `{ term, href }`. Prevent it to stay on the page.',
      cancelable: true,
    },
    'suggestion-select': {
      description:
        'A suggestion is about to be opened; `detail` is `{ kind, name, href }`, and `kind` is type, machine, category or city. Prevent it to stay on the page.',
      cancelable: true,
    },
  },
  parts: { box: 'The frame around field and button.', suggestions: 'The list below.' },
  component: EquipmentSearch,
  ...sized('30rem', () => [base, field, facts, sheet]),
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
