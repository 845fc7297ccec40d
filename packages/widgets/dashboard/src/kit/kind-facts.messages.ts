import { factLabels, kindLabels } from './machine-labels.messages.ts';

/** The names of facts, and the options of choices, by the contract's names. */
export const messages = {
  id: 'dashboard.kind-facts',
  names: { capacity: factLabels.capacity, ...kindLabels },
  words: {
    included: 'Included',
    extra: 'At extra cost',
    none: 'Not included',
    diesel: 'Diesel',
    petrol: 'Petrol',
    electric: 'Electric',
    cng: 'CNG',
    '2WD': '2WD',
    '4WD': '4WD',
    crawler: 'Crawler',
    '1': 'Single phase',
    '3': 'Three phase',
  },
  inUnit: (name: string, unit: string) => `${name} (${unit})`,
  unitColumn: (name: string) => `${name} unit`,
  hiredBy: 'Hired by',
} as const;
