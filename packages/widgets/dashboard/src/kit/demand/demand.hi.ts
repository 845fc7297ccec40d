import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './demand.messages.ts';

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'व्यक्ति' : 'लोग'}`;

export const demand: Translated<typeof messages> = {
  title: 'ग्राहक किसका इंतज़ार कर रहे हैं',
  loading: 'लोड हो रहा है...',
  keptBy: (count) => `${people(count)} ने सहेजी`,
  kept: 'सहेजने वाले',
  people,
  waitForSize: (count, what, city) => `${city} में ${people(count)} ${what} के इंतज़ार में`,
  waitFor: (count, kind, city) => `${city} में ${people(count)} ${kind} के इंतज़ार में`,
  have: (machines) => `वहाँ आपकी ${formatCount(machines)} है।`,
  haveNone: 'वहाँ आपकी एक भी नहीं है।',
  keptAll: (count, machines) => `ग्राहकों ने आपकी ${formatCount(machines)} मशीनें कुल ${formatCount(count)} बार सहेजी हैं।`,
  none: 'अभी आपकी जैसी मशीनों के इंतज़ार में कोई नहीं है। ग्राहकों की सहेजी हुई खोजें और मशीनें यहाँ गिनी जाती हैं।',
  place: 'प्रकार और शहर',
  kind: 'प्रकार',
  city: 'शहर',
  state: 'राज्य',
  waiting: 'इंतज़ार में लोग',
  yours: 'वहाँ आपकी',
  machines: 'वहाँ मशीनें',
  note: (searches, who) => `${people(who)} की ${formatCount(searches)} सहेजी हुई खोजें`,
  noteKept: (kept, machines) => `${formatCount(machines)} मशीनें ${formatCount(kept)} बार सहेजी गईं`,
  by: 'किसके हिसाब से',
  bys: { places: 'प्रकार और शहर', kinds: 'प्रकार', states: 'राज्य' },
  india: 'पूरा भारत',
  states: 'राज्य',
  option: (state, count) => `${state} (${formatCount(count)})`,
};
