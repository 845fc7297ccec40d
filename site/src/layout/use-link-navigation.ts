import { localePrefix, splitLocale } from '@yantra/domain';
import { useEffect } from 'react';
import { useNavigate, usePages } from '../navigation.tsx';

/**
 * Follows links inside the page. Widgets use plain links, since they also stand on partner pages and know no router; here the
 * site handles them, unless the visitor wants a new tab or a widget has prevented it.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  const { routeOf, prefix } = usePages();
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
      if (link.pathname === location.pathname) {
        if (link.hash && link.search === location.search) return;
        // One that chooses a city, pressed before its part of the page is taken over: the server's page has that city.
        if (new URLSearchParams(link.search).has('city')) return;
      }
      // Another language is another document; a widget's link may know none, and one to another language says so.
      const { locale, rest } = splitLocale(link.pathname);
      if ((locale ?? link.hreflang) && localePrefix(locale) !== prefix) return;
      // Addresses that are no page of this site, such as the API's, are left to the browser.
      if (routeOf(rest).route.path === '*') return;
      event.preventDefault();
      navigate(rest + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, routeOf, prefix]);
}
