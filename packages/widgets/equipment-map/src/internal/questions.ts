import type { Place } from '@yantra/map';
import type { MapArea, MapFilters } from '../equipment-map.types.ts';

/** How many machines the list beside the map holds. */
export const listLength = 12;
/** So many of one place are listed; nobody scrolls through more. */
const groupLength = 50;

const boundsOf = ({ south, west, north, east }: MapArea) => ({ south, west, north, east });

/* What the map asks of a part of the world: by itself, since the first part is asked for while the map's code is still on its way. */
export const viewportInput = (filters: MapFilters, area: MapArea) => ({
  ...filters,
  bounds: boundsOf(area),
  zoom: area.zoom,
});
export const listInput = (filters: MapFilters, area: MapArea) => ({
  ...filters,
  bounds: boundsOf(area),
  page: 1,
  pageSize: listLength,
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
