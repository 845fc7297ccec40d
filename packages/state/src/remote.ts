import type { ApiError } from '@yantra/client';

/**
 * Remote data as one union, so that "loading and failed" cannot be written.
 * `data` beside `loading` or `failed` is what was last known for the very same question.
 */
export type Remote<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly data?: T }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: ApiError; readonly data?: T };

/** What is known, in whatever state the question is. */
export const dataOf = <T>(remote: Remote<T>): T | undefined => ('data' in remote ? remote.data : undefined);

/** The same state of another view of the data. */
export function mapRemote<T, U>(remote: Remote<T>, view: (data: T) => U): Remote<U> {
  const { data, ...state } = remote as { status: Remote<T>['status']; data?: T };
  return { ...state, ...(data !== undefined && { data: view(data) }) } as Remote<U>;
}
