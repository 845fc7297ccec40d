import type { SearchInput, ViewportInput } from '@yantra/contract/calls';
import type { ReportsState } from '@yantra/element';
import type { MapArea, MapStart, NamedPlace } from '@yantra/map';

export type { MapArea, MapStart, NamedPlace } from '@yantra/map';

/** What listeners get of a chosen machine: an id and small facts, not the whole object, so that the event can stay stable. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** How map, list and search are laid out. */
export type MapLayout = 'split' | 'alone';

/** The filters of a search, as the listing has them. */
export type MapFilters = Omit<ViewportInput, 'bounds' | 'zoom'>;

export interface EquipmentMapProps extends ReportsState {
  /** Fixes the map to one city, by id or name; without it, it follows the scope's city. */
  readonly city?: string | undefined;
  /** Shows the machines of one category, by id or name. */
  readonly category?: string | undefined;
  /** Words to search for; typos are allowed. */
  readonly search?: string | undefined;
  /** The machines of one supplier only: `own` for the partner whose key the scope has, or a supplier's id. */
  readonly supplier?: string | undefined;
  /** The filters of a search; they take precedence over `category` and `search`. */
  readonly filters?: MapFilters | undefined;
  /** The initial zoom, 3 to 18; 11 by default. */
  readonly zoom?: number | undefined;
  /** The heading over the map; 'Machines near {city}' by default, or near the place that was found. An empty text shows none. */
  readonly heading?: string | undefined;
  /** The centre and zoom to begin with, instead of the city's. */
  readonly at?: MapStart | undefined;
  /** A place with a pin to begin with, as `onPlaceChange` told of it. */
  readonly place?: NamedPlace | undefined;
  /**
   * Raster tiles with streets over the drawn map: an address with `{z}`, `{x}` and `{y}`. The page's policy must allow their
   * pictures. Without an address of its own the map has the marketplace's streets, if there are any.
   */
  readonly tilesUrl?: string | undefined;
  /** The same as one PMTiles file, with OpenStreetMap's layers as Protomaps names them. The page's policy must allow requests there. */
  readonly vectorUrl?: string | undefined;
  /** The credit that the owner of tiles or file asks for, as plain text. */
  readonly tilesCredit?: string | undefined;
  /** The order of the list beside the map; most relevant first by default. */
  readonly sort?: SearchInput['sort'];
  /**
   * `split`: list and map are parts of the page's own grid, side by side where there is room, else the map alone with the list
   * as a strip at its bottom. One finger or the wheel moves the map, and a chosen machine is marked in the list. The page shows
   * the count. `alone`: only the map. The search lies over its upper corner, with a button that goes to one's own position; a
   * chosen machine lies over its lower corner. The list is there for screen readers, and is shown over the map while it has the
   * focus.
   */
  readonly layout?: MapLayout | undefined;
  /** How many machines are in the map's view; undefined while unknown. */
  readonly onTotalChange?: ((total: number | undefined) => void) | undefined;
  /** A machine's page is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
  /** The map has come to rest: a page may keep where, and give it back by `at`. */
  readonly onAtChange?: ((at: MapStart) => void) | undefined;
  /** A place was found, or taken away: a page may keep it, and give it back by `place`. */
  readonly onPlaceChange?: ((place: NamedPlace | undefined) => void) | undefined;
  /** The map has stopped moving over another area. */
  readonly onBoundsChange?: ((area: MapArea) => void) | undefined;
}

export interface LiveMapProps extends EquipmentMapProps {
  /** What was typed into the search before the map had loaded, and whether it had the focus. */
  readonly typed: string;
  readonly hadFocus: boolean;
  /** The area whose machines have been requested already. */
  readonly firstArea: MapArea | undefined;
}
