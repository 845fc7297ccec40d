import type { askForQuote, InputOf } from '@yantra/contract/calls';

/** What a form says of a request for a quote. */
export type AskForQuoteInput = Omit<
  InputOf<typeof askForQuote>,
  | 'equipmentId'
  | 'otherEquipmentIds'
  | 'selectedCityId'
  | 'consent'
  | 'website'
  | 'receipt'
  | 'locale'
  | 'idempotencyKey'
>;
