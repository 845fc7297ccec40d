import { defineWidget } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import {
  badge,
  base,
  button,
  checkbox,
  compactCard,
  facts,
  field,
  price,
  skeleton,
  stars,
  tokens,
} from '@yantra/ui/sheets';
import { EquipmentMap } from './equipment-map.tsx';
import { languages } from './languages.ts';
import sheet from './equipment-map.css?inline';

/** `<yantra-equipment-map>`: machines for hire on a map of India, with a list in step and a place search. */
export const EquipmentMapElement = defineWidget({
  tag: 'yantra-equipment-map',
  description: 'Machines for hire on a map, with a list in step and a search for places.',
  attributes: {
    city: {
      type: 'string',
      description: 'Ties the map to a city, by id or name. Without it, it follows the city picker.',
    },
    category: { type: 'string', description: 'The category, by id or name. Without it, all.' },
    search: { type: 'string', description: 'Words to search for, slips and all.' },
    supplier: {
      type: 'string',
      description: "Whose machines alone: `own` for those of the key's supplier, or a supplier's id.",
    },
    filters: { type: 'json', description: 'More filters of a search, e.g. `{ "discount": 25 }`.' },
    zoom: { type: 'number', default: 11, description: 'The zoom to begin with, 3 to 18.' },
    heading: {
      type: 'string',
      description: "The heading over the map; 'Machines near {city}' without it, none when it is empty.",
    },
    'tiles-url': {
      type: 'string',
      description: 'Raster tiles with streets over the drawn map: an address with `{z}`, `{x}` and `{y}`.',
    },
    'vector-url': {
      type: 'string',
      description: 'The same as one PMTiles file, with OpenStreetMap’s layers as Protomaps names them.',
    },
    'tiles-credit': { type: 'string', description: 'The credit that the owner of tiles or file asks for.' },
  },
  events: {
    'equipment-select': {
      description: 'A machine is about to be opened; `detail` is `{ id, name, href }`. Prevent it to stay on the page.',
      cancelable: true,
    },
    'bounds-change': {
      description: 'The map has come to rest; `detail` is `{ south, west, north, east, zoom }` in degrees.',
    },
  },
  parts: {
    map: 'The map in its frame.',
    marker: 'The marker of one machine.',
    cluster: 'A round marker that stands for several.',
    card: 'The card of a machine, on the map and in the list.',
  },
  component: EquipmentMap,
  sheets: () => [base, button, badge, checkbox, field, facts, compactCard, price, skeleton, stars, sheet],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
