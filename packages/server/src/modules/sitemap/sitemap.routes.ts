import type { City } from '@yantra/places';
import { allCities } from '@yantra/places/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { whenGone } from '../../http/gone.ts';
import { visitorAt } from '../../http/limited-reads.ts';
import type { OwnOrigin } from '../../http/own-origin.ts';
import { sendText } from '../../http/text.ts';
import type { ReadGate } from '../../limits/read-gate.ts';
import { landingPaths } from '../search/landings/index.ts';
import { citySlugs, type Vocabulary } from '../search/vocabulary/index.ts';
import {
  pagesPerFile,
  listedFacts,
  listedIds,
  machinesSitemap,
  pagesSitemap,
  robots,
  sitemap,
  sitemapIndex,
} from './sitemap.ts';

/** What the sitemap needs. */
export interface SitemapParts {
  readonly db: Db;
  readonly vocabulary: () => Promise<Vocabulary>;
  /** The origin of addresses. */
  readonly ownOrigin: OwnOrigin;
  /** They cost as much as searches. */
  readonly gate: Pick<ReadGate, 'run'>;
  readonly cities?: readonly City[];
  /** Pages per file. */
  readonly perFile?: number;
}

/** `/robots.txt`, and `/sitemap.xml` with its files. */
export function sitemapRoutes(app: FastifyInstance, parts: SitemapParts): void {
  const { db, vocabulary, gate, ownOrigin, cities = allCities, perFile = pagesPerFile } = parts;
  const slugs = citySlugs(cities);
  const landings = async () => landingPaths(db, (await vocabulary()).kinds, cities, slugs);

  app.get('/robots.txt', (request, reply) =>
    sendText(request, reply, { type: 'text/plain', text: robots(ownOrigin(request)) }),
  );

  const read = <Answer>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<Answer>) =>
    gate.run(visitorAt(request.ip), work, { signal: whenGone(reply), isWide: true });

  app.get('/sitemap.xml', async (request, reply) => {
    const [{ total }, pages] = await read(request, reply, () =>
      Promise.all([listedFacts(db), landings().then((pages) => pages.count())]),
    );
    const text = sitemapIndex(ownOrigin(request), { machines: total, landings: pages }, perFile);
    return sendText(request, reply, { type: 'application/xml', text });
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const [{ categories }, { cityIds }] = await read(request, reply, () =>
      Promise.all([vocabulary(), listedFacts(db)]),
    );
    const text = pagesSitemap(ownOrigin(request), [...categories.keys()], cityIds);
    return sendText(request, reply, { type: 'application/xml', text });
  });

  const sendRent = async (request: FastifyRequest, reply: FastifyReply, number: number) => {
    const slice = { offset: (number - 1) * perFile, limit: perFile };
    const paths = await read(request, reply, async () => (await landings()).list(slice));
    if (paths.length === 0) throw new AppError('route.unknown');
    return sendText(request, reply, { type: 'application/xml', text: sitemap(ownOrigin(request), paths) });
  };
  app.get('/sitemap-rent.xml', (request, reply) => sendRent(request, reply, 1));
  app.get<{ Params: { number: string } }>('/sitemap-rent-:number(^[1-9]\\d{0,5}).xml', (request, reply) =>
    sendRent(request, reply, Number(request.params.number)),
  );

  app.get<{ Params: { number: string } }>('/sitemap-machines-:number(^[1-9]\\d{0,5}).xml', async (request, reply) => {
    const offset = (Number(request.params.number) - 1) * perFile;
    const ids = await read(request, reply, () => listedIds(db, offset, perFile));
    if (ids.length === 0) throw new AppError('route.unknown');
    const text = machinesSitemap(ownOrigin(request), ids);
    // A machine that was taken off the lists is soon in no sitemap either.
    return sendText(request, reply, { type: 'application/xml', text, maxAgeSeconds: 60 });
  });
}
