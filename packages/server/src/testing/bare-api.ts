import type { FastifyInstance } from 'fastify';
import { type ApiRoutesParts, apiRoutes } from '../http/api-routes.ts';
import { bareServer } from '../http/bare-server.ts';
import type { BoundCall } from '../http/bind.ts';
import { errorAnswers } from '../http/error-answers.ts';
import { createReadCache, type ReadCache, readCacheLimits } from '../http/read-cache.ts';
import { createLogger } from '../logger.ts';
import { testSettings } from './test-app.ts';

/** Calls of the contract on a server without a database, registered as in the app. */
export interface BareApi {
  readonly http: FastifyInstance;
  readonly cache: ReadCache;
  /** What its cache goes by. */
  readonly clock: { ms: number };
  /** Lines of the log, parsed, of every level. */
  readonly log: Record<string, unknown>[];
}

/** @param given replaces parts that no test needs */
export function bareApi(calls: readonly BoundCall[], given: Partial<ApiRoutesParts> = {}): BareApi {
  const clock = { ms: 0 };
  const log: Record<string, unknown>[] = [];
  const cache = createReadCache({ now: () => new Date(clock.ms) }, readCacheLimits);
  const ownOrigin = () => 'http://localhost';
  const http = bareServer({
    logger: createLogger('debug', { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) }),
    settings: testSettings,
    cache,
    stopping: { isStopping: false },
    answerError: errorAnswers(ownOrigin),
  });
  apiRoutes(http, {
    calls,
    cache,
    ownOrigin,
    allowedOrigins: testSettings.allowedOrigins,
    identify: async () => undefined,
    partners: { admit: async () => undefined, spend: async () => undefined },
    ...given,
  });
  return { http, cache, clock, log };
}
