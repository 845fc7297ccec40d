import type { getActivity, InputOf, OutputOf } from '@yantra/contract/calls';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { leadsByDay } from '../leads/index.ts';
import * as queries from './overview.queries.ts';
import { pointsAt, type TimesOf, timesOf } from './times.ts';

const spans = {
  days7: { days: 7 },
  days30: { days: 30 },
  weeks12: { days: 84, each: 7 },
  months12: { months: 12 },
} as const satisfies Readonly<Record<string, TimesOf>>;

/** Events of machines in a span and in the one before. */
export type ActivityService = ReturnType<typeof createActivity>;

export function createActivity({ db, clock }: DbAndClock) {
  return {
    /** @throws AppError `equipment.unknown` for another's machine, or an unknown one */
    async activity(
      { id, span = 'days30' }: InputOf<typeof getActivity>,
      { userId, role }: Caller,
    ): Promise<OutputOf<typeof getActivity>> {
      const isAdmin = role === 'admin';
      if (id !== undefined && !(isUuid(id) && (await queries.isMachine(db, id, isAdmin ? undefined : userId)))) {
        throw new AppError('equipment.unknown');
      }
      const everything: queries.FiguresOf = isAdmin ? 'all' : { supplierId: userId };
      const of = id === undefined ? everything : { machineId: id };
      const now = clock.now();
      const times = timesOf(spans[span], now);
      const [views, leads, reveals] = await Promise.all([
        queries.viewsByDay(db, of, times.first),
        leadsByDay(db, { userId, isAdmin, now }, times.first, { equipmentId: id }),
        queries.revealsByDay(db, of, times.first),
      ]);
      const during = (labels: readonly string[]) => ({
        views: pointsAt(labels, views, times.labelOf),
        leads: pointsAt(labels, leads, times.labelOf),
        reveals: pointsAt(labels, reveals, times.labelOf),
      });
      return { now: during(times.now), before: during(times.before) };
    },
  };
}
