import { dealLimits, type DealSide, type DealState } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';

/** The moment of the database, which all processes share: whatever has a time in a deal is measured by it. */
export async function momentOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database has no clock.');
  return row.at;
}

/** A deal as deeds change it. */
export interface DealRow {
  readonly id: string;
  readonly requirement_id: string;
  readonly owner_id: string;
  readonly equipment_id: string | null;
  readonly state: DealState;
  readonly state_by: DealSide;
  readonly quote_id: string | null;
  readonly hold_id: string | null;
  readonly version: number;
  /** Days in India; null where the request named none. */
  readonly from_day: string | null;
  readonly until_day: string | null;
}

export const dealColumns = sql`d.id, d.requirement_id, d.owner_id, d.equipment_id, d.state, d.state_by, d.quote_id, d.hold_id, d.version,
  to_char(d.from_day, 'YYYY-MM-DD') as from_day, to_char(d.until_day, 'YYYY-MM-DD') as until_day`;

/** A request, as far as quotes and agreements need it. */
export interface RequestRow {
  readonly id: string;
  readonly full_name: string;
  readonly phone: string;
  readonly email: string;
  readonly category_id: number;
  readonly city_id: string | null;
  readonly details: string;
  readonly job_from: string | null;
  readonly job_days: number | null;
  readonly job_hours: number | null;
  readonly job_operator: 'needed' | 'own' | null;
  readonly job_place: string | null;
  readonly job_latitude: number | null;
  readonly job_longitude: number | null;
  readonly equipment_id: string | null;
  readonly renter_id: string | null;
  readonly phone_confirmed_at: Date | null;
  readonly page_generation: number;
  readonly partner_id: string | null;
}

export const requestColumns = sql`r.id, r.full_name, r.phone, r.email, r.category_id, r.city_id, r.details, to_char(r.job_from, 'YYYY-MM-DD') as job_from,
  r.job_days, r.job_hours, r.job_operator, r.job_place, r.job_latitude, r.job_longitude, r.equipment_id, r.renter_id, r.phone_confirmed_at,
  r.page_generation, (select k.supplier_id from partner_keys k where k.id = r.partner_key_id) as partner_id`;

/* The last day of the job, or the day on which it was asked; the page stays open for some days after it. */
const pageEnds: RawBuilder<Date> = sql`(((greatest(coalesce(r.job_from + coalesce(r.job_days, 1), '-infinity'),
  (r.created_at at time zone 'Asia/Kolkata')::date) + ${dealLimits.pageDays}::int)::timestamp) at time zone 'Asia/Kolkata')`;

/** When a request's secret page closes by itself, and whether it is open with this generation. */
export const pageColumns = (generation: number | undefined) => sql`${pageEnds} as page_ends_at,
  (r.page_closed_at is null and ${pageEnds} > clock_timestamp()
    and ${generation === undefined ? sql`true` : sql`r.page_generation = ${generation}::int`}) as is_page_open`;

/** Whose request it is once they are logged in: it was taken over, or its proved phone is theirs. */
export const isRenter = (
  userId: string,
) => sql`(r.renter_id = ${userId}::uuid or r.renter_id is null and r.phone_confirmed_at is not null
  and r.phone = (select u.phone from users u where u.id = ${userId}::uuid and u.deleted_at is null))`;

/** Locks a request: whoever changes one of its deals waits for this transaction's end. */
export async function lockRequest(trx: Db, id: string): Promise<RequestRow | undefined> {
  await sql`select from requirements where id = ${id}::uuid for no key update`.execute(trx);
  const { rows } = await sql<RequestRow>`select ${requestColumns} from requirements r where r.id = ${id}::uuid`.execute(
    trx,
  );
  return rows[0];
}

/** The deals of a locked request, locked in the order of its machines. */
export async function lockDeals(trx: Db, requirementId: string): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    select ${dealColumns} from deals d where d.requirement_id = ${requirementId}::uuid order by d.place, d.id for no key update`.execute(
    trx,
  );
  return rows;
}

/** A request and one deal of it, both locked. */
export interface LockedDeal {
  readonly request: RequestRow;
  readonly deal: DealRow;
}

/** Locks a request and one deal of it. @throws AppError `deal.unknown` */
export async function lockDeal(
  trx: Db,
  { dealId, requirementId }: { readonly dealId: string; readonly requirementId: string },
): Promise<LockedDeal> {
  const request = await lockRequest(trx, requirementId);
  const { rows } = await sql<DealRow>`
    select ${dealColumns} from deals d where d.id = ${dealId}::uuid for no key update`.execute(trx);
  const [deal] = rows;
  if (request === undefined || deal === undefined) throw new AppError('deal.unknown');
  return { request, deal };
}

/** A deal of a request, without a lock. */
export async function readDeal(
  db: Db,
  { dealId, requirementId }: { readonly dealId: string; readonly requirementId: string },
): Promise<DealRow | undefined> {
  const { rows } = await sql<DealRow>`
    select ${dealColumns} from deals d where d.id = ${dealId}::uuid and d.requirement_id = ${requirementId}::uuid`.execute(
    db,
  );
  return rows[0];
}

/** What a deed makes of a deal. */
export interface DealChange {
  readonly state: DealState;
  readonly by: DealSide;
  readonly at: Date;
  readonly why?: string | undefined;
  readonly whyWords?: string | undefined;
}

export async function setState(
  trx: Db,
  id: string,
  { state, by, at, why, whyWords = '' }: DealChange,
): Promise<DealRow> {
  const { rows } = await sql<DealRow>`
    update deals d set state = ${state}, state_by = ${by}, state_at = ${at}::timestamptz, why = ${why ?? null}::text, why_words = ${whyWords},
      version = d.version + 1 where d.id = ${id}::uuid returning ${dealColumns}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`Deal ${id} is gone.`);
  return row;
}

/** A stored quote. */
export interface QuoteRow {
  readonly id: string;
  readonly version: number;
  readonly equipment_id: string | null;
  readonly content: string;
  readonly sha256: string;
  readonly total_paise: number;
  readonly valid_until: Date;
  /** By the clock of the database. */
  readonly is_open: boolean;
}

export async function findQuote(db: Db, id: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    select id, version, equipment_id, content, sha256, total_paise, valid_until, valid_until > clock_timestamp() as is_open
    from quotes where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** The other open quotes for the same job, the lowest total first. */
export async function openQuotes(db: Db, requirementId: string, except: string) {
  const { rows } = await sql<Pick<DealRow, 'id' | 'equipment_id' | 'from_day' | 'until_day'> & { total_paise: number }>`
    select d.id, d.equipment_id, to_char(d.from_day, 'YYYY-MM-DD') as from_day, to_char(d.until_day, 'YYYY-MM-DD') as until_day, q.total_paise
    from deals d join quotes q on q.id = d.quote_id
    where d.requirement_id = ${requirementId}::uuid and d.id <> ${except}::uuid and d.state = 'quoted' and q.valid_until > clock_timestamp()
    order by q.total_paise, d.id`.execute(db);
  return rows;
}
