import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { isApiPath } from './paths.ts';

/* The sign U+0000: nobody types it, and no text of a database may hold it. What comes with a request is looked at once, here, before anybody reads
   it: the address and its query, the body of any depth, each cookie (`cookies.ts`). A header never holds one: Node refuses it. */
const nul = '\0';

/** Whether the sign stands in a text, or in any text or key of a value, however deep. */
export function hasNul(value: unknown): boolean {
  const waiting: unknown[] = [value];
  // Not by calling itself: as deep as a body may go, that would need more stack than there is.
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
