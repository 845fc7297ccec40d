import type { LoggedUser } from '@yantra/state';
import type { ComponentType } from 'react';
import type { titles } from './screens.messages.ts';

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

/** The name of a title among those of the screens. */
type ScreenTitle = Exclude<keyof typeof titles, 'id'>;

/** One address of the dashboard. */
export interface ScreenRoute {
  /** Below `/dashboard`; `/` is the overview, `:id` a placeholder. */
  readonly path: string;
  /** Who may see it; others get the 403 page. The server enforces the same for every call. */
  readonly roles: readonly Role[];
  /** In breadcrumbs and in the window's title. */
  readonly title: ScreenTitle;
  /** The path of the screen above it in the breadcrumbs; without one the longest known beginning of its own path. */
  readonly parent?: string;
  /** The module that `load` brings, from this folder: a document that begins with the screen asks for its chunks at once. */
  readonly source: string;
  readonly load: () => Promise<ScreenModule>;
  /** The server renders it for who asks, so that it is there before any script; it then shows the same wherever and whenever it is rendered. */
  readonly isServed?: true;
}

/** An address that leads elsewhere. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Whom alone it leads; everybody without them. */
  readonly roles?: readonly Role[];
}
