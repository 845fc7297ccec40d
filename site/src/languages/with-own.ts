import { type Locale, type Messages, type Translated, type WrittenLanguage, joined } from '@yantra/language';

/** The texts of the site itself, by the ids of the English ones; the type lets none be missing. */
export type OwnTexts<Texts extends Messages> = { readonly [Of in Texts as Of['id']]: Translated<Of> & object };

/** The language of a page: its own texts, and those of the widgets on it. */
export const withOwn = <Texts extends Messages>(
  locale: Locale,
  texts: OwnTexts<Texts>,
  widgets: readonly WrittenLanguage[] = [],
) => joined(locale, [...widgets, { locale, texts, words: {}, errors: {} }]);
