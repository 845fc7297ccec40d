import { type Locale, localePrefix } from '@yantra/domain';
import type { Language } from '@yantra/language';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { frameLanguages } from './languages.ts';
import { withinTime } from './layout/chunk.ts';
import type { LoadedPage, Pages, Route } from './page.ts';
import { routes } from './routes.ts';

interface PagesOptions {
  /** Whether the test page for developers exists. */
  readonly hasTestPage: boolean;
  readonly origin: string;
  /** Undefined is English. */
  readonly locale: Locale | undefined;
}

export function createPages({ hasTestPage, origin, locale }: PagesOptions): Pages {
  const existing = hasTestPage ? routes : routes.filter(({ isTestPage }) => !isTestPage);
  const arrived = new Map<Route, LoadedPage>();
  const asked = new Map<Route, Promise<LoadedPage>>();
  const failed = new Set<Route>();
  const spoken: Language[] = [];
  let frame: Language | undefined;
  const speaking = async (page: LoadedPage): Promise<LoadedPage> => {
    if (!locale) return page;
    const [around, own] = await Promise.all([frameLanguages[locale](), page.languages?.[locale]?.()]);
    frame = around.default;
    const language = own ? around.joinedWith(own.default) : frame;
    spoken.push(language);
    return { ...page, language };
  };
  const load = (route: Route) => {
    const before = asked.get(route);
    if (before && !failed.delete(route)) return before;
    const asking = withinTime(async () => speaking((await route.module()).page))().then(
      (page) => {
        arrived.set(route, page);
        return page;
      },
      (error: unknown) => {
        failed.add(route);
        throw error;
      },
    );
    asked.set(route, asking);
    return asking;
  };
  return {
    origin,
    prefix: localePrefix(locale),
    frame: () => frame,
    spoken,
    routeOf: (pathname) => routeOf(pathname, existing),
    peek: (route) => arrived.get(route),
    load,
    async serve(route, address, user) {
      const page = await load(route);
      const Component = await page.served?.(address, user);
      const served = Component ? { ...page, Component } : page;
      arrived.set(route, served);
      return served;
    },
    last: (route) => asked.get(route) ?? load(route),
  };
}

/** The route of a path with its decoded parameters; the last route matches every path that no other does. */
function routeOf(pathname: string, existing: readonly Route[]): ReturnType<Pages['routeOf']> {
  for (const route of existing) {
    const [isMatch, params] = matchRoute(parse, route.path, pathname);
    if (isMatch) {
      return { route, params: Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decoded(text)])) };
    }
  }
  throw new Error('The routes must end with the page for every other address.');
}

/** A badly encoded part of a path is kept as it is. */
function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return text;
  }
}
