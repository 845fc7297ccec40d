import { useScope } from '@yantra/state';
import { useCallback, useEffect, useState } from 'react';
import { type Choice, snippetPath, tagSnippet, themeSnippet } from './snippet.ts';

/** A snippet and its loading state; the previous one stays while the next loads. */
export interface Snippet {
  readonly text: string | undefined;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

/** The marketplace's origin, as written in snippets. @param siteUrl of the scope: on our own pages it has no origin, and may have a language */
export const originOf = (siteUrl: string): string => new URL(siteUrl, location.href).origin;

/** The snippet of a choice, from the server where it contains machines. */
export function useSnippet(choice: Choice): Snippet {
  const origin = originOf(useScope().siteUrl);
  const path = snippetPath(choice);
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<{ readonly path: string; readonly markup?: string; readonly isFailed?: true }>();
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    if (path === undefined) return undefined;
    const controller = new AbortController();
    fetch(origin + path, { signal: controller.signal })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then(
        (markup) => setMade({ path, markup }),
        () => {
          if (!controller.signal.aborted) setMade({ path, isFailed: true });
        },
      );
    return () => controller.abort();
  }, [origin, path, attempt]);
  const theme = themeSnippet(choice);
  if (path === undefined) return { text: tagSnippet(choice, origin) + theme, status: 'ready', retry };
  const isOld = made?.path !== path;
  const text = made?.markup === undefined ? undefined : made.markup + theme;
  return { text, status: isOld ? 'loading' : made.isFailed ? 'failed' : 'ready', retry };
}
