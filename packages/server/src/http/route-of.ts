import type { FastifyRequest } from 'fastify';
import { isApiPath, pathOf } from './paths.ts';

/** A request whose method and path no route names. */
const everythingElse = '*';

/** The route of a request, as written in the program, so that there is a fixed set. Pages are `page`, the site's files `file`, and anything else `unknown`. */
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

/** Whether a route is a health check. */
export const isProbe = (route: string): boolean => probes.has(route);
