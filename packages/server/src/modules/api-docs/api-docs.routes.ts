import type { DefinedCall } from '@yantra/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress, type Encoding, encodingFor } from '../../http/compression.ts';
import { etagOf, isKnown } from '../../http/read-cache.ts';
import { docsPage } from './docs-page.ts';
import { docsSheet } from './docs-sheet.ts';
import { openApi } from './openapi.ts';

/* The one script sets the theme. Forms try reads of this very API. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** `GET /api/openapi.json`, and the same for people at `/api/docs`. Generated from the contract on first use. */
export function apiDocsRoutes(app: FastifyInstance, calls: readonly DefinedCall[]): void {
  const document = once(() => `${JSON.stringify(openApi(calls), undefined, 1)}\n`);
  const page = once(() => docsPage(calls));
  const sheet = once(() => docsSheet);
  app.get('/api/openapi.json', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').type('application/json; charset=utf-8');
    return document(request, reply);
  });
  app.get('/api/docs', async (request, reply) => {
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
    return page(request, reply);
  });
  app.get('/api/docs.css', async (request, reply) => sheet(request, reply.type('text/css; charset=utf-8')));
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A text made once, with its tag and its compressed forms. */
function once(make: () => string): Send {
  let body: Buffer | undefined;
  const packed = new Map<Encoding, Buffer>();
  return async (request, reply) => {
    body ??= Buffer.from(make());
    const etag = etagOf(body);
    reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const bytes = packed.get(encoding) ?? (await compress(body, encoding));
    packed.set(encoding, bytes);
    return (encoding === 'identity' ? reply : reply.header('content-encoding', encoding)).send(bytes);
  };
}
