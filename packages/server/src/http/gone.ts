import type { FastifyReply } from 'fastify';

/** Aborts when the client left without its answer. Not Fastify's `request.signal`, which aborts once a request is read. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
