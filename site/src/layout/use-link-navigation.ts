import { useEffect } from 'react';
import { useNavigate } from '../navigation.tsx';
import { routeOf } from '../pages.ts';

/** Paths that a page of this site answers; others (the API's pages, files) are the browser's to load. */
const isOurs = (pathname: string) => routeOf(pathname).route.path !== '*';

/**
 * Follows links inside the page. Widgets write plain links, since they also stand on other people's pages and know no router; here the site
 * takes them over, unless the visitor wants a new tab or a widget has said no.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
      if (!isOurs(link.pathname)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
