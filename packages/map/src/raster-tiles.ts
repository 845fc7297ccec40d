import { mapZoom } from '@yantra/domain';
import type { Map as LeafletMap } from 'leaflet';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';

/** Raster tiles of a server named by the page's author. */
export function addTiles(map: LeafletMap, url: string): void {
  new TileLayer(url, { minZoom: mapZoom.least, maxZoom: mapZoom.most, detectRetina: true }).addTo(map);
}
