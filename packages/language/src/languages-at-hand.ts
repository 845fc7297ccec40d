import type { Locale } from '@yantra/domain';
import type { Languages } from './language.ts';

/* By itself: the embed's first file takes what stands beside `textsIn`, and this comes later there. */

/** The languages of what says so little that nothing need be loaded. @param id of its English texts */
export const languagesAtHand = (id: string, texts: Readonly<Record<Locale, object>>): Languages => {
  const languageOf = (locale: Locale) => async () => ({
    default: { locale, texts: { [id]: texts[locale] }, words: {} },
  });
  return { hi: languageOf('hi'), mr: languageOf('mr') };
};
