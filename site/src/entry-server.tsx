import type { Client } from '@yantra/client';
import { type Category, getCategories } from '@yantra/contract/calls';
import {
  type Locale,
  dayInIndia,
  defaultCardColour,
  localeNamed,
  localePrefix,
  type VisitorJob,
  visitorJobIn,
} from '@yantra/domain';
import { defaultCity, findCity } from '@yantra/places';
import { allCities } from '@yantra/places/all';
import {
  type LoggedUser,
  type Scope,
  type SelectedCity,
  createScope,
  createScopeJob,
  placedJob,
  provideJob,
  servedSession,
  snapshotOf,
} from '@yantra/state';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { cityCookie } from './city-cookie.ts';
import { type RenderedDocument, type SiteAssets, renderDocument } from './document.ts';
import type { Payments } from './gateway-mode.tsx';
import { languageCookie } from './language-cookie.ts';
import { textSources } from './languages.ts';
import { createPages } from './pages.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { ServedTools } from './saved/served-tools.tsx';

/** What the server passes on of a request for a page. */
export interface PageRequest {
  /** Path and query, as requested but without the language. */
  readonly url: string;
  /** Of the address that was asked for; undefined is English. */
  readonly locale?: Locale | undefined;
  /** Scheme and host of this site. */
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Which kinds of content the requester takes. */
  readonly accept: string;
  /** Makes calls inside the process, as `user` or anonymously. */
  readonly api: Client;
  /** The person the page is for, below `/dashboard`. */
  readonly user?: LoggedUser | undefined;
  readonly payments: Payments;
}

export interface RenderedPage extends RenderedDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Its policy has to allow the payment gateway. */
  readonly takesPayments: boolean;
}

/** A page as a program reads it. */
export interface RenderedText {
  readonly text: string;
  readonly type: 'text/markdown' | 'text/plain';
}

/** Another address to go to. */
export interface Redirect {
  readonly redirect: string;
}

/** The list of the pages for developers, or one of them as Markdown: by its address or by what the requester takes. */
async function textOf({ url, origin, accept }: PageRequest): Promise<RenderedText | undefined> {
  const { pathname } = new URL(url, origin);
  const isList = pathname === '/llms.txt';
  const isFile = pathname.endsWith('.md');
  if (!isList && !(/^\/developers(?:[/.]|$)/.test(pathname) && (isFile || prefersMarkdown(accept)))) return undefined;
  const { llmsText, markdownAt } = await import('./pages/developers/as-markdown.ts');
  if (isList) return { text: llmsText(origin), type: 'text/plain' };
  const text = markdownAt(pathname.replace(/\.md$/, ''), origin);
  return text === undefined ? undefined : { text, type: 'text/markdown' };
}

const cityOf = ({ url, origin, cookies }: PageRequest): SelectedCity => {
  const asked = new URL(url, origin).searchParams.get('city') ?? cityCookie.in(cookies);
  const { id, name, state, latitude, longitude } = (asked && findCity(allCities, asked)) || defaultCity;
  return { id, name, state, latitude, longitude };
};

/** The job that the address says; a form that is sent without a script has its place in words only. */
async function jobIn(url: URL, { id }: SelectedCity, api: Client): Promise<VisitorJob | undefined> {
  const job = visitorJobIn((key) => url.searchParams.get(key), dayInIndia(new Date()));
  return job && placedJob(api.call, id, job);
}

/**
 * Renders with the answers to the calls made while rendering. A call that fails is repeated by the browser, which shows the
 * failure.
 */
async function drawAnswered(scope: Scope, draw: (scope: Scope) => string): Promise<string> {
  const asked: Promise<unknown>[] = [];
  const first = draw({
    ...scope,
    resource(call, input) {
      const value = input();
      // Equal calls at the same time are made once.
      if (value) asked.push(scope.prefetch(call, value));
      return scope.resource(call, input);
    },
  });
  if (asked.length === 0) return first;
  await Promise.allSettled(asked);
  return draw(scope);
}

/**
 * Who comes to the site's front door is led to the language that they chose, and to the dashboard too, whose addresses stand in
 * mails and are what the payment gateway returns to; any other address speaks its own.
 */
function inChosenLanguage({ url, origin, locale, cookies }: PageRequest): string | undefined {
  const { pathname, search } = new URL(url, origin);
  const chosen = localeNamed(languageCookie.in(cookies) ?? '');
  const isLed = pathname === '/' || /^\/dashboard(?:\/|$)/.test(pathname);
  return locale === undefined && chosen && isLed ? localePrefix(chosen) + pathname + search : undefined;
}

/** Renders pages of the site with the given client build. */
export const createRenderPage =
  (assets: SiteAssets) =>
  async (request: PageRequest): Promise<RenderedPage | RenderedText | Redirect> => {
    const text = await textOf(request);
    if (text) return text;
    const elsewhere = inChosenLanguage(request);
    if (elsewhere) return { redirect: elsewhere };
    const city = cityOf(request);
    const { user, locale } = request;
    const prefix = localePrefix(locale);
    const scope = createScope({
      client: request.api,
      ...(user && { session: servedSession(user) }),
      siteUrl: prefix,
      // On the server a scope lives as long as its page and stores nothing.
      cityStore: { read: () => city, write: () => undefined },
      defaultCity: city,
    });
    const url = new URL(request.url, request.origin);
    const job = await jobIn(url, city, request.api);
    provideJob(scope, createScopeJob({ read: () => undefined, write: () => undefined }, job));
    const pages = createPages({ hasTestPage: request.payments.hasTestPage, origin: url.origin, locale });
    const { route, params } = pages.routeOf(url.pathname);
    const payments = route.takesPayments ? request.payments : undefined;
    const address = { params, query: url.searchParams };
    const page = await pages.serve(route, address, user);
    const spoken = page.language ? { ...scope, language: page.language } : scope;
    await page.load?.(spoken, address);
    const draw = (of: Scope) =>
      renderToString(
        <Router base={prefix} ssrPath={prefix + url.pathname} ssrSearch={url.search}>
          <App scope={of} pages={pages} payments={payments} tools={ServedTools} />
        </Router>,
      );
    const body = user ? await drawAnswered(scope, draw) : draw(scope);
    const snapshot = { ...snapshotOf(scope), job };
    const categories = (snapshot.answers.find(([question]) => question.startsWith(getCategories.name))?.[1] ??
      []) as readonly Category[];
    const colours = [defaultCardColour, ...categories.map(({ colorCode }) => colorCode)];
    const { origin } = request;
    const modules = [page.source, page.screen?.(address) ?? [], locale ? textSources(page.source, locale) : []].flat();
    const letters = locale ? [assets.devanagari] : [];
    const files = [assets, ...modules.flatMap((name) => assets.pages[name] ?? [])];
    return {
      headers: page.headers ?? {},
      takesPayments: payments !== undefined,
      status: typeof page.status === 'function' ? page.status(spoken, address) : (page.status ?? 200),
      ...renderDocument({
        head: page.head(spoken, address),
        path: url.pathname + url.search,
        language: pages.frame(),
        origin,
        body,
        snapshot,
        assets: {
          ...assets,
          preload: [...new Set(files.flatMap(({ preload }) => preload))],
          // The letters' last: what they need of a line goes before what the pages say.
          styles: [...new Set([...files, ...letters].flatMap(({ styles }) => styles))],
          fonts: [assets, ...letters].flatMap(({ fonts }) => fonts),
        },
        colours,
        hasOwnFrame: route.hasOwnFrame === true,
        payments,
      }),
    };
  };
