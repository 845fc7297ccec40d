import { fiveDecimals, mapZoom } from '@yantra/domain';
import { type MapArea, type Place, worldPoint, worldSize } from './map.ts';

/* public-area.md §9 */
const usualZoom = 11;

/** How near one may look: tiles show streets, the drawing does not (decisions/0024). */
export const nearestZoom = (tilesUrl: string | undefined): number => (tilesUrl ? mapZoom.most : mapZoom.mostDrawn);

/** @param most how near one may look */
export const startZoom = (zoom: number | undefined, most: number = mapZoom.most): number =>
  Math.min(Math.max(Math.round(zoom ?? usualZoom) || usualZoom, mapZoom.least), most);

/** What a map of so many pixels will show around a place, before there is a map: its machines can be asked for meanwhile. */
export function areaAround(center: Place, zoom: number, width: number, height: number): MapArea {
  const size = worldSize(zoom);
  const { x, y } = worldPoint(center);
  const longitude = (at: number) => fiveDecimals((at - 0.5) * 360);
  const latitude = (at: number) => fiveDecimals((Math.atan(Math.sinh(Math.PI * (1 - 2 * at))) * 180) / Math.PI);
  return {
    south: latitude(y + height / 2 / size),
    west: longitude(x - width / 2 / size),
    north: latitude(y - height / 2 / size),
    east: longitude(x + width / 2 / size),
    zoom,
  };
}
