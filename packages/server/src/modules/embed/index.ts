export { coreName, languageName, loaderName, placeNamesName, type Release } from './releases.ts';
