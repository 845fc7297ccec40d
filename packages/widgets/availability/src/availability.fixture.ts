import { dayAfter, dayInIndia } from '@yantra/domain';

/** Stories count from today, as the calendar does. */
export const today = dayInIndia(new Date());
export const inDays = (days: number): string => dayAfter(today, days);

/** What a machine is taken on, in days from today: first, and first free one. */
export type Taken = readonly (readonly [from: number, until?: number])[];

const usual: Taken = [
  [7, 12],
  [18, 28],
];

/** Answers with taken days. */
export const answerFor =
  (taken: Taken = usual) =>
  () => ({
    taken: taken.map(([from, until]) => ({ from: inDays(from), ...(until !== undefined && { until: inDays(until) }) })),
    units: 1,
    at: new Date().toISOString(),
  });
