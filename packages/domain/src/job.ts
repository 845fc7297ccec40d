import { daysFrom } from './availability/day-span.ts';

/** Who provides the operator: the owner or the renter. */
export const jobOperators = ['needed', 'own'] as const;
export type JobOperator = (typeof jobOperators)[number];

/** What a machine is needed for; every part is optional. */
export interface Job {
  /** The first day in India, `2026-11-24`. */
  readonly from?: string | undefined;
  /** How many days. */
  readonly days?: number | undefined;
  /** Where in the city, in the renter's words. */
  readonly place?: string | undefined;
  /** Hours of work a day. */
  readonly hours?: number | undefined;
  readonly operator?: JobOperator | undefined;
}

/** The greatest numbers of a job, the longest place in characters, and how many days ahead it may begin. */
export const jobLimits = {
  days: 366,
  hours: 24,
  place: 100,
  daysAhead: 366,
  /** A requirement written offline arrives later: its job may have begun so many days ago. */
  daysLate: 7,
} as const;

/**
 * Whether a job may begin on a day: a real one, from today on, within a year.
 * @param today `YYYY-MM-DD` in India
 * @param late how many days ago it may have been
 */
export function isJobDay(day: string, today: string, late = 0): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const ahead = daysFrom(today, day);
  const exists = ahead === Math.trunc(ahead) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return exists && ahead >= -late && ahead <= jobLimits.daysAhead;
}
