import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { compress, encodingFor, leastBytes } from '../../http/compression.ts';
import { originOf } from '../../http/pages.ts';
import { etagOf, isKnown } from '../../http/read-cache.ts';
import { inertPolicy } from '../../http/security-headers.ts';
import type { Vocabulary } from '../equipment/search/vocabulary.ts';
import { machinesPerFile, machinesSitemap, pagesSitemap, robots, sitemapIndex } from './sitemap.ts';
import { listedFacts, listedIds } from './sitemap.queries.ts';

/** What the sitemap is made of. */
export interface SitemapParts {
  readonly db: Kysely<Database>;
  readonly vocabulary: () => Promise<Vocabulary>;
  /** Machines in one file. */
  readonly perFile?: number;
}

/** `/robots.txt`, and `/sitemap.xml` with the files that it names; addresses are of the origin that was asked. */
export function sitemapRoutes(app: FastifyInstance, { db, vocabulary, perFile = machinesPerFile }: SitemapParts): void {
  app.get('/robots.txt', (request, reply) => sendText(request, reply, 'text/plain', robots(originOf(request))));

  app.get('/sitemap.xml', async (request, reply) => {
    const { total } = await listedFacts(db);
    return sendText(request, reply, 'application/xml', sitemapIndex(originOf(request), total, perFile));
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const [{ categories }, { cityIds }] = await Promise.all([vocabulary(), listedFacts(db)]);
    const text = pagesSitemap(originOf(request), [...categories.keys()], cityIds);
    return sendText(request, reply, 'application/xml', text);
  });

  app.get<{ Params: { number: string } }>('/sitemap-machines-:number(^[1-9]\\d{0,5}).xml', async (request, reply) => {
    const ids = await listedIds(db, (Number(request.params.number) - 1) * perFile, perFile);
    if (ids.length === 0) throw new AppError('route.unknown');
    return sendText(request, reply, 'application/xml', machinesSitemap(originOf(request), ids));
  });
}

async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): Promise<FastifyReply> {
  const body = Buffer.from(text);
  const etag = etagOf(body);
  reply
    .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding', etag })
    .header('content-security-policy', inertPolicy)
    .type(`${type}; charset=utf-8`);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = body.length < leastBytes ? 'identity' : encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compress(body, encoding));
}
