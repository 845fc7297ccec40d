/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Places that a text or a PIN code names, best first, at most 8. */
export const geocode: CallNamed<'geocode'> = {
  name: 'geocode',
  method: 'GET',
  path: '/Geo/Geocode',
  takes: 'publicQuery',
  answer: 'list',
};
/** The address of a point, as far as it is known. */
export const reverseGeocode: CallNamed<'reverseGeocode'> = {
  name: 'reverseGeocode',
  method: 'GET',
  path: '/Geo/Reverse',
  takes: 'publicQuery',
  answer: 'object',
  key: 'address',
};
/** Where browsers get the streets that lie over the drawn map, if the operator has any. */
export const getMapTiles: CallNamed<'getMapTiles'> = {
  name: 'getMapTiles',
  method: 'GET',
  path: '/Map/Tiles',
  takes: 'publicQuery',
  answer: 'object',
  key: 'kind',
};
/** The machines in the part of the world that a map shows; clusters where they are many, at most 500 points. */
export const getViewport: CallNamed<'getViewport'> = {
  name: 'getViewport',
  method: 'GET',
  path: '/Map/Viewport',
  takes: 'publicQuery',
  answer: 'object',
  key: 'total',
};
