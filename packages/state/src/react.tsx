import { LanguageProvider } from '@yantra/language';
import { type ReactNode, createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Scope } from './scope.ts';
import type { LoggedUser } from './session.ts';

const ScopeContext = createContext<Scope | undefined>(undefined);

/** Gives a scope to the components below it, and its language. */
export function ScopeProvider({ value, children }: { readonly value: Scope; readonly children?: ReactNode }) {
  return (
    <ScopeContext.Provider value={value}>
      <LanguageProvider value={value.language}>{children}</LanguageProvider>
    </ScopeContext.Provider>
  );
}

/** The scope of the nearest provider. @throws without one, since nothing could be shown */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('A Yantra widget needs a <ScopeProvider> around it.');
  return scope;
}

/** Who is logged in. During hydration it is the person the server rendered the page for, which is nobody on most pages: both must render the same. */
export function useUser(): LoggedUser | undefined {
  const { user, served } = useScope().session;
  const follow = useCallback((changed: () => void) => user.subscribe(changed), [user]);
  return useSyncExternalStore(
    follow,
    () => user.peek(),
    () => served,
  );
}

const never = () => () => undefined;

/** Whether this renders on the server or hydrates in a browser: both must give the same. */
export const useServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
