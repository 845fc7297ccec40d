import { localePrefix } from '@yantra/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { answerCall } from './answer.ts';
import type { BoundCall } from './bind.ts';
import type { OwnOrigin } from './own-origin.ts';
import { localeOf } from './paths.ts';

const formType = 'application/x-www-form-urlencoded';

/** Whether a request is a browser's plain form: it is answered with pages. */
export function isFormPost(request: FastifyRequest): boolean {
  return request.headers['content-type']?.replace(/;.*/, '').trim().toLowerCase() === formType;
}

/** Parses forms: of a repeated field the last value counts. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/**
 * A form needs no preflight, so any site could make a visitor's browser post one: it must come from our own pages. Browsers say so in `Origin` and
 * `Sec-Fetch-Site`.
 * @throws AppError `request.origin`
 */
export function refuseForeignForm(request: FastifyRequest, ownOrigin: OwnOrigin): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // A page that sends no referrer hides its origin too; who sends a form from elsewhere cannot say `same-origin`.
  const isHidden = origin === 'null' && site === 'same-origin';
  const isOwn =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : isHidden || origin === ownOrigin(request);
  if (!isOwn) throw new AppError('request.origin');
}

/**
 * Answers a form: redirects to the page it names, in the language of the form's address.
 * @throws AppError `request.unsupported` if the call takes JSON only
 */
export async function answerForm(
  bound: BoundCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (bound.form === undefined) throw new AppError('request.unsupported');
  const fields = request.body as Readonly<Record<string, string>>;
  const locale = localeOf(request);
  const output = await answerCall(bound, bound.form.inputOf(fields), {
    requestId: request.id,
    address: request.ip,
    ...(locale && { locale }),
  });
  return reply
    .header('cache-control', 'no-store')
    .redirect(localePrefix(locale) + bound.form.goTo(fields, output), 303);
}
