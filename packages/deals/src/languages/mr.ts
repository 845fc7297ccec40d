import { speaking } from '@yantra/language';
import { dealErrors } from '@yantra/ui/languages/deals.mr';
import { cost, shared } from '@yantra/ui/languages/mr';
import { accept } from '../accept/accept.mr.ts';
import { ask } from '../ask/ask.mr.ts';
import { conversation } from '../conversation/conversation.mr.ts';
import { quotes } from '../quotes/quotes.mr.ts';
import { request } from '../request/request.mr.ts';
import { words } from '../words/words.mr.ts';
import type { DealLanguage, DealTexts } from './language.ts';

/** The texts alone, for a widget that has the rest. */
export const texts: DealTexts = {
  'deals.accept': accept,
  'deals.ask': ask,
  'deals.conversation': conversation,
  'deals.quotes': quotes,
  'deals.request': request,
  'deals.words': words,
};

const marathi: DealLanguage = {
  ...shared,
  texts: { ...shared.texts, cost, ...texts },
  errors: { ...shared.errors, ...dealErrors },
};
export default speaking(marathi);
