import type { Translated } from '@yantra/language';
import type { messages } from './dates.messages.ts';

export const dates: Translated<typeof messages> = {
  minutes: (count) => `${count} मिनिटे`,
  hours: (count) => `${count} तास`,
  yesterday: 'काल',
  months: ['जाने.', 'फेब्रु.', 'मार्च', 'एप्रिल', 'मे', 'जून', 'जुलै', 'ऑग.', 'सप्टें.', 'ऑक्टो.', 'नोव्हें.', 'डिसें.'],
};
