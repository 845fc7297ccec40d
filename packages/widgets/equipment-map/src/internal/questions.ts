import type { SearchInput } from '@yantra/contract/calls';
import { pageSizes } from '@yantra/domain';
import type { Place } from '@yantra/map';
import type { MapArea, MapFilters, MapLayout } from '../equipment-map.types.ts';

/** How many machines the list beside the map holds. */
const listLength = 12;
/** In the split layout the list is long, to be scrolled through. */
export const lengthOf = (layout: MapLayout | undefined): number =>
  layout === 'split' ? pageSizes.listing : listLength;
/** How many machines of one place are listed; nobody scrolls through more. */
const groupLength = 50;

export interface ListWanted {
  readonly sort?: SearchInput['sort'];
  /** How many machines at most; twelve by default. */
  readonly length?: number;
}

const boundsOf = ({ south, west, north, east }: MapArea) => ({ south, west, north, east });

/* The map's request for an area. A function of its own, since the first area is requested while the map's code is still
   loading. */
export const viewportInput = (filters: MapFilters, area: MapArea) => ({
  ...filters,
  bounds: boundsOf(area),
  zoom: area.zoom,
});
export const listInput = (filters: MapFilters, area: MapArea, { sort, length = listLength }: ListWanted = {}) => ({
  ...filters,
  ...(sort && { sort }),
  bounds: boundsOf(area),
  page: 1,
  pageSize: length,
});
/** The machines around a point. */
export const aroundInput = (filters: MapFilters, { latitude, longitude }: Place, degrees: number) => ({
  ...filters,
  bounds: {
    south: latitude - degrees,
    west: longitude - degrees,
    north: latitude + degrees,
    east: longitude + degrees,
  },
  page: 1,
  pageSize: groupLength,
});
