import { type VisitorJob, shortDay, usualHours } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { costMessages } from './cost.messages.ts';

/** A job in one line: `12 days from 24 Nov, 8 h a day, in Hadapsar, with operator`. @param city where it is until it says a place */
export function useJobWords(): (job: VisitorJob, city: string) => string {
  const texts = useMessages(costMessages);
  const language = useLanguage()?.locale ?? 'en';
  return ({ days, from, hours = usualHours, place, operator }, city) =>
    texts.job(days, from && shortDay(from, language), hours, place ?? city, operator === 'own');
}
