import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { type DealPictures, dealPicturesPath } from './deal-pictures.ts';

/** `/deal-pictures/{signed}/{file}`: a picture of a conversation, to whoever has the address; it ends within two days. */
export function dealPicturesRoutes(app: FastifyInstance, pictures: DealPictures): void {
  app.get<{ Params: { token: string; file: string } }>(`${dealPicturesPath}:token/:file`, async (request, reply) => {
    const { token, file } = request.params;
    reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
    });
    const id = await pictures.named(token);
    const found = id === undefined ? undefined : await pictures.bytes(id, file, request.ip);
    if (found === undefined) throw new AppError('route.unknown');
    return reply
      .headers({ 'cache-control': 'private, max-age=3600', 'content-disposition': 'inline' })
      .type(found.type)
      .send(Buffer.from(found.bytes));
  });
}
