import { type Language, wordIn } from './language.ts';
import { useLanguage } from './use-language.ts';

/* A file of its own: the embed's first files need none of it. */

/** Translates names and values, of cities, kinds and statuses, into the provider's language. */
export function useWord(): (value: string) => string {
  const language = useLanguage();
  return (value) => wordIn(language, value);
}

/** Several values between commas, each in the language: `Pune, Maharashtra`, `Tractor, 41-50 HP`. */
export const wordsIn = (language: Language | undefined, values: string): string =>
  values
    .split(', ')
    .map((value) => wordIn(language, value))
    .join(', ');
