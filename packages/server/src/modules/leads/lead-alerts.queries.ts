import type { LanguageCode } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** What decides who is told of a requirement. */
export async function findNeed(db: Db, requirementId: string) {
  return db
    .selectFrom('requirements')
    .leftJoin('partner_keys', 'partner_keys.id', 'requirements.partner_key_id')
    .select(['category_id', 'city_id', 'phone_confirmed_at', 'partner_keys.supplier_id as partner_id'])
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

/* How many of the best machines are considered: an owner of several is still told once. */
const machinesLookedAt = 500;
const messagesOf = (userId: string, { began }: Today) => sql`
  (select count(*)::int from lead_alerts a where a.user_id = ${sql.ref(userId)} and not a.is_extra and a.sent_at >= ${began}::timestamptz)`;
/* A purchase whose plan allows one more message; 1 means no cap (decisions/0009). */
const allowing = sql`subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version and (v.sms_count_allowed = 1
  or v.sms_count_allowed > (select count(*) from lead_alerts a where a.purchase_id = p.id and not a.is_extra))`;

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
  { category_id, city_id, partner_id }: Need,
  most: number,
  today: Today,
): Promise<Chosen[]> {
  // A city has few machines, so they are scanned; in all of India the category is found by its search token.
  const isThere = city_id === null ? sql`e.search @@ ${`'~k${category_id}'`}::tsquery` : sql`e.city_id = ${city_id}`;
  const isRunning = sql`p.start_date <= ${today.now}::timestamptz and p.end_date > ${today.now}::timestamptz`;
  const { rows } = await sql<Chosen>`
    with best as (
      select e.id, e.supplier_id, e.rank_score from equipment e where e.listed and ${isThere} and ${category_id}::int = any(e.category_ids)
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

/** Queues alerts for suppliers; due at once. */
export async function queueAlerts(db: Db, requirementId: string, chosen: readonly Chosen[], now: Date): Promise<void> {
  const column = (name: keyof Chosen) => chosen.map((one) => one[name]);
  await sql`
    with queued as (
      insert into lead_alert_queue (user_id, requirement_id, purchase_id, queued_at)
        select user_id, ${requirementId}::uuid, purchase_id, ${now}::timestamptz
        from unnest(${column('user_id')}::uuid[], ${column('purchase_id')}::uuid[]) c(user_id, purchase_id)
      on conflict do nothing returning user_id)
    insert into lead_alert_turns (user_id, due_at) select user_id, ${now}::timestamptz from queued order by user_id
    on conflict (user_id) do update set due_at = least(lead_alert_turns.due_at, excluded.due_at)`.execute(db);
}

/** A requirement in an alert. */
export interface AlertedLead {
  readonly requirement_id: string;
  readonly purchase_id: string;
  readonly category: string;
  readonly city_id: string | null;
  /** `2026-11-24` */
  readonly job_from: string | null;
  readonly job_days: number | null;
  readonly queued_at: Date;
}

/** A message to a supplier: the requirements, newest first. */
export interface DueAlert {
  readonly user_id: string;
  /** Ten digits. */
  readonly phone: string;
  /** The supplier's. */
  readonly language: LanguageCode;
  readonly leads: readonly [AlertedLead, ...AlertedLead[]];
}

/** A supplier's turn: a message, or none, because it is too early or nothing is left to tell. */
export type Turn = DueAlert | 'nothing';

/**
 * Takes the supplier due for longest, with all their waiting requirements, and counts the message; `undefined` if nobody is due. Concurrent callers get the
 * next one.
 * @param spanMs the least time between two messages to one supplier
 * @param oldest requirements before it are no longer told
 */
export async function takeTurn(db: Db, today: Today, spanMs: number, oldest: Date): Promise<Turn | undefined> {
  const { now } = today;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Pick<DueAlert, 'user_id' | 'phone' | 'language'> & { told: number; last: Date | null }>`
      select t.user_id, u.phone, u.language, ${messagesOf('t.user_id', today)} as told,
        (select max(a.sent_at) from lead_alerts a where a.user_id = t.user_id) as last
      from lead_alert_turns t join users u on u.id = t.user_id
      where t.due_at <= ${now}::timestamptz order by t.due_at, t.user_id limit 1 for update of t skip locked`.execute(
      trx,
    );
    const [turn] = rows;
    if (turn === undefined) return undefined;
    const { user_id, phone, language, told, last } = turn;
    const next = told >= today.most ? today.ends : new Date((last?.getTime() ?? -Infinity) + spanMs);
    if (next > now) {
      await trx.updateTable('lead_alert_turns').set({ due_at: next }).where('user_id', '=', user_id).execute();
      return 'nothing';
    }
    const leads = await takeQueued(trx, user_id, now, oldest);
    await trx.deleteFrom('lead_alert_turns').where('user_id', '=', user_id).execute();
    const [first, ...others] = leads;
    return first === undefined ? 'nothing' : { user_id, phone, language, leads: [first, ...others] };
  });
}

async function takeQueued(trx: Db, userId: string, now: Date, oldest: Date): Promise<AlertedLead[]> {
  const { rows } = await sql<AlertedLead>`
    with waiting as (delete from lead_alert_queue where user_id = ${userId}::uuid returning requirement_id, purchase_id, queued_at),
    told as (
      select w.requirement_id, w.purchase_id, w.queued_at, c.name as category, r.city_id,
        to_char(r.job_from, 'YYYY-MM-DD') as job_from, r.job_days, row_number() over (order by r.created_at desc, r.id) as place
      from waiting w join requirements r on r.id = w.requirement_id join categories c on c.id = r.category_id
        join purchases p on p.id = w.purchase_id and p.end_date > ${now}::timestamptz join ${allowing}
      where w.queued_at >= ${oldest}::timestamptz),
    kept as (
      insert into lead_alerts (requirement_id, user_id, purchase_id, sent_at, is_extra)
        select requirement_id, ${userId}::uuid, purchase_id, ${now}::timestamptz, place > 1 from told
      on conflict do nothing)
    select requirement_id, purchase_id, category, city_id, job_from, job_days, queued_at from told order by place`.execute(
    trx,
  );
  return rows;
}

/** Returns an unsent message to the queue: it is not counted, and due at another moment. */
export async function returnToQueue(db: Db, { user_id, leads }: DueAlert, dueAt: Date): Promise<void> {
  const ids = leads.map(({ requirement_id }) => requirement_id);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('lead_alerts').where('user_id', '=', user_id).where('requirement_id', 'in', ids).execute();
    await trx
      .insertInto('lead_alert_queue')
      .values(
        leads.map(({ requirement_id, purchase_id, queued_at }) => ({
          user_id,
          requirement_id,
          purchase_id,
          queued_at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`
      insert into lead_alert_turns (user_id, due_at) values (${user_id}::uuid, ${dueAt}::timestamptz)
      on conflict (user_id) do update set due_at = greatest(lead_alert_turns.due_at, excluded.due_at)`.execute(trx);
  });
}
