import type { Locale } from '@yantra/domain';
import type { Language } from './language.ts';
import { type WrittenLanguage, speaking } from './speaking.ts';

/* A file of its own: it loads with a language, and English needs none. */

/**
 * One language of many widgets and parts, for a page that shows them. Of a text, word or error that several have, the last counts: those that all widgets share
 * are the same everywhere.
 */
export const joined = (locale: Locale, parts: readonly WrittenLanguage[]): Language & WrittenLanguage =>
  speaking({
    locale,
    texts: Object.assign({}, ...parts.map(({ texts }) => texts)) as WrittenLanguage['texts'],
    // The words that all widgets share are one object, with every city in it.
    words: Object.assign({}, ...new Set(parts.map(({ words }) => words))) as WrittenLanguage['words'],
    errors: Object.assign({}, ...parts.map(({ errors }) => errors)) as WrittenLanguage['errors'],
  });
