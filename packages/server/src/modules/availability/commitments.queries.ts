import type { Commitment, SpanInTheWay } from '@yantra/contract/calls';
import { availabilityLimits, type CommitmentKind, paiseToRupees } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A commitment in the queries; days in India, `2026-11-24`. */
export interface CommitmentRow {
  readonly id: string;
  readonly equipment_id: string;
  readonly unit: number;
  readonly kind: CommitmentKind;
  readonly state: 'active' | 'freed' | 'lapsed';
  readonly from: string;
  readonly until: string | null;
  readonly buffer_days: number;
  readonly expires_at: Date | null;
  readonly words: string;
  readonly place: string;
  readonly amount_paise: number | null;
  readonly version: number;
}

/** What a commitment says, but for its machine and version. */
export type CommitmentFacts = Omit<CommitmentRow, 'id' | 'equipment_id' | 'version'>;

/** As `kept` writes them; moments as texts. */
type KeptFacts = Omit<CommitmentFacts, 'expires_at'> & { readonly expires_at: string | null };

const dayOf = (bound: 'lower' | 'upper') => sql.raw(`to_char(${bound}(c.days), 'YYYY-MM-DD')`);

export const commitmentColumns = sql`c.id, c.equipment_id, c.unit, c.kind, c.state, ${dayOf('lower')} as "from", ${dayOf('upper')} as until,
  c.buffer_days, c.expires_at, c.words, c.place, c.amount_paise, c.version`;

/* A hold whose moment has passed is over, though nobody has ended it yet; by the clock of the database, which all processes share. */
export const isActive = sql`c.state = 'active' and (c.expires_at is null or c.expires_at > clock_timestamp())`;

const spanOf = ({ from, until }: Pick<CommitmentFacts, 'from' | 'until'>): RawBuilder<string> =>
  sql`daterange(${from}::date, ${until}::date)`;

const blockedOf = (facts: Pick<CommitmentFacts, 'from' | 'until' | 'buffer_days'>): RawBuilder<string> =>
  sql`daterange(${facts.from}::date, ${facts.until}::date + ${facts.buffer_days}::int)`;

/** A machine whose calendar is changed. */
export interface HeldMachine {
  readonly id: string;
  readonly units: number;
  readonly buffer_days: number;
  readonly status: string;
  readonly supplier_id: string;
  /** The moment of the database. */
  readonly at: Date;
}

/**
 * Takes a machine for writing into its calendar: others who write there wait. What has lapsed is ended on the way.
 * @param now the service's moment, whose day in India is today
 */
export async function holdMachine(trx: Db, id: string, now: Date): Promise<HeldMachine | undefined> {
  await sql`select set_config('yantra.moment', ${now}::timestamptz::text, true)`.execute(trx);
  const { rows } = await sql<HeldMachine>`
    select id, units, buffer_days, status, supplier_id, clock_timestamp() as at from equipment
    where id = ${id}::uuid and deleted_at is null for no key update`.execute(trx);
  const [machine] = rows;
  if (machine === undefined) return undefined;
  await sql`update commitments c set state = 'lapsed', version = version + 1, changed_at = ${now}::timestamptz
    where c.equipment_id = ${id}::uuid and c.state = 'active' and c.expires_at <= clock_timestamp()`.execute(trx);
  return machine;
}

/** The machine of a commitment. */
export async function machineOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('commitments').select('equipment_id').where('id', '=', id).executeTakeFirst();
  return row?.equipment_id;
}

export async function findCommitment(
  trx: Db,
  id: string,
): Promise<(CommitmentRow & { before: KeptFacts | null }) | undefined> {
  const { rows } = await sql<CommitmentRow & { before: KeptFacts | null }>`
    select ${commitmentColumns}, c.before from commitments c where c.id = ${id}::uuid`.execute(trx);
  return rows[0];
}

/** The first unit that is free in all these days. */
export async function freeUnit(
  trx: Db,
  { id, units }: HeldMachine,
  facts: Pick<CommitmentFacts, 'from' | 'until' | 'buffer_days'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ unit: number }>`
    select u.unit from generate_series(1, ${units}::int) u(unit) where not exists (
      select from commitments c where c.equipment_id = ${id}::uuid and c.unit = u.unit and c.state = 'active' and c.span && ${blockedOf(facts)})
    order by u.unit limit 1`.execute(trx);
  return rows[0]?.unit;
}

/** Whether a machine of the owner's has no unit free in all the wanted days, as far as is known without a lock. */
export async function isFull(db: Db, { machineId, unit, facts }: Wanted, ownerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from equipment e where e.id = ${machineId}::uuid and e.supplier_id = ${ownerId}::uuid and e.deleted_at is null and not exists (
      select from generate_series(coalesce(${unit ?? null}::int, 1), coalesce(${unit ?? null}::int, e.units)) u(unit) where not exists (
        select from commitments c where c.equipment_id = e.id and c.unit = u.unit and ${isActive} and c.span && ${blockedOf(facts)}))`.execute(
    db,
  );
  return rows.length > 0;
}

/** How many entries that are not over a machine's calendar has. */
export async function countEntries(trx: Db, machineId: string, today: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from commitments c
    where c.equipment_id = ${machineId}::uuid and c.state = 'active' and coalesce(upper(c.span) > ${today}::date, true)`.execute(
    trx,
  );
  return rows[0]?.n ?? 0;
}

/** @throws the database's `exclusion_violation` if a day is taken */
export async function insertCommitment(
  trx: Db,
  machineId: string,
  facts: CommitmentFacts,
  now: Date,
): Promise<CommitmentRow> {
  const { rows } = await sql<CommitmentRow>`
    insert into commitments as c (equipment_id, unit, kind, state, days, buffer_days, expires_at, words, place, amount_paise, created_at, changed_at)
      values (${machineId}::uuid, ${facts.unit}, ${facts.kind}, ${facts.state}, ${spanOf(facts)}, ${facts.buffer_days}, ${facts.expires_at}::timestamptz,
        ${facts.words}, ${facts.place}, ${facts.amount_paise}::bigint, ${now}::timestamptz, ${now}::timestamptz)
    returning ${commitmentColumns}`.execute(trx);
  return some(rows);
}

/** Changes what a commitment says, and keeps what it said. @throws the database's `exclusion_violation` if a day is taken */
export async function setCommitment(
  trx: Db,
  before: CommitmentRow,
  facts: CommitmentFacts,
  now: Date,
): Promise<CommitmentRow> {
  const { rows } = await sql<CommitmentRow>`
    update commitments as c set unit = ${facts.unit}, kind = ${facts.kind}, state = ${facts.state}, days = ${spanOf(facts)},
      buffer_days = ${facts.buffer_days}, expires_at = ${facts.expires_at}::timestamptz, words = ${facts.words}, place = ${facts.place},
      amount_paise = ${facts.amount_paise}::bigint, before = ${JSON.stringify(factsOf(before))}::jsonb, version = c.version + 1,
      changed_at = ${now}::timestamptz
    where c.id = ${before.id}::uuid returning ${commitmentColumns}`.execute(trx);
  return some(rows);
}

/** A row's facts without its names. */
export function factsOf(row: CommitmentRow): CommitmentFacts {
  const { unit, kind, state, from, until, buffer_days, expires_at, words, place, amount_paise } = row;
  return { unit, kind, state, from, until, buffer_days, expires_at, words, place, amount_paise };
}

/** What a commitment said before its last change. */
export const factsBefore = ({ expires_at, ...kept }: KeptFacts): CommitmentFacts => ({
  ...kept,
  expires_at: expires_at === null ? null : new Date(expires_at),
});

/** Whether the database refused days because another commitment has them. */
export const isOverlap = (error: unknown): boolean => (error as { readonly code?: unknown } | null)?.code === '23P01';

/** A commitment's days in a query for what stands in the way. */
export interface Wanted {
  readonly machineId: string;
  /** Any if absent. */
  readonly unit?: number | undefined;
  readonly facts: Pick<CommitmentFacts, 'from' | 'until' | 'buffer_days'>;
  /** The one that is moved. */
  readonly except?: string | undefined;
}

/** What has some of the wanted days. @param isOwner sees by what; others see the days alone */
export async function spansInTheWay(
  db: Db,
  { machineId, unit, facts, except }: Wanted,
  isOwner: boolean,
): Promise<SpanInTheWay[]> {
  const { rows } = await sql<CommitmentRow & { free_again: string | null }>`
    select ${commitmentColumns}, to_char(upper(c.span), 'YYYY-MM-DD') as free_again from commitments c
    where c.equipment_id = ${machineId}::uuid and ${isActive} and c.span && ${blockedOf(facts)} and c.id <> coalesce(${except ?? null}::uuid, gen_random_uuid())
      and c.unit = coalesce(${unit ?? null}::int, c.unit) order by lower(c.days), c.unit limit ${availabilityLimits.spansTold}`.execute(
    db,
  );
  return rows.map(({ id, unit: of, kind, from, until, free_again, buffer_days, words }) =>
    isOwner
      ? { from, ...(until !== null && { until }), id, unit: of, kind, words, bufferDays: buffer_days }
      : { from, ...(free_again !== null && { until: free_again }) },
  );
}

/** A commitment as its owner sees it. */
export function commitmentOf(row: CommitmentRow): Commitment {
  return {
    id: row.id,
    unit: row.unit,
    kind: row.kind,
    from: row.from,
    ...(row.until !== null && { until: row.until }),
    bufferDays: row.buffer_days,
    ...(row.expires_at !== null && { expiresAt: row.expires_at.toISOString() }),
    words: row.words,
    place: row.place,
    ...(row.amount_paise !== null && { amount: paiseToRupees(row.amount_paise) }),
    version: row.version,
  };
}

/** The row that a statement must have answered. */
function some<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The commitment is gone.');
  return row;
}
