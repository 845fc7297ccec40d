import { splitLocale } from '@yantra/domain';
import { isPlainClick } from '@yantra/ui';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { dashboardBase } from '../kit/address.ts';
import type { Navigate } from '../kit/screen.ts';
import type { Place } from './current-screen.tsx';

type GivenPlace = { readonly [Key in keyof Place]?: Place[Key] | undefined };

/**
 * The current place: as the site passes it or, for an element without `navigate`, as its own links set it; the latter lasts as long as the page.
 * @param links the container of those links
 */
export function usePlace(
  { path = '/', query, state, navigate }: GivenPlace,
  links: RefObject<HTMLElement | null>,
): Place {
  const [own, setOwn] = useState({ path, query: query ?? new URLSearchParams(), state });
  const go = useCallback<Navigate>((to, options) => {
    const url = new URL(to, location.href);
    const { rest } = splitLocale(url.pathname);
    if (rest !== dashboardBase && !rest.startsWith(`${dashboardBase}/`)) return location.assign(to);
    setOwn({
      path: rest.slice(dashboardBase.length) || '/',
      query: url.searchParams,
      state: options?.state,
    });
  }, []);
  const isControlled = navigate !== undefined;
  useEffect(() => {
    // On the root, above React's listeners, so that links that a screen handles itself are left alone.
    const root = isControlled ? undefined : links.current?.getRootNode();
    const follow = (event: Event) => {
      const href = event instanceof MouseEvent ? hrefOf(event, links.current) : undefined;
      if (href === undefined) return;
      event.preventDefault();
      go(href);
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, [isControlled, links, go]);
  if (!navigate) return { ...own, navigate: go };
  return { path, query: query ?? own.query, state, navigate };
}

/** The target of a plain click on a dashboard link; otherwise undefined. */
function hrefOf(event: MouseEvent, place: HTMLElement | null): string | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element) || !isPlainClick(event)) return undefined;
  // What the press closes may be gone by now, a line of the search's list say.
  if (place === null || !event.composedPath().includes(place)) return undefined;
  const href = event.target.closest('a:not([target], [download])')?.getAttribute('href');
  return href !== null && href !== undefined && splitLocale(href).rest.startsWith(dashboardBase) ? href : undefined;
}
