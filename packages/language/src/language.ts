import type { Locale } from '@yantra/domain';

/** The English texts of a widget or of a part of it. Translations are kept under `id`. */
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

/** The same texts in another language; the type demands all of them. */
export type Translated<Of extends Messages> = InLanguage<Omit<Of, 'id'>>;

/** An error's English sentences, those of fields included, and their codes with parameters. */
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

/** All texts of a widget in a language. One object per widget and language, loaded when needed. */
export interface Language {
  readonly locale: Locale;
  /** By the `id` of the English texts. */
  readonly texts: Readonly<Record<string, object>>;
  /** Translated values, by the English value: units of rent, statuses, names of kinds, cities and states. */
  readonly words: Readonly<Record<string, string>>;
  /** Translates an error by its codes; an unknown code keeps its English sentence. */
  readonly translate?: (failure: Failure) => Pick<Failure, 'message' | 'errors'>;
}

/** How a widget's languages are loaded. */
export type Languages = Readonly<Record<Locale, () => Promise<{ readonly default: Language }>>>;

/** The texts in a language, or the English ones if that language lacks them. */
export const textsIn = <Of extends Messages>(language: Language | undefined, messages: Of): Of =>
  (language?.texts[messages.id] as Of | undefined) ?? messages;

/** An error with its sentences in a language. */
export const failureIn = (language: Language | undefined, failure: Failure): Pick<Failure, 'message' | 'errors'> =>
  language?.translate?.(failure) ?? failure;

/** A value's word in a language; in English, or if unknown, the value itself. */
export const wordIn = (language: Language | undefined, value: string): string => language?.words[value] ?? value;
