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

/** The scope of the nearest provider. @throws where there is none, since nothing could be shown then */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('A Yantra widget needs a <ScopeProvider> around it.');
  return scope;
}

/**
 * Who is logged in. While the browser takes a page over it is whom the server has rendered it for, which is nobody on most pages: both must begin
 * with the same.
 */
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

/** Whether this is rendered on the server, or by a browser that takes over what the server has rendered: both must come to the same. */
export const useServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
