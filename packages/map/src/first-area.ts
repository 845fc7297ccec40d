import { fiveDecimals, mapZoom } from '@yantra/domain';
import { type MapArea, type Place, worldPoint, worldSize } from './map.ts';

/* public-area.md §9 */
const usualZoom = 11;

/** The largest zoom: tiles show streets, the drawing does not (decisions/0024). */
export const nearestZoom = (tilesUrl: string | undefined): number => (tilesUrl ? mapZoom.most : mapZoom.mostDrawn);

/** @param most the largest zoom */
export const startZoom = (zoom: number | undefined, most: number = mapZoom.most): number =>
  Math.min(Math.max(Math.round(zoom ?? usualZoom) || usualZoom, mapZoom.least), most);

/** The area that a map of this size will show, before it exists: its machines can be requested meanwhile. */
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
