export { readEverydayWords } from './everyday-words.ts';
export type { Meaning } from './meaning.ts';
export { closeReach, isWithin } from './size-meant.ts';
export { nearWords } from './lexicon.queries.ts';
export { createTermReader, type Heard, type TermReader } from './term-reader.ts';
