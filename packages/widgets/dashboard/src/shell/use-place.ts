import { isPlainClick } from '@yantra/ui';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { dashboardBase } from '../kit/address.ts';
import type { Navigate } from '../kit/screen.ts';
import type { Place } from './current-screen.tsx';

type GivenPlace = { readonly [Key in keyof Place]?: Place[Key] | undefined };

/**
 * Where one is: as the site says or, for an element that nobody steers, as its own links say. Its place then lasts as long as the page.
 * @param links where those links are
 */
export function usePlace(
  { path = '/', query, state, navigate }: GivenPlace,
  links: RefObject<HTMLElement | null>,
): Place {
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
  const isSteered = navigate !== undefined;
  useEffect(() => {
    // Above React's own listeners, so that a link that a screen has seen to itself is left alone.
    const root = isSteered ? undefined : links.current?.getRootNode();
    const follow = (event: Event) => {
      const href = event instanceof MouseEvent ? hrefOf(event, links.current) : undefined;
      if (href === undefined) return;
      event.preventDefault();
      go(href);
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, [isSteered, links, go]);
  if (!navigate) return { ...own, navigate: go };
  return { path, query: query ?? own.query, state, navigate };
}

/** Where a plain click on a link of the dashboard leads to, or undefined when it is none. */
function hrefOf(event: MouseEvent, place: HTMLElement | null): string | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element) || !isPlainClick(event)) return undefined;
  if (!place?.contains(event.target)) return undefined;
  const href = event.target.closest('a:not([target], [download])')?.getAttribute('href');
  return href?.startsWith(dashboardBase) ? href : undefined;
}
