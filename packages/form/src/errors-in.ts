import { type Language, sentenceIn } from '@yantra/language';

/** What the server says of fields, in a language. @param names the server's name → ours, where they differ */
export const errorsIn = (
  language: Language | undefined,
  errors: Readonly<Record<string, string>> = {},
  names: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, english]) => [names[name] ?? name, sentenceIn(language, english)]),
  );
