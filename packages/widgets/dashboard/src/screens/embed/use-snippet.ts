import { useScope } from '@yantra/state';
import { useCallback, useEffect, useState } from 'react';
import { type Choice, snippetPath, tagSnippet, themeSnippet } from './snippet.ts';

/** A snippet and its loading state; the previous one stays while the next loads. */
export interface Snippet {
  readonly text: string | undefined;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

/** The marketplace's origin, as written in snippets. */
export const originOf = (siteUrl: string): string => siteUrl || location.origin;

/** The snippet of a choice, from the server where it contains machines. */
export function useSnippet(choice: Choice): Snippet {
  const origin = originOf(useScope().siteUrl);
  const path = snippetPath(choice);
  const [turn, setTurn] = useState(0);
  const [made, setMade] = useState<{ readonly path: string; readonly markup?: string; readonly isFailed?: true }>();
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    if (path === undefined) return undefined;
    const ending = new AbortController();
    fetch(origin + path, { signal: ending.signal })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then(
        (markup) => setMade({ path, markup }),
        () => {
          if (!ending.signal.aborted) setMade({ path, isFailed: true });
        },
      );
    return () => ending.abort();
  }, [origin, path, turn]);
  const theme = themeSnippet(choice);
  if (path === undefined) return { text: tagSnippet(choice, origin) + theme, status: 'ready', retry };
  const isOld = made?.path !== path;
  const text = made?.markup === undefined ? undefined : made.markup + theme;
  return { text, status: isOld ? 'loading' : made.isFailed ? 'failed' : 'ready', retry };
}
