import type { Map as LeafletMap } from 'leaflet';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';

/** Raster tiles of a server that the page's author has named. */
export function addTiles(map: LeafletMap, url: string): void {
  new TileLayer(url, { minZoom: 3, maxZoom: 18, detectRetina: true }).addTo(map);
}
