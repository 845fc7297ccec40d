import type { Locale } from '@yantra/domain';
import type { Languages } from './language.ts';

/* A file of its own: the embed's first file takes what is beside `textsIn`, and needs this only later. */

/** Languages of a widget with so few texts that nothing need be loaded. @param id of its English texts */
export const languagesAtHand = (id: string, texts: Readonly<Record<Locale, object>>): Languages => {
  const languageOf = (locale: Locale) => async () => ({
    default: { locale, texts: { [id]: texts[locale] }, words: {} },
  });
  return { hi: languageOf('hi'), mr: languageOf('mr') };
};
