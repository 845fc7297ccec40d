export { readEverydayWords } from './everyday-words.ts';
export type { Meaning } from './meaning.ts';
export { closeReach, isWithin } from './size-meant.ts';
export { createTermReader, type TermReader } from './term-reader.ts';
