export { embedBuild, siteParts } from './site-parts.ts';
