/** Who brings the person that works the machine: its owner, or who hires it. */
export const jobOperators = ['needed', 'own'] as const;
export type JobOperator = (typeof jobOperators)[number];

/** What a machine is wanted for; of each part somebody may say nothing. */
export interface Job {
  /** Its first day in India, `2026-11-24`. */
  readonly from?: string | undefined;
  /** How many days it takes. */
  readonly days?: number | undefined;
  /** Where in the city, in the person's words. */
  readonly place?: string | undefined;
  /** Hours of work a day. */
  readonly hours?: number | undefined;
  readonly operator?: JobOperator | undefined;
}

/** The greatest numbers of a job, the longest place in characters, and how many days from today it may begin. */
export const jobLimits = {
  days: 366,
  hours: 24,
  place: 100,
  daysAhead: 366,
  /** What was said without a line arrives later: a job of so many days ago is still taken. */
  daysLate: 7,
} as const;

const dayMs = 86_400_000;

/** How many days a day lies after another, both `YYYY-MM-DD`; NaN for what is no day. */
const daysAfter = (day: string, other: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${other}T00:00:00Z`)) / dayMs;

/**
 * Whether a job may begin on a day: one that exists, from today on, within a year.
 * @param today `YYYY-MM-DD` in India, as the day
 * @param late how many days it may have been since
 */
export function isJobDay(day: string, today: string, late = 0): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const ahead = daysAfter(day, today);
  const exists = ahead === Math.trunc(ahead) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return exists && ahead >= -late && ahead <= jobLimits.daysAhead;
}
