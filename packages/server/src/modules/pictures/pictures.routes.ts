import { pictureFormats, pictureWidths } from '@yantra/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Derivative } from './picture-store.ts';
import { pictureTexts } from './pictures.messages.ts';
import type { Pictures } from './pictures.service.ts';

/** `640.avif` → its parts; `undefined` for other widths or formats. */
function derivativeOf(id: string, file: string): Derivative | undefined {
  const [size, ending, ...rest] = file.split('.');
  const width = pictureWidths.find((one) => String(one) === size);
  const format = pictureFormats.find((one) => one === ending);
  return width === undefined || format === undefined || rest.length > 0 ? undefined : { id, width, format };
}

/** Other companies' pages show pictures too, and their scripts may read them. */
function openToAll(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
}

/* A browser keeps a picture; shared caches revalidate after a minute, since a deleted account's pictures must be gone everywhere within a minute. */
const caching = 'public, max-age=31536000, immutable, s-maxage=60';

/**
 * `GET /pictures/{id}/{width}.{avif|webp}`: 200, kept by the browser for ever, 304 on revalidation, 404 for anything else. A picture that cannot be drawn is
 * replaced by a placeholder, cached for a minute.
 */
export function picturesRoutes(app: FastifyInstance, { pictures }: { readonly pictures: Pictures }): void {
  app.get<{ Params: { id: string; file: string } }>('/pictures/:id/:file', async (request, reply) => {
    openToAll(reply);
    const wanted = derivativeOf(request.params.id, request.params.file);
    // The address identifies the content, so it is the tag.
    const tag = wanted && `"${wanted.id}-${wanted.width}"`;
    const isHad = tag !== undefined && request.headers['if-none-match'] === tag;
    // Caches revalidate every minute, without reading the picture.
    if (isHad && (await pictures.isThere(request.params.id))) {
      return reply.headers({ 'cache-control': caching, etag: tag }).code(304).send();
    }
    const made = wanted && (await pictures.derivative(wanted, { who: request.ip }));
    if (wanted === undefined || made === undefined) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(pictureTexts.unknown);
    }
    if (made.isFallback) reply.header('cache-control', 'public, max-age=60');
    else reply.headers({ 'cache-control': caching, etag: tag });
    return reply.type(`image/${wanted.format}`).send(made.bytes);
  });
}
