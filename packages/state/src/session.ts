import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Right } from '@yantra/domain';

/** Who is logged in, by the access token. For display; the server decides what a person may do. */
export interface LoggedUser {
  readonly id: string;
  readonly role: 'admin' | 'supplier' | 'user';
  /** What they may do besides; an admin needs none. */
  readonly rights?: readonly Right[];
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
}

/** The session of the person at this browser, shared by all tabs of our origin. Other companies' pages have none. */
export interface Session {
  /** Whether people can log in on this page; if not, whatever needs a log-in opens a window of the marketplace. */
  readonly isHere: boolean;
  readonly user: ReadonlySignal<LoggedUser | undefined>;
  /** The person the server rendered the page for; the browser starts with the same. Nobody on most pages. */
  readonly served?: LoggedUser | undefined;
  /** The bearer token for our own API; undefined if nobody is logged in. */
  readonly token: () => string | undefined;
  /** Starts with a log-in's access token, in every tab. */
  readonly begin: (accessToken: string) => void;
  /** Ends it here and on the server, in every tab. The browser's part works even if the server cannot be reached. */
  readonly end: () => Promise<void>;
  /**
   * Why the server ended this page's session: `expired`, `password`, `phone`, `elsewhere`, `deleted`. Undefined if it gave no reason, and after the next log-in
   * or log-out.
   */
  readonly endedBy: ReadonlySignal<string | undefined>;
  /** Fetches the person's current data, e.g. a new name. If the line fails it stays as it is; never rejects. */
  readonly renew: () => Promise<void>;
  /**
   * Asks the page for a log-in, in place.
   * @returns whether they are logged in now; false if they closed the dialog, or the page has none
   */
  readonly require: () => Promise<boolean>;
  /** The log-in that is waited for; the page with the dialog watches it. */
  readonly wanted: ReadonlySignal<LogInRequest | undefined>;
}

/** A person must log in to go on. */
export interface LogInRequest {
  /** @param hasLoggedIn false when the dialog was closed */
  readonly settle: (hasLoggedIn: boolean) => void;
}

/** @deprecated Its name in 0.1; published names stay (decisions/0026). */
export type LogInWish = LogInRequest;

/** The session while the server renders a page for a person: it says who they are, and has no token. */
export const servedSession = (served: LoggedUser): Session => ({
  ...noSession(),
  isHere: true,
  user: signal(served),
  served,
});

/** Where nobody can log in: on other companies' pages, and while the server renders ours. */
export const noSession = (): Session => ({
  isHere: false,
  user: signal(undefined),
  token: () => undefined,
  begin: () => undefined,
  end: () => Promise.resolve(),
  renew: () => Promise.resolve(),
  endedBy: signal(undefined),
  require: () => Promise.resolve(false),
  wanted: signal(undefined),
});
