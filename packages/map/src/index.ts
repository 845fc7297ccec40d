export { areaAround, startZoom } from './first-area.ts';
export { type MapArea, type Place, metresBetween } from './map.ts';
export { type Marker, countOf, isViewport, markersOf } from './clustered/markers.ts';
