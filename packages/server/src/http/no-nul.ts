import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { isApiPath } from './paths.ts';

/* The character U+0000: nobody types it, and PostgreSQL's texts cannot hold it. Requests are checked once, here, before anything else reads them: address and
 * query, the body at any depth, each cookie (`cookies.ts`). Node refuses it in headers. */
const nul = '\0';

/** Whether a value contains the character in any text or key. */
export function hasNul(value: unknown): boolean {
  const waiting: unknown[] = [value];
  // Without recursion: a body may nest deeper than the stack allows.
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one === 'string') {
      if (one.includes(nul)) return true;
    } else if (Array.isArray(one)) {
      for (const part of one as unknown[]) waiting.push(part);
    } else if (typeof one === 'object' && one !== null && !ArrayBuffer.isView(one)) {
      for (const [key, part] of Object.entries(one)) waiting.push(key, part);
    }
  }
  return false;
}

/** @throws AppError `request.malformed` below /api, elsewhere `route.unknown` */
export function refuseNul({ url, body }: FastifyRequest): void {
  if (!url.includes('%00') && !hasNul(body)) return;
  throw new AppError(isApiPath(url) ? 'request.malformed' : 'route.unknown');
}
