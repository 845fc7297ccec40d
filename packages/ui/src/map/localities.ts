/** Re-exports `@yantra/map` under the name that was published first. */
export { localities } from '@yantra/map/localities';
