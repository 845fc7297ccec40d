import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { Readiness } from './readiness.ts';

/** The checks of the database and the process. */
export interface HealthParts {
  readonly db: Db;
  readonly readiness: Readiness;
}

/**
 * For load balancers and supervisors; never cached.
 * `GET /health`: 200 if this process and its database answer, 503 if the database does not.
 * `GET /live`: 200 while the process answers; otherwise it should be restarted.
 * `GET /ready`: 200 if requests should come here, else 503 and the failed check.
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
