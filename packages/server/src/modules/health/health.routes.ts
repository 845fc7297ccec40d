import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';

/** `GET /health`: 200 when this process and its database answer, 503 when the database does not. For load balancers. */
export function healthRoutes(app: FastifyInstance, db: Kysely<Database>): void {
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
}
