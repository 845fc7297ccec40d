export type { AgreementContent } from './agreements.ts';
export type { QuoteContent } from './quote-content.ts';
export { forgetAgreements, forgetDealsOf } from './forget-deals.ts';
export { turnDeals } from './turn-deals.ts';
