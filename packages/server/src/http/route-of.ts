import type { FastifyRequest } from 'fastify';
import { isApiPath, pathOf } from './paths.ts';

/** A request that is asked for by its method and a path that no route names. */
const everythingElse = '*';

/**
 * Which route answers a request: as it is written in the program, so that there are only so many. Pages are `page`, files of the site `file`,
 * and what there is not `unknown`.
 */
export function routeOf({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const route = routeOptions.url;
  if (route === undefined) return 'unknown';
  if (route !== everythingElse) return route;
  if (isApiPath(url)) return 'unknown';
  return isFilePath(pathOf(url)) ? 'file' : 'page';
}

/** Whether a path names a file of the site, not a page. */
export const isFilePath = (path: string): boolean => /\.\w+$/.test(path) && !path.endsWith('.html');

const probes: ReadonlySet<string> = new Set(['/live', '/ready', '/health']);

/** Whether a route is asked again and again by what stands before the server. */
export const isProbe = (route: string): boolean => probes.has(route);
