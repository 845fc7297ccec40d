import type { closePage, getMyRequests, InputOf, OutputOf, renewPage, RenterRequest } from '@yantra/contract/calls';
import { maskPhone, paiseToRupees } from '@yantra/domain';
import { sql } from 'kysely';
import type { DbAndClock } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { appendAudit } from '../audit/index.ts';
import type { Asker } from '../conversations/index.ts';
import { dealsOf, jobOf, machineOf, type ViewParts } from './deal-view.ts';
import type { PageTokens } from './page-tokens.ts';
import { createRequestAsker, type NamedRequest } from './request-asker.ts';
import * as queries from './requests.queries.ts';
import { claimRequests } from './standing.ts';

export interface RequestsParts extends DbAndClock, ViewParts {
  readonly pages: PageTokens;
}

const requestsAPage = 20;

/** Requests for quotes, for who sent them: by the secret page, or logged in. */
export type Requests = ReturnType<typeof createRequests>;

export function createRequests(parts: RequestsParts) {
  const { db, clock, pages } = parts;
  const { own } = createRequestAsker(parts);

  return {
    /** @throws AppError `requirement.unknown`, `requestPage.closed` */
    async get(named: NamedRequest, asker: Asker): Promise<RenterRequest> {
      const seen = await own(named, asker);
      const deals = await dealsOf(
        db,
        parts,
        { side: 'renter', isParty: true },
        sql`d.requirement_id = ${seen.id}::uuid`,
      );
      const isOpen = seen.is_page_open && seen.phone_confirmed_at !== null;
      return {
        id: seen.id,
        askedAt: seen.created_at.toISOString(),
        isConfirmed: seen.phone_confirmed_at !== null,
        phone: maskPhone(seen.phone),
        category: { id: seen.category_id, name: seen.category },
        details: seen.details,
        job: jobOf(seen, parts),
        ...machineOf(seen),
        ...(seen.machines && { machines: seen.machines }),
        isKept: seen.is_renter,
        ...(isOpen && {
          pageClosesAt: seen.page_ends_at.toISOString(),
          page: await pages.make({ requirementId: seen.id, generation: seen.page_generation }),
        }),
        owners: seen.owners,
        deals: deals.sort(byTotal),
      };
    },
    async mine(input: InputOf<typeof getMyRequests>, { userId }: Caller): Promise<OutputOf<typeof getMyRequests>> {
      await claimRequests(db, userId);
      const slice = pageIn({ ...input, page: input.page ?? 1 }, requestsAPage);
      const [rows, total] = [await queries.myRequests(db, userId, slice), await queries.countMine(db, userId)];
      const data = rows.map((row) => ({
        id: row.id,
        askedAt: row.created_at.toISOString(),
        category: { id: row.category_id, name: row.category },
        details: row.details,
        job: jobOf(row, parts),
        ...machineOf(row),
        ...(row.machines && { machines: row.machines }),
        state: row.state,
        owners: row.owners,
        quotes: row.quotes,
        ...(row.total_paise !== null && { total: paiseToRupees(row.total_paise) }),
        unread: row.unread,
        ...(row.held_until !== null && { heldUntil: row.held_until.toISOString() }),
        ...(row.deal_id !== null && { dealId: row.deal_id }),
      }));
      return { data, total, page: slice.page, pageSize: slice.limit };
    },
    /** @throws AppError `requirement.unknown`, `requestPage.closed` */
    async closePage({ requestId }: Omit<InputOf<typeof closePage>, 'page'>, asker: Asker): Promise<void> {
      const seen = await own({ requestId }, asker);
      await turned(seen.id, clock.now(), asker);
    },
    /** @throws AppError `requirement.unknown`, `requestPage.closed` */
    async renewPage(
      { requestId }: Omit<InputOf<typeof renewPage>, 'page'>,
      asker: Asker,
    ): Promise<OutputOf<typeof renewPage>> {
      const seen = await own({ requestId }, asker);
      const generation = await turned(seen.id, null, asker);
      return { page: await pages.make({ requirementId: seen.id, generation }) };
    },
  };

  async function turned(id: string, closedAt: Date | null, { caller }: Asker): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const who = { userId: caller?.userId, sessionId: caller?.sessionId };
      await appendAudit(trx, { at: clock.now(), kind: 'requestPage.closed', ...who, subjectId: id });
      return queries.turnPage(trx, id, closedAt);
    });
  }
}

/* Open quotes first, the lowest total first; then those that are waited for, then the rest. */
const places = ['accepted', 'done', 'quoted', 'asked', 'expired', 'cancelled', 'declined', 'withdrawn'] as const;
function byTotal(one: RenterRequest['deals'][number], other: RenterRequest['deals'][number]): number {
  const place = places.indexOf(one.state) - places.indexOf(other.state);
  return place === 0 ? (one.quote?.total ?? 0) - (other.quote?.total ?? 0) : place;
}
