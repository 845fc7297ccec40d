import type { LoggedUser } from '@yantra/state';
import type { ComponentType } from 'react';

/** A role as the access token names it. */
export type Role = LoggedUser['role'];

export interface NavigateOptions {
  /** In place of the present entry of the history. */
  readonly replace?: boolean;
  /** Kept with the entry; a screen gets it as `state`. */
  readonly state?: unknown;
}

/** Goes to an address of the site, e.g. `/dashboard/leads?status=New`. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** What every screen is given. */
export interface ScreenProps {
  /** What the placeholders of the path stand for, decoded: `{ id }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** What came with the navigation; nothing after a visit by address. Never to be relied on. */
  readonly state: unknown;
  readonly navigate: Navigate;
  readonly user: LoggedUser;
}

/** A lazily loaded module `src/screens/<name>/<name>.screen.tsx`. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
}
