import { hourMs, timesAnHour } from '@yantra/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { Calendars } from './calendars.service.ts';

/** Reads from one address; programs ask a few times an hour for each calendar. */
export const calendarLimit: Limit = { kind: 'calendar', most: timesAnHour.calendarReads, withinMs: hourMs };

/** `/ical/<token>.ics`: the calendar of a machine or of a fleet for other programs, to whoever has the address. */
export function calendarRoutes(
  app: FastifyInstance,
  { db, limits, calendars }: { readonly db: Db; readonly limits: Limits; readonly calendars: Calendars },
): void {
  app.get('/ical/:file', async (request, reply) => {
    const { file } = request.params as { readonly file: string };
    const { retryAfterSeconds } = await limits.hit(db, calendarLimit, await limits.whoIs(request.ip));
    if (retryAfterSeconds !== undefined) throw new AppError('reads.tooMany', undefined, { retryAfterSeconds });
    const [, token] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
    const text = token === undefined ? undefined : await calendars.read(token);
    // The token stands in the address.
    reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    if (text === undefined) throw new AppError('route.unknown');
    return reply
      .header('content-disposition', 'inline; filename="yantra.ics"')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}
