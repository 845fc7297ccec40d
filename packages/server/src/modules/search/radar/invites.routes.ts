import { hourMs, localePrefix, timesAnHour } from '@yantra/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/types.ts';
import { localeOf } from '../../../http/paths.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { countVisit, isInvite } from './radar.queries.ts';

/** Links of invites begin with it. */
export const invitesPath = '/owners';

/** Visits of one address that count. */
export const visitLimit: Limit = { kind: 'inviteVisit', most: timesAnHour.inviteVisits, withinMs: hourMs };

const machinesPath = '/dashboard/add-equipment';

/** `/owners/<code>`: counts a visit, without who it was, and leads to the form of a new machine, also for a code that is unknown. */
export function invitesRoutes(
  app: FastifyInstance,
  { db, limits }: { readonly db: Db; readonly limits: Limits },
): void {
  app.get(`${invitesPath}/:code`, { exposeHeadRoute: false }, async (request, reply) => {
    const { code } = request.params as { readonly code: string };
    if (await isInvite(db, code)) {
      const { retryAfterSeconds } = await limits.hit(db, visitLimit, await limits.whoIs(request.ip));
      if (retryAfterSeconds === undefined) await countVisit(db, code);
    }
    return reply.header('cache-control', 'no-store').redirect(`${localePrefix(localeOf(request))}${machinesPath}`, 302);
  });
}
