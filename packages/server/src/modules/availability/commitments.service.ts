import type { addCommitment, changeCommitment, Commitment, InputOf } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { availabilityLimits, dayAfter, hourMs, rupeesToPaise } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { calendarWork, type NamedEntry, refused, taken } from './calendar-work.ts';
import * as queries from './commitments.queries.ts';

/** What is planned for machines, written by their owners. */
export type Commitments = ReturnType<typeof createCommitments>;

type AddInput = InputOf<typeof addCommitment>;
type ChangeInput = InputOf<typeof changeCommitment>;

export function createCommitments({ db, clock }: DbAndClock) {
  const { inCalendar, onEntry } = calendarWork({ db, clock });
  return {
    /** @throws AppError `equipment.unknown`, `days.taken`, `commitment.tooMany`, `request.invalid` */
    async add(input: AddInput, caller: Caller): Promise<Commitment> {
      const { equipmentId: machineId } = input;
      const given = factsIn(input, input.bufferDays ?? 0);
      let wanted: queries.Wanted = { machineId, unit: input.unit, facts: given };
      // Who comes long after the first need not wait for the machine to hear it.
      if (isUuid(machineId) && (await queries.isFull(db, wanted, caller.userId))) throw await taken(db, wanted, true);
      const adding = inCalendar(machineId, caller, async ({ trx, machine, now, today }) => {
        const usualBuffer = input.kind === 'booking' || input.kind === 'hold' ? machine.buffer_days : 0;
        const facts = { ...given, buffer_days: input.bufferDays ?? usualBuffer };
        checkDays(facts, today);
        checkHold(facts, machine);
        checkUnit(input.unit, machine);
        if ((await queries.countEntries(trx, machineId, today)) >= availabilityLimits.ofMachine)
          throw new AppError('commitment.tooMany');
        wanted = { ...wanted, facts };
        const unit = input.unit ?? (await queries.freeUnit(trx, machine, facts)) ?? 1;
        return queries.insertCommitment(trx, machineId, { ...facts, unit }, now);
      });
      const added = await adding.catch(async (error: unknown) =>
        Promise.reject<queries.CommitmentRow>(await refused(db, error, wanted, true)),
      );
      return queries.commitmentOf(added);
    },
    /** @throws AppError `commitment.unknown`, `commitment.changed`, `days.taken`, `request.invalid` */
    async change(input: ChangeInput, caller: Caller): Promise<Commitment> {
      return onEntry(input, caller, async ({ trx, machine, now, today }, entry, wants) => {
        if (entry.state !== 'active') throw new AppError('commitment.unknown');
        const facts = wants({ ...factsIn(input, input.bufferDays ?? entry.buffer_days), unit: input.unit });
        if (facts.from !== entry.from) checkDays(facts, today);
        if (facts.expires_at?.getTime() !== entry.expires_at?.getTime()) checkHold(facts, machine);
        checkUnit(input.unit, machine);
        return queries.commitmentOf(await queries.setCommitment(trx, entry, facts, now));
      });
    },
    /** @throws AppError `commitment.unknown`, `commitment.changed` */
    async free(input: NamedEntry, caller: Caller): Promise<{ version: number }> {
      return onEntry(input, caller, async ({ trx, now }, entry) => {
        if (entry.state !== 'active') throw new AppError('commitment.unknown');
        const { version } = await queries.setCommitment(trx, entry, { ...queries.factsOf(entry), state: 'freed' }, now);
        return { version };
      });
    },
    /** @throws AppError `commitment.unknown` also for what cannot be undone, `commitment.changed`, `days.taken` */
    async putBack(input: NamedEntry, caller: Caller): Promise<Commitment> {
      return onEntry(input, caller, async ({ trx, machine, now }, entry, wants) => {
        const before = entry.before && queries.factsBefore(entry.before);
        const isOver = before?.expires_at && before.expires_at <= machine.at;
        if (!before || isOver || before.state !== 'active') throw new AppError('commitment.unknown');
        checkUnit(before.unit, machine);
        return queries.commitmentOf(await queries.setCommitment(trx, entry, wants(before), now));
      });
    },
  };
}

function factsIn(input: AddInput | ChangeInput, buffer_days: number): queries.CommitmentFacts {
  const { kind, from, until, expiresAt, words, place, amount } = input;
  return {
    unit: 1,
    kind,
    state: 'active',
    from,
    until: until ?? null,
    buffer_days,
    expires_at: expiresAt === undefined ? null : new Date(expiresAt),
    words,
    place,
    amount_paise: amount === undefined ? null : rupeesToPaise(amount),
  };
}

const invalid = (field: string, said: string) => new AppError('request.invalid', { [field]: said });

/** A hire that was forgotten may be written down, and no plan reaches further than two years. */
function checkDays({ from }: queries.CommitmentFacts, today: string): void {
  const { daysAhead } = availabilityLimits;
  if (from > dayAfter(today, daysAhead) || from < dayAfter(today, -daysAhead))
    throw invalid('from', wrong('days.tooFar'));
}

function checkHold({ kind, expires_at }: queries.CommitmentFacts, { at }: queries.HeldMachine): void {
  if (kind !== 'hold') return;
  const left = expires_at === null ? 0 : expires_at.getTime() - at.getTime();
  if (left <= 0 || left > availabilityLimits.holdHours * hourMs) throw invalid('expiresAt', wrong('hold.end'));
}

function checkUnit(unit: number | undefined, { units }: queries.HeldMachine): void {
  if (unit !== undefined && unit > units) throw invalid('unit', wrong('machineUnit.unknown'));
}
