/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Listed machines and their owners by city and type, and how requirements were answered. From kept sums. */
export const getMarketReport: CallNamed<'getMarketReport'> = {
  name: 'getMarketReport',
  method: 'GET',
  path: '/Reports/GetMarket',
  takes: 'query',
  answer: 'object',
  key: 'total',
};
/** Plans sold, renewed and left, and revenue with GST apart, by month. From kept sums of the ledger. */
export const getMoneyReport: CallNamed<'getMoneyReport'> = {
  name: 'getMoneyReport',
  method: 'GET',
  path: '/Reports/GetMoney',
  takes: 'query',
  answer: 'object',
  key: 'revenue',
};
