export { areaAround, nearestZoom, startZoom } from './first-area.ts';
export {
  type MapArea,
  type MapColours,
  type MapStart,
  type MapView,
  type Place,
  type Streets,
  type StreetsState,
  type WorldPoint,
  mapColourTokens,
  metresBetween,
  worldPoint,
} from './map.ts';
export { mapsAddress } from './open-in-maps.ts';
export { scaleOf } from './scale.ts';
export { type Marker, type NamedPlace, type Rent, countOf, isViewport, markersOf } from './clustered/markers.ts';
