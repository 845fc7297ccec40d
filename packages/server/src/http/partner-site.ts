import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { errorAnswers } from './error-answers.ts';
import { pathOf } from './paths.ts';
import { createStaticFiles } from './static-files.ts';
import { withoutSchemas } from './without-schemas.ts';

/** The pages of another company that uses our widgets: to a browser another site, on its own port. */
export interface PartnerSite {
  readonly folder: string;
  /** Sent with every answer, e.g. the partner's own policy. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Replaced by the API's origin in the partner's texts and headers. */
export const apiUrlPlaceholder = '%API_URL%';

/** Serves a partner's folder. `apiUrl` is a function, because a free port is known only once the API listens. */
export function createPartnerSite(
  { folder, headers = {} }: PartnerSite,
  apiUrl: () => string,
  logger: FastifyBaseLogger,
): FastifyInstance {
  const answerError = errorAnswers(apiUrl);
  const http: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    schemaController: withoutSchemas,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request as never, reply as never),
  });
  const withApi = (text: string) => text.replaceAll(apiUrlPlaceholder, apiUrl());
  const files = createStaticFiles({ folder, cacheControl: () => 'no-cache', rewrite: (_path, text) => withApi(text) });
  http.setErrorHandler(answerError);
  http.get('*', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    for (const [name, value] of Object.entries(headers)) reply.header(name, withApi(value));
    const path = pathOf(request.url);
    return files.send(path.endsWith('/') ? `${path}index.html` : path, request, reply);
  });
  http.setNotFoundHandler(async () => {
    throw new AppError('route.method');
  });
  return http;
}
