import { type ReadonlySignal, signal } from '@preact/signals-react';

/** Who is logged in, as the access token says. For what a page shows; what a person may do is the server's to say. */
export interface LoggedUser {
  readonly id: string;
  readonly role: 'admin' | 'supplier' | 'user';
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
}

/** The session of the person at this browser, shared by all tabs of our own origin. On other companies' pages there is none. */
export interface Session {
  /** Whether people can log in on this page; where not, what needs a log-in is finished in a window of the marketplace. */
  readonly isHere: boolean;
  readonly user: ReadonlySignal<LoggedUser | undefined>;
  /** Whom the server has rendered the page for; the browser begins with the same. Nobody on most pages. */
  readonly served?: LoggedUser | undefined;
  /** The bearer token for our own API; undefined when nobody is logged in. */
  readonly token: () => string | undefined;
  /** Begins with the access token of a log-in, in every tab. */
  readonly begin: (accessToken: string) => void;
  /** Ends it here and on the server, in every tab. The browser's part is done even when the server cannot be reached. */
  readonly end: () => Promise<void>;
  /**
   * Why the server has ended the session of this page: `expired`, `password`, `phone`, `elsewhere`, `deleted`. Undefined where it has not said so, and
   * again once somebody logs in or out.
   */
  readonly endedBy: ReadonlySignal<string | undefined>;
  /** Takes what the server now says of the person, e.g. their new name. Without a line it stays as it is for now; never rejects. */
  readonly renew: () => Promise<void>;
  /**
   * Asks the page to have the person log in, in place.
   * @returns whether they are logged in now; false when they gave it up, or where nothing on the page can ask them
   */
  readonly require: () => Promise<boolean>;
  /** What waits for a log-in; the page that shows the dialog watches it. */
  readonly wanted: ReadonlySignal<LogInRequest | undefined>;
}

/** Somebody has to log in before they can go on. */
export interface LogInRequest {
  /** @param hasLoggedIn false when the dialog was closed */
  readonly settle: (hasLoggedIn: boolean) => void;
}

/** @deprecated Its name in 0.1; published names stay (decisions/0026). */
export type LogInWish = LogInRequest;

/** Of somebody for whom the server renders a page: it says who they are, and holds no token. */
export const servedSession = (served: LoggedUser): Session => ({
  ...noSession(),
  isHere: true,
  user: signal(served),
  served,
});

/** Where nobody can log in: another company's page, and our own while the server renders it. */
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
