import type { LeadStatus } from '@yantra/contract/calls';
import { type JobOperator, parsePhone } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import { containing, phoneHolds } from '../../database/containing.ts';
import type { Db } from '../../database/types.ts';
import type { Slice } from '../../page.ts';
import { broughtBy, idsOf, isHidden } from './whose-leads.ts';

/** The reader of leads, and the moment. */
export interface LeadReader {
  readonly userId: string;
  /** An admin sees all, a supplier those of `idsOf`. */
  readonly isAdmin: boolean;
  readonly now: Date;
}

/** A requirement with the reader's own status and notes. */
export interface LeadRow {
  readonly id: string;
  readonly full_name: string;
  /** Empty until opened, like the phone. */
  readonly email: string;
  readonly phone: string;
  readonly is_opened: boolean;
  readonly is_unconfirmed: boolean;
  /** Machines were asked about by name. */
  readonly is_asked: boolean;
  /** Only in a page of leads. */
  readonly is_hidden?: boolean;
  readonly category_id: number;
  readonly category: string;
  readonly city_id: string | null;
  readonly details: string;
  /** `2026-11-24` */
  readonly job_from: string | null;
  readonly job_days: number | null;
  readonly job_place: string | null;
  readonly job_hours: number | null;
  readonly job_operator: JobOperator | null;
  readonly status: LeadStatus;
  readonly notes: string;
  readonly created_at: Date;
  /** Whom an admin gave it to; only admins see it. */
  readonly assignee_id?: string | null;
  readonly assignee_name?: string | null;
}

/* An admin sees the furthest status of any supplier, and no notes. */
const byDistance = sql`array['Won', 'Replied', 'Closed', 'New']`;
const furthest = sql`furthest as (
  select requirement_id, min(array_position(${byDistance}, status)) as place from lead_states group by requirement_id)`;

/* Contacts are only visible, and only searchable, after the lead was opened; otherwise searching could guess them. */
const columns = sql`r.id, r.full_name, r.category_id, r.city_id, r.details, r.created_at,
  to_char(r.job_from, 'YYYY-MM-DD') as job_from, r.job_days, r.job_place, r.job_hours, r.job_operator, o.user_id is not null as is_opened,
  r.phone_confirmed_at is null as is_unconfirmed, r.equipment_id is not null as is_asked,
  case when o.user_id is null then '' else r.email end as email, case when o.user_id is null then '' else r.phone end as phone`;

/** The leads that a person sees, with a name for each fact. */
function leadsOf({ userId, isAdmin, now }: LeadReader): RawBuilder<unknown> {
  const opened = sql`left join lead_opens o on o.requirement_id = r.id and o.user_id = ${userId}::uuid`;
  if (isAdmin) {
    return sql`${furthest}, leads as (select ${columns}, coalesce((${byDistance})[f.place], 'New') as status, '' as notes,
        a.user_id as assignee_id, case when u.deleted_at is null then trim(u.first_name || ' ' || u.last_name) else '' end as assignee_name, r.phone as real_phone
      from requirements r ${opened} left join furthest f on f.requirement_id = r.id
        left join lead_assignments a on a.requirement_id = r.id left join users u on u.id = a.user_id)`;
  }
  // Row by row (`offset 0`): the planner overestimates their number and would scan all requirements.
  return sql`leads as (select ${columns}, coalesce(s.status, 'New') as status, coalesce(s.notes, '') as notes
    from (${idsOf(userId, now)}) mine cross join lateral (select * from requirements where id = mine.id offset 0) r ${opened}
      left join lead_states s on s.requirement_id = r.id and s.user_id = ${userId}::uuid)`;
}

const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`l.created_at`,
  fullName: sql`lower(l.full_name)`,
  // In the order of progress, not alphabetically.
  status: sql`array_position(array['New', 'Replied', 'Won', 'Closed'], l.status)`,
};

/** Which leads are listed. */
export interface LeadFilter {
  readonly searchTerm?: string | undefined;
  /** One of the reader's own machines; another's has no leads here. */
  readonly equipmentId?: string | undefined;
  readonly categoryId?: number | undefined;
  readonly cityId?: string | undefined;
  /** The cities that the search term names. */
  readonly citiesOfTerm?: readonly string[] | undefined;
  /** The first moment. */
  readonly from?: Date | undefined;
  /** For admins alone. */
  readonly assigned?: 'somebody' | 'nobody' | 'me' | undefined;
}

/** A request for a list of leads. */
export interface LeadsQuestion extends LeadFilter, Slice {
  readonly status?: LeadStatus | undefined;
  /** A column of the contract's, with `-` for descending. */
  readonly sort: string;
}

/** A page of leads. */
export async function leadsPage(db: Db, reader: LeadReader, question: LeadsQuestion): Promise<LeadRow[]> {
  const { status, sort, limit, offset } = question;
  const isTurned = sort.startsWith('-');
  const by = sorts[isTurned ? sort.slice(1) : sort] ?? sql`l.created_at`;
  const way = isTurned ? sql`desc` : sql`asc`;
  const hidden = reader.isAdmin
    ? sql`false`
    : sql`exists (select from requirements r where r.id = l.id and ${isHidden(reader.userId)})`;
  const ofStatus = status === undefined ? sql`true` : sql`l.status = ${status}`;
  const { rows } = await sql<LeadRow>`
    with ${leadsOf(reader)}, page as (
      select l.*, row_number() over (order by ${by} ${way}, l.created_at desc, l.id) as place from leads l where ${fits(reader, question)} and ${ofStatus}
      order by place limit ${limit} offset ${offset})
    select l.*, c.name as category, ${hidden} as is_hidden from page l join categories c on c.id = l.category_id order by l.place`.execute(
    db,
  );
  return rows;
}

/** How many leads have each status. */
export async function leadCounts(
  db: Db,
  reader: LeadReader,
  filter: LeadFilter = {},
): Promise<Record<LeadStatus, number>> {
  const { rows } = await sql<{ status: LeadStatus; n: number }>`
    with ${leadsOf(reader)} select l.status, count(*)::int as n from leads l where ${fits(reader, filter)} group by l.status`.execute(
    db,
  );
  const counts = { New: 0, Replied: 0, Won: 0, Closed: 0 };
  for (const { status, n } of rows) counts[status] = n;
  return counts;
}

/** Leads per day in India, from a day on; days without any are absent. */
export async function leadsByDay(
  db: Db,
  reader: LeadReader,
  first: string,
  filter: LeadFilter = {},
): Promise<{ label: string; value: number }[]> {
  const { rows } = await sql<{ label: string; value: number }>`
    with ${leadsOf(reader)}, days as (select (l.created_at at time zone 'UTC' + interval '330 minutes')::date as day from leads l
      where ${fits(reader, filter)})
    select to_char(day, 'YYYY-MM-DD') as label, count(*)::int as value from days where day >= ${first}::date group by day order by day`.execute(
    db,
  );
  return rows;
}

function fits(reader: LeadReader, filter: LeadFilter): RawBuilder<unknown> {
  const { equipmentId, categoryId, cityId, from } = filter;
  const conditions = [search(reader, filter)];
  if (equipmentId !== undefined) conditions.push(broughtByOwn(reader, equipmentId));
  if (categoryId !== undefined) conditions.push(sql`l.category_id = ${categoryId}::int`);
  if (cityId !== undefined) conditions.push(sql`l.city_id = ${cityId}`);
  if (from !== undefined) conditions.push(sql`l.created_at >= ${from}::timestamptz`);
  if (reader.isAdmin) conditions.push(assignedTo(reader, filter));
  return sql.join(conditions, sql` and `);
}

const broughtByOwn = ({ userId, isAdmin, now }: LeadReader, equipmentId: string) => {
  const isTheirs = isAdmin
    ? sql`true`
    : sql`exists (select from equipment where id = ${equipmentId}::uuid and supplier_id = ${userId}::uuid)`;
  return sql`(${isTheirs} and l.id in (select requirement_id from (${broughtBy([equipmentId], now)}) brought))`;
};

const assignedTo = ({ userId }: LeadReader, { assigned }: LeadFilter) =>
  ({
    somebody: sql`l.assignee_id is not null`,
    nobody: sql`l.assignee_id is null`,
    me: sql`l.assignee_id = ${userId}::uuid`,
    any: sql`true`,
  })[assigned ?? 'any'];

/* Words, names and cities. An admin also finds a whole number, which nobody guesses, before the lead is opened. */
function search({ isAdmin }: LeadReader, { searchTerm: term, citiesOfTerm = [] }: LeadFilter): RawBuilder<unknown> {
  if (term === undefined) return sql`true`;
  const like = containing(term);
  const whole = isAdmin ? parsePhone(term) : null;
  const byPhone = whole === null ? phoneHolds('l.phone', term) : sql`l.real_phone = ${whole}`;
  return sql`(l.full_name ilike ${like} or l.email ilike ${like} or l.details ilike ${like} or ${byPhone}
    or l.city_id = any(${[...citiesOfTerm]}::text[])
    or exists (select from categories k where k.id = l.category_id and k.name ilike ${like}))`;
}

/** A machine that matches a requirement, or that it is about. */
export interface FittingMachine {
  readonly requirement_id: string;
  readonly id: string;
  readonly name: string;
  readonly picture_ids: string[];
  readonly final_rental_paise: number;
  readonly rental_type: number;
  readonly status: string;
}

/** A supplier's matching machines by requirement: at most three each, available ones first. */
export async function fittingMachines(
  db: Db,
  supplierId: string,
  leads: readonly Pick<LeadRow, 'id' | 'category_id' | 'city_id'>[],
): Promise<FittingMachine[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const categories = leads.map(({ category_id }) => category_id);
  const cities = leads.map(({ city_id }) => city_id);
  const { rows } = await sql<FittingMachine>`
    with own as materialized (select id, name, picture_ids, final_rental_paise, rental_type, status, category_ids, city_id, rank_score from equipment
      where supplier_id = ${supplierId}::uuid and deleted_at is null)
    select r.id as requirement_id, m.id, m.name, m.picture_ids, m.final_rental_paise, m.rental_type, m.status
    from unnest(${ids}::uuid[], ${categories}::int[], ${cities}::text[]) r(id, category_id, city_id)
      cross join lateral (select * from own where r.category_id = any(own.category_ids) and (r.city_id is null or own.city_id = r.city_id)
        order by array_position(array['Available', 'On rent', 'Unavailable'], own.status), own.rank_score desc, own.id limit 3) m`.execute(
    db,
  );
  return rows;
}

/** The machines that requirements are about by name, in the order in which they were asked about. @param supplierId theirs alone */
export async function askedMachines(
  db: Db,
  ids: readonly string[],
  supplierId: string | undefined,
): Promise<(FittingMachine & { readonly supplier_id: string })[]> {
  if (ids.length === 0) return [];
  const isTheirs = supplierId === undefined ? sql`true` : sql`e.supplier_id = ${supplierId}::uuid`;
  const { rows } = await sql<FittingMachine & { readonly supplier_id: string }>`
    with asked as (select id as requirement_id, equipment_id, 0 as place from requirements where id = any(${[...ids]}::uuid[])
      union all select requirement_id, equipment_id, place from requirement_machines where requirement_id = any(${[...ids]}::uuid[]))
    select a.requirement_id, e.id, e.supplier_id, e.name, e.picture_ids, e.final_rental_paise, e.rental_type, e.status
    from asked a join equipment e on e.id = a.equipment_id where e.deleted_at is null and ${isTheirs} order by a.place`.execute(
    db,
  );
  return rows;
}

/** Whether a requirement is a supplier's. */
export async function isTheirLead(db: Db, userId: string, now: Date, requirementId: string): Promise<boolean> {
  const { rows } =
    await sql`select from (${idsOf(userId, now, sql`r.id = ${requirementId}::uuid`)}) mine limit 1`.execute(db);
  return rows.length > 0;
}

/** Saves a supplier's status and notes of a requirement, if it is theirs. Absent parts stay. @returns whether it is theirs */
export async function putLeadState(
  db: Db,
  { userId, now }: Pick<LeadReader, 'userId' | 'now'>,
  requirementId: string,
  { status, notes }: { readonly status?: LeadStatus | undefined; readonly notes?: string | undefined },
): Promise<boolean> {
  const { rows } = await sql`
    insert into lead_states (user_id, requirement_id, status, notes, updated_at)
      select ${userId}::uuid, mine.id, coalesce(${status ?? null}::text, 'New'), coalesce(${notes ?? null}::text, ''), ${now}::timestamptz
      from (${idsOf(userId, now, sql`r.id = ${requirementId}::uuid`)}) mine
    on conflict (user_id, requirement_id) do update set status = coalesce(${status ?? null}::text, lead_states.status),
      notes = coalesce(${notes ?? null}::text, lead_states.notes), updated_at = excluded.updated_at
    returning requirement_id`.execute(db);
  return rows.length > 0;
}
