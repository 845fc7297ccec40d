import { sql } from 'kysely';
import type { Db, UserTable } from '../../database/types.ts';

/** An account as actions on it need it. */
export interface Person {
  readonly id: string;
  readonly role: UserTable['role'];
  readonly phone: string;
  readonly email: string;
  readonly blocked_at: Date | null;
}

/** An account, locked until the transaction ends; `undefined` for unknown and deleted ones. */
export async function lockPerson(trx: Db, id: string): Promise<Person | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'role', 'phone', 'email', 'blocked_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Blocks an account, or with null unblocks it, and takes its machines off the lists, or puts them back. */
export async function setBlocked(
  trx: Db,
  id: string,
  blocked: { readonly at: Date; readonly reason: string; readonly by: string } | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      blocked_at: blocked?.at ?? null,
      blocked_reason: blocked?.reason ?? null,
      blocked_by: blocked?.by ?? null,
    })
    .where('id', '=', id)
    .execute();
  await sql`select refresh_listing(${now}::timestamptz, array(select id from equipment where supplier_id = ${id}::uuid))`.execute(
    trx,
  );
}

/** What is known of a person besides the profile. */
export interface PersonRow {
  readonly id: string;
  readonly role: UserTable['role'];
  readonly blocked_at: Date | null;
  readonly blocked_reason: string | null;
  readonly blocker: string | null;
  readonly other_admins: number;
  readonly phone_confirmed_at: Date | null;
  readonly email_confirmed_at: Date | null;
  readonly last_seen_at: Date | null;
  readonly machines: number;
  readonly listed: number;
  readonly purchases: number;
  readonly payments: number;
  readonly paid_paise: number;
  readonly sent: number;
  readonly sessions: number;
  readonly ratings: number;
  readonly stars: number | null;
  readonly minutes_to_open: number | null;
}

/** One statement; `undefined` for unknown and deleted accounts. */
export async function findPerson(db: Db, id: string, now: Date): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.role, u.blocked_at, u.blocked_reason, trim(b.first_name || ' ' || b.last_name) as blocker,
      (select count(*)::int from users where role = 'admin' and deleted_at is null and blocked_at is null and id <> u.id) as other_admins,
      u.phone_confirmed_at, u.email_confirmed_at, s.last_seen_at, s.sessions, e.machines, e.listed, e.ratings, e.stars,
      (select count(*)::int from purchases where user_id = u.id) as purchases, o.payments, o.paid_paise,
      (select count(*)::int from requirements r where r.phone = u.phone) as sent,
      (select percentile_cont(0.5) within group (order by extract(epoch from l.at - r.created_at) / 60)::float8
        from lead_opens l join requirements r on r.id = l.requirement_id
        where l.user_id = u.id and l.at > ${now}::timestamptz - interval '90 days') as minutes_to_open
    from users u left join users b on b.id = u.blocked_by
      cross join lateral (select max(last_used_at) as last_seen_at, (count(*) filter (where expires_at > ${now}::timestamptz))::int as sessions
        from sessions where user_id = u.id) s
      cross join lateral (select count(*)::int as machines, (count(*) filter (where listed and status <> 'Unavailable'
          and listed_until > ${now}::timestamptz))::int as listed, coalesce(sum(rating_count), 0)::int as ratings,
          (sum(rating_average * rating_count) / nullif(sum(rating_count), 0))::float8 as stars
        from equipment where supplier_id = u.id and deleted_at is null) e
      cross join lateral (select count(*)::int as payments, coalesce(sum(amount_paise) filter (where state = 'fulfilled'), 0)::bigint as paid_paise
        from orders where user_id = u.id and gateway_order_id is not null) o
    where u.id = ${id}::uuid and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** A running purchase. */
export interface RunningPlan {
  readonly display_name: string;
  readonly used: number;
  readonly places: number;
  readonly end_date: Date;
}

/** A person's largest running plan. */
export async function largestPlan(db: Db, id: string, now: Date): Promise<RunningPlan | undefined> {
  const { rows } = await sql<RunningPlan>`
    select v.display_name, v.equipment_count as places, p.end_date,
      (select count(*)::int from purchase_equipment pe join equipment e on e.id = pe.equipment_id and e.deleted_at is null where pe.purchase_id = p.id) as used
    from purchases p join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where p.user_id = ${id}::uuid and p.start_date <= ${now}::timestamptz and p.end_date > ${now}::timestamptz
    order by v.equipment_count desc, p.end_date desc, p.id limit 1`.execute(db);
  return rows[0];
}
