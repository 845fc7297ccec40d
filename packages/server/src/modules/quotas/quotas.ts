import type { CallName, ErrorCode } from '@yantra/contract/calls';
import { timesADay, dayInIndia, limits, msLeftOfDayInIndia, retention, spanBefore } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { type BoundCall, type Caller, callerIn } from '../../http/bind.ts';

/** A daily limit of one account, by days in India. */
export interface Quota {
  /** Names what is counted. */
  readonly kind: string;
  readonly most: number;
  /** The limit for admins, who work for everybody. */
  readonly admins: number;
  readonly code: ErrorCode;
}

/* Above any fleet's needs: India's largest have some thousand machines, and one person may change each of them twice a day. */
export const quotas = {
  changes: { kind: 'changes', most: timesADay.changes, admins: timesADay.changesOfAdmins, code: 'changes.tooMany' },
  /** Trials count too, since each reads all rows. */
  imports: { kind: 'imports', most: timesADay.imports, admins: timesADay.imports, code: 'import.tooMany' },
  /** Types that suppliers name because none of ours fits. */
  newTypes: {
    kind: 'newTypes',
    most: timesADay.newTypes,
    admins: timesADay.newTypes,
    code: 'equipmentType.tooManyNew',
  },
} as const satisfies Record<string, Quota>;

/** The most at one time. */
export const mostAtOnce = {
  /** Of one account. */
  machines: limits.machines,
  /** Not deleted; every page shows them all. */
  categories: 200,
  /** Active ones; every process keeps them in memory. */
  types: 3000,
  /** Named by suppliers and not yet reviewed by an admin. */
  namedTypes: 1000,
  /** Added by admins to the trade's own words; every process keeps them in memory. */
  typeWords: 10_000,
  /** A person's latest viewed machines. */
  recentViews: 500,
  /** Different machines counted as viewed from one address in an hour. */
  viewsAnHour: 500,
} as const;

/** Counts actions by account. */
export interface Quotas {
  /** Counts this many more, all or none. @throws AppError the quota's own, with the time until the next day */
  spend(on: Db, quota: Quota, caller: Pick<Caller, 'userId' | 'role'>, n?: number): Promise<void>;
}

export function createQuotas({ clock }: { readonly clock: Clock }): Quotas {
  return {
    async spend(on, { kind, most, admins, code }, { userId, role }, n = 1) {
      const now = clock.now();
      const limit = role === 'admin' ? admins : most;
      const counted = await sql`
        insert into quota_counts (user_id, kind, day, n) select ${userId}::uuid, ${kind}, ${dayInIndia(now)}::date, ${n}::int where ${n}::int <= ${limit}::int
        on conflict (user_id, kind, day) do update set n = quota_counts.n + excluded.n where quota_counts.n + excluded.n <= ${limit}::int
        returning n`.execute(on);
      if (counted.rows.length > 0) return;
      throw new AppError(code, undefined, { retryAfterSeconds: Math.ceil(msLeftOfDayInIndia(now) / 1000) });
    },
  };
}

/** Calls that change data permanently. Calls not listed have a limit of their own, or change only the caller's session. */
export const changingCalls: ReadonlySet<CallName> = new Set<CallName>([
  'addEquipment',
  'updateEquipment',
  'deleteEquipment',
  'addCommitment',
  'changeCommitment',
  'freeCommitment',
  'putBackCommitment',
  'setUnits',
  'makeCalendar',
  'revokeCalendar',
  'addEquipmentPictures',
  'addEquipmentRating',
  'updateEquipmentRating',
  'removeEquipmentRating',
  'answerEquipmentRating',
  'updateUserDetail',
  'updateCustomer',
  'savePersonNotes',
  'blockPerson',
  'unblockPerson',
  'endPersonSessions',
  'changePersonPhone',
  'changePersonEmail',
  'sendEmailAgain',
  'addEquipmentType',
  'updateEquipmentType',
  'addNewCategory',
  'updateCategory',
  'mergeEquipmentTypes',
  'mergeCategories',
  'addAnnouncement',
  'updateAnnouncement',
  'endAnnouncement',
  'setMaintenance',
  'deleteSubscription',
  'addTypeWord',
  'removeTypeWord',
  'setRankingWeights',
  'setHirePrices',
  'updateLead',
  'openDeal',
  'sendQuote',
  'decideReview',
  'undoReview',
  'takeDown',
  'putBack',
  'assignLead',
  'exportLeads',
  'exportAuditLog',
  'checkAuditLog',
  'addPushDevice',
  'removePushDevice',
  'addPartnerKey',
  'updatePartnerKey',
  'revokePartnerKey',
  'updatePurchaseSelection',
  'addNewSubscription',
  'updateSubscriptionPlan',
  'markRead',
  'retryMessages',
  'refundPayment',
  'askGateway',
  'addTransfer',
  'giveRight',
  'takeRight',
  'inviteOwners',
  'setChoices',
  'changeFavourites',
  'shareFavourites',
  'saveSearch',
  'changeSavedSearch',
  'deleteSavedSearch',
  'markNewsSeen',
]);

/** The calls, with the changing ones counted on the caller's daily quota. */
export const countedChanges = (calls: readonly BoundCall[], db: Db, counts: Quotas): BoundCall[] =>
  calls.map((bound) => {
    if (!changingCalls.has(bound.call.name)) return bound;
    const answer: BoundCall['answer'] = async (input, context) => {
      await counts.spend(db, quotas.changes, callerIn(context));
      return bound.answer(input, context);
    };
    return { ...bound, answer };
  });

/** Deletes what no longer counts: past days, old import records and old views. */
export async function forgetQuotas(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('quota_counts').where('day', '<', dayInIndia(now)).execute();
  await db.deleteFrom('imported_rows').where('at', '<=', spanBefore(now, retention.limits)).execute();
  await sql`delete from view_marks where at <= ${spanBefore(now, retention.looks)}::timestamptz`.execute(db);
}
