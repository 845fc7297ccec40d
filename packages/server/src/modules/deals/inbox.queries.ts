import { dealLimits, type DealReason, type DealSide, type DealState, type InboxFilter } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/types.ts';
import type { Slice } from '../../page.ts';
import { heldUntil, unreadFor } from './deal-view.queries.ts';
import { kmFrom } from './owners.queries.ts';

/** A line of an owner's inbox. */
export interface InboxLine {
  readonly id: string;
  readonly requirement_id: string;
  readonly full_name: string;
  readonly category_id: number;
  readonly category: string;
  readonly details: string;
  readonly job_from: string | null;
  readonly job_days: number | null;
  readonly job_hours: number | null;
  readonly job_operator: 'needed' | 'own' | null;
  readonly job_place: string | null;
  readonly city_id: string | null;
  readonly equipment_id: string | null;
  readonly machine: string | null;
  readonly picture_ids: string[] | null;
  readonly km: number | null;
  readonly state: DealState;
  readonly state_by: DealSide;
  readonly state_at: Date;
  readonly why: DealReason | null;
  readonly asked_at: Date;
  readonly waiting_since: Date | null;
  readonly unread: number;
  readonly version: number | null;
  readonly total_paise: number | null;
  readonly valid_until: Date | null;
  readonly held_until: Date | null;
  readonly quote_read_at: Date | null;
  readonly is_from_own_page: boolean;
}

/** What is looked for. */
export interface InboxQuestion extends Slice {
  readonly ownerId: string;
  readonly filter: InboxFilter;
  readonly searchTerm?: string | undefined;
  readonly equipmentId?: string | undefined;
  readonly citiesOfTerm: readonly string[];
  /** `wait` or `askedAt`, with `-` for descending. */
  readonly sort: string;
}

const isHeld = sql`exists (select from commitments c where c.deal_id = d.id and c.kind = 'hold' and c.state = 'active' and c.expires_at > clock_timestamp())`;
const isAnswerDue = sql`(d.waiting_since is not null and d.state in ('asked', 'quoted', 'accepted'))`;

/* Every deal is in one of them; who waits for an answer comes before what is held, and that before what is merely open. */
const filterOf = sql`case when ${isAnswerDue} then 'toAnswer' when d.state in ('accepted', 'done') then 'won'
  when d.state = 'quoted' and ${isHeld} then 'held' when d.state in ('asked', 'quoted') then 'quoted' else 'closed' end`;

const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  wait: sql`case when ${isAnswerDue} then d.waiting_since end asc nulls last`,
  '-wait': sql`case when ${isAnswerDue} then d.waiting_since end desc nulls last`,
  askedAt: sql`d.asked_at asc`,
  '-askedAt': sql`d.asked_at desc`,
};

const fits = ({
  ownerId,
  searchTerm,
  equipmentId,
  citiesOfTerm,
}: InboxQuestion): RawBuilder<unknown> => sql`d.owner_id = ${ownerId}::uuid
  and ${equipmentId === undefined ? sql`true` : sql`d.equipment_id = ${equipmentId}::uuid`}
  and ${
    searchTerm === undefined
      ? sql`true`
      : sql`(r.full_name ilike ${containing(searchTerm)} or r.details ilike ${containing(searchTerm)} or r.job_place ilike ${containing(searchTerm)}
          or r.city_id = any(${[...citiesOfTerm]}::text[]) or k.name ilike ${containing(searchTerm)})`
  }`;

/* What is searched in is read for a search alone. */
const dealsFor = ({ searchTerm }: InboxQuestion): RawBuilder<unknown> =>
  searchTerm === undefined
    ? sql`deals d`
    : sql`deals d join requirements r on r.id = d.requirement_id join categories k on k.id = r.category_id`;

/* Only the lines of the page are worked out. */
export async function inboxPage(db: Db, question: InboxQuestion): Promise<InboxLine[]> {
  const { filter, limit, offset } = question;
  const ofFilter = filter === 'all' ? sql`true` : sql`${filterOf} = ${filter}`;
  const by = sorts[question.sort] ?? sorts['wait'] ?? sql`d.asked_at`;
  const { rows } = await sql<InboxLine>`
    with shown as materialized (
      select id, row_number() over () as place from (
        select d.id from ${dealsFor(question)} where ${fits(question)} and ${ofFilter}
        order by ${by}, d.asked_at desc, d.id limit ${limit} offset ${offset}) page)
    select d.id, d.requirement_id, r.full_name, r.category_id, k.name as category, r.details, to_char(r.job_from, 'YYYY-MM-DD') as job_from, r.job_days,
      r.job_hours, r.job_operator, r.job_place, r.city_id, e.id as equipment_id, e.name as machine, e.picture_ids,
      ${kmFrom({ latitude: sql.ref('r.job_latitude'), longitude: sql.ref('r.job_longitude') })} as km, d.state, d.state_by, d.state_at, d.why, d.asked_at,
      case when ${isAnswerDue} then d.waiting_since end as waiting_since, ${unreadFor('owner')} as unread, q.version, q.total_paise, q.valid_until,
      ${heldUntil} as held_until,
      (select p.at from deal_reads p where p.deal_id = d.id and p.side = 'renter' and p.place >= (
        select max(l.place) from deal_log l where l.deal_id = d.id and l.kind = 'quote')) as quote_read_at,
      coalesce((select o.supplier_id = d.owner_id from partner_keys o where o.id = r.partner_key_id), false) as is_from_own_page
    from shown s join deals d on d.id = s.id join requirements r on r.id = d.requirement_id join categories k on k.id = r.category_id
      left join equipment e on e.id = d.equipment_id left join quotes q on q.id = d.quote_id order by s.place`.execute(
    db,
  );
  return rows;
}

/** How many deals are in each filter but `all`. */
export async function inboxCounts(db: Db, question: InboxQuestion): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ filter: string; n: number }>`
    select ${filterOf} as filter, count(*)::int as n from ${dealsFor(question)} where ${fits(question)} group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ filter, n }) => [filter, n]));
}

/** An owner's figures of the last days, and of as many before them. */
export interface FigureRow {
  readonly is_now: boolean;
  readonly asked: number;
  readonly answered: number;
  readonly minutes: number | null;
  readonly won: number;
}

export async function inboxFigures(
  db: Db,
  ownerId: string,
): Promise<{ figures: FigureRow[]; waiting: number; since: Date | null }> {
  const span = sql`${dealLimits.figureDays}::int * interval '1 day'`;
  const { rows: figures } = await sql<FigureRow>`
    select asked_at > clock_timestamp() - ${span} as is_now, count(*)::int as asked, count(first_answer_at)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - asked_at) / 60)::float8 as minutes,
      count(*) filter (where exists (select from agreements a where a.deal_id = d.id))::int as won
    from deals d where d.owner_id = ${ownerId}::uuid and d.asked_at > clock_timestamp() - 2 * ${span} group by 1`.execute(
    db,
  );
  const { rows } = await sql<{ waiting: number; since: Date | null }>`
    select count(*)::int as waiting, min(d.waiting_since) as since from deals d where d.owner_id = ${ownerId}::uuid and ${isAnswerDue}`.execute(
    db,
  );
  return { figures, waiting: rows[0]?.waiting ?? 0, since: rows[0]?.since ?? null };
}
