export { landingPaths } from './landings.service.ts';
