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

/** All that a widget says in a language. One object per widget and language, loaded when somebody reads in it. */
export interface Language {
  readonly locale: Locale;
  /** By the `id` of the English ones. */
  readonly texts: Readonly<Record<string, object>>;
  /** What rules and the server say, by the English sentence. Theirs are written for the wire and arrive as they are. */
  readonly sentences: Readonly<Record<string, string>>;
}

/** How a widget's languages are loaded. */
export type Languages = Readonly<Record<Locale, () => Promise<{ readonly default: Language }>>>;

/** The texts in a language, or the English ones where there is none, or where it does not know them. */
export const textsIn = <Of extends Messages>(language: Language | undefined, messages: Of): Of =>
  (language?.texts[messages.id] as Of | undefined) ?? messages;

/** A sentence of a rule or of the server in a language; one that is unknown there stays as it came. */
export const sentenceIn = (language: Language | undefined, english: string): string =>
  (language && Object.hasOwn(language.sentences, english) && language.sentences[english]) || english;
