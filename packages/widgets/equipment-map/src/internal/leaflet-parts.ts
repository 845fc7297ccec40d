/* The handlers add themselves to the map's class. */
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

export { Map as LeafletMap } from 'leaflet/src/map/Map.js';
export { Renderer } from 'leaflet/src/layer/vector/Renderer.js';
