import { dayInIndia } from '@yantra/domain';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import * as queries from './commitments.queries.ts';

/** An entry as it was read. */
export interface NamedEntry {
  readonly id: string;
  readonly version: number;
}

/** A machine whose calendar nobody else changes until the transaction ends. */
export interface Held {
  readonly trx: Db;
  readonly machine: queries.HeldMachine;
  readonly now: Date;
  readonly today: string;
}

type Entry = NonNullable<Awaited<ReturnType<typeof queries.findCommitment>>>;

/** Ways to write into the calendars of one's own machines. */
export function calendarWork({ db, clock }: DbAndClock) {
  /** Works in the calendar of a machine of the caller's, alone. @throws AppError `equipment.unknown` */
  function inCalendar<Result>(
    machineId: string,
    { userId }: Caller,
    work: (held: Held) => Promise<Result>,
  ): Promise<Result> {
    if (!isUuid(machineId)) throw new AppError('equipment.unknown');
    const now = clock.now();
    return db.transaction().execute(async (trx) => {
      const machine = await queries.holdMachine(trx, machineId, now);
      if (machine?.supplier_id !== userId) throw new AppError('equipment.unknown');
      return work({ trx, machine, now, today: dayInIndia(now) });
    });
  }

  /** Works on an entry as it was read. @throws AppError `commitment.unknown`, `commitment.changed`, `days.taken` */
  async function onEntry<Result>(
    { id, version }: NamedEntry,
    caller: Caller,
    work: (
      held: Held,
      entry: Entry,
      wants: (facts: queries.CommitmentFacts) => queries.CommitmentFacts,
    ) => Promise<Result>,
  ): Promise<Result> {
    const machineId = isUuid(id) ? await queries.machineOf(db, id) : undefined;
    if (machineId === undefined) throw new AppError('commitment.unknown');
    let wanted: queries.Wanted | undefined;
    const changing = inCalendar(machineId, caller, async (held) => {
      const entry = await queries.findCommitment(held.trx, id);
      if (entry === undefined) throw new AppError('commitment.unknown');
      if (entry.version !== version) throw new AppError('commitment.changed');
      return work(held, entry, (facts) => {
        wanted = { machineId, unit: facts.unit, facts, except: id };
        return facts;
      });
    });
    return changing.catch(async (error: unknown) => {
      // Whose machine it is, is nobody's business.
      if (error instanceof AppError && error.code === 'equipment.unknown') throw new AppError('commitment.unknown');
      throw await refused(db, error, wanted, true);
    });
  }

  return { inCalendar, onEntry };
}

/** An error as it is answered: days that the database refused with what stands in their way. */
export async function refused(
  db: Db,
  error: unknown,
  wanted: queries.Wanted | undefined,
  isOwner: boolean,
): Promise<unknown> {
  return queries.isOverlap(error) && wanted !== undefined ? taken(db, wanted, isOwner) : error;
}

export async function taken(db: Db, wanted: queries.Wanted, isOwner: boolean): Promise<AppError> {
  return new AppError('days.taken', undefined, { facts: { spans: await queries.spansInTheWay(db, wanted, isOwner) } });
}
