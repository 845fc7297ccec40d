import { dayMs, timesADay } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import type { Background } from '../../jobs/background.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { type Gate, type Notifications, tell } from '../notifications/index.ts';
import * as queries from './lead-alerts.queries.ts';
import type { LeadAlertSettings } from './lead-alerts.settings.ts';
import { askedMachines } from './own-leads.queries.ts';

export interface LeadAlertsParts extends DbAndClock {
  readonly limits: Limits;
  readonly background: Background;
  readonly notifications: Pick<Notifications, 'work'>;
  readonly settings: LeadAlertSettings;
}

/** The sender of a requirement. */
export interface AlertSender {
  /** The IP address. */
  readonly address: string;
  /** Ten digits. */
  readonly phone: string;
}

/** Tells owners that somebody needs a machine like theirs, without saying who. */
export type LeadAlerts = ReturnType<typeof createLeadAlerts>;

/**
 * How many requirements of one sender alert owners in a day; further ones are leads without alerts. One phone needs a few machines; an address may be an office,
 * or a whole neighbourhood.
 */
export const senderLimits = {
  phone: { kind: 'alertPhone', most: 3, withinMs: dayMs },
  address: { kind: 'alertAddress', most: timesADay.alertsFromAddress, withinMs: dayMs },
} as const satisfies Record<string, Limit>;

export function createLeadAlerts({ db, clock, limits, background, notifications, settings }: LeadAlertsParts) {
  async function mayAlert({ address, phone }: AlertSender): Promise<boolean> {
    const [asking, called] = [await limits.whoIs(address), await limits.whoIs(phone)];
    const { refused } = await limits.hitAll(db, [
      [senderLimits.phone, called],
      [senderLimits.address, asking],
    ]);
    return refused === undefined;
  }

  /** In the app every owner is told whom it concerns; by text message few, whose plans pay for it. */
  async function tellOwners(requirementId: string, sender: AlertSender): Promise<void> {
    const need = await queries.findNeed(db, requirementId);
    if (need === undefined) return;
    const at = clock.now();
    const isSure = need.phone_confirmed_at !== null && need.city_id !== null;
    const most = isSure ? settings.each : settings.eachUnconfirmed;
    const owners = await queries.ownersOf(db, need, at);
    // Only alerts that reach somebody are counted.
    if (owners.length === 0 || !(await mayAlert(sender))) return;
    const chosen = await queries.chooseSuppliers(db, need, most, queries.todayOf(at, settings.aDay));
    const { category, city_id: cityId, job_from: jobFrom, job_days: jobDays } = need;
    const facts = { requirementId, category, cityId, jobFrom, jobDays };
    const asked = need.machine_ids === null ? [] : await askedMachines(db, [requirementId], undefined);
    const machines = Map.groupBy(asked, ({ supplier_id }) => supplier_id);
    const namesOf = (owner: string) =>
      machines
        .get(owner)
        ?.map(({ name }) => name)
        .join(', ');
    await db.transaction().execute(async (trx) => {
      await queries.queueAlerts(trx, requirementId, chosen, at);
      const paidFor = new Set(chosen.map(({ user_id }) => user_id));
      const people = [...new Set([...owners, ...paidFor])].map((userId) => ({
        userId,
        without: paidFor.has(userId) ? undefined : ('sms' as const),
      }));
      // Each hears of their own machines; all others hear the same.
      for (const [machine, alike] of Map.groupBy(people, ({ userId }) => namesOf(userId)))
        await tell(trx, { kind: 'lead', key: requirementId, facts: { ...facts, machine }, at }, alike);
    });
  }

  return {
    /** Tells of a new requirement; its sender does not wait. */
    announce(requirementId: string, sender: AlertSender): void {
      background.run(0, async () => {
        await tellOwners(requirementId, sender);
        await notifications.work();
      });
    },
  };
}

/** Text messages about leads: only to the owners chosen for each, and as many as their plans pay for. */
export const leadMessages = ({ aDay, spanMs }: LeadAlertSettings): Gate => ({
  aDay,
  bundleMs: spanMs,
  admit: queries.countAlerts,
  giveBack: queries.returnAlerts,
});
