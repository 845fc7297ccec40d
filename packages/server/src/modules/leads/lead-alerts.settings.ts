import { z } from 'zod';

const number = (least: number, most: number, what: string) => {
  const sentence = `must be a number of ${what} from ${least} to ${most}`;
  return z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
};

/** The settings of lead alerts, to be part of all settings. */
export const leadAlertFields = {
  LEAD_ALERTS: number(0, 50, 'suppliers').default(4),
  LEAD_ALERTS_UNCONFIRMED: number(0, 50, 'suppliers').default(2),
  LEAD_ALERTS_A_DAY: number(1, 100, 'messages').default(6),
  LEAD_ALERT_MINUTES: number(1, 1440, 'minutes').default(60),
} as const;

/** Who is told of requirements by text message, and how often. */
export interface LeadAlertSettings {
  /** So many suppliers hear of one requirement, those with the best machines. */
  readonly each: number;
  /** So many where the phone is not confirmed, or no city is named: anybody can send those, about anything. */
  readonly eachUnconfirmed: number;
  /** Messages that one supplier gets in a day. */
  readonly aDay: number;
  /** Between two messages to one supplier lies so long; the next tells of all that came meanwhile. */
  readonly spanMs: number;
}

export const leadAlertSettingsFrom = (all: z.output<z.ZodObject<typeof leadAlertFields>>): LeadAlertSettings => ({
  each: all.LEAD_ALERTS,
  eachUnconfirmed: Math.min(all.LEAD_ALERTS, all.LEAD_ALERTS_UNCONFIRMED),
  aDay: all.LEAD_ALERTS_A_DAY,
  spanMs: all.LEAD_ALERT_MINUTES * 60_000,
});

/** Without any setting. */
export const usualLeadAlerts: LeadAlertSettings = leadAlertSettingsFrom(z.object(leadAlertFields).parse({}));
