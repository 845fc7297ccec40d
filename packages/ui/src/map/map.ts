/** Re-exports `@yantra/map` under the name that was published first. */
export { type MapColours, type MapView, type Place, type WorldPoint, mapColourTokens, worldPoint } from '@yantra/map';
