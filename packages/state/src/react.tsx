import { type ReactNode, createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Scope } from './scope.ts';
import type { LoggedUser } from './session.ts';

const ScopeContext = createContext<Scope | undefined>(undefined);

/** Gives a scope to the components below it. */
export function ScopeProvider({ value, children }: { readonly value: Scope; readonly children?: ReactNode }) {
  return <ScopeContext.Provider value={value}>{children}</ScopeContext.Provider>;
}

/** The scope of the nearest provider. @throws where there is none, since nothing could be shown then */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('A Yantra widget needs a <ScopeProvider> around it.');
  return scope;
}

/**
 * Who is logged in. Nobody while the browser takes a page over, for the server has rendered it for nobody and both must begin with the same; at
 * once afterwards.
 */
export function useUser(): LoggedUser | undefined {
  const { user } = useScope().session;
  const follow = useCallback((changed: () => void) => user.subscribe(changed), [user]);
  return useSyncExternalStore(
    follow,
    () => user.peek(),
    () => undefined,
  );
}
