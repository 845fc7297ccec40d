import type { decideReview, InputOf, takeDown } from '@yantra/contract/calls';
import { type ListingFault, minuteMs, reviewLimits } from '@yantra/domain';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit, type AuditKind } from '../audit/index.ts';
import { countRating } from '../equipment/index.ts';
import * as queries from './decisions.queries.ts';

/** Decides about what waits, and about machines that do not. */
export type Decisions = ReturnType<typeof createDecisions>;

type State = queries.Decided['state'];

/** A decision and its reason. */
interface Decision {
  readonly state: State;
  readonly fault: ListingFault | null;
  readonly words: string;
}

const states = { approve: 'approved', hide: 'hidden', mend: 'asked' } as const satisfies Record<string, State>;
const audited: Readonly<Record<State, AuditKind>> = {
  approved: 'review.approved',
  hidden: 'review.hidden',
  asked: 'review.asked',
};
const shown = { hidden_at: null, hidden_reason: null, hidden_words: '', hidden_by: null, held_at: null } as const;

export function createDecisions({ db, clock }: DbAndClock) {
  /* What is decided about a machine, whether it waits or not. */
  async function decideOn(equipmentId: string, decision: Decision, caller: Caller): Promise<{ id: number }> {
    if (!isUuid(equipmentId)) throw new AppError('equipment.unknown');
    return db.transaction().execute(async (trx) => {
      const machine = await queries.lockMachine(trx, equipmentId);
      if (machine === undefined) throw new AppError('equipment.unknown');
      const waited = machine.waiting !== null;
      const id = machine.waiting ?? (await queries.addDecided(trx, equipmentId, clock.now()));
      const item = await queries.lockItem(trx, id);
      if (item === undefined) throw new AppError('equipment.unknown');
      await carryOut(trx, item, decision, { caller, waited, at: clock.now() });
      return { id };
    });
  }

  return {
    /** @throws AppError `review.unknown`, or `review.changed` if somebody decided it or its owner changed it meanwhile */
    async decide(
      { id, version, decision, fault, words = '' }: InputOf<typeof decideReview>,
      caller: Caller,
    ): Promise<Record<string, never>> {
      await db.transaction().execute(async (trx) => {
        const item = await queries.lockItem(trx, id);
        if (item === undefined) throw new AppError('review.unknown');
        if (item.state !== 'waiting' || item.version !== version) throw new AppError('review.changed');
        const isApproved = decision === 'approve';
        const whole = {
          state: states[decision],
          fault: isApproved ? null : (fault ?? 'other'),
          words: isApproved ? '' : words,
        };
        await carryOut(trx, item, whole, { caller, waited: true, at: clock.now() });
      });
      return {};
    },
    /** @throws AppError `review.unknown`; `review.late` for another's, an old one, or where something came after it */
    async undo(id: number, caller: Caller): Promise<Record<string, never>> {
      await db.transaction().execute(async (trx) => {
        const item = await queries.lockItem(trx, id);
        if (item === undefined) throw new AppError('review.unknown');
        const { before, decided_at, decided_by } = item;
        const since = clock.now().getTime() - reviewLimits.undoMinutes * minuteMs;
        const isLate =
          before === null || decided_at === null || decided_by !== caller.userId || decided_at.getTime() < since;
        if (isLate || !(await queries.isLatest(trx, item))) throw new AppError('review.late');
        await set(trx, item, before, clock.now());
        await (before.waited ? queries.reopen(trx, id) : queries.remove(trx, id));
        await audit(trx, item, { kind: 'review.undone', caller, at: clock.now(), fault: null });
      });
      return {};
    },
    /** @throws AppError `equipment.unknown` */
    takeDown: ({ equipmentId, fault, words = '' }: InputOf<typeof takeDown>, caller: Caller) =>
      decideOn(equipmentId, { state: 'hidden', fault, words }, caller),
    /** @throws AppError `equipment.unknown` */
    putBack: (equipmentId: string, caller: Caller) =>
      decideOn(equipmentId, { state: 'approved', fault: null, words: '' }, caller),
  };
}

/** Who decides, and when. */
interface By {
  readonly caller: Caller;
  readonly at: Date;
}

/* The person concerned is told once it can no longer be taken back unheard. */
async function carryOut(
  trx: Db,
  item: queries.ItemRow,
  decision: Decision,
  { caller, at, waited }: By & { readonly waited: boolean },
): Promise<void> {
  const before = { ...(await queries.standing(trx, item)), waited };
  const { state, fault, words } = decision;
  const hidden = { ...shown, hidden_at: at, hidden_reason: fault, hidden_words: words, hidden_by: caller.userId };
  if (state !== 'asked') await set(trx, item, state === 'hidden' ? hidden : shown, at);
  const wasAway = before.hidden_reason !== null || (item.rating_id === null && before.held_at !== null);
  const tellAt = state !== 'approved' || wasAway ? new Date(at.getTime() + reviewLimits.undoSeconds * 1000) : null;
  await queries.decide(trx, item.id, { ...decision, by: caller.userId, at, tellAt }, before);
  await audit(trx, item, { kind: audited[state], caller, at, fault });
}

const audit = (
  trx: Db,
  { rating_id, equipment_id }: queries.ItemRow,
  { kind, caller, at, fault }: By & { readonly kind: AuditKind; readonly fault: ListingFault | null },
): Promise<void> =>
  appendAudit(trx, {
    at,
    kind,
    userId: caller.userId,
    sessionId: caller.sessionId,
    subjectId: rating_id ?? equipment_id,
    ...(fault !== null && { facts: { reason: fault } }),
  });

/** Shows or hides what an entry is about; a rating counts while it is shown. */
async function set(
  trx: Db,
  { equipment_id, rating_id }: queries.ItemRow,
  to: queries.Standing,
  now: Date,
): Promise<void> {
  if (rating_id === null) return queries.setMachine(trx, equipment_id, to, now);
  const rating = await queries.setRating(trx, rating_id, to);
  if (rating === undefined) return;
  const isShown = to.hidden_at === null;
  if (isShown !== rating.was_shown) await countRating(trx, equipment_id, rating.halves, isShown ? 1 : -1);
}
