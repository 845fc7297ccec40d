import type { Right } from '@yantra/domain';
import type { LoggedUser } from '@yantra/state';
import type { ComponentType } from 'react';

/** Who sees something: whoever has one of these roles, or one of these rights. */
export interface SeenBy {
  readonly roles: readonly Role[];
  readonly rights?: readonly Right[];
}

/** Whether it is for this person. */
export const isFor = ({ roles, rights = [] }: SeenBy, user: Pick<LoggedUser, 'role' | 'rights'>): boolean =>
  roles.includes(user.role) || rights.some((right) => user.rights?.includes(right));

/** A role, as in the access token. */
export type Role = LoggedUser['role'];

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Stored with the history entry; the screen gets it as `state`. */
  readonly state?: unknown;
}

/** Goes to an address of the site, e.g. `/dashboard/leads?status=New`. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** The props of every screen. */
export interface ScreenProps {
  /** The decoded values of the path's placeholders: `{ id }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The state of the navigation; none after a visit by address. Treat it as untrusted. */
  readonly state: unknown;
  readonly navigate: Navigate;
  readonly user: LoggedUser;
}

/** A lazily loaded module `src/screens/<name>/<name>.screen.tsx`. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
}
