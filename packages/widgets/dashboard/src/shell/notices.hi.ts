import type { Translated } from '@yantra/language';
import type { messages } from './notices.messages.ts';

export const notices: Translated<typeof messages> = {
  label: 'घोषणाएँ',
  away: (text) => `हटाएँ: ${text}`,
  maintenance: (time) => `Yantra पर काम चल रहा है। आप सब कुछ देख सकते हैं; ${time} से फिर सहेज सकेंगे।`,
};
