import { splitLocale } from '@yantra/domain';
import { type ReactNode, createContext, use, useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Address } from './address.ts';
import { paymentsHere } from './gateway-mode.tsx';
import type { Pages, Route } from './page.ts';

const PagesContext = createContext<Pages | undefined>(undefined);

export function PagesProvider({ value, children }: { readonly value: Pages; readonly children: ReactNode }) {
  return <PagesContext value={value}>{children}</PagesContext>;
}

/** @throws outside of a `PagesProvider` */
export function usePages(): Pages {
  const pages = use(PagesContext);
  if (!pages) throw new Error('This part of the site stands outside of its pages.');
  return pages;
}

/** The address of a page of this site in the language that is spoken. @param path from the root, without a language */
export function useHref(): (path: string) => string {
  const { prefix } = usePages();
  return useCallback((path) => prefix + path, [prefix]);
}

/** Where the visitor is. */
export interface Place extends Address {
  /** Without its language. */
  readonly pathname: string;
  readonly route: Route;
}

/** Where the visitor is; rendered anew when that changes. */
export function usePlace(): Place {
  const [pathname] = useLocation();
  const search = useSearch();
  const { routeOf } = usePages();
  return useMemo(
    () => ({ pathname, ...routeOf(pathname), query: new URLSearchParams(search) }),
    [pathname, search, routeOf],
  );
}

export interface NavigateOptions {
  /** Replaces the current history entry, and keeps the scroll position. */
  readonly replace?: boolean;
  /** Kept with the history entry. */
  readonly state?: unknown;
}

/**
 * Goes to an address by loading it, for a page that this document's policy would break. The passed state stays with the entry.
 */
function loadDocument(to: string, { replace = false, state = null }: NavigateOptions): void {
  // The browser's own function, not the one that the router has replaced: it must not show the new address first.
  const plain = Reflect.get(History.prototype, replace ? 'replaceState' : 'pushState') as History['pushState'];
  plain.call(history, state, '', to);
  const reload = () => location.reload();
  // A notice shown just now is kept for the next page, by the code that shows it.
  void import('./layout/show-notice.tsx').then(reload, reload);
}

/** Goes to an address of this site, in the language that is spoken. The previous page stays until the code of the next has loaded. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const [, go] = useLocation();
  const pages = usePages();
  return useCallback(
    (address, options = {}) => {
      const { rest: to } = splitLocale(address);
      const { route } = pages.routeOf(new URL(to, location.origin).pathname);
      if (route.takesPayments && !paymentsHere()) return loadDocument(pages.prefix + to, options);
      const { dataset } = document.documentElement;
      const show = () => {
        go(to, options);
        if (!options.replace && !to.includes('#')) scrollTo(0, 0);
      };
      const arrive = () => {
        delete dataset['arriving'];
        const enter = pages.peek(route)?.enter;
        if (enter) enter(show);
        else show();
      };
      if (pages.peek(route)) return arrive();
      // Set on the document, so that the header shows it, and so that of two requested pages only the last is shown.
      const mark = (dataset['arriving'] = to);
      const arriveIfLatest = () => dataset['arriving'] === mark && arrive();
      // A page whose code cannot be loaded says so itself, in its place.
      void pages
        .load(route)
        .then((page) => page.ready?.())
        .then(arriveIfLatest, arriveIfLatest);
    },
    [go, pages],
  );
}
