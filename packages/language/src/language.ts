import type { Locale } from '@yantra/domain';

/** The English texts of a widget, or of a part of it. `id` is where a language keeps its own of them. */
export interface Messages {
  readonly id: string;
}

type InLanguage<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Said
    ? (...given: Given) => InLanguage<Said>
    : Text extends number | boolean | undefined
      ? Text
      : { readonly [Name in keyof Text]: InLanguage<Text[Name]> };

/** The same texts in another language; nothing may be missing. */
export type Translated<Of extends Messages> = InLanguage<Omit<Of, 'id'>>;

/** What is known of an error: what it says in English, also of fields, and the codes of both with what belongs to them. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  /** Field name to sentence. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly details?: {
    readonly params?: object;
    readonly errorCodes?: Readonly<Record<string, { readonly code: string; readonly params?: object }>> | undefined;
  };
}

/** All that a widget says in a language. One object per widget and language, loaded when somebody reads in it. */
export interface Language {
  readonly locale: Locale;
  /** By the `id` of the English ones. */
  readonly texts: Readonly<Record<string, object>>;
  /** Words that are values, by these: units of rent, statuses. */
  readonly words: Readonly<Record<string, string>>;
  /** Says an error by its codes; of a code that is unknown here, the sentence that came with it. */
  readonly translate?: (failure: Failure) => Pick<Failure, 'message' | 'errors'>;
}

/** How a widget's languages are loaded. */
export type Languages = Readonly<Record<Locale, () => Promise<{ readonly default: Language }>>>;

/** The texts in a language, or the English ones where there is none, or where it does not know them. */
export const textsIn = <Of extends Messages>(language: Language | undefined, messages: Of): Of =>
  (language?.texts[messages.id] as Of | undefined) ?? messages;

/** An error with its sentences in a language. */
export const failureIn = (language: Language | undefined, failure: Failure): Pick<Failure, 'message' | 'errors'> =>
  language?.translate?.(failure) ?? failure;

/** A word that is a value in a language; in English, and where it is unknown, the value itself. */
export const wordIn = (language: Language | undefined, value: string): string => language?.words[value] ?? value;
