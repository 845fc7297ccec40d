import { useScope } from '@yantra/state';
import { isPlainClick } from '@yantra/ui';
import type { MouseEvent } from 'react';

/** Goes to an address of the site; it begins without a language. */
export type Navigate = (path: string) => void;

/** Follows a link within the site, unless the click asks for more. */
export function useLink(navigate: Navigate | undefined) {
  const { siteUrl } = useScope();
  return (path: string) => ({
    href: siteUrl + path,
    ...(navigate && {
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(path);
      },
    }),
  });
}

export const searchesPath = '/saved/searches';
export const settingsPath = '/dashboard/settings/notifications';

/** The page of what is new of a search. */
export const newsPath = (id: string): string => `${searchesPath}?${new URLSearchParams({ news: id }).toString()}`;
