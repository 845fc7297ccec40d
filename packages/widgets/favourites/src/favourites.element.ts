import { defineWidget } from '@yantra/element';
import { jobAttributes, scopeContextIn } from '@yantra/state';
import {
  badge,
  base,
  button,
  checkbox,
  facts,
  freeBadge,
  heart,
  jobTotal,
  price,
  skeleton,
  stateMessage,
  tokens,
} from '@yantra/ui/sheets';
import { OwnJobFavourites } from './favourites.tsx';
import { languages } from './languages.ts';
import sheet from './favourites.css?inline';

/** `<yantra-favourites>`: the machines that a visitor keeps in this browser, in lists with notes. */
export const FavouritesElement = defineWidget({
  tag: 'yantra-favourites',
  description:
    'The machines that a visitor keeps by the hearts of other widgets (their attribute `favourites`): in lists with notes, with what a job costs with each.',
  attributes: {
    list: { type: 'string', description: 'The list to begin with, by its id. Without it, all machines.' },
    ...jobAttributes,
  },
  events: {
    'equipment-select': {
      description: 'A machine is about to be opened; `detail` is `{ id, name, href }`. Prevent it to stay on the page.',
      cancelable: true,
    },
  },
  parts: { panel: 'The frame of a list.' },
  component: OwnJobFavourites,
  sheets: () => [
    base,
    button,
    checkbox,
    badge,
    freeBadge,
    facts,
    price,
    jobTotal,
    skeleton,
    stateMessage,
    heart,
    sheet,
  ],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
