import type { CostJob } from './cost-part.ts';
import type { Need } from './cover.ts';
import type { RateCard } from './rate-card.ts';

const sunday = 0;

/** How many days of a job are worked on; without a first day it is taken to begin on a Monday. At least one. */
export function workingDays({ from, days }: Pick<CostJob, 'from' | 'days'>, sundaysFree: boolean | undefined): number {
  if (!sundaysFree) return days;
  const start = from === undefined ? 1 : new Date(`${from}T00:00:00Z`).getUTCDay();
  const untilSunday = (7 - start) % 7;
  const sundays = start === sunday ? Math.ceil(days / 7) : Math.floor((days - untilSunday - 1) / 7) + 1;
  return Math.max(1, days - Math.max(0, sundays));
}

/** What the tiers have to cover: the days worked on, or the minimum of the card. */
export function needOf({ minimum, sundaysFree }: RateCard, job: CostJob): Need {
  const days = workingDays(job, sundaysFree);
  const least = (unit: 'hours' | 'days'): number => (minimum?.unit === unit ? minimum.amount : 0);
  return {
    days: Math.max(days, least('days')),
    hours: Math.max(days * job.hours, least('hours')),
    hoursADay: job.hours,
  };
}
