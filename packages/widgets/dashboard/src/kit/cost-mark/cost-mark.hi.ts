import type { Translated } from '@yantra/language';
import type { messages } from './cost-mark.messages.ts';

export const costMark: Translated<typeof messages> = {
  parts: { overtime: 'ओवरटाइम', transport: 'ढुलाई', operator: 'ऑपरेटर', fuel: 'ईंधन', deposit: 'जमा राशि' },
  marks: { included: 'शामिल', extra: 'अलग से', renter: 'किराएदार', unknown: 'नहीं बताया', back: 'वापस मिलती है' },
  none: 'नहीं ली जाती',
};
