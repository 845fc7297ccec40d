import { type ReactNode, createContext, useContext } from 'react';
import type { Scope } from './scope.ts';

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
