import type { Failure, Language } from './language.ts';

/* A file of its own: it loads with a language, and English needs none. */

/** A language as written: the sentence of an error by its code, a text or a function of its params. */
export interface WrittenLanguage extends Omit<Language, 'translate'> {
  readonly errors: Readonly<Record<string, string | ((params: never) => string)>>;
}

/** The same, with a function that looks errors up. */
export function speaking<Own extends WrittenLanguage>(own: Own): Own & Language {
  const sentenceOf = (english: string, code = '', params: object = {}): string => {
    const text: string | ((params: never) => string) | undefined = own.errors[code];
    return typeof text === 'function' ? text(params as never) : (text ?? english);
  };
  return {
    ...own,
    translate: ({ message, code, errors = {}, details: { params, errorCodes = {} } = {} }: Failure) => ({
      message: sentenceOf(message, code, params),
      errors: Object.fromEntries(
        Object.entries(errors).map(([field, english]) => {
          const known = errorCodes[field];
          return [field, sentenceOf(english, known?.code, known?.params)];
        }),
      ),
    }),
  };
}
