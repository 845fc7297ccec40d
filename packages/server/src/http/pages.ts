import type { Call } from '@yantra/contract/calls';
import type { Locale, Right } from '@yantra/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { CallContext, Caller } from './bind.ts';
import { compress, encodingFor, leastBytes } from './compression.ts';
import { cookiesOf } from './cookies.ts';
import { whenGone } from './gone.ts';
import type { OwnOrigin } from './own-origin.ts';
import { localeOf } from './paths.ts';
import { plainPage } from './plain-page.ts';
import { etagOf, isKnown } from './read-cache.ts';
import { documentHeaders, type ForeignSources, type MapSources, pagePolicy } from './security-headers.ts';
import { cookieFacts } from './session-cookie.ts';
import { sendText } from './text.ts';

/** Makes public calls within the process: with the same checks and rules as over HTTP. */
export interface PageApi {
  /** Returns what the client package's `call` returns. @throws AppError with `code` and `status` */
  call<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
}

/** The person a page is rendered for. */
export interface Reader {
  readonly caller: Caller;
  /** As in their access token. */
  readonly user: {
    readonly id: string;
    readonly role: Caller['role'];
    readonly rights?: readonly Right[];
    readonly name: string;
    /** Ten digits. */
    readonly phone: string;
  };
}

/** What a page is rendered from. */
export interface PageRequest {
  /** Path and query of the request, without the language. */
  readonly url: string;
  /** The language that the address begins with; undefined is English. */
  readonly locale?: Locale | undefined;
  /** The site's own origin, e.g. `https://yantra.example.in`. */
  readonly origin: string;
  readonly method: 'GET' | 'HEAD';
  readonly cookies: Readonly<Record<string, string>>;
  readonly userAgent: string;
  readonly acceptLanguage: string;
  /** Which kinds of content the requester takes: `text/html,…`. */
  readonly accept: string;
  /** Makes its calls as `user`, or as nobody. */
  readonly api: PageApi;
  /** The person the page is rendered for; only below `/dashboard`, and if logged in. */
  readonly user?: Reader['user'] | undefined;
  readonly payments: PagePayments;
  readonly signal: AbortSignal;
}

/** How payments are taken, for pages that take them. */
export interface PagePayments {
  /** `production` takes real money; all other modes are shown. */
  readonly mode: 'simulator' | 'sandbox' | 'production';
  /** Whether developers have a page to try paying. */
  readonly hasTestPage: boolean;
}

/** A rendered page, a text for programs that read, or a redirect. */
export type PageAnswer =
  | {
      readonly status: number;
      readonly html: string;
      /** Base64 of the SHA-256 of each inline `<style>`; the policy refuses anything else inline. */
      readonly styleHashes?: readonly string[];
      readonly headers?: Readonly<Record<string, string>>;
      /** Its policy allows the payment gateway. */
      readonly takesPayments?: boolean;
    }
  | { readonly text: string; readonly type: 'text/markdown' | 'text/plain' }
  | { readonly redirect: string; readonly status?: 301 | 302 | 303 | 307 | 308 };

/** Renders the site's page for an address; given by the start script, so that server and site are independent. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** Calls within the process, on behalf of the person a page is rendered for. */
export type ApiFor = (
  context: Pick<CallContext, 'isKnownVisitor' | 'caller' | 'address' | 'signal' | 'userAgent'>,
) => PageApi;

/** What rendering any page needs. */
export interface PageParts {
  readonly renderPage: RenderPage | undefined;
  readonly apiFor: ApiFor;
  /** Charges the page to the requester's budget. @throws AppError `reads.tooMany` */
  readonly drawFor: (context: Pick<CallContext, 'caller' | 'address'>) => void;
  /** The person of a request's page token; `undefined` if its session has ended. */
  readonly readerOf: (pageToken: string) => Promise<Reader | undefined>;
  readonly ownOrigin: OwnOrigin;
  readonly payments: PagePayments;
  /** What a page needs of the payment gateway. */
  readonly gateway: ForeignSources;
  /** What its maps need. */
  readonly map?: MapSources;
}

/** Renders and sends a request's page, or a plain one without a site. */
export async function sendPage(
  { renderPage, apiFor, drawFor, readerOf, ownOrigin, payments, gateway, map }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (renderPage === undefined) {
    return sendHtml(request, reply, {
      status: 404,
      html: plainPage(new AppError('route.unknown'), { locale: localeOf(request) }),
    });
  }
  const cookies = cookiesOf(request.headers.cookie);
  const { pageToken, isKnown: isKnownVisitor } = cookieFacts(request, cookies, ownOrigin);
  const reader = pageToken === undefined ? undefined : await readerOf(pageToken);
  const signal = whenGone(reply);
  const asker = { caller: reader?.caller, address: request.ip };
  const userAgent = request.headers['user-agent'] ?? '';
  drawFor(asker);
  const { api, refusal } = rememberRefusal(apiFor({ ...asker, isKnownVisitor, signal, userAgent }));
  const page = await renderPage({
    url: request.url,
    locale: localeOf(request),
    origin: ownOrigin(request),
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    cookies,
    userAgent,
    acceptLanguage: request.headers['accept-language'] ?? '',
    accept: request.headers.accept ?? '',
    api,
    user: reader?.user,
    payments,
    signal,
  });
  const refused = refusal();
  if (refused !== undefined) throw refused;
  if ('redirect' in page) return reply.header('cache-control', 'no-store').redirect(page.redirect, page.status ?? 302);
  if ('text' in page) return sendText(request, reply, { ...page, vary: 'accept' });
  return sendHtml(request, reply, page, {
    foreign: page.takesPayments === true ? gateway : undefined,
    map,
    isPersonal: reader !== undefined,
  });
}

/** A page's calls, remembering the first that was refused for exceeding limits: no page is better than an incomplete one. */
function rememberRefusal(given: PageApi): { readonly api: PageApi; readonly refusal: () => AppError | undefined } {
  let refused: AppError | undefined;
  const api: PageApi = {
    call: (call, input) =>
      given.call(call, input).catch((error: unknown) => {
        if (error instanceof AppError && error.retryAfterSeconds !== undefined) refused ??= error;
        throw error;
      }),
  };
  return { api, refusal: () => refused };
}

interface PageManner {
  readonly foreign?: ForeignSources | undefined;
  readonly map?: MapSources | undefined;
  /** The page is one person's: after a log-out on a shared device it must not stay in caches. */
  readonly isPersonal?: boolean;
}

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Extract<PageAnswer, { html: string }>,
  { foreign, map, isPersonal = false }: PageManner = {},
): Promise<FastifyReply> {
  const body = Buffer.from(page.html);
  const etag = etagOf(body);
  reply
    .code(page.status)
    // The city's cookie changes the page, so only the visitor's own browser may cache it, and must revalidate.
    .headers({ 'cache-control': isPersonal ? 'no-store' : 'private, no-cache', vary: 'accept-encoding, cookie' })
    .headers(documentHeaders(foreign))
    .header('content-security-policy', pagePolicy(page.styleHashes, foreign, map))
    .headers(page.headers ?? {})
    .type('text/html; charset=utf-8');
  if (page.status === 200) {
    reply.header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  const encoding = body.length < leastBytes ? 'identity' : encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compress(body, encoding));
}
