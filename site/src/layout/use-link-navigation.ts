import { useEffect } from 'react';
import { useNavigate, usePages } from '../navigation.tsx';

/**
 * Follows links inside the page. Widgets write plain links, since they also stand on other people's pages and know no router; here the site
 * takes them over, unless the visitor wants a new tab or a widget has said no.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  const { routeOf } = usePages();
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
      // What no page of this site answers, like the API's pages and files, is the browser's to load.
      if (routeOf(link.pathname).route.path === '*') return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, routeOf]);
}
