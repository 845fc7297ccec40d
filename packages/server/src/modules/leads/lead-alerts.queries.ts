import { boundsOfDayInIndia } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { Leaving } from '../notifications/index.ts';

/** What decides who is told of a requirement, and what they are told. */
export async function findNeed(db: Db, requirementId: string) {
  return db
    .selectFrom('requirements')
    .innerJoin('categories', 'categories.id', 'requirements.category_id')
    .leftJoin('partner_keys', 'partner_keys.id', 'requirements.partner_key_id')
    .select([
      'category_id',
      'categories.name as category',
      'city_id',
      'job_days',
      'phone_confirmed_at',
      'partner_keys.supplier_id as partner_id',
      // All machines that were asked about; null where none was.
      sql<string[] | null>`case when requirements.equipment_id is not null then array(select requirements.equipment_id
        union select m.equipment_id from requirement_machines m where m.requirement_id = requirements.id) end`.as(
        'machine_ids',
      ),
      sql<string | null>`to_char(job_from, 'YYYY-MM-DD')`.as('job_from'),
    ])
    .where('requirements.id', '=', requirementId)
    .executeTakeFirst();
}

export type Need = NonNullable<Awaited<ReturnType<typeof findNeed>>>;

/** The day, and the daily limit per supplier. */
export interface Today {
  readonly now: Date;
  readonly began: Date;
  readonly ends: Date;
  /** The most messages. */
  readonly most: number;
}

export const todayOf = (now: Date, most: number): Today => ({ now, ...boundsOfDayInIndia(now), most });

/* How many of the best machines are considered: an owner of several is still told once. */
const machinesLookedAt = 500;
const messagesOf = (userId: string, { began }: Today) => sql`
  (select count(*)::int from lead_alerts a where a.user_id = ${sql.ref(userId)} and not a.is_extra and a.sent_at >= ${began}::timestamptz)`;
/* A purchase whose plan allows one more message; 1 means no cap (decisions/0009). */
const allowing = sql`subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version and (v.sms_count_allowed = 1
  or v.sms_count_allowed > (select count(*) from lead_alerts a where a.purchase_id = p.id and not a.is_extra))`;

/* Public machines of the category there. A city has few, so they are scanned; in all of India the category is found by its search token. */
const isFor = ({ category_id, city_id, machine_ids }: Pick<Need, 'category_id' | 'city_id' | 'machine_ids'>) => sql`
  (${machine_ids}::uuid[] is null or e.id = any(${machine_ids}::uuid[])) and e.listed and ${category_id}::int = any(e.category_ids)
    and ${city_id === null ? sql`e.search @@ ${`'~k${category_id}'`}::tsquery` : sql`e.city_id = ${city_id}`}`;

/** The owners of the best machines that a requirement is about, and the partner on whose website it was written. */
export async function ownersOf(db: Db, need: Need, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with best as (select e.supplier_id from equipment e where ${isFor(need)} order by e.rank_score desc, e.id limit ${machinesLookedAt})
    select u.id as user_id from users u where u.deleted_at is null and (u.id in (select supplier_id from best) or u.id = ${need.partner_id}::uuid
      and exists (select 1 from purchases p where p.user_id = u.id and p.start_date <= ${now}::timestamptz and p.end_date > ${now}::timestamptz))`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}

/** A supplier to tell, and the purchase that the message is counted on. */
export interface Chosen {
  readonly user_id: string;
  readonly purchase_id: string;
}

/**
 * The suppliers to tell of a requirement: those with the best public machines of its category in its city (or anywhere, without a city), and before them the
 * partner on whose website it was written; none who already had the day's messages. One statement, however many machines there are. Whether a plan still allows
 * the message is checked again when it is sent.
 */
export async function chooseSuppliers(
  db: Db,
  { category_id, city_id, machine_ids, partner_id }: Need,
  most: number,
  today: Today,
): Promise<Chosen[]> {
  const isRunning = sql`p.start_date <= ${today.now}::timestamptz and p.end_date > ${today.now}::timestamptz`;
  const { rows } = await sql<Chosen>`
    with best as (
      select e.id, e.supplier_id, e.rank_score from equipment e where ${isFor({ category_id, city_id, machine_ids })}
      order by e.rank_score desc, e.id limit ${machinesLookedAt}),
    paid as (
      select b.supplier_id as user_id, p.id as purchase_id, 1 as place, b.rank_score from best b
        join purchase_equipment pe on pe.equipment_id = b.id join purchases p on p.id = pe.purchase_id and ${isRunning} join ${allowing}
      union all
      select p.user_id, p.id, 0, 0 from purchases p join ${allowing} where p.user_id = ${partner_id}::uuid and ${isRunning}),
    owners as (select distinct on (user_id) * from paid order by user_id, place, rank_score desc)
    select o.user_id, o.purchase_id from owners o join users u on u.id = o.user_id and u.deleted_at is null
    where ${messagesOf('o.user_id', today)} < ${today.most}::int
    order by o.place, o.rank_score desc, o.user_id limit ${most}`.execute(db);
  return rows;
}

/** Queues text messages for suppliers. */
export async function queueAlerts(trx: Db, requirementId: string, chosen: readonly Chosen[], now: Date): Promise<void> {
  if (chosen.length === 0) return;
  const column = (name: keyof Chosen) => chosen.map((one) => one[name]);
  await sql`
    insert into lead_alert_queue (user_id, requirement_id, purchase_id, queued_at)
      select user_id, ${requirementId}::uuid, purchase_id, ${now}::timestamptz
      from unnest(${column('user_id')}::uuid[], ${column('purchase_id')}::uuid[]) c(user_id, purchase_id)
    on conflict do nothing`.execute(trx);
}

/* The requirements that notifications are about. */
const about = (notifications: readonly number[]) => sql`
  select key::uuid as requirement_id from notifications where id = any(${notifications}::bigint[])`;

/**
 * Counts a text message on the purchases that pay for it: of several requirements the newest is the message, the others are extra. What was counted by a try
 * before is not counted again.
 * @returns false if nothing in it is paid for
 */
export async function countAlerts(trx: Db, { userId, notifications, now }: Leaving): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    with waiting as (
      delete from lead_alert_queue where user_id = ${userId}::uuid and requirement_id in (${about(notifications)}) returning requirement_id, purchase_id),
    told as (
      select w.requirement_id, w.purchase_id, row_number() over (order by r.created_at desc, r.id) as place
      from waiting w join requirements r on r.id = w.requirement_id
        join purchases p on p.id = w.purchase_id and p.end_date > ${now}::timestamptz join ${allowing}),
    kept as (
      insert into lead_alerts (requirement_id, user_id, purchase_id, sent_at, is_extra)
        select requirement_id, ${userId}::uuid, purchase_id, ${now}::timestamptz, place > 1 from told
      on conflict do nothing)
    select (select count(*) from told)::int + (
      select count(*) from lead_alerts where user_id = ${userId}::uuid and requirement_id in (${about(notifications)}))::int as n`.execute(
    trx,
  );
  return (rows[0]?.n ?? 0) > 0;
}

/** Takes back the count of a text message that did not leave: it waits again. */
export async function returnAlerts(db: Db, { userId, notifications, now }: Leaving): Promise<void> {
  await sql`
    with back as (
      delete from lead_alerts where user_id = ${userId}::uuid and requirement_id in (${about(notifications)}) returning requirement_id, purchase_id)
    insert into lead_alert_queue (user_id, requirement_id, purchase_id, queued_at)
      select ${userId}::uuid, requirement_id, purchase_id, ${now}::timestamptz from back
    on conflict do nothing`.execute(db);
}
