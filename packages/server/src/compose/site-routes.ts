import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { methodsAt } from '../http/api-routes.ts';
import type { BoundCall } from '../http/bind.ts';
import { eitherSource, folderSource } from '../http/file-source.ts';
import { type PageParts, sendPage } from '../http/pages.ts';
import { isApiPath, pathOf, prefixes } from '../http/paths.ts';
import { isFilePath } from '../http/route-of.ts';
import { inertPolicy } from '../http/security-headers.ts';
import { createStaticFiles, immutable, type StaticFiles } from '../http/static-files.ts';
import { isHashedOfSite } from '../modules/builds/build.ts';
import { tileSources } from '../modules/map/map-tiles.settings.ts';
import { gatewaySources, usualGateway } from '../modules/payments/gateway.settings.ts';
import type { AppDeps } from './app-deps.ts';

/** Serves the site's files, and its pages everywhere else; below /api an error in JSON. */
export function siteRoutes(
  http: FastifyInstance,
  deps: AppDeps,
  calls: readonly BoundCall[],
  people: Pick<PageParts, 'apiFor' | 'drawFor' | 'ownOrigin' | 'readerOf'>,
): void {
  const files = siteFiles(deps);
  const page = pageParts(deps, people);
  http.get('*', async (request, reply) => {
    refuseUnknownCall(request, reply, calls);
    const path = decodedPath(request.url);
    if (files !== undefined && isFilePath(path)) {
      // Our widgets show these drawings on other companies' pages too.
      if (path.startsWith('/img/')) {
        reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      }
      try {
        return await files.send(path.slice(1), request, reply);
      } catch (error) {
        if (!(error instanceof AppError) || path.startsWith(prefixes.static)) throw error;
      }
    }
    return sendPage(page, request, reply);
  });
  http.setNotFoundHandler(async (request, reply) => {
    refuseUnknownCall(request, reply, calls);
    reply.header('allow', 'GET, HEAD');
    throw new AppError('route.method');
  });
}

/* The service worker: browsers ask for it anew, so that a mistake in it can be mended. */
const pushWorker = 'push.js';

function siteFiles({ staticDir, keptFiles }: AppDeps): StaticFiles | undefined {
  if (staticDir === undefined) return undefined;
  const own = folderSource(staticDir);
  return createStaticFiles({
    folder: keptFiles === undefined ? own : eitherSource(own, keptFiles),
    cacheControl: (path) =>
      path === pushWorker ? 'no-cache' : isHashedOfSite(path) ? immutable : 'public, max-age=3600',
    // It fetches nothing.
    headers: (path) => (path === pushWorker ? { 'content-security-policy': inertPolicy } : {}),
  });
}

function pageParts(
  { renderPage, settings: { gateway = usualGateway, environment, mapTiles } }: AppDeps,
  people: Pick<PageParts, 'apiFor' | 'drawFor' | 'ownOrigin' | 'readerOf'>,
): PageParts {
  const { mode } = gateway;
  // Not where real money, or real people, are involved.
  const hasTestPage = mode !== 'production' && environment !== 'production';
  return {
    renderPage,
    ...people,
    payments: { mode, hasTestPage },
    gateway: gatewaySources(gateway),
    map: tileSources(mapTiles),
  };
}

/** @throws AppError below /api: the path has other methods, or no call at all */
function refuseUnknownCall(request: FastifyRequest, reply: FastifyReply, calls: readonly BoundCall[]): void {
  if (!isApiPath(request.url)) return;
  const path = pathOf(request.url);
  const bound = calls.find(({ call }) => `${prefixes.api}${call.path}` === path);
  if (bound === undefined) throw new AppError('route.unknown');
  reply.header('allow', [...methodsAt(bound.call.path, calls), 'OPTIONS'].join(', '));
  throw new AppError('route.method');
}

function decodedPath(url: string): string {
  try {
    return decodeURIComponent(pathOf(url));
  } catch {
    throw new AppError('route.unknown');
  }
}
