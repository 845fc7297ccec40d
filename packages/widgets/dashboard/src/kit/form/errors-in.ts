import { type Language, sentenceIn } from '@yantra/language';

/** What the server says of fields, in a language. */
export const errorsIn = (
  language: Language | undefined,
  errors: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, english]) => [name, sentenceIn(language, english)]));
