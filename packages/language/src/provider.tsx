import { type ReactNode, createContext } from 'react';
import type { Language } from './language.ts';

export const LanguageContext = createContext<Language | undefined>(undefined);

/** Gives a language to primitives outside a scope; a scope brings its own (`<ScopeProvider value={{ ...scope, language }}>`). */
export function LanguageProvider({
  value,
  children,
}: {
  readonly value: Language | undefined;
  readonly children?: ReactNode;
}) {
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}
