import type { Signal } from '@preact/signals-react';
import { type Language, failureIn } from '@yantra/language';
import { ApiError, type Scope, type Session } from '@yantra/state';

export type AuthDialog = 'log-in' | 'sign-up' | 'forgot-password' | 'owner';

/** Who wants to add a machine, as the lead form knows them. */
export interface OwnerLead {
  readonly fullName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
}

/** What the dialogs' models need from outside. */
export interface AuthDependencies {
  /** The language of all texts; English without it. */
  readonly language?: Language | undefined;
  readonly send: Scope['send'];
  readonly notify: Scope['notify'];
  /** Why the previous session was ended, if the server has said so. */
  readonly endedBy: () => string | undefined;
  readonly begin: Session['begin'];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back every so many milliseconds. Returns a function that stops it. */
  readonly every: (act: () => void, ms: number) => () => void;
  /** Shows another dialog; undefined closes. */
  readonly go: (dialog: AuthDialog | undefined) => void;
  readonly onLogIn: () => void;
  /** Who wants to add a machine; read when the owner's dialog opens. */
  readonly owner: () => OwnerLead | undefined;
  /** The number last given in one of the dialogs, so that the next need not ask for it. */
  readonly phone: Signal<string>;
}

/** For calls whose failure the dialog shows itself. */
export const quietly = { isQuiet: true } as const;

/** A dialog whose code has loaded. */
export interface DialogModel {
  /** It is on the screen now; calling it again without a `close` between changes nothing. */
  readonly open: () => void;
  /** It has left the screen. Passwords are forgotten; running requests finish by themselves. */
  readonly close: () => void;
}

/** The server's sentence for a failed call, in the language of the dialogs. */
export const sentenceOf = (error: unknown, otherwise: string, language: Language | undefined): string =>
  error instanceof ApiError && error.message ? failureIn(language, error).message : otherwise;

/** A notice of a failed call with its reason, so that no second message says the same. */
export const withReason = (said: string, error: unknown, language: Language | undefined): string => {
  const reason = sentenceOf(error, said, language);
  return reason === said ? said : `${said} ${reason}`;
};

/** The server's sentences for a failed call by our field names. @param names the server's name → ours, where they differ */
export const errorsOf = (
  error: unknown,
  language: Language | undefined,
  names: Readonly<Record<string, string>> = {},
): Record<string, string> => {
  const { errors = {} } = error instanceof ApiError ? failureIn(language, error) : {};
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [names[name] ?? name, text]));
};

/** Whether a call failed for this reason. */
export const isError = (error: unknown, code: ApiError['code']): error is ApiError =>
  error instanceof ApiError && error.code === code;
