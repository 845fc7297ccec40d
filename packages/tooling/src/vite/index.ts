export { library } from './library.ts';
export type { LibraryOptions } from './library.ts';
export { nodeLibrary } from './node-library.ts';
export { packed } from './packed.ts';
export { aliases, clientConditions, resolve, serverConditions, serverMinify, ssr } from './resolve.ts';
export { knownCode, terse, terseAtLast } from './terse.ts';
