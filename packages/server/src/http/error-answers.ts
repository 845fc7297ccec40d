import { localePrefix } from '@yantra/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/is-away.ts';
import { AppError } from '../errors.ts';
import { isFormPost } from './form-post.ts';
import type { OwnOrigin } from './own-origin.ts';
import { isApiPath, localeOf, targetOf } from './paths.ts';
import { plainPage, refusedFormPage } from './plain-page.ts';

/* Fastify's own refusals, in our codes. */
const refusals: ReadonlyMap<unknown, AppError['code']> = new Map<unknown, AppError['code']>(
  Object.entries({
    FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
    FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported',
    FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
    FST_ERR_BAD_URL: 'route.unknown',
    FST_ERR_MAX_PARAM_LENGTH: 'route.unknown',
    // The database's: lock time-out, deadlock, query time-out, no free connection.
    '55P03': 'server.busy',
    '40P01': 'server.busy',
    '57014': 'server.busy',
    '53300': 'server.busy',
  } as const),
);

/* A restarting database is back within seconds. */
const retryAfterSeconds = 2;

/** The error as one of ours. Unexpected errors become `server.failed`: their own message is only logged. */
export function appErrorFrom(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // Anything can be thrown, even undefined.
  const known = refusals.get((error as Partial<FastifyError> | null | undefined)?.code);
  if (known !== undefined) return new AppError(known);
  if (isDatabaseAway(error)) return new AppError('server.busy', undefined, { retryAfterSeconds });
  return new AppError('server.failed');
}

/** Makes an error's answer. */
export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Turns errors into answers, here only: JSON below /api, a plain page elsewhere.
 * @param ownOrigin whose pages a refused form may lead back to
 */
export const errorAnswers =
  (ownOrigin: OwnOrigin): AnswerError =>
  (error, request, reply) => {
    // The client went away while sending: not our failure.
    const isCutOff = error !== null && error === request.raw.errored;
    const known = isCutOff ? new AppError('request.malformed') : appErrorFrom(error);
    if (known.status >= 500) request.log.error({ err: error }, 'The request failed.');
    reply.code(known.status).header('cache-control', 'no-store');
    if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds));
    const isForm = isFormPost(request);
    if (isApiPath(request.url) && !isForm) return reply.send(known.toBody());
    const locale = localeOf(request);
    const page = isForm
      ? refusedFormPage(known, backTo(request, ownOrigin), locale)
      : plainPage(known, {
          locale,
          again: known.retryAfterSeconds === undefined ? undefined : targetOf(request.originalUrl),
        });
    return reply.type('text/html; charset=utf-8').send(page);
  };

/** Our page with the form; the start page if the browser does not say. */
function backTo(request: FastifyRequest, ownOrigin: OwnOrigin): string {
  const start = `${localePrefix(localeOf(request))}/`;
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return start;
  const { origin, pathname, search } = new URL(referer);
  return origin === ownOrigin(request) ? targetOf(`${pathname}${search}`) : start;
}
