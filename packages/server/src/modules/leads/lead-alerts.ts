import { timesADay, boundsOfDayInIndia, dayMs, type Locale, localeNamed } from '@yantra/domain';
import type { City } from '@yantra/places';
import { devanagariNames } from '@yantra/places/devanagari';
import type { DbAndClock } from '../../database/types.ts';
import type { Background } from '../../jobs/background.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { alertVariables, type Sms, SmsFailed, smsTextsIn } from '../sms/index.ts';
import * as queries from './lead-alerts.queries.ts';
import type { LeadAlertSettings } from './lead-alerts.settings.ts';

export interface LeadAlertsParts extends DbAndClock {
  readonly limits: Limits;
  readonly sms: Pick<Sms, 'send' | 'localeFor'>;
  readonly background: Background;
  readonly cityById: (id: string) => City | undefined;
  /** The origin of links to leads. */
  readonly siteOrigin: () => string;
  readonly settings: LeadAlertSettings;
}

/** The sender of a requirement. */
export interface AlertSender {
  /** The IP address. */
  readonly address: string;
  /** Ten digits. */
  readonly phone: string;
}

/** Tells suppliers by text message, in their language, that somebody needs a machine like theirs, without saying who. */
export type LeadAlerts = ReturnType<typeof createLeadAlerts>;

/**
 * How many requirements of one sender alert suppliers in a day; further ones are leads without alerts. One phone needs a few machines; an address may be an
 * office, or a whole neighbourhood.
 */
export const senderLimits = {
  phone: { kind: 'alertPhone', most: 3, withinMs: dayMs },
  address: { kind: 'alertAddress', most: timesADay.alertsFromAddress, withinMs: dayMs },
} as const satisfies Record<string, Limit>;

/* After a day a requirement is not worth an alert. */
const oldestMs = dayMs;
/* How long a failing provider is left alone. */
const retryDelayMs = 300_000;
/* The most per run; the next run does the others. */
const mostAtOnce = 500;

export function createLeadAlerts(parts: LeadAlertsParts) {
  const { db, clock, limits, sms, background, cityById, siteOrigin, settings } = parts;
  const today = (now: Date): queries.Today => ({ now, ...boundsOfDayInIndia(now), most: settings.aDay });

  let devanagari: ReturnType<typeof devanagariNames> | undefined;
  const cityName = (id: string, locale: Locale | undefined): string | undefined => {
    const { name } = cityById(id) ?? {};
    if (locale === undefined) return name;
    devanagari ??= devanagariNames();
    return devanagari.get(id)?.[0] ?? name;
  };

  async function mayAlert({ address, phone }: AlertSender): Promise<boolean> {
    const [asking, called] = [await limits.whoIs(address), await limits.whoIs(phone)];
    const { refused } = await limits.hitAll(db, [
      [senderLimits.phone, called],
      [senderLimits.address, asking],
    ]);
    return refused === undefined;
  }

  async function queue(requirementId: string, sender: AlertSender): Promise<void> {
    const need = await queries.findNeed(db, requirementId);
    if (need === undefined) return;
    const now = clock.now();
    const isSure = need.phone_confirmed_at !== null && need.city_id !== null;
    const most = isSure ? settings.each : settings.eachUnconfirmed;
    const chosen = await queries.chooseSuppliers(db, need, most, today(now));
    // Only alerts that reach somebody are counted.
    if (chosen.length > 0 && (await mayAlert(sender))) await queries.queueAlerts(db, requirementId, chosen, now);
  }

  /** @returns whether it was sent, or may have been */
  async function tell(alert: queries.DueAlert): Promise<boolean> {
    const { leads, phone } = alert;
    const cities = new Set(leads.map(({ city_id }) => city_id));
    const [city = null] = cities.size === 1 ? cities : [];
    const [first, ...others] = leads;
    const locale = sms.localeFor('leadAlert', localeNamed(alert.language));
    const facts = { ...first, more: others.length, city: city === null ? undefined : cityName(city, locale) };
    const variables = alertVariables(locale, facts, siteOrigin());
    const { category, where, host } = variables;
    try {
      const text = smsTextsIn(locale).leadAlert(category, where, host);
      await sms.send({ phone, kind: 'leadAlert', locale, text, variables });
      return true;
    } catch (error) {
      if (!(error instanceof SmsFailed)) throw error;
      if (error.mayHaveLeft) return true;
      const now = clock.now();
      await queries.returnToQueue(db, alert, new Date(now.getTime() + retryDelayMs));
      return false;
    }
  }

  /** Sends due alerts; returns how many messages were sent. Several processes may do so at once. */
  async function tellDue(): Promise<number> {
    for (let told = 0; told < mostAtOnce;) {
      const now = clock.now();
      const turn = await queries.takeTurn(db, today(now), settings.spanMs, new Date(now.getTime() - oldestMs));
      if (turn === undefined) return told;
      if (turn === 'nothing') continue;
      // If one message fails, the others would fail too.
      if (!(await tell(turn))) return told;
      told += 1;
    }
    return mostAtOnce;
  }

  return {
    /** Schedules alerts for a new requirement; its sender does not wait. */
    announce(requirementId: string, sender: AlertSender): void {
      background.run(0, async () => {
        await queue(requirementId, sender);
        await tellDue();
      });
    },
    tellDue,
  };
}
