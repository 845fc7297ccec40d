import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { FileAnswer, SignedRequest } from './bind.ts';
import { hasNul } from './no-nul.ts';

/** The largest body of a signed message. */
export const mostSignedBytes = 64 * 1024;

/** The largest body of a beacon. */
export const mostBeaconBytes = 8 * 1024;

/** What a beacon carries. @throws AppError `request.malformed` */
export function beaconIn({ body }: FastifyRequest): unknown {
  const told = jsonIn(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
  if (told === undefined) throw new AppError('request.malformed');
  return told;
}

/** What bytes say as JSON; `undefined` when they are none, or hold a text that nothing can keep. */
export function jsonIn(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return hasNul(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** The routes that are put on here get their body as bytes, whatever its type. */
export function takeBytes(app: FastifyInstance, putRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    putRoutes(scope);
  });
}

/** A signed request as it came. */
export function signedIn(request: FastifyRequest): SignedRequest {
  return {
    raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
}

/** Sends a file to keep; nobody in between keeps it. */
export function sendFile({ name, type, bytes }: FileAnswer, reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`,
    })
    .send(bytes);
}
