import type { SearchInput, ViewportInput } from '@yantra/contract/calls';
import type { ReportsState } from '@yantra/element';
import type { MapArea } from '@yantra/map';

export type { MapArea } from '@yantra/map';

/** What a listener is told of a chosen machine: an id and small facts, never the whole object, so that it can stay as it is. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** How map, list and search lie to each other. */
export type MapLayout = 'split' | 'alone';

/** The filters of a search, as the listing has them. */
export type MapFilters = Omit<ViewportInput, 'bounds' | 'zoom'>;

export interface EquipmentMapProps extends ReportsState {
  /** Ties the map to one city, by id or name; without it the map follows the scope's city. */
  readonly city?: string | undefined;
  /** Shows the machines of one category, by id or name. */
  readonly category?: string | undefined;
  /** Words to search for, slips and all. */
  readonly search?: string | undefined;
  /** One supplier's machines alone: `own` for those of the partner whose key the scope has, or a supplier's id. */
  readonly supplier?: string | undefined;
  /** The filters of a search; they go before `category` and `search`. */
  readonly filters?: MapFilters | undefined;
  /** The zoom to begin with, 3 to 18; 11 without it. */
  readonly zoom?: number | undefined;
  /** The heading over the map; 'Machines near {city}' without it. An empty text shows none. */
  readonly heading?: string | undefined;
  /** Raster tiles in place of the drawn base map: an address with `{z}`, `{x}` and `{y}`. The page's policy must allow their pictures. */
  readonly tilesUrl?: string | undefined;
  /** The credit that the tiles' owner asks for, as plain text. */
  readonly tilesCredit?: string | undefined;
  /** The order of the list beside the map; the most relevant first without it. */
  readonly sort?: SearchInput['sort'];
  /**
   * `split`: list and map are parts of the page's own grid, side by side where there is room, else the map alone with the list as a strip over its foot.
   * The map is moved by one finger and by the wheel, and a chosen machine is marked in the list. The page says how many there are.
   * `alone`: nothing but the map; the search lies over its upper corner with a button that goes to where one is, a chosen machine over its lower one,
   * and the list is there for who hears it, and shows itself over the map while it has the focus.
   */
  readonly layout?: MapLayout | undefined;
  /** How many machines are in the part of the world that is looked at; undefined while nobody knows. */
  readonly onTotalChange?: ((total: number | undefined) => void) | undefined;
  /** A machine's page is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
  /** The map has come to rest over another area. */
  readonly onBoundsChange?: ((area: MapArea) => void) | undefined;
}

export interface LiveMapProps extends EquipmentMapProps {
  /** What was typed into the search before the map was there, and whether it had the focus. */
  readonly typed: string;
  readonly hadFocus: boolean;
  /** The part of the world whose machines have been asked for already. */
  readonly firstArea: MapArea | undefined;
}
