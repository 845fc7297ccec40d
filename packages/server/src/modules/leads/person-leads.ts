import type { getPersonLeads, InputOf, LeadStatus, OutputOf } from '@yantra/contract/calls';
import type { JobOperator } from '@yantra/domain';
import type { City } from '@yantra/places';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/types.ts';
import { pageIn } from '../../page.ts';
import { isUuid } from '../../uuid.ts';
import { jobOf } from './own-leads.service.ts';
import { idsOf } from './whose-leads.ts';

interface Parts {
  readonly db: Db;
  readonly now: Date;
  readonly cityById: (id: string) => City | undefined;
}

interface Row {
  readonly id: string;
  readonly full_name: string;
  readonly category: string;
  readonly city_id: string | null;
  readonly details: string;
  readonly job_from: string | null;
  readonly job_days: number | null;
  readonly job_place: string | null;
  readonly job_hours: number | null;
  readonly job_operator: JobOperator | null;
  readonly status: LeadStatus;
  readonly opened: number;
  readonly created_at: Date;
}

const leadsAPage = 10;
const byDistance = sql`array['Won', 'Replied', 'Closed', 'New']`;

/** The ids of what somebody sent, by their phone, or received. */
const idsOn = (side: 'sent' | 'received', id: string, now: Date): RawBuilder<unknown> =>
  side === 'received'
    ? idsOf(id, now)
    : sql`select r.id from requirements r join users u on u.phone = r.phone where u.id = ${id}::uuid`;

/** How many requirements somebody received. */
export async function receivedBy(db: Db, id: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${idsOf(id, now)}) mine`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The requirements that somebody sent or received, as an admin sees them: without contacts, and without the owner's notes. */
export async function leadsOfPerson(
  { db, now, cityById }: Parts,
  { id, side, ...input }: InputOf<typeof getPersonLeads>,
): Promise<OutputOf<typeof getPersonLeads>> {
  const { page, limit, offset } = pageIn(input, leadsAPage);
  if (!isUuid(id)) return { data: [], total: 0, page, pageSize: limit };
  const { searchTerm, sort = '-createdAt' } = input;
  const way = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const like = containing(searchTerm ?? '');
  const fits = sql`from (${idsOn(side, id, now)}) mine join requirements r on r.id = mine.id join categories c on c.id = r.category_id
    where r.full_name ilike ${like} or r.details ilike ${like} or c.name ilike ${like}`;
  const status =
    side === 'received'
      ? sql`(select s.status from lead_states s where s.requirement_id = r.id and s.user_id = ${id}::uuid)`
      : sql`(${byDistance})[(select min(array_position(${byDistance}, s.status)) from lead_states s where s.requirement_id = r.id)]`;
  const [found, counted] = await Promise.all([
    sql<Row>`
      select r.id, r.full_name, c.name as category, r.city_id, r.details, to_char(r.job_from, 'YYYY-MM-DD') as job_from, r.job_days, r.job_place,
        r.job_hours, r.job_operator, r.created_at, coalesce(${status}, 'New') as status,
        (select count(*)::int from lead_opens o where o.requirement_id = r.id) as opened
      ${fits} order by r.created_at ${way}, r.id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${fits}`.execute(db),
  ]);
  return {
    data: found.rows.map((row) => shownLead(row, cityById)),
    total: counted.rows[0]?.total ?? 0,
    page,
    pageSize: limit,
  };
}

const shownLead = (row: Row, cityById: Parts['cityById']): OutputOf<typeof getPersonLeads>['data'][number] => ({
  id: row.id,
  fullName: row.full_name,
  category: row.category,
  city: (row.city_id === null ? undefined : cityById(row.city_id))?.name ?? '',
  details: row.details,
  ...jobOf(row),
  status: row.status,
  opened: row.opened,
  createdAt: row.created_at.toISOString(),
});
