import { minuteMs } from '@yantra/domain';
import { z } from 'zod';
import { wholeNumber } from '../../setting-number.ts';

/** The settings of lead alerts, part of all settings. */
export const leadAlertFields = {
  LEAD_ALERTS: wholeNumber('number of suppliers', 0, 50).default(4),
  LEAD_ALERTS_UNCONFIRMED: wholeNumber('number of suppliers', 0, 50).default(2),
  LEAD_ALERTS_A_DAY: wholeNumber('number of messages', 1, 100).default(6),
  LEAD_ALERT_MINUTES: wholeNumber('number of minutes', 1, 1440).default(60),
} as const;

/** Who gets text messages about requirements, and how often. */
export type LeadAlertSettings = ReturnType<typeof leadAlertSettingsFrom>;

export const leadAlertSettingsFrom = (all: z.output<z.ZodObject<typeof leadAlertFields>>) => ({
  /** How many suppliers are told of one requirement, those with the best machines. */
  each: all.LEAD_ALERTS,
  /** How many without a verified phone or a city: anybody can send those, about anything. */
  eachUnconfirmed: Math.min(all.LEAD_ALERTS, all.LEAD_ALERTS_UNCONFIRMED),
  /** Messages per supplier and day. */
  aDay: all.LEAD_ALERTS_A_DAY,
  /** The time between two messages to one supplier; the next covers everything since. */
  spanMs: all.LEAD_ALERT_MINUTES * minuteMs,
});

/** The defaults. */
export const usualLeadAlerts: LeadAlertSettings = leadAlertSettingsFrom(z.object(leadAlertFields).parse({}));
