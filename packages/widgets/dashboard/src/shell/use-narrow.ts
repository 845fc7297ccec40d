import { useSyncExternalStore } from 'react';

/** From here down the sidebar is a drawer (dashboard.md §2). */
const query = '(width <= 768px)';

const follow = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the window is as narrow as a phone or an upright tablet. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
