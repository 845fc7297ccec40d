/**
 * What is used of Leaflet, by its own modules: the whole is 37 KB brotli, these are 17. The builds put this file in the place of `leaflet`, so that
 * react-leaflet brings no more of it; what only its core's other parts name stands here for that.
 */
export * as DomUtil from 'leaflet/src/dom/DomUtil.js';
export { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { Map } from 'leaflet/src/map/Map.js';
export { Renderer } from 'leaflet/src/layer/vector/Renderer.js';
