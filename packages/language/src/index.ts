export { type Locale, localeNamed, locales } from '@yantra/domain';
export { type Language, type Languages, type Messages, type Translated, sentenceIn, textsIn } from './language.ts';
export { languagesAtHand } from './languages-at-hand.ts';
export { localeOf } from './locale-of.ts';
export { LanguageContext, LanguageProvider } from './provider.tsx';
export { useLanguage } from './use-language.ts';
export { useMessages, useSentence } from './use-messages.ts';
