import { type Messages, sentenceIn, textsIn } from './language.ts';
import { useLanguage } from './use-language.ts';

/** The texts of a component, in the language of the provider around it. */
export const useMessages = <Of extends Messages>(messages: Of): Of => textsIn(useLanguage(), messages);

/** Says sentences of rules and of the server in the language of the provider. */
export function useSentence(): (english: string) => string {
  const language = useLanguage();
  return (english) => sentenceIn(language, english);
}
