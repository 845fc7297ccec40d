import type { ViewedEquipment } from '@yantra/contract/calls';
import type { callSchemas } from '@yantra/contract/schemas';
import { dayInIndia } from '@yantra/domain';
import type { z } from 'zod';
import type { DbAndClock } from '../../database/types.ts';
import type { CallContext, Caller } from '../../http/bind.ts';
import type { Background } from '../../jobs/background.ts';
import type { Limits } from '../../limits/limits.ts';
import { pageIn } from '../../page.ts';
import { freeAgain } from '../availability/index.ts';
import { cardOf, restOf } from '../equipment/index.ts';
import { mostAtOnce } from '../quotas/index.ts';
import type { Vocabulary } from '../search/vocabulary/index.ts';
import * as queries from './recent-views.queries.ts';
import { isRobot } from './robots.ts';

export interface RecentViewsParts extends DbAndClock {
  readonly limits: Pick<Limits, 'whoIs'>;
  readonly background: Background;
  readonly vocabulary: () => Promise<Vocabulary>;
}

/** Views of machines. */
export type RecentViews = ReturnType<typeof createRecentViews>;

type ViewedInput = z.output<(typeof callSchemas)['getRecentViewedEquipment']['input']>;

/** A page of viewed machines. */
export interface ViewedList {
  readonly data: ViewedEquipment[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

const rowsAPage = 10;

export function createRecentViews({ db, clock, limits, background, vocabulary }: RecentViewsParts) {
  return {
    /**
     * Saves and counts a view of a machine, after the answer: once an hour per logged-in person, and per address for everybody else. Views by the owner, admins
     * and robots do not count, nor do requests without a viewer.
     */
    note(
      { id: machineId, supplierId }: { readonly id: string; readonly supplierId?: string | undefined },
      { caller, address, userAgent }: Pick<CallContext, 'caller' | 'address' | 'userAgent'>,
    ): void {
      if (caller?.role === 'admin' || isRobot(userAgent)) return;
      const at = clock.now();
      const look = { machineId, at, day: dayInIndia(at) };
      background.run(0, async () => {
        if (caller !== undefined) {
          const counts = caller.userId !== supplierId;
          await queries.keepView(db, { ...look, userId: caller.userId, counts, most: mostAtOnce.recentViews });
        } else if (address !== undefined) {
          const visitor = await limits.whoIs(address);
          await queries.countVisitorsView(db, { ...look, visitor, most: mostAtOnce.viewsAnHour });
        }
      });
    },
    /** The machines that the caller viewed and may still see. */
    async list({ searchTerm, sort, ...input }: ViewedInput, { userId }: Caller): Promise<ViewedList> {
      const slice = pageIn(input, rowsAPage);
      const [{ rows, total }, names] = await Promise.all([
        queries.viewedPage(db, { userId, searchTerm, sort, now: clock.now() }, slice),
        vocabulary(),
      ]);
      const today = dayInIndia(clock.now());
      const freeOf = (taken: string) => {
        const free = freeAgain(taken, today);
        return free && { free };
      };
      const data = rows.map((row) => ({
        ...cardOf(row, names),
        ...freeOf(row.taken),
        ...restOf(row),
        viewedAt: row.viewed_at.toISOString(),
        isOwn: row.is_own,
        ownRating:
          row.own_stars === null ? null : { starRating: Number(row.own_stars), comment: row.own_comment ?? '' },
      }));
      return { data, total, page: slice.page, pageSize: slice.limit };
    },
  };
}
