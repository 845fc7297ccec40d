import type {
  addNewSubscription,
  deleteSubscription,
  InputOf,
  Plan,
  updateSubscriptionPlan,
} from '@yantra/contract/calls';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { requireVersion } from '../../read-version.ts';
import { appendAudit, changedFacts } from '../audit/index.ts';
import { priceColumns, pricesOf } from './plan-prices.ts';
import * as queries from './plans.queries.ts';

/** Subscription plans, managed by admins and bought by others. A purchase keeps the version it was bought in. */
export type Plans = ReturnType<typeof createPlans>;

export function createPlans({ db, clock }: DbAndClock) {
  return {
    /** The plans on sale; for an admin all. */
    async list({ role }: Caller): Promise<Plan[]> {
      return (await queries.findPlans(db, { isActiveOnly: role !== 'admin' })).map(planOf);
    },
    /** @throws AppError `subscription.unknown`, also for one that is not on sale unless an admin asks */
    async find(id: number, { role }: Caller): Promise<Plan> {
      const row = await queries.findPlan(db, id);
      if (row === undefined || (!row.active && role !== 'admin')) throw new AppError('subscription.unknown');
      return planOf(row);
    },
    /** @throws AppError `subscription.taken` */
    async add(input: InputOf<typeof addNewSubscription>, { userId, sessionId }: Caller): Promise<{ id: number }> {
      const id = await db.transaction().execute(async (trx) => {
        await queries.lockPlans(trx);
        if (await queries.isNameTaken(trx, input.name)) throw new AppError('subscription.taken');
        const added = await queries.insertPlan(trx, {
          ...factsOf(input),
          contact_to_be_viewed: input.contactCap ?? input.contactToBeViewed,
          sms_count_allowed: input.smsCap ?? input.smsCountAllowed,
          embed_allowed: input.embedAllowed ?? true,
        });
        await appendAudit(trx, { at: clock.now(), kind: 'plan.added', userId, sessionId, detail: String(added) });
        return added;
      });
      return { id };
    },
    /** @throws AppError `subscription.unknown`, `subscription.taken`, `subscription.changed` */
    async update(input: InputOf<typeof updateSubscriptionPlan>, { userId, sessionId }: Caller): Promise<void> {
      const { id, version } = input;
      await db.transaction().execute(async (trx) => {
        await queries.lockPlans(trx);
        const before = await queries.findPlan(trx, id);
        if (before === undefined) throw new AppError('subscription.unknown');
        requireVersion(version, before.version, 'subscription.changed');
        if (await queries.isNameTaken(trx, input.name, id)) throw new AppError('subscription.taken');
        await queries.updatePlan(trx, id, { ...factsOf(input), ...givenOf(input, before) });
        const after = await queries.findPlan(trx, id);
        const facts = after && changedFacts(setOf(before), setOf(after));
        const entry = { at: clock.now(), userId, sessionId, detail: String(id), facts };
        await appendAudit(trx, { kind: 'plan.changed', ...entry });
      });
    },
    /** @throws AppError `subscription.unknown`, `subscription.changed`, `subscription.bought` */
    async remove({ id, version }: InputOf<typeof deleteSubscription>, { userId, sessionId }: Caller): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await queries.lockPlans(trx);
        const before = await queries.findPlan(trx, id);
        if (before === undefined) throw new AppError('subscription.unknown');
        requireVersion(version, before.version, 'subscription.changed');
        if (await queries.isPlanBought(trx, id)) throw new AppError('subscription.bought');
        await queries.deletePlan(trx, id);
        const facts = { before: before.name };
        await appendAudit(trx, { at: clock.now(), kind: 'plan.deleted', userId, sessionId, detail: String(id), facts });
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

/** Fields that keep their values unless named, for clients that do not know them. */
const givenOf = ({ contactCap, smsCap, embedAllowed }: Facts, before: queries.PlanRow) => ({
  contact_to_be_viewed: contactCap ?? before.contact_to_be_viewed,
  sms_count_allowed: smsCap ?? before.sms_count_allowed,
  embed_allowed: embedAllowed ?? before.embed_allowed,
});

/** What an admin sets, in rupees: final prices follow from it. */
const setOf = (row: queries.PlanRow): Readonly<Record<string, unknown>> => {
  const { id: _id, version: _version, ...set } = planOf(row);
  return Object.fromEntries(Object.entries(set).filter(([name]) => !name.startsWith('finalPrice')));
};

const planOf = (row: queries.PlanRow): Plan => ({
  id: row.id,
  name: row.name,
  displayName: row.display_name,
  ...pricesOf(row),
  equipmentCount: row.equipment_count,
  contactToBeViewed: row.contact_to_be_viewed,
  smsCountAllowed: row.sms_count_allowed,
  embedAllowed: row.embed_allowed,
  active: row.active,
  version: row.version,
});
