import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './static.messages.ts';

export const common: Translated<typeof messages> = {
  title: (title) => `${title} · Yantra`,
  updated: 'आख़िरी बदलाव',
  contents: 'इस पेज पर',
  print: 'प्रिंट करें',
  short: 'संक्षेप में',
  original: 'यह अंग्रेज़ी पाठ का अनुवाद है। दोनों में फ़र्क़ हो तो अंग्रेज़ी पाठ ही मान्य होगा।',
  toOriginal: 'अंग्रेज़ी में पढ़ें',
  papers: {
    terms: 'नियम और शर्तें',
    privacy: 'निजता नीति',
    refund: 'रिफ़ंड नीति',
    contact: 'संपर्क करें',
  },
  spans: {
    year: (count) => `${formatCount(count)} साल`,
    month: (count) => `${formatCount(count)} ${count === 1 ? 'महीना' : 'महीने'}`,
    day: (count) => `${formatCount(count)} दिन`,
    hour: (count) => `${formatCount(count)} ${count === 1 ? 'घंटा' : 'घंटे'}`,
  },
};
