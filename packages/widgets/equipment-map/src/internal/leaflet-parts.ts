export { Map as LeafletMap } from 'leaflet/src/map/Map.js';
export { Renderer } from 'leaflet/src/layer/vector/Renderer.js';
