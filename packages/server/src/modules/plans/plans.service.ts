import type { addNewSubscription, InputOf, Plan, updateSubscriptionPlan } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { demandVersion } from '../../read-version.ts';
import { appendAudit } from '../audit/index.ts';
import { priceColumns, pricesOf } from './plan-prices.ts';
import * as queries from './plans.queries.ts';

/** Subscription plans, as admins keep them and others buy them. What was bought keeps the version it was bought in. */
export interface Plans {
  /** Those that are sold; an admin sees the others too. */
  list(caller: Caller): Promise<Plan[]>;
  /** @throws AppError `subscription.unknown`, also for one that is not sold to who is no admin */
  find(id: number, caller: Caller): Promise<Plan>;
  /** @throws AppError `subscription.taken` */
  add(input: InputOf<typeof addNewSubscription>, caller: Caller): Promise<{ id: number }>;
  /** @throws AppError `subscription.unknown`, `subscription.taken`, `subscription.changed` */
  update(input: InputOf<typeof updateSubscriptionPlan>, caller: Caller): Promise<void>;
}

/** What they need from outside. */
export interface PlansParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}

export function createPlans({ db, clock }: PlansParts): Plans {
  return {
    async list({ role }) {
      return (await queries.findPlans(db, { isActiveOnly: role !== 'admin' })).map(planOf);
    },
    async find(id, { role }) {
      const row = await queries.findPlan(db, id);
      if (row === undefined || (!row.active && role !== 'admin')) throw new AppError('subscription.unknown');
      return planOf(row);
    },
    async add(input, { userId, sessionId }) {
      const id = await db.transaction().execute(async (trx) => {
        await queries.lockPlans(trx);
        if (await queries.isNameTaken(trx, input.name)) throw new AppError('subscription.taken');
        const added = await queries.insertPlan(trx, {
          ...factsOf(input),
          contact_to_be_viewed: input.contactToBeViewed,
          sms_count_allowed: input.smsCountAllowed,
        });
        await appendAudit(trx, { at: clock.now(), kind: 'plan.added', userId, sessionId, detail: String(added) });
        return added;
      });
      return { id };
    },
    async update(input, { userId, sessionId }) {
      const { id, version } = input;
      await db.transaction().execute(async (trx) => {
        await queries.lockPlans(trx);
        const before = await queries.findPlan(trx, id);
        if (before === undefined) throw new AppError('subscription.unknown');
        demandVersion(version, before.version, 'subscription.changed');
        if (await queries.isNameTaken(trx, input.name, id)) throw new AppError('subscription.taken');
        await queries.updatePlan(trx, id, factsOf(input));
        await appendAudit(trx, { at: clock.now(), kind: 'plan.changed', userId, sessionId, detail: String(id) });
      });
    },
  };
}

type Facts = Omit<InputOf<typeof updateSubscriptionPlan>, 'id' | 'version'>;

const factsOf = (input: Facts) => ({
  name: input.name,
  display_name: input.displayName ?? input.name,
  equipment_count: input.equipmentCount,
  active: input.active,
  ...priceColumns(input),
});

const planOf = (row: queries.PlanRow): Plan => ({
  id: row.id,
  name: row.name,
  displayName: row.display_name,
  ...pricesOf(row),
  equipmentCount: row.equipment_count,
  contactToBeViewed: row.contact_to_be_viewed,
  smsCountAllowed: row.sms_count_allowed,
  active: row.active,
  version: row.version,
});
