import { minuteMs } from '@yantra/domain';
import { z } from 'zod';
import { wholeNumber } from '../../setting-number.ts';

/** The settings of lead alerts, to be part of all settings. */
export const leadAlertFields = {
  LEAD_ALERTS: wholeNumber('number of suppliers', 0, 50).default(4),
  LEAD_ALERTS_UNCONFIRMED: wholeNumber('number of suppliers', 0, 50).default(2),
  LEAD_ALERTS_A_DAY: wholeNumber('number of messages', 1, 100).default(6),
  LEAD_ALERT_MINUTES: wholeNumber('number of minutes', 1, 1440).default(60),
} as const;

/** Who is told of requirements by text message, and how often. */
export type LeadAlertSettings = ReturnType<typeof leadAlertSettingsFrom>;

export const leadAlertSettingsFrom = (all: z.output<z.ZodObject<typeof leadAlertFields>>) => ({
  /** So many suppliers hear of one requirement, those with the best machines. */
  each: all.LEAD_ALERTS,
  /** So many where the phone is not confirmed, or no city is named: anybody can send those, about anything. */
  eachUnconfirmed: Math.min(all.LEAD_ALERTS, all.LEAD_ALERTS_UNCONFIRMED),
  /** Messages that one supplier gets in a day. */
  aDay: all.LEAD_ALERTS_A_DAY,
  /** Between two messages to one supplier lies so long; the next tells of all that came meanwhile. */
  spanMs: all.LEAD_ALERT_MINUTES * minuteMs,
});

/** Without any setting. */
export const usualLeadAlerts: LeadAlertSettings = leadAlertSettingsFrom(z.object(leadAlertFields).parse({}));
