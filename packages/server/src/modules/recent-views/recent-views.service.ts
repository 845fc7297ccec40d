import type { ViewedEquipment } from '@yantra/contract/calls';
import type { callSchemas } from '@yantra/contract/schemas';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import type { Background } from '../../jobs/background.ts';
import { cardOf, restOf } from '../equipment/card.ts';
import type { Vocabulary } from '../equipment/search/vocabulary.ts';
import { sliceOf } from '../tables.ts';
import * as queries from './recent-views.queries.ts';

/** What looks at machines need from outside. */
export interface RecentViewsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly background: Background;
  readonly vocabulary: () => Promise<Vocabulary>;
}

/** Who looked at which machine. */
export interface RecentViews {
  /**
   * Keeps and counts a look at a machine, after the answer. Somebody who is logged in counts once an hour; nobody's looks count each, as far as they
   * reach the server; an owner's at their own machine and an admin's do not count.
   */
  note(machine: { readonly id: string; readonly supplierId?: string | undefined }, caller: Caller | undefined): void;
  /** What the caller looked at and may still see. */
  list(input: ViewedInput, caller: Caller): Promise<ViewedList>;
}

type ViewedInput = z.output<(typeof callSchemas)['getRecentViewedEquipment']['input']>;

/** A page of what somebody looked at. */
export interface ViewedList {
  readonly data: ViewedEquipment[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/* Asia/Kolkata is always so far ahead of UTC. */
const indiaAheadMs = 330 * 60_000;
const dayInIndia = (at: Date): string => new Date(at.getTime() + indiaAheadMs).toISOString().slice(0, 10);

export function createRecentViews({ db, clock, background, vocabulary }: RecentViewsParts): RecentViews {
  return {
    note({ id, supplierId }, caller) {
      if (caller?.role === 'admin') return;
      const at = clock.now();
      const day = dayInIndia(at);
      background.run(0, () =>
        caller === undefined
          ? queries.countView(db, id, day)
          : queries.keepView(db, {
              userId: caller.userId,
              machineId: id,
              at,
              day,
              counts: caller.userId !== supplierId,
            }),
      );
    },
    async list({ searchTerm, sort, ...input }, { userId }) {
      const slice = sliceOf(input);
      const [{ rows, total }, names] = await Promise.all([
        queries.viewedPage(db, { userId, searchTerm, sort, now: clock.now() }, slice),
        vocabulary(),
      ]);
      const data = rows.map((row) => ({
        ...cardOf(row, names),
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
