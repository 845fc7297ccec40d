import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './plans.messages.ts';

export const machines = (count: number) => `${formatCount(count)} ${count === 1 ? 'मशीन' : 'मशीनें'}`;
export const period = (months: number) =>
  months === 12 ? '1 साल' : `${formatCount(months)} ${months === 1 ? 'महीना' : 'महीने'}`;

export const plans: Translated<typeof messages> = {
  period,
  unit: (months) => `/ ${period(months)}`,
  off: (percent) => `${percent}% छूट`,
  machines,
  use: (used, limit) => `${machines(limit)} में से ${formatCount(used)}`,
  states: { running: 'चालू', coming: 'बाद में शुरू', ended: 'खत्म' },
  endsToday: 'आज खत्म होगी',
  endsIn: (days) => `${formatCount(days)} दिन में खत्म होगी`,
  beginsIn: (days) => (days === 0 ? 'आज शुरू होगी' : `${formatCount(days)} दिन में शुरू होगी`),
  endedOn: (day) => `${day} को खत्म हुई`,
  noCap: 'अपनी कोई सीमा नहीं',
  receipt: 'रसीद',
  receiptOf: (name) => `${name} की रसीद`,
  receiptFailed: (message) => `रसीद डाउनलोड नहीं हो सकी। ${message}`,
  filesHere: 'फ़ाइलें केवल Yantra की अपनी वेबसाइट पर मिलती हैं।',
};
