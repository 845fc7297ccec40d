import { matchPath } from 'react-router';
import type { Address } from './address.ts';
import type { SitePage } from './page.ts';
import { type Route, routes } from './routes.ts';

/** The pages whose code has arrived. Each rendering on the server and each document in the browser has its own. */
export interface Pages {
  /** The page, once it has arrived. */
  readonly peek: (route: Route) => SitePage | undefined;
  /** Asks for a page's code; one question however often it is asked, and anew after a failure. */
  readonly load: (route: Route) => Promise<SitePage>;
}

export function createPages(): Pages {
  const arrived = new Map<Route, SitePage>();
  const asked = new Map<Route, Promise<SitePage>>();
  return {
    peek: (route) => arrived.get(route),
    load(route) {
      const before = asked.get(route);
      if (before) return before;
      const asking = route.module().then(
        ({ page }) => {
          arrived.set(route, page);
          return page;
        },
        (error: unknown) => {
          asked.delete(route);
          throw error;
        },
      );
      asked.set(route, asking);
      return asking;
    },
  };
}

/** The route of a path; the last one takes every other. */
export function routeOf(pathname: string): Route {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error('The routes must end with the page for every other address.');
  return route;
}

/** A path and its query as pages read them. */
export const addressOf = (route: Route, { pathname, searchParams }: URL): Address => ({
  params: matchPath(route.path, pathname)?.params ?? {},
  query: searchParams,
});
