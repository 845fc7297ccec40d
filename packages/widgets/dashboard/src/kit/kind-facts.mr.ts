import type { Translated } from '@yantra/language';
import type { messages } from './kind-facts.messages.ts';
import { facts, kinds } from './machine-labels.mr.ts';

export const kindFacts: Translated<typeof messages> = {
  names: { capacity: facts.capacity, ...kinds },
  words: {
    included: 'समाविष्ट',
    extra: 'वेगळ्या शुल्काने',
    none: 'समाविष्ट नाही',
    diesel: 'डिझेल',
    petrol: 'पेट्रोल',
    electric: 'वीज',
    cng: 'CNG',
    '2WD': '2WD',
    '4WD': '4WD',
    crawler: 'क्रॉलर',
    '1': 'सिंगल फेज',
    '3': 'थ्री फेज',
  },
  inUnit: (name, unit) => `${name} (${unit})`,
  unitColumn: (name) => `${name}: एकक`,
  hiredBy: 'कशावर भाड्याने',
};
