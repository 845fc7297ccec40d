import { useSyncExternalStore } from 'react';

/** The themes to choose from; `auto` follows the device. */
export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

const shownTheme = (): Theme | undefined => {
  const { theme } = document.documentElement.dataset;
  return themes.find((one) => one === theme);
};

const watch = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};
const choose = (theme: string): void => void document.dispatchEvent(new CustomEvent('yantra-theme', { detail: theme }));

/**
 * The theme in force, and a function that sets and keeps it. Both need the script in the head of our pages, which runs before
 * the first paint and listens for `yantra-theme`. Without it, as on the server, there is no theme to choose.
 */
export function useTheme(): readonly [theme: Theme | undefined, choose: (theme: string) => void] {
  return [useSyncExternalStore(watch, shownTheme, () => undefined), choose];
}
