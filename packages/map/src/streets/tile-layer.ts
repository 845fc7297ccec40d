import { mapZoom } from '@yantra/domain';
import type { Coords, GridLayer as LeafletGridLayer } from 'leaflet';
import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
import type { TileMaker } from './tile.ts';

/** A layer of Leaflet's whose tiles come from there. */
export function createTileLayer({ make, drop }: TileMaker): LeafletGridLayer {
  const layer = new GridLayer({ minZoom: mapZoom.least, maxZoom: mapZoom.most, keepBuffer: 1 });
  Object.assign(layer, { createTile: (place: Coords, done: (error?: Error) => void) => make(place, done) });
  layer.on('tileunload', ({ tile }) => drop(tile));
  return layer;
}
