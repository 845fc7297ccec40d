import type { getAuditCheck, OutputOf } from '@yantra/contract/calls';
import { dayMs, minuteMs } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbAndClock } from '../../database/types.ts';
import type { Background } from '../../jobs/background.ts';
import { chainHeads, headOf, headText, readHead } from './audit-head.ts';
import { entriesIn } from './audit-list.queries.ts';
import { verifyAudit } from './verify-audit.ts';

/** Checks the whole log beside the answers, in pages; the result is kept for all processes. */
export type AuditCheck = ReturnType<typeof createAuditCheck>;

export interface AuditCheckParts extends DbAndClock {
  readonly background: Pick<Background, 'run'>;
}

/* The process that checked may have ended in between. */
const givenUpAfterMs = 10 * minuteMs;
const toldEvery = 10_000;

export function createAuditCheck({ db, clock, background }: AuditCheckParts) {
  return {
    /** How long the log is now, and what the last check found. */
    async state(): Promise<OutputOf<typeof getAuditCheck>> {
      const [chains, kept] = await Promise.all([
        chainHeads(db),
        db.selectFrom('audit_checks').selectAll().executeTakeFirst(),
      ]);
      const isUnderWay = kept !== undefined && isRunning(kept, clock.now());
      return {
        entries: entriesIn(chains),
        head: headOf(chains).root,
        checking: isUnderWay ? Number(kept.entries_read) : null,
        last: kept?.ended_at ? await lastOf(db, { ...kept, ended_at: kept.ended_at }) : null,
      };
    },
    /** Begins a check, unless one is under way anywhere. @returns whether it did */
    async begin(): Promise<boolean> {
      if (!(await claim(db, clock.now()))) return false;
      background.run(0, () => check(db, clock));
      return true;
    },
  };
}

/** Checks the log if that was not done within a day: a job of every process, of which one does it. */
export async function checkDaily(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  const last = await db.selectFrom('audit_checks').select('ended_at').executeTakeFirst();
  if (last?.ended_at && now.getTime() - last.ended_at.getTime() < dayMs) return;
  if (await claim(db, now)) await check(db, clock);
}

type Kept = Readonly<{ started_at: Date | null; ended_at: Date | null }>;

const isRunning = ({ started_at }: Kept, now: Date): boolean =>
  started_at !== null && now.getTime() - started_at.getTime() < givenUpAfterMs;

/* `started_at` is set while a check is under way. */
async function claim(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into audit_checks (started_at) values (${now}::timestamptz)
    on conflict (one) do update set started_at = excluded.started_at, entries_read = 0
      where audit_checks.started_at is null or audit_checks.started_at <= ${new Date(now.getTime() - givenUpAfterMs)}::timestamptz
    returning one`.execute(db);
  return rows.length > 0;
}

async function check(db: Db, clock: Clock): Promise<void> {
  const began = clock.now().getTime();
  const before = await db.selectFrom('audit_checks').select('head').executeTakeFirst();
  const head = readHead(before?.head ?? '');
  let told = 0;
  const verdict = await verifyAudit(db, head === undefined ? [] : [head], async (entries_read) => {
    if (entries_read - told < toldEvery) return;
    told = entries_read;
    await db.updateTable('audit_checks').set({ entries_read, started_at: clock.now() }).execute();
  });
  const now = clock.now();
  const { broken, lost } = verdict;
  const isWhole = broken === undefined && lost === undefined;
  await db
    .updateTable('audit_checks')
    .set({
      started_at: null,
      ended_at: now,
      took_ms: now.getTime() - began,
      entries: verdict.rows,
      broken_chain: broken?.chain ?? null,
      broken_place: broken?.place ?? null,
      is_cut: lost !== undefined,
      // What a whole log led to stays noted: the next one must lead there too.
      ...(isWhole && { head: headText(verdict.head) }),
    })
    .execute();
}

type Last = NonNullable<OutputOf<typeof getAuditCheck>['last']>;

interface Ended {
  readonly ended_at: Date;
  readonly took_ms: number | null;
  readonly entries: number | null;
  readonly broken_chain: number | null;
  readonly broken_place: number | null;
  readonly is_cut: boolean;
}

async function lastOf(
  db: Db,
  { ended_at, took_ms, entries, broken_chain, broken_place, is_cut }: Ended,
): Promise<Last> {
  const isBroken = broken_chain !== null && broken_place !== null;
  return {
    at: ended_at.toISOString(),
    tookMs: took_ms ?? 0,
    entries: Number(entries ?? 0),
    broken: isBroken
      ? { chain: broken_chain, place: Number(broken_place), at: await momentAt(db, broken_chain, Number(broken_place)) }
      : is_cut
        ? { chain: null, place: null, at: null }
        : null,
  };
}

async function momentAt(db: Db, chain: number, place: number): Promise<string | null> {
  const { rows } = await sql<{ at: Date }>`
    select at from audit_log where chain = ${chain} and coalesce(place, id) = ${place}`.execute(db);
  return rows[0]?.at.toISOString() ?? null;
}
