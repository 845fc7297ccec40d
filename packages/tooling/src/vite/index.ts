export { library } from './library.ts';
export type { LibraryOptions } from './library.ts';
export { nodeLibrary } from './node-library.ts';
export { aliases, clientConditions, resolve, serverConditions, ssr } from './resolve.ts';
