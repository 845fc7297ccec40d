import { isPlainClick } from '@yantra/ui';
import { type MouseEvent, useCallback, useState } from 'react';
import type { Navigate } from '../../screen.ts';
import type { Place } from './current-screen.tsx';
import { dashboardBase } from '../address.ts';

type GivenPlace = { readonly [Key in keyof Place]?: Place[Key] | undefined };

/**
 * Where one is: as the site says or, for an element that nobody steers, as its own links say. Its place then lasts as long as the page.
 */
export function usePlace({ path = '/', query, state, navigate }: GivenPlace) {
  const [own, setOwn] = useState({ path, query: query ?? new URLSearchParams(), state });
  const go = useCallback<Navigate>((to, options) => {
    const url = new URL(to, location.href);
    if (url.pathname !== dashboardBase && !url.pathname.startsWith(`${dashboardBase}/`)) return location.assign(to);
    setOwn({
      path: url.pathname.slice(dashboardBase.length) || '/',
      query: url.searchParams,
      state: options?.state,
    });
  }, []);
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element) || !isPlainClick(event)) return;
    const href = event.target.closest('a:not([target], [download])')?.getAttribute('href');
    if (!href?.startsWith(dashboardBase)) return;
    event.preventDefault();
    go(href);
  };
  if (!navigate) return { place: { ...own, navigate: go }, follow };
  return { place: { path, query: query ?? own.query, state, navigate }, follow: undefined };
}
