import { defineWidget } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import {
  badge,
  base,
  button,
  card,
  facts,
  field,
  price,
  segment,
  skeleton,
  stars,
  stateMessage,
  tokens,
} from '@yantra/ui/sheets';
import { languages } from './languages.ts';
import { SavedSearches } from './saved-searches.tsx';
import sheet from './saved-searches.css?inline';

/** `<yantra-saved-searches>`: the saved searches of who is logged in, on the marketplace’s own pages. */
export const SavedSearchesElement = defineWidget({
  tag: 'yantra-saved-searches',
  description:
    'On the marketplace’s own pages the searches that who is logged in saved, with what is new. On any other page a link there: nobody is logged in here.',
  attributes: {
    search: { type: 'string', description: 'The id of the search whose news are shown. Without it, the list of all.' },
    after: { type: 'number', description: 'Where the news of a message begin, as its link says.' },
  },
  events: {},
  parts: { card: 'One card.' },
  component: SavedSearches,
  sheets: () => [base, button, badge, card, facts, field, price, segment, skeleton, stars, stateMessage, sheet],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
