import { ApiError, type Client } from '@yantra/client';
import { failureNoticeMs } from '@yantra/domain';
import type { Notice } from './scope.ts';

/** A client whose every failed call raises a notice (public-area.md §8); a call that was given up is no failure, and a quiet one no news. */
export const tellingFailures = (client: Client, notify: (notice: Notice) => void): Client => ({
  call: (call, input, options) =>
    client.call(call, input, options).catch((error: unknown) => {
      if (error instanceof ApiError && !options?.isQuiet)
        notify({ kind: 'error', text: error.message, duration: failureNoticeMs });
      throw error;
    }),
  // Whoever sends a file watches it go, and is told there.
  ...(client.files && { files: client.files }),
});
