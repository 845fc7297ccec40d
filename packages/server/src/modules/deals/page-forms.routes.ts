import {
  acceptQuote,
  type Call,
  changeDeal,
  closePage,
  confirmRequirement,
  renewPage,
  sendAcceptCode,
  sendRequirementCode,
} from '@yantra/contract/calls';
import { localePrefix } from '@yantra/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { answerCall } from '../../http/answer.ts';
import type { BoundCall } from '../../http/bind.ts';
import { refuseForeignForm } from '../../http/form-post.ts';
import type { OwnOrigin } from '../../http/own-origin.ts';
import { localeOf } from '../../http/paths.ts';
import { refusedFormPage } from '../../http/plain-page.ts';

type Fields = Readonly<Record<string, string>>;
type Output = Readonly<Record<string, unknown>>;

/** What a plain form does, and where it leads; paths are those of the site without a language. */
interface PageForm {
  readonly call: Call;
  readonly goTo: (fields: Fields, output: Output) => string;
  /** Where one tries again after an error. */
  readonly back: (fields: Fields) => string;
  /** Where an error leads that has a page of its own. */
  readonly refused?: (error: AppError, fields: Fields) => string | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const pageAt = (page: unknown, query: Fields = {}, hash = ''): string => {
  const asked = new URLSearchParams(query).toString();
  return `/q/${encodeURIComponent(text(page))}${asked && `?${asked}`}${hash}`;
};
const dealAt = ({ page, dealId = '' }: Fields): string => pageAt(page, {}, `#deal-${encodeURIComponent(dealId)}`);
/** The form with a code that was sent. It lives for minutes, and is nothing without what came by SMS. */
const acceptAt = ({ page, dealId = '' }: Fields, { id, securityStamp }: Output): string =>
  pageAt(page, { accept: dealId, code: text(id), stamp: text(securityStamp) }, '#accept');
const codeAt = ({ page }: Fields, { id, securityStamp }: Output): string =>
  pageAt(page, { code: text(id), stamp: text(securityStamp) });
const askAt = ({ requestId = '' }: Fields, { id, securityStamp }: Output = {}): string =>
  `/ask-for-quote?${new URLSearchParams({
    request: requestId,
    ...(id !== undefined && { code: text(id), stamp: text(securityStamp) }),
  }).toString()}`;

const lost: readonly string[] = ['days.taken', 'quote.over'];
const lostAt = ({ code }: AppError, { page, dealId = '' }: Fields): string | undefined =>
  lost.includes(code) ? pageAt(page, { lost: dealId }) : undefined;

/** Below `/q/{page}`. */
const ofPage: Readonly<Record<string, PageForm>> = {
  change: { call: changeDeal as Call, goTo: dealAt, back: dealAt },
  'accept-code': { call: sendAcceptCode as Call, goTo: acceptAt, back: dealAt, refused: lostAt },
  accept: {
    call: acceptQuote as Call,
    goTo: dealAt,
    back: (fields) => acceptAt(fields, fields),
    refused: lostAt,
  },
  close: { call: closePage as Call, goTo: ({ page }) => pageAt(page), back: ({ page }) => pageAt(page) },
  renew: { call: renewPage as Call, goTo: (_, { page }) => pageAt(page), back: ({ page }) => pageAt(page) },
  code: { call: sendRequirementCode as Call, goTo: codeAt, back: ({ page }) => pageAt(page) },
  confirm: {
    call: confirmRequirement as Call,
    goTo: (_, { page }) => pageAt(page),
    back: (fields) => codeAt(fields, fields),
  },
};

/** Below `/ask-for-quote`: a request has no page yet. */
const ofAsking: Readonly<Record<string, PageForm>> = {
  code: { call: sendRequirementCode as Call, goTo: askAt, back: (fields) => askAt(fields) },
  confirm: {
    call: confirmRequirement as Call,
    goTo: (_, { page }) => pageAt(page),
    back: (fields) => askAt(fields, fields),
  },
};

/**
 * `POST /q/{page}/{form}` and `POST /ask-for-quote/{form}`: what a renter does by plain forms, for browsers without JavaScript. Each is a call of the API, and
 * leads back to the page, or to one that says what is wrong.
 */
export function pageFormsRoutes(
  app: FastifyInstance,
  { calls, ownOrigin }: { readonly calls: readonly BoundCall[]; readonly ownOrigin: OwnOrigin },
): void {
  const bound = new Map(calls.map((one) => [one.call.name, one]));
  const add = (path: string, form: PageForm): void => {
    const its = bound.get(form.call.name);
    if (its === undefined) throw new Error(`There is no call ${form.call.name}.`);
    app.post(path, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      const prefix = localePrefix(localeOf(request));
      const fields = fieldsIn(request);
      try {
        refuseForeignForm(request, ownOrigin);
        const output = await answerCall(its, fields, contextOf(request));
        return reply.redirect(prefix + form.goTo(fields, output as Output), 303);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const elsewhere = form.refused?.(error, fields);
        if (elsewhere !== undefined) return reply.redirect(prefix + elsewhere, 303);
        const back = prefix + form.back(fields);
        return reply
          .code(error.status)
          .type('text/html; charset=utf-8')
          .send(refusedFormPage(error, back, localeOf(request)));
      }
    });
  };
  for (const [name, form] of Object.entries(ofPage)) add(`/q/:page/${name}`, form);
  for (const [name, form] of Object.entries(ofAsking)) add(`/ask-for-quote/${name}`, form);
}

/** What was sent, with the page of the address. A body that is no form has nothing. */
function fieldsIn({ body, params }: FastifyRequest): Fields {
  const { page } = params as { readonly page?: string };
  const sent = Object.entries((body ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return { ...Object.fromEntries(sent), ...(page !== undefined && { page }) };
}

const contextOf = (request: FastifyRequest) => {
  const locale = localeOf(request);
  return { requestId: request.id, address: request.ip, ...(locale && { locale }) };
};
