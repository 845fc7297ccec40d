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
