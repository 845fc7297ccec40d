import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { Readiness } from './readiness.ts';

/** What is asked of the database and of the process. */
export interface HealthParts {
  readonly db: Db;
  readonly readiness: Readiness;
}

/**
 * For what stands before the server. None of them may be cached.
 * `GET /health`: 200 when this process and its database answer, 503 when the database does not.
 * `GET /live`: 200 as long as the process answers; who fails it is started anew.
 * `GET /ready`: 200 when requests should come here, else 503 and which check failed; who fails it gets no requests.
 */
export function healthRoutes(app: FastifyInstance, { db, readiness }: HealthParts): void {
  app.get('/health', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer.');
      return reply.code(503).send({ status: 'down' });
    }
  });
  app.get('/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const failing = await readiness.failing();
    if (failing === undefined) return { status: 'ready' };
    const { check, cause } = failing;
    if (check !== 'stopping') request.log.error({ check, err: cause }, 'This process is not ready.');
    return reply.code(503).send({ status: 'unready', check });
  });
}
