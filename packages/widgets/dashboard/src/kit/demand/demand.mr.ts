import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './demand.messages.ts';

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'व्यक्ती' : 'जण'}`;

export const demand: Translated<typeof messages> = {
  title: 'ग्राहक कशाची वाट पाहत आहेत',
  loading: 'लोड होत आहे...',
  keptBy: (count) => `${people(count)}नी जतन केले`,
  kept: 'जतन करणारे',
  people,
  waitForSize: (count, what, city) => `${city} मध्ये ${people(count)} वाट पाहत आहेत: ${what}`,
  waitFor: (count, kind, city) => `${city} मध्ये ${people(count)} वाट पाहत आहेत: ${kind}`,
  have: (machines) => `तिथे तुमची ${formatCount(machines)} आहेत.`,
  haveNone: 'तिथे तुमचे एकही नाही.',
  keptAll: (count, machines) => `ग्राहकांनी तुमची ${formatCount(machines)} यंत्रे एकूण ${formatCount(count)} वेळा जतन केली आहेत.`,
  none: 'सध्या तुमच्यासारख्या यंत्रांची कोणी वाट पाहत नाही. ग्राहकांचे जतन केलेले शोध आणि यंत्रे इथे मोजली जातात.',
  place: 'प्रकार आणि शहर',
  kind: 'प्रकार',
  city: 'शहर',
  state: 'राज्य',
  waiting: 'वाट पाहणारे',
  yours: 'तिथे तुमची',
  machines: 'तिथली यंत्रे',
  note: (searches, who) => `${people(who)} मिळून ${formatCount(searches)} जतन केलेले शोध`,
  noteKept: (kept, machines) => `${formatCount(machines)} यंत्रे ${formatCount(kept)} वेळा जतन`,
  by: 'कशानुसार',
  bys: { places: 'प्रकार आणि शहर', kinds: 'प्रकार', states: 'राज्य' },
  india: 'संपूर्ण भारत',
  states: 'राज्य',
  option: (state, count) => `${state} (${formatCount(count)})`,
};
