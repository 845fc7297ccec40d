import { isolated, type Job } from '@yantra/domain';
import type { messages as dates } from '../dates.messages.ts';
import { dayText, labelText } from '../dates.ts';
import type { FactList } from '../facts.tsx';
import type { messages } from './job.messages.ts';

type Texts = typeof messages;

/** The details of a job, each with its label. */
export function jobFacts({ from, days, place, hours, operator }: Job, texts: Texts, dateTexts: typeof dates): FactList {
  const facts: FactList = [
    [texts.from, from && dayText(from, dateTexts)],
    [texts.span, days && texts.days(days)],
    [texts.place, place],
    [texts.hours, hours && texts.hoursADay(hours)],
    [texts.operator, operator && texts.operators[operator]],
  ];
  return facts.filter(([, value]) => value !== undefined);
}

/** The same in one short line: `from 24 Nov, 12 days, Hadapsar`. */
export const jobLine = ({ from, days, place }: Job, texts: Texts, dateTexts: typeof dates): string =>
  [from && texts.fromDay(labelText(from, dateTexts)), days && texts.days(days), place && isolated(place)]
    .filter(Boolean)
    .join(', ');
