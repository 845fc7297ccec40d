import { defineWidget } from '@yantra/element';
import { jobAttributes, scopeContextIn } from '@yantra/state';
import {
  badge,
  base,
  button,
  card,
  categoryBar,
  checkbox,
  chip,
  dialog,
  facts,
  freeBadge,
  jobBar,
  jobTotal,
  field,
  pagination,
  price,
  segment,
  skeleton,
  stars,
  stateMessage,
  tokens,
} from '@yantra/ui/sheets';
import { OwnJobListing } from './internal/own-query.tsx';
import { languages } from './languages.ts';
import listing from './equipment-listing.css?inline';

/** `<yantra-equipment-listing>`: machines for hire as a list with filters, in the scope's city or in one of its own. */
export const EquipmentListingElement = defineWidget({
  tag: 'yantra-equipment-listing',
  description: 'Machines for hire as a list: categories, filters, search, order, pages.',
  attributes: {
    city: {
      type: 'string',
      description: 'Ties the listing to a city, by id or name. Without it, it follows the city picker.',
    },
    supplier: {
      type: 'string',
      description: "Whose machines alone: `own` for those of the key's supplier, in whatever city, or a supplier's id.",
    },
    category: { type: 'string', description: 'The category to begin with, by id or name. Without it, all.' },
    search: { type: 'string', description: 'Words to search for, slips and all.' },
    sort: {
      type: 'string',
      description:
        "The order to begin with: 'relevance', 'priceAsc', 'priceDesc', 'rating', 'newest', 'distance' or, with a job, 'cost'.",
    },
    'page-size': { type: 'number', default: 20, description: 'How many machines a page, 1 to 100.' },
    favourites: {
      type: 'boolean',
      description:
        'Puts a heart on each machine, by which a visitor keeps it in the browser; `yantra-favourites` shows what is kept.',
    },
    ...jobAttributes,
  },
  events: {
    'equipment-select': {
      description: 'A machine is about to be opened; `detail` is `{ id, name, href }`. Prevent it to stay on the page.',
      cancelable: true,
    },
    'query-change': {
      description: 'Another list was asked for; `detail` is `{ search, category, sort, page }`.',
    },
  },
  parts: { card: 'One card.', chip: 'A chosen filter.', filters: 'The filters beside the list.' },
  component: OwnJobListing,
  sheets: () => [
    base,
    button,
    field,
    checkbox,
    chip,
    dialog,
    categoryBar,
    facts,
    card,
    jobBar,
    jobTotal,
    price,
    stars,
    badge,
    freeBadge,
    skeleton,
    pagination,
    segment,
    stateMessage,
    listing,
  ],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
