/** Re-exports `@yantra/map` under the name that was published first. */
export { type MapLabel, createBaseMap, labelsOf, localitiesOf, sheet } from '@yantra/map/base-map';
