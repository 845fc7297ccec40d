import type { AuditKind } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import { containing, phoneHolds } from '../../database/containing.ts';
import { auditDetailId } from '../../database/migrations/0051-audit-log-read.ts';
import type { Db } from '../../database/types.ts';
import type { SealedRow } from './seal.ts';

/** Which entries are asked for. */
export interface AuditQuestion {
  /** Who and what a search term means. */
  readonly found?: Found | undefined;
  readonly kinds?: readonly AuditKind[] | undefined;
  readonly who?: 'admins' | 'others' | 'nobody' | undefined;
  readonly userId?: string | undefined;
  /** The first moment. */
  readonly from?: Date | undefined;
}

/** The accounts, machines and the like that a search term names, by id. */
export interface Found {
  readonly users: readonly string[];
  readonly subjects: readonly string[];
  readonly details: readonly string[];
}

/** An entry, with what verifies it: the hash of the one before it in its chain, null if that is missing. */
export interface AuditRow extends SealedRow {
  readonly time: Date;
  readonly chain: number;
  readonly before_hash: string | null;
  /** Of the session, while it lasts. */
  readonly device: string | null;
}

/* Whoever types two letters means too many. */
const mostNamed = 300;
const detailId = sql.raw(auditDetailId);

/** What a search term names. Names may come in any order, phones as they are shown. */
export async function findNamed(db: Db, term: string): Promise<Found> {
  const words = term.split(/\s+/).filter(Boolean);
  const likes = sql.join(
    words.map((word) => sql`(u.first_name ilike ${containing(word)} or u.last_name ilike ${containing(word)})`),
    sql` and `,
  );
  const like = containing(term);
  const ids = async (question: RawBuilder<{ id: string }>) => (await question.execute(db)).rows.map(({ id }) => id);
  const [users, machines, plans, orders] = await Promise.all([
    ids(sql`select u.id::text from users u where u.deleted_at is null
      and ((${likes}) or u.email ilike ${like} or ${phoneHolds('u.phone', term)}) limit ${mostNamed}`),
    ids(sql`select id::text from equipment where name ilike ${like} limit ${mostNamed}`),
    ids(
      sql`select 'plan ' || id as id from subscriptions where name ilike ${like} or display_name ilike ${like} limit ${mostNamed}`,
    ),
    ids(sql`select id from orders where id ilike ${like} limit ${mostNamed}`),
  ]);
  const purchases =
    orders.length === 0 ? [] : await ids(sql`select id::text from purchases where order_id = any(${orders}::text[])`);
  return { users, subjects: [...users, ...machines, ...purchases], details: [...orders, ...plans] };
}

function fits({ found, kinds, who, userId, from }: AuditQuestion, admins: readonly string[]): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [];
  if (from !== undefined) conditions.push(sql`l.at >= ${from}::timestamptz`);
  if (kinds !== undefined) conditions.push(sql`l.kind = any(${[...kinds]}::text[])`);
  // What somebody did, and what was done about them.
  if (userId !== undefined) conditions.push(sql`(l.user_id = ${userId}::uuid or l.subject_id = ${userId}::uuid)`);
  if (who === 'nobody') conditions.push(sql`l.user_id is null`);
  if (who === 'admins') conditions.push(sql`l.user_id = any(${[...admins]}::uuid[])`);
  if (who === 'others') conditions.push(sql`l.user_id <> all(${[...admins]}::uuid[])`);
  if (found !== undefined) conditions.push(names(found));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/* A plan's id is a number, as that of a category is: only its kinds name it. */
function names({ users, subjects, details }: Found): RawBuilder<unknown> {
  const plans = details.filter((one) => one.startsWith('plan ')).map((one) => one.slice(5));
  const others = details.filter((one) => !one.startsWith('plan '));
  const any = [
    sql`l.user_id = any(${[...users]}::uuid[])`,
    sql`l.subject_id = any(${[...subjects]}::uuid[])`,
    sql`(l.detail <> '' and ${detailId} = any(${others}::text[]))`,
    sql`(l.kind in ('plan.added', 'plan.changed') and l.detail <> '' and ${detailId} = any(${plans}::text[]))`,
  ];
  return sql`(${sql.join(any, sql` or `)})`;
}

/** The ids of today's admins. */
export async function adminIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  return rows.map(({ id }) => id);
}

/** A place in the log. */
export interface AuditPlaceText {
  /** In microseconds: the database is more precise than a Date. */
  readonly at: string;
  readonly id: string;
}

/** A page of entries, the newest first. */
export async function auditRows(
  db: Db,
  question: AuditQuestion,
  {
    admins,
    olderThan,
    limit,
  }: { readonly admins: readonly string[]; readonly olderThan?: AuditPlaceText | undefined; readonly limit: number },
): Promise<AuditRow[]> {
  const older =
    olderThan === undefined ? sql`true` : sql`(l.at, l.id) < (${olderThan.at}::timestamptz, ${olderThan.id}::bigint)`;
  const { rows } = await sql<AuditRow>`
    select l.id::text as id, coalesce(l.place, l.id) as place, l.at as time, to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, l.kind,
      coalesce(l.user_id::text, '') as user_id, coalesce(l.session_id::text, '') as session_id, coalesce(l.subject_id::text, '') as subject_id,
      l.detail, l.hash, l.chain, p.hash as before_hash, s.device
    from (select * from audit_log l where ${fits(question, admins)} and ${older} order by l.at desc, l.id desc limit ${limit}) l
      left join lateral (select hash from audit_log p where p.chain = l.chain and coalesce(p.place, p.id) = coalesce(l.place, l.id) - 1) p on true
      left join sessions s on s.id = l.session_id
    order by l.at desc, l.id desc`.execute(db);
  return rows;
}

/** How many entries there are of each kind. */
export async function kindCounts(
  db: Db,
  question: AuditQuestion,
  admins: readonly string[],
): Promise<{ kind: string; n: number }[]> {
  const { rows } = await sql<{ kind: string; n: number }>`
    select l.kind, count(*)::int as n from audit_log l where ${fits(question, admins)} group by l.kind`.execute(db);
  return rows;
}

/** How many entries there are: the places of the chains, one index look-up each. */
export const entriesIn = (chains: readonly { readonly rows: number }[]): number =>
  chains.reduce((sum, { rows }) => sum + rows, 0);
