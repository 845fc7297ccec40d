import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, encodingFor, leastBytes } from './compression.ts';
import { etagOf, isKnown } from './read-cache.ts';
import { inertPolicy } from './security-headers.ts';

/** A text that is no page: for robots, and for programs that read. */
export interface TextAnswer {
  readonly type: string;
  readonly text: string;
  /** Request headers that change it, beside the encoding. */
  readonly vary?: string;
  /** How long it may be cached; an hour unless given. */
  readonly maxAgeSeconds?: number;
}

/** Sends a text that is the same for everybody, and may be cached. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, vary, maxAgeSeconds = 3600 }: TextAnswer,
): Promise<FastifyReply> {
  const body = Buffer.from(text);
  const etag = etagOf(body);
  reply
    .headers({
      'cache-control': `public, max-age=${maxAgeSeconds}`,
      vary: ['accept-encoding', vary].filter(Boolean).join(', '),
      etag,
    })
    .header('content-security-policy', inertPolicy)
    .type(`${type}; charset=utf-8`);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = body.length < leastBytes ? 'identity' : encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compress(body, encoding));
}
