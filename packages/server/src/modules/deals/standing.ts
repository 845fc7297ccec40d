import type { DealParty, DealState } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { isUuid } from '../../uuid.ts';
import type { Asker, Standing } from '../conversations/index.ts';
import { isRenter, pageColumns } from './deals.queries.ts';
import type { PageTokens } from './page-tokens.ts';

interface StandingRow {
  readonly id: string;
  readonly requirement_id: string;
  readonly state: DealState;
  readonly owner_id: string;
  readonly renter_id: string | null;
  readonly renter: string;
  readonly owner: string;
  readonly machine: string;
  readonly is_page_open: boolean;
  readonly is_renter: boolean;
}

/** What an owner is called: by the organisation, else by the name. */
export const ownerName = sql<string>`coalesce((select nullif(o.name, '') from organizations o where o.user_id = u.id), trim(u.first_name || ' ' || u.last_name))`;

/**
 * Who asks about a deal, by our own records: its renter by the open secret page or logged in, its owner logged in; an admin may read. For everybody else there
 * is no such deal.
 */
export function createStanding({ pages }: { readonly pages: PageTokens }) {
  /** @throws AppError `deal.unknown`, `requestPage.closed` */
  return async function standingOf(db: Db, { caller, page }: Asker, dealId: string): Promise<Standing> {
    if (!isUuid(dealId)) throw new AppError('deal.unknown');
    const named = page === undefined ? undefined : await pages.read(page);
    if (page !== undefined && named === undefined) throw new AppError('deal.unknown');
    const row = await find(db, dealId, { generation: named?.generation, userId: caller?.userId });
    if (row === undefined) throw new AppError('deal.unknown');
    if (named !== undefined) {
      if (named.requirementId !== row.requirement_id) throw new AppError('deal.unknown');
      if (!row.is_page_open) throw new AppError('requestPage.closed');
      return standing(row, 'renter', true, undefined);
    }
    if (caller === undefined) throw new AppError('deal.unknown');
    if (row.owner_id === caller.userId) return standing(row, 'owner', true, caller.userId);
    if (row.is_renter) {
      await claimRequests(db, caller.userId);
      return standing({ ...row, renter_id: caller.userId }, 'renter', true, caller.userId);
    }
    if (caller.role === 'admin') return standing(row, 'owner', false, caller.userId);
    throw new AppError('deal.unknown');
  };
}

async function find(
  db: Db,
  id: string,
  { generation, userId }: { readonly generation: number | undefined; readonly userId: string | undefined },
): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`
    select d.id, d.requirement_id, d.state, d.owner_id, r.renter_id, r.full_name as renter, ${ownerName} as owner,
      coalesce(e.name, c.name) as machine, ${pageColumns(generation)}, ${userId === undefined ? sql`false` : isRenter(userId)} as is_renter
    from deals d join requirements r on r.id = d.requirement_id join users u on u.id = d.owner_id join categories c on c.id = r.category_id
      left join equipment e on e.id = d.equipment_id
    where d.id = ${id}::uuid`.execute(db);
  return rows[0];
}

function standing(row: StandingRow, side: DealParty, isParty: boolean, userId: string | undefined): Standing {
  const renter = row.renter_id === null ? { requirementId: row.requirement_id } : { userId: row.renter_id };
  const owner = { userId: row.owner_id };
  const isOwner = side === 'owner';
  return {
    dealId: row.id,
    requirementId: row.requirement_id,
    side,
    isParty,
    state: row.state,
    ...(userId !== undefined && { userId }),
    self: isOwner ? owner : renter,
    other: isOwner ? renter : owner,
    name: isOwner ? row.owner : row.renter,
    machine: row.machine,
  };
}

/** Gives somebody who is logged in the requests of their phone that were proved and belong to nobody yet. */
export async function claimRequests(db: Db, userId: string): Promise<void> {
  await sql`
    update requirements r set renter_id = u.id from users u
    where u.id = ${userId}::uuid and u.deleted_at is null and r.phone = u.phone and r.renter_id is null and r.phone_confirmed_at is not null`.execute(
    db,
  );
}
