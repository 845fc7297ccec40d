import { pictureFormats, pictureWidths } from '@yantra/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Derivative } from './picture-store.ts';
import { pictureTexts } from './pictures.messages.ts';
import type { Pictures } from './pictures.service.ts';

/** `640.avif` → its parts; `undefined` for any width or format that is not made. */
function derivativeOf(id: string, file: string): Derivative | undefined {
  const [size, ending, ...rest] = file.split('.');
  const width = pictureWidths.find((one) => String(one) === size);
  const format = pictureFormats.find((one) => one === ending);
  return width === undefined || format === undefined || rest.length > 0 ? undefined : { id, width, format };
}

/** Pictures stand on other companies' pages: any page may show them, and scripts there may read them. */
function openToAll(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
}

/*
 * A browser keeps what it has seen; a cache that answers others asks again after a minute, for a picture is gone everywhere a minute after its
 * owner's account.
 */
const caching = 'public, max-age=31536000, immutable, s-maxage=60';

/**
 * `GET /pictures/{id}/{width}.{avif|webp}`: 200 kept for good by who has seen it, 304 for who has it, 404 for anything that is not a picture of ours.
 * A picture that cannot be drawn is answered with a stand-in that is cached for a minute.
 */
export function picturesRoutes(app: FastifyInstance, { pictures }: { readonly pictures: Pictures }): void {
  app.get<{ Params: { id: string; file: string } }>('/pictures/:id/:file', async (request, reply) => {
    openToAll(reply);
    const wanted = derivativeOf(request.params.id, request.params.file);
    // The address names the content, so the address is the tag.
    const tag = wanted && `"${wanted.id}-${wanted.width}"`;
    const isHad = tag !== undefined && request.headers['if-none-match'] === tag;
    // Caches ask again every minute: that costs no reading of the picture.
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
