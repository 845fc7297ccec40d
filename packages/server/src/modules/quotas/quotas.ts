import type { CallName, ErrorCode } from '@yantra/contract/calls';
import { timesADay, dayInIndia, limits, msLeftOfDayInIndia, retention, spanBefore } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { type BoundCall, type Caller, callerIn } from '../../http/bind.ts';

/** How much of something one account may do on a day in India. */
export interface Quota {
  /** Names what is counted. */
  readonly kind: string;
  readonly most: number;
  /** For admins, who work for all. */
  readonly admins: number;
  readonly code: ErrorCode;
}

/*
 * No fleet meets them. India's largest have some thousand machines: each of them changed twice, in a day, by one person, is the most that
 * anybody has reason for.
 */
export const quotas = {
  changes: { kind: 'changes', most: timesADay.changes, admins: timesADay.changesOfAdmins, code: 'changes.tooMany' },
  /** Trials too, for each goes through all rows. */
  imports: { kind: 'imports', most: timesADay.imports, admins: timesADay.imports, code: 'import.tooMany' },
  /** Types that suppliers name because none of ours fits. */
  newTypes: {
    kind: 'newTypes',
    most: timesADay.newTypes,
    admins: timesADay.newTypes,
    code: 'equipmentType.tooManyNew',
  },
} as const satisfies Record<string, Quota>;

/** How many there may be at one time. */
export const mostAtOnce = {
  /** Of one account. */
  machines: limits.machines,
  /** Not deleted; every page shows them all. */
  categories: 200,
  /** Not deleted and active; every process keeps them all. */
  types: 3000,
  /** Named by suppliers and not looked at by an admin yet. */
  namedTypes: 1000,
  /** Added by admins to the trade's own words; every process keeps them all. */
  typeWords: 10_000,
  /** That somebody has looked at, the latest. */
  recentViews: 500,
  /** Different machines that count as looked at from one address in an hour. */
  viewsAnHour: 500,
} as const;

/** Counts what accounts do. */
export interface Quotas {
  /** Counts so many more, all or none. @throws AppError the quota's own, with the time until the next day */
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

/** What changes something for good, each time it is called. What is not here has a limit of its own, or changes the asker's session alone. */
export const changingCalls: ReadonlySet<CallName> = new Set<CallName>([
  'addEquipment',
  'updateEquipment',
  'deleteEquipment',
  'addEquipmentPictures',
  'addEquipmentRating',
  'updateEquipmentRating',
  'removeEquipmentRating',
  'answerEquipmentRating',
  'updateUserDetail',
  'updateCustomer',
  'addEquipmentType',
  'updateEquipmentType',
  'addNewCategory',
  'updateCategory',
  'addTypeWord',
  'removeTypeWord',
  'setRankingWeights',
  'updateLead',
  'addPartnerKey',
  'updatePartnerKey',
  'revokePartnerKey',
  'updatePurchaseSelection',
  'addNewSubscription',
  'updateSubscriptionPlan',
]);

/** The calls, those that change something on the day's quota of who makes them. */
export const countedChanges = (calls: readonly BoundCall[], db: Db, counts: Quotas): BoundCall[] =>
  calls.map((bound) => {
    if (!changingCalls.has(bound.call.name)) return bound;
    const answer: BoundCall['answer'] = async (input, context) => {
      await counts.spend(db, quotas.changes, callerIn(context));
      return bound.answer(input, context);
    };
    return { ...bound, answer };
  });

/** Forgets what does not count any more: days that are over, rows imported and looks taken some time ago. */
export async function forgetQuotas(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('quota_counts').where('day', '<', dayInIndia(now)).execute();
  await db.deleteFrom('imported_rows').where('at', '<=', spanBefore(now, retention.limits)).execute();
  await sql`delete from view_marks where at <= ${spanBefore(now, retention.looks)}::timestamptz`.execute(db);
}
