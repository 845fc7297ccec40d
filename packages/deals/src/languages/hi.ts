import { speaking } from '@yantra/language';
import { dealErrors } from '@yantra/ui/languages/deals.hi';
import { cost, shared } from '@yantra/ui/languages/hi';
import { accept } from '../accept/accept.hi.ts';
import { ask } from '../ask/ask.hi.ts';
import { conversation } from '../conversation/conversation.hi.ts';
import { quotes } from '../quotes/quotes.hi.ts';
import { request } from '../request/request.hi.ts';
import { words } from '../words/words.hi.ts';
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

const hindi: DealLanguage = {
  ...shared,
  texts: { ...shared.texts, cost, ...texts },
  errors: { ...shared.errors, ...dealErrors },
};
export default speaking(hindi);
