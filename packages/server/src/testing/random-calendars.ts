import { randomUUID } from 'node:crypto';
import { type CommitmentKind, dayAfter, type DaySpan, overlap } from '@yantra/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/types.ts';
import type { Random } from '../seed/random.ts';
import type { MachineFacts } from './market.ts';

/** A machine, and what its units are committed to. */
export interface Fleeted {
  readonly id: string;
  readonly units: number;
  readonly bufferDays: number;
  /** With the days for bringing the unit back. */
  readonly spans: readonly (DaySpan & { readonly unit: number })[];
  readonly facts: MachineFacts;
}

interface Entry extends DaySpan {
  readonly unit: number;
  readonly kind: CommitmentKind;
  readonly bufferDays: number;
  readonly isOver: boolean;
}

/** Days of one unit, none over another's; some holds have lapsed, though nobody has ended them. */
function entriesOf(unit: number, today: string, share: number, random: Random): readonly Entry[] {
  const entries: Entry[] = [];
  let day = dayAfter(today, random.between(-20, 5));
  while (day < dayAfter(today, 60)) {
    if (!random.chance(share)) {
      day = dayAfter(day, random.between(1, 9));
      continue;
    }
    const kind = random.pick(['hold', 'booking', 'block', 'repair'] as const);
    const bufferDays = kind === 'hold' || kind === 'booking' ? random.between(0, 3) : 0;
    const isOver = kind === 'hold' && random.chance(0.4);
    if (kind === 'block' && random.chance(0.15)) return [...entries, { unit, kind, from: day, bufferDays, isOver }];
    const until = dayAfter(day, random.between(1, 15));
    entries.push({ unit, kind, from: day, until, bufferDays, isOver });
    day = dayAfter(until, bufferDays + random.pick([0, 0, 1, 2, 5]));
  }
  return entries;
}

/** Fleets by chance: units, days for bringing back, and calendars of which about this share is taken. */
export function randomFleet(
  count: number,
  today: string,
  { share, random, facts }: { share: number; random: Random; facts: (at: number) => MachineFacts },
) {
  const entries: (Entry & { readonly machineId: string })[] = [];
  const machines = Array.from({ length: count }, (_, at): Fleeted => {
    const id = randomUUID();
    const units = random.weighted([
      [1, 6],
      [2, 2],
      [4, 1],
    ]);
    const bufferDays = random.between(0, 3);
    const own = Array.from({ length: units }, (__, unit) => entriesOf(unit + 1, today, share, random)).flat();
    entries.push(...own.map((entry) => ({ ...entry, machineId: id })));
    const spans = own.flatMap(({ unit, from, until, bufferDays: after, isOver }) =>
      isOver ? [] : [{ unit, from, ...(until !== undefined && { until: dayAfter(until, after) }) }],
    );
    return { id, units, bufferDays, spans, facts: { ...facts(at), id, units, buffer_days: bufferDays } };
  });
  return { machines, entries };
}

/** Writes into calendars as on a day, for what is long over is not kept with the machines. */
export const onDay = <Result>(
  db: Kysely<Database>,
  today: string,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('yantra.moment', ${`${today}T06:30:00Z`}, true)`.execute(trx);
    return work(trx);
  });

/** Writes their calendars; what is over lapses without anybody noticing. */
export async function addEntries(
  db: Kysely<Database>,
  today: string,
  entries: ReturnType<typeof randomFleet>['entries'],
): Promise<void> {
  const rows = JSON.stringify(
    entries.map(({ machineId, unit, kind, from, until, bufferDays, isOver }) => {
      return { machineId, unit, kind, from, until, bufferDays, isOver };
    }),
  );
  const insert = sql<{ id: string; isOver: boolean }>`
    insert into commitments (equipment_id, unit, kind, days, buffer_days, expires_at, words)
    select "machineId", unit, kind, daterange("from", until), "bufferDays",
      case when kind = 'hold' then clock_timestamp() + interval '1 day' end, case when "isOver" then 'over' else '' end
    from jsonb_to_recordset(${rows}::jsonb) r("machineId" uuid, unit int, kind text, "from" date, until date, "bufferDays" int, "isOver" boolean)
    returning id, words = 'over' as "isOver"`;
  const { rows: written } = await onDay(db, today, (trx) => insert.execute(trx));
  const over = written.flatMap(({ id, isOver }) => (isOver ? [id] : []));
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('yantra.bulk', 'on', true)`.execute(trx);
    await sql`update commitments set expires_at = clock_timestamp() - interval '1 second' where id = any(${over}::uuid[])`.execute(
      trx,
    );
  });
}

/** Whether a unit is free on so many days and on those for bringing it back, by looking at each. */
export function isFreeByHand({ units, bufferDays, spans }: Fleeted, from: string, days: number): boolean {
  const wanted = { from, until: dayAfter(from, days + bufferDays) };
  return Array.from({ length: units }, (_, at) => at + 1).some((unit) =>
    spans.every((span) => span.unit !== unit || !overlap(span, wanted)),
  );
}
