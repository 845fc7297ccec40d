import { defineWidget } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import {
  badge,
  base,
  button,
  card,
  cost,
  days,
  dialog,
  facts,
  freeBadge,
  pagination,
  jobBar,
  jobBox,
  jobTotal,
  largePrice,
  mark,
  price,
  skeleton,
  stars,
  stateMessage,
  tokens,
} from '@yantra/ui/sheets';
import { DetailsWithHearts } from './internal/with-hearts.tsx';
import { languages } from './languages.ts';
import details from './equipment-details.css?inline';

/** `<yantra-equipment-details>`: one machine's own page. */
export const EquipmentDetailsElement = defineWidget({
  tag: 'yantra-equipment-details',
  description: "A machine's own page: pictures, price with its unit, facts, reviews and similar machines nearby.",
  attributes: {
    'equipment-id': {
      type: 'string',
      description: 'Which machine, by its id. Without it, the widget says that there is none.',
    },
    favourites: {
      type: 'boolean',
      description:
        'Puts a heart on each machine, by which a visitor keeps it in the browser; `yantra-favourites` shows what is kept.',
    },
    'review-page': { type: 'number', default: 1, description: 'The page of the reviews to begin with, from 1.' },
  },
  events: {
    'seller-request': {
      description:
        "'Get Seller Details' was pressed; `detail` is `{ id, name }`. Prevent it to answer it yourself; else the owner is shown, on other companies' pages on the machine's page of the marketplace.",
      cancelable: true,
    },
    'results-return': {
      description:
        "'Back to results' was pressed; `detail` is `{ id }`. Prevent it to go elsewhere than to the marketplace's list.",
      cancelable: true,
    },
    'equipment-select': {
      description:
        'A similar machine is about to be opened; `detail` is `{ id, name, href }`. Prevent it to stay on the page.',
      cancelable: true,
    },
  },
  parts: {
    gallery: 'The pictures with their thumbnails.',
    owner: 'Of who lets the machine what everybody may know: no name and no number.',
    place: 'The area in which the machine stands, drawn, and its city.',
    overview: 'The plate with the facts.',
    reviews: 'What renters said.',
    job: 'The job, and what it costs in all.',
    cost: 'What the job costs, part by part.',
    days: 'The calendar of free and taken days.',
    'quote-button': "The two 'Ask for a quote' buttons, with a job, of which one is in sight.",
    'seller-button': "The 'Get Seller Details' buttons, of which one is in sight.",
    seller: 'Name and number of the owner, once they are known.',
    bar: 'Price and button at the foot of a narrow widget.',
    card: 'One similar machine.',
  },
  component: DetailsWithHearts,
  sheets: () => [
    base,
    facts,
    card,
    price,
    largePrice,
    stars,
    badge,
    skeleton,
    button,
    jobBar,
    jobBox,
    jobTotal,
    mark,
    cost,
    freeBadge,
    days,
    pagination,
    stateMessage,
    dialog,
    details,
  ],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
