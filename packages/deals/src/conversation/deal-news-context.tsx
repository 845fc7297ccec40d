import { type DealNews, createDealNews, useScope } from '@yantra/state';
import { type ReactNode, createContext, useContext, useMemo } from 'react';

const NewsContext = createContext<DealNews | undefined>(undefined);

/** Gives what moves in somebody's deals to everything below: one stream for all conversations of a screen. */
export function DealNewsProvider({ value, children }: { readonly value: DealNews; readonly children: ReactNode }) {
  return <NewsContext.Provider value={value}>{children}</NewsContext.Provider>;
}

/** What moves in the deals of a secret page, or without one of who is logged in. */
export function useDealNews(page: string | undefined): DealNews {
  const scope = useScope();
  const given = useContext(NewsContext);
  return useMemo(() => given ?? createDealNews(scope, page), [given, scope, page]);
}
