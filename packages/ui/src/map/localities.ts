/** What `@yantra/map` has now, under the name that was published first. */
export { localities } from '@yantra/map/localities';
