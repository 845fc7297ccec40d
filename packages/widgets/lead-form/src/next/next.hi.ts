import type { Translated } from '@yantra/language';
import type { messages } from './next.messages.ts';

export const next: Translated<typeof messages> = {
  getQuotes: 'फ़ोन की पुष्टि करें और कोटेशन पाएँ',
  seeQuotes: 'अपने कोटेशन देखें',
};
