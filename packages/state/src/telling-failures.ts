import { ApiError, type Client } from '@yantra/client';
import { failureNoticeMs } from '@yantra/domain';
import type { Notice } from './scope.ts';

/** A client that raises a notice for every failed call (public-area.md §8), except aborted and quiet ones. */
export const tellingFailures = (client: Client, notify: (notice: Notice) => void): Client => ({
  call: (call, input, options) =>
    client.call(call, input, options).catch((error: unknown) => {
      if (error instanceof ApiError && !options?.isQuiet)
        notify({ kind: 'error', text: error.message, duration: failureNoticeMs, error });
      throw error;
    }),
  // A person who sends a file watches its progress, and reads of a failure there.
  ...(client.files && { files: client.files }),
});
