import type { Translated } from '@yantra/language';
import type { messages } from './kind-facts.messages.ts';
import { facts, kinds } from './machine-labels.hi.ts';

export const kindFacts: Translated<typeof messages> = {
  names: { capacity: facts.capacity, ...kinds },
  words: {
    included: 'शामिल',
    extra: 'अलग शुल्क पर',
    none: 'शामिल नहीं',
    diesel: 'डीज़ल',
    petrol: 'पेट्रोल',
    electric: 'बिजली',
    cng: 'CNG',
    '2WD': '2WD',
    '4WD': '4WD',
    crawler: 'क्रॉलर',
    '1': 'सिंगल फ़ेज़',
    '3': 'थ्री फ़ेज़',
  },
  inUnit: (name, unit) => `${name} (${unit})`,
  unitColumn: (name) => `${name}: इकाई`,
  hiredBy: 'किस पर किराए पर',
};
