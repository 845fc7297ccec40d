import type { FastifyReply } from 'fastify';

/**
 * Tells when whoever asked has gone without their answer. Not Fastify's own `request.signal`: that one tells when a request was read, which a
 * body is at once.
 */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
