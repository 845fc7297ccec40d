import {
  type DaySpan,
  type DealReason,
  type DealSide,
  dealLimits,
  type DealParty,
  type DealState,
} from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { takenForDeal } from '../availability/index.ts';
import { answersOf } from './answers.queries.ts';
import { kmFrom } from './owners.queries.ts';
import { ownerName } from './standing.ts';

/** A deal with everything that its parties see. */
export interface ViewRow {
  readonly id: string;
  readonly requirement_id: string;
  readonly state: DealState;
  readonly state_by: DealSide;
  readonly state_at: Date;
  readonly why: DealReason | null;
  readonly why_words: string;
  readonly asked_at: Date;
  readonly version: number;
  readonly details: string;
  readonly job_from: string | null;
  readonly job_days: number | null;
  readonly job_hours: number | null;
  readonly job_operator: 'needed' | 'own' | null;
  readonly job_place: string | null;
  readonly city_id: string | null;
  readonly category_id: number;
  readonly category: string;
  readonly equipment_id: string | null;
  readonly machine: string | null;
  readonly picture_ids: string[] | null;
  readonly machine_city: string | null;
  readonly stars: number | null;
  readonly ratings: number | null;
  readonly km: number | null;
  readonly quote_id: string | null;
  readonly content: string | null;
  readonly sha256: string | null;
  readonly versions: number;
  readonly held_until: Date | null;
  /** Days on which it is taken; null if it is free for the deal. */
  readonly taken: DaySpan[] | null;
  readonly number: string | null;
  readonly accepted_at: Date | null;
  readonly other_name: string;
  readonly other_phone: string;
  readonly other_email: string;
  /** The documented reveal of the renter's number to this owner. */
  readonly is_opened: boolean;
  readonly hires: number;
  readonly answered: number;
  readonly asked: number;
  readonly won: number;
  readonly median_minutes: number | null;
  readonly other_read_to: number;
  readonly unread: number;
}

const answers = sql`cross join lateral ${answersOf(sql.ref('d.owner_id'))} answers`;

const readTo = (side: DealParty) =>
  sql`coalesce((select p.place from deal_reads p where p.deal_id = d.id and p.side = ${side}), 0)`;

/** Lines of others that a party has not read. */
export const unreadFor = (side: DealParty): RawBuilder<number> => sql<number>`(
  select count(*)::int from deal_log l where l.deal_id = d.id and l.place > ${readTo(side)} and l.side <> ${side} and l.kind <> 'read')`;

/** Until when a machine is held for a deal. */
export const heldUntil = sql<Date | null>`(select max(c.expires_at) from commitments c where c.deal_id = d.id and c.kind = 'hold' and c.state = 'active'
  and c.expires_at > clock_timestamp())`;

const toRenter = sql`${ownerName} as other_name, u.phone as other_phone, u.email as other_email, false as is_opened, 0 as hires,
  answers.asked, answers.answered, answers.won, answers.median_minutes`;
const toOwner = sql`r.full_name as other_name, r.phone as other_phone, r.email as other_email,
  exists (select from lead_opens o where o.requirement_id = r.id and o.user_id = d.owner_id) as is_opened,
  (select count(*)::int from requirements s join deals h on h.requirement_id = s.id and h.state in ('accepted', 'done')
    where s.phone = r.phone and r.phone <> '' and h.id <> d.id) as hires, 0 as asked, 0 as answered, 0 as won, null::float8 as median_minutes`;

const distance = kmFrom({ latitude: sql.ref('r.job_latitude'), longitude: sql.ref('r.job_longitude') });

/** Deals as one side sees them. @param which a condition on `d` */
export async function viewsOf(db: Db, side: DealParty, which: RawBuilder<unknown>): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select d.id, d.requirement_id, d.state, d.state_by, d.state_at, d.why, d.why_words, d.asked_at, d.version, r.details,
      to_char(r.job_from, 'YYYY-MM-DD') as job_from, r.job_days, r.job_hours, r.job_operator, r.job_place, r.city_id, r.category_id, k.name as category,
      e.id as equipment_id, e.name as machine, e.picture_ids, e.city as machine_city, e.rating_average as stars, e.rating_count as ratings, ${distance} as km,
      q.id as quote_id, q.content, q.sha256, (select count(*)::int from quotes v where v.deal_id = d.id) as versions, ${heldUntil} as held_until, ${takenForDeal} as taken,
      a.number, a.accepted_at, ${readTo(side === 'renter' ? 'owner' : 'renter')} as other_read_to, ${unreadFor(side)} as unread,
      ${side === 'renter' ? toRenter : toOwner}
    from deals d join requirements r on r.id = d.requirement_id join categories k on k.id = r.category_id join users u on u.id = d.owner_id
      left join equipment e on e.id = d.equipment_id left join quotes q on q.id = d.quote_id left join agreements a on a.deal_id = d.id
      ${side === 'renter' ? answers : sql``}
    where ${which} order by d.asked_at, d.id limit ${dealLimits.owners * 10}`.execute(db);
  return rows;
}
