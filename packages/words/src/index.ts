/** The trade's words and their comparison: read from data files; callers keep them. */
export { foldText, singular, tokensOf } from './fold.ts';
export { type Line, type LineKind, parseWords, type Section } from './parse.ts';
export { readFillers, readTradeWords, type Fillers, type TradeWords } from './read.ts';
export { sizesIn, type SizesIn } from './sizes.ts';
export { latinOf, soundDistance, soundOf } from './sound.ts';
