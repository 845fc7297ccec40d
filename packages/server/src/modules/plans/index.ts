export { type PriceColumns, pricesOf } from './plan-prices.ts';
