import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { FileAnswer, SignedRequest } from './bind.ts';
import { hasNul } from './no-nul.ts';

/** The largest body of a signed message. */
export const mostSignedBytes = 64 * 1024;

/** The largest body of a beacon. */
export const mostBeaconBytes = 8 * 1024;

/** A beacon's content. @throws AppError `request.malformed` */
export function beaconIn({ body }: FastifyRequest): unknown {
  const told = jsonIn(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
  if (told === undefined) throw new AppError('request.malformed');
  return told;
}

/** Bytes parsed as JSON; `undefined` if invalid, or with a text that cannot be stored. */
export function jsonIn(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return hasNul(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** The routes registered here get their body as bytes, whatever its type. */
export function takeBytes(app: FastifyInstance, putRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    putRoutes(scope);
  });
}

/** A signed request, unchanged. */
export function signedIn(request: FastifyRequest): SignedRequest {
  return {
    raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
}

/** Sends a file; no cache may keep it. */
export function sendFile({ name, type, bytes }: FileAnswer, reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`,
    })
    .send(bytes);
}
