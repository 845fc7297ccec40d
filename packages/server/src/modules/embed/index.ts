export { coreName, languageName, loaderName, type Release } from './releases.ts';
