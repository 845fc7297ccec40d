import type { ApiError } from '@yantra/client';

/** Remote data as one union, so that "loading and failed" cannot exist. `data` beside `loading` or `failed` is the last answer to the very same question. */
export type Remote<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly data?: T }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: ApiError; readonly data?: T };

/** The data known, in any state. */
export const dataOf = <T>(remote: Remote<T>): T | undefined => ('data' in remote ? remote.data : undefined);

/** The same state with transformed data. */
export function mapRemote<T, U>(remote: Remote<T>, view: (data: T) => U): Remote<U> {
  const { data, ...state } = remote as { status: Remote<T>['status']; data?: T };
  return { ...state, ...(data !== undefined && { data: view(data) }) } as Remote<U>;
}
