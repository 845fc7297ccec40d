import { useCallback } from 'react';
import { useLocation } from 'wouter';

/** Goes to another list: the code of this page is loaded, so there is nothing to wait for. */
export function useNavigateHere() {
  const [, go] = useLocation();
  return useCallback(
    (to: string, options: { readonly replace: boolean; readonly state?: unknown }) => {
      go(to, options);
      if (!options.replace) scrollTo(0, 0);
    },
    [go],
  );
}
