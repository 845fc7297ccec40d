import { availabilityLimits, dayInIndia, type DaySpan } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { taken } from './calendar-work.ts';
import * as queries from './commitments.queries.ts';

/** Days that a deal wants of a machine. */
export interface DealDays {
  readonly machineId: string;
  readonly dealId: string;
  readonly from: string;
  /** The first day that is not in it. */
  readonly until: string;
}

/** What the machine's owner sees of them. */
export interface DealDaysSaid {
  readonly words: string;
  readonly place: string;
  readonly amountPaise: number | null;
}

/**
 * Takes machines for writing into their calendars, in the one order in which everybody takes several. Those that are gone are left out.
 * @param trx a transaction that then writes for deals
 */
export async function takeMachines(trx: Db, clock: Clock, ids: readonly string[]): Promise<void> {
  const now = clock.now();
  for (const id of [...new Set(ids)].sort()) await queries.holdMachine(trx, id, now);
}

/** The machines in whose calendars these deals stand. */
export async function machinesOfDeals(trx: Db, dealIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct equipment_id as id from commitments where deal_id = any(${[...dealIds]}::uuid[]) and state = 'active'`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/**
 * Holds a free unit of a machine for a deal until a moment.
 * @throws AppError `equipment.unknown` also for one that is unavailable, `commitment.tooMany`, `days.taken` with the days alone
 */
export const holdDays = (
  trx: Db,
  clock: Clock,
  wanted: DealDays & DealDaysSaid & { readonly expiresAt: Date },
): Promise<queries.CommitmentRow> => takeDays(trx, clock, wanted, { kind: 'hold', expires_at: wanted.expiresAt });

/** Books a free unit of a machine for a deal, where nothing was held. @throws AppError as `holdDays` does */
export const bookDays = (trx: Db, clock: Clock, wanted: DealDays & DealDaysSaid): Promise<queries.CommitmentRow> =>
  takeDays(trx, clock, wanted, { kind: 'booking', expires_at: null });

async function takeDays(
  trx: Db,
  clock: Clock,
  { machineId, dealId, from, until, words, place, amountPaise }: DealDays & DealDaysSaid,
  as: Pick<queries.CommitmentFacts, 'kind' | 'expires_at'>,
): Promise<queries.CommitmentRow> {
  const now = clock.now();
  const machine = await queries.holdMachine(trx, machineId, now);
  if (machine === undefined || machine.status === 'Unavailable') throw new AppError('equipment.unknown');
  if ((await queries.countEntries(trx, machineId, dayInIndia(now))) >= availabilityLimits.ofMachine)
    throw new AppError('commitment.tooMany');
  const span = { from, until, buffer_days: machine.buffer_days };
  // Nobody else writes into this calendar meanwhile, and the database's constraint would refuse an overlap.
  const unit = await queries.freeUnit(trx, machine, span);
  if (unit === undefined) throw await taken(trx, { machineId, facts: span }, false);
  const facts = { ...span, ...as, unit, words, place, amount_paise: amountPaise, state: 'active' } as const;
  const row = await queries.insertCommitment(trx, machineId, facts, now);
  await trx.updateTable('commitments').set({ deal_id: dealId }).where('id', '=', row.id).execute();
  return row;
}

/**
 * Makes the hold of a deal a booking, in the caller's transaction: with what else the deal changes, or not at all. The same answer if it is one already;
 * undefined if the hold has ended.
 */
export async function bookHeld(
  trx: Db,
  clock: Clock,
  { id, dealId, amountPaise }: { readonly id: string; readonly dealId: string; readonly amountPaise: number },
): Promise<queries.CommitmentRow | undefined> {
  const machineId = await queries.machineOf(trx, id);
  const now = clock.now();
  if (machineId === undefined || (await queries.holdMachine(trx, machineId, now)) === undefined) return undefined;
  const row = await trx.selectFrom('commitments').select('deal_id').where('id', '=', id).executeTakeFirst();
  const entry = await queries.findCommitment(trx, id);
  if (entry?.state !== 'active' || row?.deal_id !== dealId) return undefined;
  if (entry.kind === 'booking') return entry;
  if (entry.kind !== 'hold') return undefined;
  const facts = { ...queries.factsOf(entry), kind: 'booking', expires_at: null, amount_paise: amountPaise } as const;
  return queries.setCommitment(trx, entry, facts, now);
}

/** Frees what deals hold or have booked; of what has begun, the days from today on. Its machines are taken by `takeMachines` before. */
export async function freeDeals(trx: Db, clock: Clock, dealIds: readonly string[]): Promise<void> {
  const now = clock.now();
  const today = dayInIndia(now);
  await sql`select set_config('yantra.moment', ${now}::timestamptz::text, true)`.execute(trx);
  await sql`
    update commitments c set changed_at = ${now}::timestamptz, version = version + 1, before = null, expires_at = null,
      state = case when c.kind = 'booking' and lower(c.days) < ${today}::date then 'active' else 'freed' end,
      days = case when c.kind = 'booking' and lower(c.days) < ${today}::date then daterange(lower(c.days), ${today}::date) else c.days end
    where c.deal_id = any(${[...dealIds]}::uuid[]) and c.state = 'active' and c.kind in ('hold', 'booking')
      and coalesce(upper(c.days) > ${today}::date, true)`.execute(trx);
}

/* Whether a unit of `e` is free for a deal, but for what the deal itself has. */
const hasFreeUnit = (
  deal: RawBuilder<string>,
  from: RawBuilder<string>,
  until: RawBuilder<string>,
) => sql<boolean>`exists (
  select from generate_series(1, e.units) u(unit) where not exists (
    select from commitments c where c.equipment_id = e.id and c.unit = u.unit and ${queries.isActive} and c.deal_id is distinct from ${deal}
      and c.span && daterange(${from}, ${until} + e.buffer_days)))`;

/** Whether a unit of a machine is free in these days, but for what the deal itself has. */
export async function areFree(db: Db, { machineId, dealId, from, until }: DealDays): Promise<boolean> {
  const { rows } = await sql`
    select from equipment e where e.id = ${machineId}::uuid and e.deleted_at is null and e.status <> 'Unavailable'
      and ${hasFreeUnit(sql`${dealId}::uuid`, sql`${from}::date`, sql`${until}::date`)}`.execute(db);
  return rows.length > 0;
}

/**
 * The days on which no unit is free, as far as they touch those of an open deal: null where a unit is free on all of the deal's days, or it names none. Empty
 * where several units are free in turn. Over `d` of `deals` and its machine `e`.
 */
export const takenForDeal = sql<
  DaySpan[] | null
>`case when d.state in ('asked', 'quoted') and e.id is not null and d.from_day is not null and d.until_day is not null
    and not ${hasFreeUnit(sql`d.id`, sql`d.from_day`, sql`d.until_day`)} then (
  select coalesce(json_agg(json_strip_nulls(json_build_object('from', to_char(lower(t), 'YYYY-MM-DD'), 'until', to_char(upper(t), 'YYYY-MM-DD'))) order by lower(t)), '[]')
  from unnest(taken_days(e.id, e.units, d.from_day)) t where t && daterange(d.from_day, d.until_day + e.buffer_days)) end`;

/**
 * Whether `bookHeld` or `bookDays` would find a unit now.
 * @throws AppError `equipment.unknown` also for one that is unavailable, `days.taken` with the days alone
 */
export async function assertFree(db: Db, { machineId, dealId, from, until }: DealDays): Promise<void> {
  const { rows } = await sql<{ buffer_days: number; is_let: boolean; is_held: boolean; is_free: boolean }>`
    select e.buffer_days, e.deleted_at is null and e.status <> 'Unavailable' as is_let,
      exists (select from commitments c where c.equipment_id = e.id and c.deal_id = ${dealId}::uuid and ${queries.isActive}) as is_held,
      ${hasFreeUnit(sql`${dealId}::uuid`, sql`${from}::date`, sql`${until}::date`)} as is_free
    from equipment e where e.id = ${machineId}::uuid`.execute(db);
  const [machine] = rows;
  if (machine?.is_held === true) return;
  if (machine?.is_let !== true) throw new AppError('equipment.unknown');
  if (machine.is_free) return;
  throw await taken(db, { machineId, facts: { from, until, buffer_days: machine.buffer_days } }, false);
}
