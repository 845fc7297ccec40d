import type { Equipment } from '@yantra/contract/calls';
import { type DaySpan, freeForFrom, freeFrom } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { isActive } from './commitments.queries.ts';

type CardFree = NonNullable<Equipment['free']>;

/** Days on which a unit must be free, besides those for bringing it back. */
export interface WantedDays {
  readonly from: string;
  /** The first day that is not in it. */
  readonly until: string;
}

/* Machines with a hold whose moment has passed, though nobody has ended it yet, for some seconds: `taken` knows nothing of it. Mostly none. */
const lapsed = sql`(select c.equipment_id from commitments c where c.state = 'active' and c.expires_at <= statement_timestamp())`;

/**
 * Whether one unit of a machine is free on all these days and on those for bringing it back: whether `holdDays` would find one. Over columns that `equipment`
 * and `busy_machines` both have, without a table's name. Of several units each is looked at, as all may be taken in turn.
 */
export function isUnitFree({ from, until }: WantedDays): RawBuilder<boolean> {
  const wanted = sql`daterange(${from}::date, ${until}::date + buffer_days)`;
  // `id`, `units` and `buffer_days` are the machine's: what is selected of commitments has other names.
  return sql<boolean>`(case when units = 1 and id not in ${lapsed} then not (taken && ${wanted}) else units > (
    select count(distinct busy.unit) from (select c.equipment_id as machine, c.unit, c.span from commitments c where ${isActive}) busy
    where busy.machine = id and busy.unit <= units and busy.span && ${wanted}) end)`;
}

interface Calendar {
  readonly id: string;
  readonly units: number;
  readonly buffer_days: number;
  readonly spans: readonly { readonly unit: number; readonly from: string; readonly until?: string }[];
}

/** When machines are free for a job, by their ids. */
export async function freeForJob(
  db: Db,
  ids: readonly string[],
  job: { readonly from: string; readonly days: number },
): Promise<ReadonlyMap<string, CardFree>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Calendar>`
    select e.id, e.units, e.buffer_days, coalesce((select json_agg(json_strip_nulls(json_build_object('unit', c.unit,
        'from', to_char(lower(c.span), 'YYYY-MM-DD'), 'until', to_char(upper(c.span), 'YYYY-MM-DD'))) order by lower(c.span))
      from commitments c where c.equipment_id = e.id and c.unit <= e.units and ${isActive} and coalesce(upper(c.span) > ${job.from}::date, true)), '[]') as spans
    from equipment e where e.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, cardFreeOf(row, job)]));
}

function cardFreeOf(
  { units, buffer_days, spans }: Calendar,
  { from, days }: { readonly from: string; readonly days: number },
): CardFree {
  const byUnit = Map.groupBy(spans, ({ unit }) => unit);
  if (byUnit.size < units) return { isFree: true };
  const starts = [...byUnit.values()].flatMap((own) => freeForFrom(own, from, days + buffer_days) ?? []);
  const first = starts.toSorted()[0];
  return first === from ? { isFree: true } : { isFree: false, ...(first !== undefined && { from: first }) };
}

/**
 * When a machine is free without the days of a job: the first free day, if it is not free today.
 * @param taken the column of `equipment`; a hold that has lapsed is in it until it is ended, some seconds later
 */
export function freeAgain(taken: string, today: string): CardFree | undefined {
  if (taken === '{}') return undefined;
  const spans = [...taken.matchAll(/\[([\d-]+),([\d-]*)\)/g)].map(([, from = '', until = '']): DaySpan => ({
    from,
    until: until === '' ? undefined : until,
  }));
  const first = freeFrom(spans, today);
  return first === undefined || first === today ? undefined : { from: first };
}
