import type { Translated, WrittenLanguage } from '@yantra/language';
import type { messages as accept } from '../accept/accept.messages.ts';
import type { messages as ask } from '../ask/ask.messages.ts';
import type { messages as conversation } from '../conversation/conversation.messages.ts';
import type { messages as quotes } from '../quotes/quotes.messages.ts';
import type { messages as request } from '../request/request.messages.ts';
import type { words } from '../words/words.messages.ts';

type Texts = typeof accept | typeof ask | typeof conversation | typeof quotes | typeof request | typeof words;

/** All texts about deals in another language, by the ids of the English ones; the type lets none be missing. */
export type DealTexts = { readonly [Of in Texts as Of['id']]: Translated<Of> & object };

/** The same as the language of a page, with the texts of the primitives, what its calls may answer, and names of places. */
export interface DealLanguage extends WrittenLanguage {
  readonly texts: DealTexts & Readonly<Record<string, object>>;
}
