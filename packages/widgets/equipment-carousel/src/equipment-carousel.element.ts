import { defineWidget } from '@yantra/element';
import { jobAttributes, scopeContextIn } from '@yantra/state';
import { sheets, tokens } from './equipment-carousel.sheets.ts';
import { createCarousel } from './internal/carousel.tsx';
import { lazyPieces } from './internal/lazy-pieces.tsx';
import { languages } from './languages.ts';

/** `<yantra-equipment-carousel>`: machines for hire in the scope's city, or in one of its own. */
export const EquipmentCarouselElement = defineWidget({
  tag: 'yantra-equipment-carousel',
  description: 'Machines for hire in the chosen city, as a carousel.',
  attributes: {
    partner: {
      type: 'string',
      description: 'The key of the website, made in the dashboard. Without it, that of the `yantra-scope` around it.',
    },
    supplier: {
      type: 'string',
      description: "Whose machines alone: `own` for those of the key's supplier, in whatever city, or a supplier's id.",
    },
    city: {
      type: 'string',
      description: 'Ties the carousel to a city, by id or name. Without it, it follows the city picker.',
    },
    category: { type: 'string', description: 'The category to begin with, by id or name. Without it, all.' },
    search: { type: 'string', description: 'Words to search for, slips and all.' },
    limit: { type: 'number', default: 12, description: 'How many machines at most, 1 to 100.' },
    'category-bar': { type: 'boolean', description: 'Shows the bar of categories.' },
    heading: { type: 'boolean', description: "Shows the heading with its 'View All' link." },
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
  },
  parts: { card: 'One card.', arrow: 'The arrows.' },
  component: createCarousel(lazyPieces, true),
  sheets,
  tokens,
  context: scopeContextIn(languages),
});
