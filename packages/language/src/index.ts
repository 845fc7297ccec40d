export { type Locale, localeNamed, locales } from '@yantra/domain';
export {
  type Failure,
  type Language,
  type Languages,
  type Messages,
  type Translated,
  failureIn,
  textsIn,
  wordIn,
} from './language.ts';
export { joined } from './joined.ts';
export { languagesAtHand } from './languages-at-hand.ts';
export { localeOf } from './locale-of.ts';
export { LanguageContext, LanguageProvider } from './provider.tsx';
export { type WrittenLanguage, speaking } from './speaking.ts';
export { useLanguage } from './use-language.ts';
export { useErrorText, useMessages } from './use-messages.ts';
export { useWord, wordsIn } from './words.ts';
