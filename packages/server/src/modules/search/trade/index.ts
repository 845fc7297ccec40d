export { type AddedWord, createTradeIndex, type KnownType, type TradeIndex } from './trade-index.ts';
export { leastBegun, type Token } from './trade-keys.ts';
export type { Sense } from './trade-phrases.ts';
