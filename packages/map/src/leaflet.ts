/**
 * The parts of Leaflet in use, from its own modules: 17 KB brotli instead of 37. The builds replace `leaflet` by this file, so that react-leaflet brings no
 * more; exports that only react-leaflet names are here for that.
 */
export * as DomUtil from 'leaflet/src/dom/DomUtil.js';
export { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { Map } from 'leaflet/src/map/Map.js';
export { Renderer } from 'leaflet/src/layer/vector/Renderer.js';
