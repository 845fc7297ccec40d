import type { Translated } from '@yantra/language';
import type { messages } from './next.messages.ts';

export const next: Translated<typeof messages> = {
  getQuotes: 'फोनची खात्री करा आणि कोटेशन मिळवा',
  seeQuotes: 'तुमची कोटेशन पाहा',
};
