export { areaAround, nearestZoom, startZoom } from './first-area.ts';
export {
  type MapArea,
  type MapColours,
  type MapView,
  type Place,
  type WorldPoint,
  mapColourTokens,
  metresBetween,
  worldPoint,
} from './map.ts';
export { type Marker, type Rent, countOf, isViewport, markersOf } from './clustered/markers.ts';
