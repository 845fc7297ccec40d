import type { Translated } from '@yantra/language';
import type { messages } from './cost-mark.messages.ts';

export const costMark: Translated<typeof messages> = {
  parts: { overtime: 'जादा तास', transport: 'वाहतूक', operator: 'ऑपरेटर', fuel: 'इंधन', deposit: 'अनामत रक्कम' },
  marks: { included: 'समाविष्ट', extra: 'वेगळे', renter: 'भाडेकरू', unknown: 'सांगितले नाही', back: 'परत मिळते' },
  none: 'घेतली जात नाही',
};
