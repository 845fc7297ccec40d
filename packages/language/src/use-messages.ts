import { type Failure, type Messages, failureIn, textsIn } from './language.ts';
import { useLanguage } from './use-language.ts';

/** The texts of a component, in the language of the provider around it. */
export const useMessages = <Of extends Messages>(messages: Of): Of => textsIn(useLanguage(), messages);

/** Translates errors into the provider's language. */
export function useErrorText(): (failure: Failure) => string {
  const language = useLanguage();
  return (failure) => failureIn(language, failure).message;
}
