import type { Call } from '@yantra/contract/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { CallContext, Caller } from './bind.ts';
import { compress, encodingFor, leastBytes } from './compression.ts';
import { cookiesOf } from './cookies.ts';
import { whenGone } from './gone.ts';
import type { OwnOrigin } from './own-origin.ts';
import { plainPage } from './plain-page.ts';
import { etagOf, isKnown } from './read-cache.ts';
import { documentHeaders, type ForeignSources, pagePolicy } from './security-headers.ts';
import { cookieFacts } from './session-cookie.ts';

/** Makes public calls in the process: the same checks and rules as over HTTP, without it. */
export interface PageApi {
  /** Answers what the client package's `call` answers. @throws AppError with `code` and `status` */
  call<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
}

/** Whom a page is drawn for. */
export interface Reader {
  readonly caller: Caller;
  /** As their access token would name them. */
  readonly user: {
    readonly id: string;
    readonly role: Caller['role'];
    readonly name: string;
    /** Ten digits. */
    readonly phone: string;
  };
}

/** What a page is drawn from. */
export interface PageRequest {
  /** Path and query, as the browser asked. */
  readonly url: string;
  /** The site's own origin, e.g. `https://yantra.example.in`. */
  readonly origin: string;
  readonly method: 'GET' | 'HEAD';
  readonly cookies: Readonly<Record<string, string>>;
  readonly userAgent: string;
  readonly acceptLanguage: string;
  /** Makes its calls as `user`, or as nobody. */
  readonly api: PageApi;
  /** Whom the page is drawn for; below `/dashboard` only, and not where nobody is logged in. */
  readonly user?: Reader['user'] | undefined;
  readonly payments: PagePayments;
  readonly signal: AbortSignal;
}

/** How payments are taken, for pages that take them. */
export interface PagePayments {
  /** `production` takes real money; every other mode is told. */
  readonly mode: 'simulator' | 'sandbox' | 'production';
  /** Whether paying may be tried out on a page for developers. */
  readonly hasTestPage: boolean;
}

/** A drawn page, or where to go instead. */
export type PageAnswer =
  | {
      readonly status: number;
      readonly html: string;
      /** Base64 of the SHA-256 of each inline `<style>`; anything else inline is refused by the policy. */
      readonly styleHashes?: readonly string[];
      readonly headers?: Readonly<Record<string, string>>;
      /** Its policy lets the payment gateway in. */
      readonly takesPayments?: boolean;
    }
  | { readonly redirect: string; readonly status?: 301 | 302 | 303 | 307 | 308 };

/** Draws the site's page for an address; given by the start script, so that server and site do not know each other. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** Calls in the process, for whom it is that something is drawn. */
export type ApiFor = (
  context: Pick<CallContext, 'isKnownVisitor' | 'caller' | 'address' | 'signal' | 'userAgent'>,
) => PageApi;

/** What every page is drawn with. */
export interface PageParts {
  readonly renderPage: RenderPage | undefined;
  readonly apiFor: ApiFor;
  /** Takes the page on the budget of whoever asks. @throws AppError `reads.tooMany` */
  readonly drawFor: (context: Pick<CallContext, 'caller' | 'address'>) => void;
  /** Whom a page is drawn for, by the page token that came with the request; `undefined` when its session does not live. */
  readonly readerOf: (pageToken: string) => Promise<Reader | undefined>;
  readonly ownOrigin: OwnOrigin;
  readonly payments: PagePayments;
  /** What the payment gateway needs on a page. */
  readonly gateway: ForeignSources;
}

/** Draws and sends the page of a request, or a plain one when there is no site. */
export async function sendPage(
  { renderPage, apiFor, drawFor, readerOf, ownOrigin, payments, gateway }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (renderPage === undefined) {
    return sendHtml(request, reply, { status: 404, html: plainPage(new AppError('route.unknown').message) });
  }
  const cookies = cookiesOf(request.headers.cookie);
  const { pageToken, isKnown: isKnownVisitor } = cookieFacts(request, cookies, ownOrigin);
  const reader = pageToken === undefined ? undefined : await readerOf(pageToken);
  const signal = whenGone(reply);
  const asker = { caller: reader?.caller, address: request.ip };
  const userAgent = request.headers['user-agent'] ?? '';
  drawFor(asker);
  const { api, refusal } = heedingRefusals(apiFor({ ...asker, isKnownVisitor, signal, userAgent }));
  const page = await renderPage({
    url: request.url,
    origin: ownOrigin(request),
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    cookies,
    userAgent,
    acceptLanguage: request.headers['accept-language'] ?? '',
    api,
    user: reader?.user,
    payments,
    signal,
  });
  const refused = refusal();
  if (refused !== undefined) throw refused;
  if ('redirect' in page) return reply.header('cache-control', 'no-store').redirect(page.redirect, page.status ?? 302);
  return sendHtml(request, reply, page, {
    foreign: page.takesPayments === true ? gateway : undefined,
    isPersonal: reader !== undefined,
  });
}

/** The calls of a page, and the first of them that was refused since too much is asked: then no page is better than one with holes. */
function heedingRefusals(given: PageApi): { readonly api: PageApi; readonly refusal: () => AppError | undefined } {
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
  /** What stands on it is one person's: who logs out on a device of many must not leave it behind. */
  readonly isPersonal?: boolean;
}

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Extract<PageAnswer, { html: string }>,
  { foreign, isPersonal = false }: PageManner = {},
): Promise<FastifyReply> {
  const body = Buffer.from(page.html);
  const etag = etagOf(body);
  reply
    .code(page.status)
    // The city's cookie shapes the page, so only the visitor's own browser may keep it, and asks before showing it again.
    .headers({ 'cache-control': isPersonal ? 'no-store' : 'private, no-cache', vary: 'accept-encoding, cookie' })
    .headers(documentHeaders(foreign))
    .header('content-security-policy', pagePolicy(page.styleHashes, foreign))
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
