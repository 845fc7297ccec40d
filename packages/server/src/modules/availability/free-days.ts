import type { Availability, getAvailability, InputOf } from '@yantra/contract/calls';
import { availabilityLimits, dayAfter, dayInIndia, type DaySpan, freeFrom } from '@yantra/domain';
import { sql } from 'kysely';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';

interface Machine {
  readonly units: number;
  readonly status: string;
  /** From today on, in order. */
  readonly taken: readonly DaySpan[];
}

/** When machines are free, for everybody. */
export type FreeDays = ReturnType<typeof createFreeDays>;

export function createFreeDays({ db, clock }: DbAndClock) {
  async function find(
    id: string,
    { now, today }: { now: Date; today: string },
    caller: Caller | undefined,
  ): Promise<Machine | undefined> {
    const isTheirs =
      caller === undefined
        ? sql`false`
        : sql`(${caller.role === 'admin'}::boolean or supplier_id = ${caller.userId}::uuid)`;
    const { rows } = await sql<Machine>`
      select units, status, coalesce((select json_agg(json_strip_nulls(json_build_object('from', to_char(lower(d), 'YYYY-MM-DD'),
          'until', to_char(upper(d), 'YYYY-MM-DD'))) order by lower(d)) from unnest(taken_days(id, units, ${today}::date)) d), '[]') as taken
      from equipment where id = ${id}::uuid and deleted_at is null
        and (${isTheirs} or (listed and status <> 'Unavailable' and listed_until > ${now}::timestamptz))`.execute(db);
    return rows[0];
  }

  /** @throws AppError `equipment.unknown` for what is not public, unless it is the caller's own or an admin asks */
  return async function freeDays(
    { equipmentId, from, days = availabilityLimits.daysAsked }: InputOf<typeof getAvailability>,
    caller?: Caller,
  ): Promise<Availability> {
    const now = clock.now();
    const today = dayInIndia(now);
    const machine = isUuid(equipmentId) ? await find(equipmentId, { now, today }, caller) : undefined;
    if (machine === undefined) throw new AppError('equipment.unknown');
    const taken = machine.status === 'Unavailable' ? [{ from: today }] : machine.taken;
    const first = from === undefined || from < today ? today : from;
    const end = dayAfter(first, days);
    const free = freeFrom(taken, today);
    return {
      taken: taken.filter((span) => span.from < end && (span.until === undefined || span.until > first)),
      ...(free !== undefined && { freeFrom: free }),
      units: machine.units,
      at: now.toISOString(),
    };
  };
}
